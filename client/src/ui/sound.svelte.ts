/** What is heard: `play` a moment by its name. What may be heard, and when, `tones.ts` says. */
import { settings } from '../i18n/settings.svelte';
import type { Hook } from '../scene/hooks';
import { admit, audible, layersOf, lengthOf, sound, type Layer, type Sounding } from './tones';

interface Begun extends Sounding {
  readonly volume: GainNode;
}

const VIBRATION = 30; // ms
let audio: AudioContext | null = null;
let begun: Begun[] = [];

/** Let a moment be heard, if that is wanted; of a score, in which row. */
export function play(hook: Hook, row = 0): void {
  if (hook === 'turn' && settings.vibrate) navigator.vibrate?.(VIBRATION);
  if (!audible(hook, settings.sound, document.hidden) || !('AudioContext' in window)) return;
  void awake().then((ready) => ready && begin(ready, layersOf(hook, row)));
}

/** Browsers are silent until somebody has touched the page: what would have been heard before is not made up for. */
async function awake(): Promise<AudioContext | null> {
  audio ??= new AudioContext();
  if (audio.state === 'running') return audio;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), 300));
  return Promise.race([audio.resume().then(() => audio), late]);
}

function begin(on: AudioContext, layers: readonly Layer[]): void {
  const now = on.currentTime * 1000;
  begun = begun.filter(({ until }) => until > now);
  const admitted = admit(begun, now);
  if (!admitted) return;
  for (const { volume } of begun.splice(0, admitted.stop)) volume.gain.setValueAtTime(0, admitted.at / 1000);
  const volume = sound(on, layers, admitted.at / 1000, settings.volume);
  begun.push({ from: admitted.at, until: admitted.at + lengthOf(layers), volume });
}
