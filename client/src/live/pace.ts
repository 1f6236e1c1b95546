/** What others do is shown one after the other: states wait here until it is their turn to be seen. */
import type { State } from '../wire/types';

const STAY = 500; // ms a bot's move stays before the next one is shown
const MOST = 6; // states kept back; beyond that the page jumps to now

export class Pace {
  private waiting: State[] = [];
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (states: readonly State[]) => void) {}

  arrive(state: State, atOnce: boolean): void {
    this.waiting.push(state);
    if (atOnce || this.waiting.length > MOST) this.skip();
    else if (this.clock === undefined) this.next();
  }

  /** Everything that waits, at once. */
  skip(): void {
    this.stop();
    const states = this.waiting;
    this.waiting = [];
    if (states.length) this.show(states);
  }

  stop(): void {
    clearTimeout(this.clock);
    this.clock = undefined;
  }

  private readonly next = (): void => {
    const state = this.waiting.shift();
    this.clock = undefined;
    if (!state) return;
    this.show([state]);
    this.clock = setTimeout(this.next, STAY);
  };
}
