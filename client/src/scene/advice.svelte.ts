/** What a bot would choose in my place. Given only where no other person plays, and kept while the question stands. */
import type { Advised, OptionInfo, ToServer } from '../wire/types';
import type { Session } from './session';
import { t } from '../i18n/texts.svelte';

const MOST = 4; // choices shown

export interface Advisable {
  option: OptionInfo;
  /** Games of 100 that are won after it. */
  wins: number;
  /** Points over the table's mean at the end. */
  points: number;
  /** What the bot would choose after it, in words. */
  line: readonly (readonly string[])[];
}

export class Advice {
  waiting = $state(false);
  private told = $state.raw<Advised | null>(null);

  constructor(
    private readonly session: Session,
    private readonly send: (message: ToServer) => boolean,
  ) {}

  /** Is there anything to advise on, and nobody who would mind? */
  get offered(): boolean {
    const { choosing, seats, mine } = this.session;
    return choosing.options.length > 1 && seats.every(({ kind, seat }) => kind === 'bot' || mine.includes(seat));
  }

  /** In the order of what is shown: the most wins first, then points; the server leaves out what the bot hardly tried. */
  get found(): Advisable[] {
    const { ask, choosing } = this.session;
    if (!this.told || this.told.number !== ask?.number) return [];
    const found = this.told.alternatives.flatMap((one) => {
      const option = choosing.options.find(({ id }) => id === one.option);
      return option ? [{ option, wins: Math.round(one.wins * 100), points: one.points, line: one.line }] : [];
    });
    return found.toSorted((a, b) => b.wins - a.wins || b.points - a.points).slice(0, MOST);
  }

  /** Why the first of them: how often it wins, and how far it is ahead of the next. */
  get reason(): string {
    const [best, next] = this.found;
    if (!best) return '';
    const gap = next ? Math.round(best.points - next.points) : 0;
    const how = !next ? 'only' : gap > 0 ? 'more' : gap < 0 ? 'less' : 'same';
    return t('web-advice-why', { how, wins: best.wins, gap: Math.abs(gap) });
  }

  /** What it brings, where that is known. */
  get brings(): string[] {
    const [best] = this.found;
    const known = best && this.session.previews.of(best.option);
    return known ? this.session.previews.linesOf(known).lines : [];
  }

  ask(): void {
    const ask = this.session.ask;
    if (!ask || !this.offered || this.waiting || this.found.length) return;
    this.waiting = this.send({ type: 'advise', seat: ask.seat, decision: ask.number });
  }

  heard(told: Advised): void {
    this.waiting = false;
    this.told = told;
    const [best] = this.found;
    if (best && !this.session.previews.of(best.option)) this.session.previews.ask(best.option);
    if (told.number === this.session.ask?.number && !told.alternatives.length)
      this.session.notify(t('web-advice-none'));
  }

  forget(): void {
    this.waiting = false;
    this.told = null;
  }
}
