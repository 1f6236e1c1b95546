/**
 * How long what others do is looked at. States wait here until it is their turn to be seen: small steps come with what
 * they lead to, what weighs more stays longer, what is dramatic and happens to me stays until I say so.
 * Nothing of this delays what the server stores.
 */
import type { LogItem, State } from '../wire/types';

export type Speed = 1 | 3 | 'skip';

/** What an event weighs with those who watch; see `Story` in wire/types.ts. */
export const [SMALL, PLAIN, NOTABLE, DRAMA, HEADING] = [0, 1, 2, 3, 4];
/** ms at the speed of 1, by weight: whatever happens to me weighs one more. */
const STAYS = [0, 600, 1300, 2200, 1000];
const MINE = 1700;
/** How many states may wait: a page that falls further behind joins the present. */
const MOST = 600;

export type Weigh = (item: LogItem) => number;

/** ms; 0: it is seen together with what follows; Infinity: until dismissed. */
export function holdOf(items: readonly LogItem[], weigh: Weigh, mine: (item: LogItem) => boolean): number {
  const events = items.filter(({ kind }) => kind === 'event');
  const longest = Math.max(0, ...events.map((item) => STAYS[weigh(item)]));
  const concerning = events.filter(mine).map(weigh);
  if (concerning.includes(DRAMA)) return Infinity;
  return Math.max(longest, concerning.some((weight) => weight > SMALL) ? MINE : 0);
}

/** Do I owe a choice here, and does my clock run meanwhile? Then nothing may keep me from it. */
export function owesOnClock({ ask, table }: Pick<State, 'ask' | 'table'>): boolean {
  const seat = ask?.options.length ? ask.seat : -1;
  return (table.clocks?.[seat]?.deadline ?? null) !== null;
}

export interface Watched {
  show(states: readonly State[]): void;
  hold(state: State): number;
  speed(): Speed;
  /** Must this be seen at once, whatever is held or paused? */
  urgent(state: State): boolean;
  /** Something waits, is held, or no longer so; and how many were shown since nothing waited. */
  changed(waiting: number, held: boolean, done: number): void;
}

export class Pace {
  private waiting: State[] = [];
  private clock: ReturnType<typeof setTimeout> | undefined;
  private paused = false;
  private held = false;
  private done = 0;

  constructor(private readonly watched: Watched) {}

  arrive(state: State, atOnce: boolean): void {
    if (!this.waiting.length && this.clock === undefined && !this.held) this.done = 0;
    this.waiting.push(state);
    if (atOnce || this.watched.urgent(state) || this.watched.speed() === 'skip' || this.waiting.length > MOST)
      this.skip();
    else if (this.clock === undefined && !this.held && !this.paused) this.next();
    else this.tell();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    if (paused) this.stop();
    else this.dismiss();
  }

  /** Go on after what was held until I say so; also at once, whatever stays. */
  dismiss(): void {
    this.stop();
    this.held = false;
    if (this.paused) this.tell();
    else this.next();
  }

  /** Everything that waits, at once. */
  skip(): void {
    this.stop();
    this.held = false;
    const states = this.waiting;
    this.waiting = [];
    if (states.length) this.watched.show(states);
    this.tell();
  }

  stop(): void {
    clearTimeout(this.clock);
    this.clock = undefined;
  }

  /** The next state that stays a while, with the small steps that lead to it. */
  private readonly next = (): void => {
    this.clock = undefined;
    const speed = this.watched.speed();
    const holds = this.waiting.map((state) => this.watched.hold(state));
    const until = holds.findIndex((hold) => hold > 0);
    const states = this.waiting.splice(0, until < 0 ? this.waiting.length : until + 1);
    this.done += states.length;
    if (states.length) this.watched.show(states);
    const hold = until < 0 || speed === 'skip' ? 0 : holds[until] / speed;
    this.held = hold === Infinity;
    if (hold && !this.held && !this.paused) this.clock = setTimeout(this.next, hold);
    this.tell();
  };

  private tell(): void {
    this.watched.changed(this.waiting.length, this.held, this.done);
  }
}
