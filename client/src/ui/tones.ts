/** Ten sounds made by the browser itself: what each is made of, and when it may be heard. Nothing is fetched. */
import type { Hook } from '../scene/hooks';

/** From one pitch to another in Hz, or noise around one; starts, rises and falls in ms, up to a gain. */
export interface Layer {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly from: number;
  /** Of noise: how narrow it is. */
  readonly to: number;
  readonly start: number;
  readonly attack: number;
  readonly decay: number;
  readonly gain: number;
}

type Times = readonly [start: number, attack: number, decay: number, gain: number];
const layer = (wave: Layer['wave'], from: number, to: number, [start, attack, decay, gain]: Times): Layer => ({
  wave,
  from,
  to,
  start,
  attack,
  decay,
  gain,
});
const sine = (from: number, to: number, ...times: Times): Layer => layer('sine', from, to, times);
const triangle = (from: number, to: number, ...times: Times): Layer => layer('triangle', from, to, times);
const noise = (centre: number, q: number, ...times: Times): Layer => layer('noise', centre, q, times);

/** A chord, its notes one after the other; the last rings longest. */
const chord = (notes: readonly number[], apart: number, attack: number, decay: number, last: number, gain: number) =>
  notes.map((note, i) => triangle(note, note, i * apart, attack, i === notes.length - 1 ? last : decay, gain));

export const SOUNDS = {
  place: [triangle(190, 120, 0, 1, 90, 0.55), noise(1800, 1.2, 0, 0, 28, 0.5)],
  bell: [sine(1046, 1046, 0, 2, 700, 0.24), sine(1568, 1568, 0, 2, 450, 0.1), sine(2793, 2793, 0, 2, 350, 0.1)],
  coin: [sine(2637, 2637, 0, 1, 120, 0.2), sine(3520, 3520, 45, 1, 260, 0.22), noise(7000, 2, 0, 0, 18, 0.25)],
  dice: [
    noise(2600, 3, 0, 0, 40, 0.9),
    noise(3100, 3, 70, 0, 34, 0.75),
    noise(2200, 3, 125, 0, 30, 0.6),
    noise(2800, 3, 205, 0, 26, 0.45),
    noise(1900, 3, 310, 0, 22, 0.35),
    triangle(320, 240, 0, 1, 40, 0.3),
  ],
  ink: [noise(4200, 0.8, 0, 15, 110, 0.16), noise(2900, 0.8, 120, 15, 120, 0.16)],
  road: chord([392, 494, 587, 784], 80, 4, 320, 520, 0.2),
  battle: [
    sine(110, 55, 0, 2, 300, 0.7),
    noise(220, 0.7, 0, 0, 200, 0.6),
    noise(5200, 6, 90, 2, 160, 0.5),
    sine(98, 50, 230, 2, 260, 0.5),
  ],
  score: [triangle(523, 523, 0, 3, 220, 0.22), sine(1046, 1046, 0, 3, 160, 0.08)],
  turn: [sine(587, 587, 0, 8, 350, 0.24), sine(880, 880, 160, 8, 500, 0.2)],
  end: [...chord([294, 440, 587, 740], 140, 6, 900, 1100, 0.18), sine(1174, 1174, 560, 6, 1300, 0.14)],
} as const satisfies Record<string, readonly Layer[]>;

/** Which of them a moment is, how loud and how high. */
interface Made {
  readonly sound: keyof typeof SOUNDS;
  readonly gain?: number;
  readonly pitch?: number;
}

export const HOOKS: Readonly<Record<Exclude<Hook, 'chat'>, Made>> = {
  turn: { sound: 'turn' },
  place: { sound: 'place' },
  bell: { sound: 'bell' },
  coin: { sound: 'coin' },
  die: { sound: 'dice' },
  ink: { sound: 'ink' },
  road: { sound: 'road' },
  march: { sound: 'place', gain: 0.6, pitch: 0.75 },
  'battle-hit': { sound: 'battle' },
  'score-row': { sound: 'score' },
  'score-end': { sound: 'road', pitch: 4 / 3 },
  sit: { sound: 'place', pitch: 1.5 },
  'end-win': { sound: 'end' },
  'end-other': { sound: 'end', gain: 0.7, pitch: 3 / 4 },
};
const ROW = 1.122; // each row of a score sounds a tone higher
const CHAT = 0.1;

/** What is to be heard at such a moment; of a score, in which row. */
export function layersOf(hook: Hook, row = 0): Layer[] {
  if (hook === 'chat') return [{ ...SOUNDS.turn[1], start: 0, gain: CHAT }];
  const { sound, gain = 1, pitch = 1 } = HOOKS[hook];
  const higher = hook === 'score-row' ? pitch * ROW ** row : pitch;
  return SOUNDS[sound].map((one: Layer) => ({
    ...one,
    from: one.from * higher,
    to: one.wave === 'noise' ? one.to : one.to * higher,
    gain: one.gain * gain,
  }));
}

/** ms until nothing is heard of it any more. */
export const lengthOf = (layers: readonly Layer[]): number =>
  Math.max(...layers.map(({ start, attack, decay }) => start + attack + decay));

const APART = 120; // ms between the beginnings of two sounds
const TOGETHER = 2;
const PATIENCE = 300; // ms a sound may come late: what is later than that, no longer belongs to what is seen

/** A sound that was begun, or will be soon: in ms. */
export interface Sounding {
  readonly from: number;
  readonly until: number;
}

/** When another may begin, and how many of the oldest have to stop for it; null: not at all. */
export function admit(sounding: readonly Sounding[], now: number): { at: number; stop: number } | null {
  const at = Math.max(now, ...sounding.map(({ from }) => from + APART));
  if (at - now > PATIENCE) return null;
  const then = sounding.filter(({ until }) => until > at).length;
  return { at, stop: Math.max(0, then + 1 - TOGETHER) };
}

/** May it be heard? A hidden page says only that it is my turn; who skips, or looks at the past, hears nothing of the board. */
export const audible = (hook: Hook, on: boolean, hidden: boolean): boolean => on && (!hidden || hook === 'turn');

const MASTER = 0.8;
const SILENCE = 0.0001;

/** Let the layers sound from a moment (s) of an audio context; the node that can silence them. */
export function sound(audio: BaseAudioContext, layers: readonly Layer[], at: number, volume: number): GainNode {
  const master = audio.createGain();
  master.gain.value = MASTER * volume;
  master.connect(audio.destination);
  for (const one of layers) sounding(audio, one, at + one.start / 1000).connect(master);
  return master;
}

function sounding(audio: BaseAudioContext, one: Layer, at: number): AudioNode {
  const [peak, end] = [at + one.attack / 1000, at + (one.attack + one.decay) / 1000];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(one.attack ? 0 : one.gain, at);
  if (one.attack) volume.gain.linearRampToValueAtTime(one.gain, peak);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  (one.wave === 'noise' ? hiss(audio, one, at, end) : tone(audio, one, at, end)).connect(volume);
  return volume;
}

function tone(audio: BaseAudioContext, { wave, from, to }: Layer, at: number, end: number): AudioNode {
  const made = audio.createOscillator();
  made.type = wave as OscillatorType;
  made.frequency.setValueAtTime(from, at);
  made.frequency.exponentialRampToValueAtTime(to, end);
  made.start(at);
  made.stop(end);
  return made;
}

function hiss(audio: BaseAudioContext, { from, to }: Layer, at: number, end: number): AudioNode {
  const [made, band] = [audio.createBufferSource(), audio.createBiquadFilter()];
  made.buffer = grain(audio);
  band.type = 'bandpass';
  band.frequency.value = from;
  band.Q.value = to;
  made.start(at);
  made.stop(end);
  return made.connect(band);
}

const grains = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, the same in every page: so a sound is the same each time. */
function grain(audio: BaseAudioContext): AudioBuffer {
  const known = grains.get(audio);
  if (known) return known;
  const made = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0, seed = 1; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  grains.set(audio, made);
  return made;
}
