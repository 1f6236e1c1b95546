/** What a bot would choose in my place. Given only where no other person plays, and kept while the question stands. */
import type { Advised, OptionInfo, ToServer } from '../wire/types';
import type { LiveTable } from './table.svelte';
import { t } from '../reader/texts.svelte';

const MOST = 4; // choices shown

export interface Advisable {
  option: OptionInfo;
  worth: number;
  /** What the bot would choose after it, in words. */
  line: readonly (readonly string[])[];
}

export class Advice {
  waiting = $state(false);
  private told = $state.raw<Advised | null>(null);

  constructor(
    private readonly table: LiveTable,
    private readonly send: (message: ToServer) => boolean,
  ) {}

  /** Is there anything to advise on, and nobody who would mind? */
  get offered(): boolean {
    const { choosing, seats, mine } = this.table;
    return choosing.options.length > 1 && seats.every(({ kind, seat }) => kind === 'bot' || mine.includes(seat));
  }

  /** The bot's choice first, then what it looked at most. */
  get found(): Advisable[] {
    const { ask, choosing } = this.table;
    if (!this.told || this.told.number !== ask?.number) return [];
    return this.told.alternatives.slice(0, MOST).flatMap((one) => {
      const option = choosing.options.find(({ id }) => id === one.option);
      return option ? [{ option, worth: one.value, line: one.line }] : [];
    });
  }

  /** Why the first of them: how far it is ahead of the next, and what it brings at once. */
  get reason(): string {
    const [best, next] = this.found;
    if (!best) return '';
    const ahead = next ? Math.round((best.worth - next.worth) * 100) : 0;
    const how = !next ? 'only' : ahead > 9 ? 'clear' : ahead > 2 ? 'better' : 'close';
    return t('web-advice-why', { how, ahead, next: next ? this.table.choosing.label(next.option) : '' });
  }

  /** What it brings, where that is known. */
  get brings(): string[] {
    const [best] = this.found;
    const known = best && this.table.previews.of(best.option);
    return known ? this.table.previews.linesOf(known).lines : [];
  }

  ask(): void {
    const ask = this.table.ask;
    if (!ask || !this.offered || this.waiting || this.found.length) return;
    this.waiting = this.send({ type: 'advise', seat: ask.seat, decision: ask.number });
  }

  heard(told: Advised): void {
    this.waiting = false;
    this.told = told;
    const [best] = this.found;
    if (best && !this.table.previews.of(best.option)) this.table.previews.ask(best.option);
    if (told.number === this.table.ask?.number && !told.alternatives.length) this.table.notice = t('web-advice-none');
  }

  forget(): void {
    this.waiting = false;
    this.told = null;
  }
}
