/** What a table says in words: its log, its result, its question. */
import { listOf, t, texts } from '../reader/texts.svelte';
import { folded, withUndone, type Line } from '../scene/log';
import { nameOfSeat, type Named } from '../scene/voice';
import type { LogItem, ResultInfo } from '../wire/types';
import type { LiveTable } from './table.svelte';

/** Points as texts write them: a true minus, no needless zeros. */
export const pointsText = (points: number): string => String(points).replace('-', '−');

export class Telling {
  constructor(private readonly table: LiveTable) {}

  /** Whom a line of the log is about: the first seat it names, else whoever did it. */
  about(item: LogItem): number | null {
    return item.kind === 'event' ? (this.seatsIn(item)[0] ?? null) : item.seat;
  }

  seatsIn(item: LogItem): number[] {
    const found = item.words.slice(1).map((word) => {
      const seat = word in this.table.voice.people ? this.table.seats.findIndex(({ label }) => label === word) : null;
      return seat ?? (this.table.scene && this.table.module?.seatOf?.(word, this.table.scene)) ?? -1;
    });
    return found.filter((seat) => seat >= 0);
  }

  tell(item: LogItem, seats: readonly Named[] = this.table.seats): string {
    if (item.kind === 'event') return this.table.voice.say('event', item.words);
    if (item.kind === 'over' && this.table.now?.result) return this.outcome(this.table.now.result);
    const player =
      item.seat === null ? '' : this.nameThen(item.seat, item.moment - Number(item.kind !== 'return'), seats);
    return t(`server-log-${item.kind}`, {
      ...texts().argumentsOf(this.table.game, item.words, this.table.voice.called),
      player,
    });
  }

  /** Who had a seat at a moment: where somebody else has it now, the log tells of whoever did it. */
  private nameThen(seat: number, moment: number, seats: readonly Named[]): string {
    const held = (this.table.now?.tenures ?? []).filter((one) => one.seat === seat && one.moment <= moment);
    const changed = held.length && this.table.now!.tenures.filter((one) => one.seat === seat).length > 1;
    return (changed && held[held.length - 1].name) || nameOfSeat(seats, seat);
  }

  /** Lines of the log, oldest first, as the game wants them told; whoever only hears them hears of everything. */
  lines(items: readonly LogItem[], heard = false): Line[] {
    const fold = this.table.module?.foldAt ?? (() => 1);
    return folded(withUndone(items), (all, at) => Math.max(Number(heard), fold(all, at)));
  }

  tellLine(line: Line): string {
    return line.parts
      ? (this.table.module?.tellFold?.(line.parts, (word) => this.table.voice.word(word)) ?? '')
      : this.tell(line);
  }

  /** Who won, with how much. */
  outcome({ ranks, scores, told, rivals }: ResultInfo): string {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const best = rivals.find(({ score }) => !winners.length && score === Math.max(...rivals.map((one) => one.score)));
    if (best) return t('web-wins', { player: this.table.voice.word(best.name), score: best.score });
    if (!winners.length) return t('web-nobody-wins');
    if (told[winners[0]]?.length) return t('web-wins-told', { player: this.table.nameOfSeat(winners[0]) });
    return t('web-wins', {
      player: listOf(winners.map((seat) => this.table.nameOfSeat(seat))),
      score: scores[winners[0] ?? 0],
    });
  }

  /** A score as the game tells it: points, or words of its own. */
  scoreOf({ told, scores }: ResultInfo, seat: number): string {
    const words = told[seat] ?? [];
    return words.length ? this.table.voice.say('score', words) : pointsText(scores[seat]);
  }

  /** The sentence of the prompt: to me if I am asked, about others otherwise. */
  sentence(): string {
    const decision = this.table.decision;
    if (!decision) return '';
    const seat = this.table.ask?.seat ?? null;
    const key = `ask-${decision.name}`;
    const words = [decision.name, ...decision.subject];
    if (seat !== null) return this.table.voice.say('ask', words, { player: this.table.nameOfSeat(seat) });
    const who = decision.players.map((one) => this.table.nameOfSeat(one));
    const player = new Intl.ListFormat(texts().language).format(who);
    const waits = `${this.table.game}-${key}.wait`;
    if (!texts().has(waits)) return t('web-waiting-for', { player });
    return this.table.voice.say('ask', [`${decision.name}.wait`, ...decision.subject], { player });
  }
}
