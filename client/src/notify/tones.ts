/** Short tones made by the browser itself: no file to fetch, and nothing that startles. */
type Tone = readonly [frequency: number, later: number];

/** A fourth upwards: my turn. */
const TURN: readonly Tone[] = [
  [523.25, 0],
  [698.46, 0.16],
];
/** Twice the same, low and quick: somebody sits down. */
const KNOCK: readonly Tone[] = [
  [392, 0],
  [392, 0.12],
];

export const chime = (): void => play(TURN, 0.5);
export const knock = (): void => play(KNOCK, 0.22);

function play(tones: readonly Tone[], length: number): void {
  const audio = new AudioContext();
  const now = audio.currentTime + 0.02;
  for (const [frequency, later] of tones) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, now + later);
    volume.gain.linearRampToValueAtTime(0.08, now + later + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + later + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + later);
    tone.stop(now + later + length);
    tone.onended = () => void (later && audio.close().catch(() => undefined));
  }
}
