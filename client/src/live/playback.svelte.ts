/** Steps of the past one after the other, at the pace of the page; or parts of it, told in words. */
import { mayAnimate, paceNow } from '../i18n/settings.svelte';
import type { LogItem } from '../wire/types';

const LONGEST = 2500; // ms: nothing that is played back waits to be dismissed
const SKIPPING = 150; // ms a step when everything else is shown at once: there would be nothing to see
const READING = 45; // ms a letter, where a picture with its words stands for many steps
const SHORTEST = 2000; // ms for such a picture

export interface Played {
  readonly step: number;
  readonly steps: number;
  readonly past: { readonly log: readonly LogItem[] } | null;
  lookAt(step: number): Promise<void>;
  toPresent(): void;
  hold(items: readonly LogItem[]): number;
}

/** What happened between two steps, in words. */
export interface Part {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

export class Playback {
  playing = $state(false);
  /** The words of the part that is shown. */
  caption = $state('');
  private run = 0;
  private parts: readonly Part[] = [];

  constructor(private readonly table: Played) {}

  stop(): void {
    this.run++;
    this.playing = false;
  }

  /** It is the present again, or somewhere else altogether: nothing of it goes on. */
  forget(): void {
    this.stop();
    this.parts = [];
    this.caption = '';
  }

  /** To a step by hand: what was played stands still, and can go on from there. */
  async step(to: number): Promise<void> {
    this.stop();
    this.caption = '';
    await this.table.lookAt(to);
  }

  /** Stop, or go on from the step shown. */
  toggle(): void {
    const rest = this.parts.filter(({ last }) => last > this.table.step);
    if (this.playing) this.stop();
    else if (rest.length) void this.watch(rest, this.table.step);
    else void this.play(this.table.step >= this.table.steps ? 0 : this.table.step);
  }

  /** From the step shown (or given) to another, then stay there; to the end, then it is the present. */
  async play(from = this.table.step, until = this.table.steps): Promise<void> {
    this.parts = [];
    this.caption = '';
    const run = this.begin();
    if (!(await this.steps(run, from, until))) return;
    await wait(until < this.table.steps ? this.stay() : 0);
    if (run === this.run) this.stop();
  }

  /** One part after the other, then the present; where nothing may move, a picture with its words for each. */
  async watch(parts: readonly Part[], from = 0): Promise<void> {
    this.parts = parts;
    const run = this.begin();
    let reached = from;
    for (const part of parts) {
      this.caption = part.text;
      const first = Math.min(part.last, Math.max(part.first - 1, reached));
      if (!(mayAnimate() ? await this.steps(run, first, part.last) : await this.picture(run, part))) return;
      reached = part.last;
      await wait(mayAnimate() ? this.stay() : readingOf(part.text));
      if (run !== this.run) return;
    }
    this.table.toPresent();
  }

  private begin(): number {
    this.playing = true;
    return ++this.run;
  }

  /** Was it left in peace until the last of them? */
  private async steps(run: number, from: number, until: number): Promise<boolean> {
    await this.table.lookAt(from);
    for (let step = from; run === this.run && step < until; step++) {
      await wait(this.stay());
      if (run === this.run) await this.table.lookAt(step + 1);
    }
    return run === this.run;
  }

  /** The present is no picture of the past: of what ends there, the last step before it is shown. */
  private async picture(run: number, { last }: Part): Promise<boolean> {
    await this.table.lookAt(Math.min(last, this.table.steps - 1));
    return run === this.run;
  }

  private stay(): number {
    const speed = paceNow();
    const hold = Math.min(LONGEST, this.table.hold(this.table.past?.log ?? []));
    return speed === 'skip' ? SKIPPING : hold / speed;
  }
}

/** Whoever skips moves still wants to read: what is skipped is what moves. */
function readingOf(text: string): number {
  const speed = paceNow();
  return Math.max(SHORTEST, text.length * READING) / (speed === 'skip' ? 1 : speed);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
