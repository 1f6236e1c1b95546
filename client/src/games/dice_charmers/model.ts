/** What the sheets show, in the words of the game: made from `static` and `view` by `reading.ts`. */

export type Side = 'N' | 'E' | 'S' | 'W';
export type Colour = 'purple' | 'green' | 'blue' | 'orange';
export type BonusState = 'free' | 'circled' | 'used' | 'lost';

/** A place where a bonus is earned once: its word, and what it gives ("coin-3"). */
export interface Source {
  readonly id: string;
  readonly effect: string;
}

export interface Cell {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  /** A building type, `market_same`, `market_diff`, `residence`, or nothing. */
  readonly kind: string;
}

export interface BorderBonus extends Source {
  readonly cell: Cell;
  readonly side: Side;
}

export interface Tent extends Source {
  readonly goods: readonly string[];
  readonly columns: readonly number[];
}

export interface RiverSpace {
  readonly id: string;
  readonly symbol: string;
  readonly rewards: readonly string[];
}

/** What is printed on everybody's sheet. */
export interface Sheet {
  readonly side: string;
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Cell[];
  readonly exits: string;
  readonly border: readonly BorderBonus[];
  readonly river: readonly RiverSpace[];
  readonly goods: readonly string[];
  readonly prices: readonly number[];
  readonly tents: readonly Tent[];
  readonly characters: readonly string[];
  readonly boxes: number;
  readonly palaceColumns: readonly Source[];
  readonly types: readonly string[];
  readonly values: readonly number[];
  /** By level from 2. */
  readonly upgradeColumns: readonly Source[];
  readonly karmaBoxes: number;
  readonly karmaBonus: ReadonlyMap<number, Source>;
  readonly fameBoxes: number;
  readonly fameUnits: number;
  readonly fameBonus: ReadonlyMap<number, Source>;
  readonly moneyBoxes: number;
  readonly moneyUnits: number;
  readonly moneyBonus: ReadonlyMap<number, Source>;
  readonly length: number;
}

/** What one player has marked. */
export interface Marks {
  readonly seat: number;
  /** By cell: its open sides, empty without a road. */
  readonly roads: readonly string[];
  readonly river: readonly boolean[];
  readonly circled: readonly number[];
  readonly sold: readonly number[];
  readonly palace: readonly number[];
  /** By building type: its level, from 1. */
  readonly levels: readonly number[];
  readonly karma: number;
  readonly spent: number;
  readonly fame: number;
  readonly money: number;
  readonly bonuses: ReadonlyMap<string, BonusState>;
}

export interface Die {
  readonly id: string;
  readonly colour: Colour;
  readonly face: string;
  readonly place: 'centre' | 'elephant' | number;
}

/** How far the two tracks are from crossing; negative once they have (DC 9.1). */
export const apart = (sheet: Sheet, marks: Marks): number =>
  sheet.length - sheet.fameUnits * marks.fame - sheet.moneyUnits * marks.money;

/** The rightmost marked space, from 1; 0 before any (DC 7.1). */
export const riverPosition = (marks: Marks): number => marks.river.lastIndexOf(true) + 1;
