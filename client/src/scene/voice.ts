/** The words of a game as people say them: seats by their players' names, everything else by its phrase. */
import type { OwnNames } from '../i18n/fluent';
import { t, texts } from '../i18n/texts.svelte';

export interface Named {
  readonly seat: number;
  readonly label: string;
  readonly name: string;
  readonly kind: string;
}

/** Who sits there, as texts call them; two of the same name are told apart by their letter. */
export function nameOfSeat(seats: readonly Named[], seat: number): string {
  const info = seats[seat];
  if (!info) return '';
  if (info.kind === 'open') return t('web-seat-open');
  const alike = seats.filter((one) => one.name && one.name === info.name).length > 1;
  return alike ? `${info.name} (${info.label})` : info.name || t('web-bot-name', { seat: info.label });
}

export class Voice {
  /** Seat labels of texts ("A") to names of people. */
  readonly people: Readonly<Record<string, string>>;
  /** Words with names of their own here: people, and what the board in use calls otherwise. */
  readonly called: Readonly<Record<string, string>>;

  /** Boards say the same names again and again. */
  private readonly said = new Map<string, string>();

  constructor(
    readonly game: string,
    private readonly seats: readonly Named[],
    names: OwnNames = {},
  ) {
    this.people = Object.fromEntries(seats.map((one) => [one.label, this.nameOf(one.seat)]));
    this.called = { ...texts().adopted(game, names), ...this.people };
  }

  nameOf(seat: number): string {
    return nameOfSeat(this.seats, seat);
  }

  word(word: string): string {
    const known = this.said.get(word);
    if (known !== undefined) return known;
    const found = String(texts().name(this.game, word, this.called));
    this.said.set(word, found);
    return found;
  }

  say(kind: string, words: readonly string[], more: Record<string, string | number> = {}): string {
    return texts().phrase(this.game, kind, words, this.called, more);
  }

  /** Why not, in a sentence: the game's own, or one that holds for all of them. */
  reason(key: string, about: readonly string[]): string {
    const own = `${this.game}-refused-${key}`;
    return texts().has(own) ? this.say('refused', [key, ...about]) : t(`refused-${key}`);
  }
}
