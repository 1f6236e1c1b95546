/** Steps of the past, as the server tells them: those that are played next come with the first of them. */
import type { Moment } from '../wire/types';

const AHEAD = 29;
/** Eyes that see all hands open. */
export const OPEN = -2;

export type Ask = (step: number, eyes: number | null, ahead: number) => Promise<Moment>;

export class Moments {
  private known = new Map<number, Moment>();

  constructor(private readonly ask: Ask) {}

  async at(step: number, eyes: number | null, playing: boolean): Promise<Moment> {
    const known = this.known.get(step);
    if (known?.looking === eyes) return known;
    const asked = this.known;
    const moment = await this.ask(step, eyes, playing ? AHEAD : 0);
    // Whatever was forgotten meanwhile may have been undone: then the answer may be out of date too.
    if (asked === this.known) this.known = new Map(moment.following.map((one) => [one.step, one]));
    return moment;
  }

  /** The line of play may be another now. */
  forget(): void {
    this.known = new Map();
  }
}
