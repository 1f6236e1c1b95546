/** Steps of the past one after the other, at the pace of the page. */
import { paceNow } from '../reader/settings.svelte';
import type { LogItem } from '../wire/types';

const LONGEST = 2500; // ms: nothing that is played back waits to be dismissed
const SKIPPING = 150; // ms a step when everything else is shown at once: there would be nothing to see

export interface Played {
  readonly step: number;
  readonly steps: number;
  readonly past: { readonly log: readonly LogItem[] } | null;
  lookAt(step: number): Promise<void>;
  toPresent(): void;
  hold(items: readonly LogItem[]): number;
}

export class Playback {
  playing = $state(false);
  private run = 0;

  constructor(private readonly table: Played) {}

  stop(): void {
    this.run++;
    this.playing = false;
  }

  /** From the step shown (or given) to another, then stay there; to the end, then it is the present. */
  async play(from = this.table.step, until = this.table.steps): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    await this.table.lookAt(from);
    for (let step = from; run === this.run && step < until; step++) {
      await wait(this.stay());
      if (run === this.run) await this.table.lookAt(step + 1);
    }
    if (run !== this.run) return;
    await wait(until < this.table.steps ? this.stay() : 0);
    if (run === this.run) this.stop();
  }

  private stay(): number {
    const speed = paceNow();
    const hold = Math.min(LONGEST, this.table.hold(this.table.past?.log ?? []));
    return speed === 'skip' ? SKIPPING : hold / speed;
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
