/**
 * What a board draws. It does not know where a scene comes from: a table that is being played, a moment of its past, or
 * anything else that can fill this in (see `live/scenes.ts` for the two there are).
 */
import type { OwnNames } from '../i18n/fluent';
import type { LogItem, OptionInfo, RefusedInfo } from '../wire/types';

/** An event of the game, in words, with the step it belongs to. */
export type GameEvent = LogItem;

export interface Player {
  readonly seat: number;
  /** How texts call the seat: "A". */
  readonly label: string;
  readonly bot: boolean;
}

/** What the seat is asked: options, and what looks possible and is not. */
export interface Question {
  readonly name: string;
  readonly subject: readonly string[];
  readonly options: readonly OptionInfo[];
  readonly refused: readonly RefusedInfo[];
  /** How much more looks possible and is not: the page has not asked why. */
  readonly untold?: number;
}

/** What is to be seen on places of the board beside what stands there. */
export interface Marks {
  /** Places that can be pointed at now, and the options each leads to. */
  readonly can: ReadonlyMap<string, readonly OptionInfo[]>;
  /** Places pointed at so far. */
  readonly picked: readonly string[];
  /** The place that was just refused. */
  readonly refused: string | null;
  /** The place under the pointer or with the focus. */
  readonly hovered: string | null;
  /** Places and parts (`part:`) that a lesson shows. */
  readonly framed?: readonly string[];
  /** Places that several choices in a row lead to: pressed, they are made one after the other. */
  readonly far: ReadonlyMap<string, unknown>;
  /** What the choice pointed at would bring: nothing is pointed at, or nothing known of it yet. */
  readonly foreseen: Foreseen;
  /** Places a bot advises, the best first. */
  readonly advised: readonly string[];
}

/** Events, and what would be promised otherwise than now (see `outlook`), in words. */
export interface Foreseen {
  readonly events: readonly (readonly string[])[];
  readonly promises: readonly (readonly string[])[];
}

/** What led here. */
export interface History {
  /** The events among the last so many lines that were told; oldest first. */
  last(most: number): readonly GameEvent[];
  /** All events known, oldest first. */
  all(): readonly GameEvent[];
  /** Fetch what is still missing of them. */
  complete(): Promise<void>;
}

/** Statics of every game have labels: words for the numbers of a kind. */
export interface Facts {
  readonly labels: Readonly<Record<string, readonly string[]>>;
  /** What is printed; `standing` says what of it is sourced and what is ours. */
  readonly board?: { readonly standing?: unknown };
  /** Words that are said otherwise in this game. */
  readonly names?: OwnNames;
}

/** V and S: the view and the static of a game, as `wire/<game>.ts` has them. */
export interface Scene<V = unknown, S = Facts> {
  readonly view: V;
  /** The view as text, by language; null: the game has a board of its own. */
  readonly drawing?: Readonly<Record<string, string>> | null;
  readonly static: S;
  /** Through whose eyes; nobody's: a spectator's. */
  readonly seat: number | null;
  readonly players: readonly Player[];
  /** What the position promises everybody, in words: odds, what the next scoring would pay. */
  readonly outlook: readonly (readonly string[])[];
  /** Null: nothing to choose here. */
  readonly question: Question | null;
  /** What has just happened, to be seen happening unless the scene is still. */
  readonly news: readonly GameEvent[];
  /** Nothing moves: it is long past, or motion is not wanted. */
  readonly still: boolean;
  readonly marks: Marks;
  /** Places where others changed something since I last chose. */
  readonly changed: ReadonlySet<string>;
  readonly history: History;
  word(word: string): string;
  nameOf(seat: number): string;
  /** Something is under the pointer or has the focus; null: no longer. */
  point?(spot: string | null): void;
  /** A click, a tap or Enter on a place. */
  press?(spot: string, finger?: boolean): void;
}

export const NOTHING_CHANGED: ReadonlySet<string> = new Set();
export const NOWHERE_FAR: ReadonlyMap<string, never> = new Map<string, never>();
export const NOTHING_FORESEEN: Foreseen = { events: [], promises: [] };
export const NO_MARKS: Marks = {
  can: new Map(),
  picked: [],
  refused: null,
  hovered: null,
  far: NOWHERE_FAR,
  foreseen: NOTHING_FORESEEN,
  advised: [],
};
export const NO_HISTORY: History = { last: () => [], all: () => [], complete: async () => undefined };
