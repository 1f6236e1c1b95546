/** What a table says in words: its log, its result, its question. */
import { listOf, t, texts } from '../i18n/texts.svelte';
import { folded, withUndone, type Line } from './log';
import { nameOfSeat, type Named } from './voice';
import type { LogItem, ResultInfo } from '../wire/types';
import type { Session } from './session';

/** Points as texts write them: a true minus, no needless zeros. */
export const pointsText = (points: number): string => String(points).replace('-', '−');

export class Telling {
  constructor(private readonly session: Session) {}

  /** Whom a line of the log is about: the first seat it names, else whoever did it. */
  about(item: LogItem): number | null {
    return item.kind === 'event' ? (this.seatsIn(item)[0] ?? null) : item.seat;
  }

  seatsIn(item: LogItem): number[] {
    const found = item.words.slice(1).map((word) => {
      const seat =
        word in this.session.voice.people ? this.session.seats.findIndex(({ label }) => label === word) : null;
      return seat ?? (this.session.scene && this.session.module?.seatOf?.(word, this.session.scene)) ?? -1;
    });
    return found.filter((seat) => seat >= 0);
  }

  tell(item: LogItem, seats: readonly Named[] = this.session.seats): string {
    if (item.kind === 'event') return this.session.voice.say('event', item.words);
    if (item.kind === 'over' && this.session.ending) return this.outcome(this.session.ending);
    const player =
      item.seat === null ? '' : this.nameThen(item.seat, item.moment - Number(item.kind !== 'return'), seats);
    return t(`server-log-${item.kind}`, {
      ...texts().argumentsOf(this.session.game, item.words, this.session.voice.called),
      player,
    });
  }

  /** Who had a seat at a moment: where somebody else has it now, the log tells of whoever did it. */
  private nameThen(seat: number, moment: number, seats: readonly Named[]): string {
    const held = this.session.tenures.filter((one) => one.seat === seat && one.moment <= moment);
    const changed = held.length && this.session.tenures.filter((one) => one.seat === seat).length > 1;
    return (changed && held[held.length - 1].name) || nameOfSeat(seats, seat);
  }

  /** Lines of the log, oldest first, as the game wants them told; whoever only hears them hears of everything. */
  lines(items: readonly LogItem[], heard = false): Line[] {
    const fold = this.session.module?.foldAt ?? (() => 1);
    return folded(withUndone(items), (all, at) => Math.max(Number(heard), fold(all, at)));
  }

  tellLine(line: Line): string {
    return line.parts
      ? (this.session.module?.tellFold?.(line.parts, (word) => this.session.voice.word(word)) ?? '')
      : this.tell(line);
  }

  /** Who won, with how much. */
  outcome({ ranks, scores, told, rivals }: ResultInfo): string {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const best = rivals.find(({ score }) => !winners.length && score === Math.max(...rivals.map((one) => one.score)));
    if (best) return t('web-wins', { player: this.session.voice.word(best.name), score: best.score });
    if (!winners.length) return t('web-nobody-wins');
    if (told[winners[0]]?.length) return t('web-wins-told', { player: this.session.nameOfSeat(winners[0]) });
    const players = listOf(winners.map((seat) => this.session.nameOfSeat(seat)));
    const score = scores[winners[0]];
    return winners.length > 1 ? t('web-win-together', { players, score }) : t('web-wins', { player: players, score });
  }

  /** A score as the game tells it: points, or words of its own. */
  scoreOf({ told, scores }: ResultInfo, seat: number): string {
    const words = told[seat] ?? [];
    return words.length ? this.session.voice.say('score', words) : pointsText(scores[seat]);
  }

  /** The sentence of the prompt: to me if I am asked, about others otherwise. */
  sentence(): string {
    const decision = this.session.decision;
    if (!decision) return '';
    const seat = this.session.ask?.seat ?? null;
    const key = `ask-${decision.name}`;
    const words = [decision.name, ...decision.subject];
    if (seat !== null) return this.session.voice.say('ask', words, { player: this.session.nameOfSeat(seat) });
    const who = decision.players.map((one) => this.session.nameOfSeat(one));
    const player = new Intl.ListFormat(texts().language).format(who);
    const waits = `${this.session.game}-${key}.wait`;
    if (!texts().has(waits)) return t('web-waiting-for', { player });
    return this.session.voice.say('ask', [`${decision.name}.wait`, ...decision.subject], { player });
  }
}
