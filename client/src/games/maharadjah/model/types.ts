/** What the board shows, in the words of the game: made from `static`, `view` and the log, drawn by the components. */
import type { Point } from '../layout/geometry';

export type Seat = 'a' | 'b' | 'c' | 'd' | 'e';
export type PlaceKind = 'area' | 'land' | 'sea';

export interface Place {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly region?: string | undefined;
  readonly hiland: boolean;
  readonly factorySite: boolean;
  /** The area's point in file units. */
  readonly at: Point;
  readonly neighbours: readonly string[];
}

export interface Board {
  readonly places: ReadonlyMap<string, Place>;
  readonly polygons: Readonly<Record<string, readonly Point[]>>;
  readonly seaLines: readonly (readonly [Point, Point])[];
  readonly fourCorners?: Point | undefined;
}

export interface Armies {
  readonly nation: string;
  readonly count: number;
  readonly arms: boolean;
}

export interface Leader {
  readonly id: string;
  readonly nation: string;
}

/** All that stands in one place. */
export interface Standing {
  readonly armies: readonly Armies[];
  readonly leaders: readonly Leader[];
  readonly factory?: string | undefined;
}

export type NationState = 'done' | 'active' | 'next' | 'later' | 'gone';

export interface Nation {
  readonly id: string;
  readonly seat: Seat | undefined;
  readonly state: NationState;
  /** The next turn in which a nation without pieces appears. */
  readonly arrives: number | undefined;
  /** Stored population, in halves; colonial powers store none. */
  readonly stored: number | undefined;
  readonly ally: boolean;
  /** Nations it submitted to this turn. */
  readonly masters: readonly string[];
  readonly areas: readonly string[];
  readonly total: number;
  /** The line of its card that counts next (from 1), and what it would give as things stand. */
  readonly due: readonly [line: number, points: number] | undefined;
}

export interface Invasion {
  readonly nation: string;
  readonly armies: number;
  readonly at: string;
}

/** What the event table says of one turn. */
export interface TurnEvents {
  readonly turn: number;
  readonly years: readonly [number, number];
  readonly invasions: readonly Invasion[];
  readonly major: readonly string[];
  readonly leaders: readonly string[];
  readonly boats: readonly string[];
  /** Armies that go at the start of the turn, or home after the nation's sequence. */
  readonly leaving: readonly (readonly [nation: string, armies: number])[];
  readonly replaced?: readonly [nation: string, by: string] | undefined;
  readonly noGrowth: readonly string[];
  readonly growthIn: readonly (readonly [nation: string, region: string])[];
  readonly reinforced: readonly (readonly [nation: string, armies: number])[];
  /** Reinforced until there are so many of them, if there are fewer. */
  readonly filledUpTo: readonly (readonly [nation: string, armies: number])[];
  readonly scores: readonly string[];
}

export interface CardLine {
  readonly points: number;
  /** Ids of areas, `region:x` or `any`. */
  readonly areas: readonly string[];
}

export interface CardSection {
  readonly turns: readonly number[];
  readonly raid: boolean;
  readonly lines: readonly CardLine[];
}

export interface Kill {
  readonly kind: 'army' | 'leader' | 'factory';
  readonly of: string;
  readonly points: number;
}

/** A nation's victory card. */
export interface Card {
  readonly sections: readonly CardSection[];
  readonly kills: readonly Kill[];
  readonly raj: boolean;
  readonly factories: boolean;
}

export interface Die {
  readonly face: number;
  readonly bonus: number;
  /** What face and bonus must reach. */
  readonly needed: number;
  readonly hit: boolean;
}

/** What the dice of a side need in a round and what is added to them, as the rules tell it. */
export interface Aim {
  readonly needed: number;
  readonly cover: string;
  readonly added: string;
}

export interface Side {
  readonly nation: string;
  readonly armies: number;
  /** Before the losses of this round. */
  readonly before: number;
  readonly leaders: readonly string[];
  readonly arms: boolean;
  readonly factory: boolean;
  readonly dice: readonly Die[];
  /** What the dice of its armies need, why, and what is added to them. */
  readonly aim: Aim | undefined;
}

/** The battle being fought. Odds, if any, come from the server. */
export interface Battle {
  readonly place: string;
  readonly round: number;
  readonly attacker: Side;
  readonly defender: Side;
  readonly odds?: readonly [attacker: number, both: number, defender: number] | undefined;
}

/** A group on its way: "3 + Ak". */
export interface Group {
  readonly place: string;
  readonly text: string;
}
