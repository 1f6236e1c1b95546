/** Two soft tones, a fourth apart: no file to fetch, and nothing that startles. */
const TONES = [
  [523.25, 0],
  [698.46, 0.16],
];
const LENGTH = 0.5;

export function chime(): void {
  const audio = new AudioContext();
  const now = audio.currentTime + 0.02;
  for (const [frequency, later] of TONES) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, now + later);
    volume.gain.linearRampToValueAtTime(0.08, now + later + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + later + LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + later);
    tone.stop(now + later + LENGTH);
    tone.onended = () => void (later && audio.close().catch(() => undefined));
  }
}
