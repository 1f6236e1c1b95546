/** What a bot would choose in my place. Given only where no other person plays, and kept while the question stands. */
import type { Advised, OptionInfo, ToServer } from '../wire/types';
import type { LiveTable } from './table.svelte';
import { t } from '../reader/texts.svelte';

const MOST = 4; // choices shown

export interface Advisable {
  option: OptionInfo;
  worth: number;
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
      return option ? [{ option, worth: one.value }] : [];
    });
  }

  ask(): void {
    const ask = this.table.ask;
    if (!ask || !this.offered || this.waiting || this.found.length) return;
    this.waiting = this.send({ type: 'advise', seat: ask.seat, decision: ask.number });
  }

  heard(told: Advised): void {
    this.waiting = false;
    this.told = told;
    if (told.number === this.table.ask?.number && !told.alternatives.length) this.table.notice = t('web-advice-none');
  }

  forget(): void {
    this.waiting = false;
    this.told = null;
  }
}
