// Generated from games/maharadjah/shown.py by `python -m durbar.server.wire.typescript_boards`: edit it instead.

/** The table as everybody sees it; `holders`: by printed seat who plays its nations, -1 as long as nobody does. */
export interface View {
  turn: number;
  nation: number;
  half: number;
  phase: number;
  armies: Stack[];
  leaders: LeaderAt[];
  factories: FactoryAt[];
  arms: ArmsAt[];
  stored: number[];
  allies: Ally[];
  submitted: Submitted[];
  raj: RajPoints[];
  scores: number[];
  totals: number[];
  due: Due[];
  group: Group | null;
  battle: Battle | null;
  waiting: WaitingBattle[];
  holders: number[];
  bid: Bid | null;
}

/** Armies of a nation in a place; `moved`: how many of them have moved in this phase. */
export type Stack = [place: number, nation: number, armies: number, moved: number];

export type LeaderAt = [leader: number, place: number];

export type FactoryAt = [place: number, nation: number];

/** European arms: from which power, in whose hands, where. */
export type ArmsAt = [power: number, holder: number, place: number];

/** [MD 11.2] A nation in the British alliance, and what that was paid with. */
export type Ally = [nation: number, price: number];

/** [MD 11.1] A line of the submission table, and the nations it submitted to this turn. */
export type Submitted = [row: number, masters: number[]];

/** [MD 13.1] What a nation's title counted for. */
export type RajPoints = [nation: number, points: number];

/** A nation whose areas would give points: the line of its card that counts next (from 1), and how many. */
export type Due = [nation: number, line: number, points: number];

/** The group on the march: its leader comes along or not, `arms` are the powers whose arms it carries. */
export interface Group {
  place: number;
  came_from: number;
  armies: number;
  leader: boolean;
  arms: number[];
  crossed: number;
}

/** [MD 8.3] The battle being fought, or the attack on a factory: `round` is 0 before the first. */
export interface Battle {
  place: number;
  round: number;
  attacker: Side;
  defender: Side;
  odds: Odds | null;
}

/** One side of a battle: its armies before this round, hits it still has to see taken, what made its dice so. */
export interface Side {
  nation: number;
  before: number;
  hits: number;
  needed: number;
  target: number;
  added: number;
  dice: Die[];
}

/** [MD 8.3] A die of this round: it hits if what it shows and what is added reach what is needed. */
export type Die = [face: number, added: number, needed: number, hit: boolean];

/** If both fight on: how likely each end is, and the losses to expect. */
export interface Odds {
  win: number;
  lose: number;
  both_gone: number;
  attacker_losses: number;
  defender_losses: number;
}

/** [MD 8.1] A battle still to be fought on land; the odds if both fight on. */
export type WaitingBattle = [place: number, defender: number, win: number, lose: number, both_gone: number];

/** [MD R47] A printed seat that is put up, the highest bid, and whose it is. */
export interface Bid {
  side: number;
  points: number;
  seat: number;
}

/** Labels, the map with the standing of its facts, nations, events and cards; by printed seat its par, if known. */
export interface Static {
  labels: Record<'added' | 'leader' | 'nation' | 'phase' | 'place' | 'power' | 'price' | 'region' | 'removal' | 'rider' | 'row' | 'seat' | 'side' | 'target', string[]>;
  board: Board;
  nations: Nation[];
  owners: number[];
  leaders: Leader[];
  events: TurnEvents[];
  first_turn: number;
  cards: Record<string, Card>;
  submission: SubmissionLine[];
  raj: Raj;
  par: number[];
  names: Record<string, string | Record<string, string>>;
}

/** Places in the order of their labels. */
export interface Board {
  places: Place[];
  borders: Border[];
  strait: string[];
  four_corners: FourCorners | null;
  sea_lines: SeaLine[];
}

/** An area, a foreign land or a sea, and what it borders on; `standing`: whether a fact is sourced or ours. */
export interface Place {
  id: string;
  kind: 'area' | 'foreign' | 'sea';
  en: string;
  fr: string;
  xy: [number, number];
  land?: string[];
  foreign?: string[];
  sea?: string[];
  polygon?: [number, number][];
  region?: string;
  factory?: boolean;
  terrain?: string;
  terrain_standing?: string;
  terrain_confidence?: number;
  terrain_evidence?: string;
}

/** How sure a border is. */
export interface Border {
  between: string[];
  standing: string;
  confidence?: number;
  evidence?: string;
  instead?: string[];
}

export interface FourCorners {
  areas: string[];
  xy: [number, number];
}

export interface SeaLine {
  between: string[];
  line: [number, number][];
}

/** A nation of the game; its owner is a printed seat (`View.holders`), or -1 where it does not take part. */
export interface Nation {
  id: string;
  en: string;
  fr: string;
  armies: number;
  owners: Record<string, string>;
  owner: number;
  factories?: number;
  colonial?: boolean;
}

export interface Leader {
  id: string;
  en: string;
  fr: string;
  nation: string;
  turn: number;
  appears: string;
  leaves: string;
}

/** [MD 4.8] A line of the event table. */
export interface TurnEvents {
  turn: number;
  years: string;
  invasion?: Armies[];
  major?: string[];
  boats?: string[];
  vp?: string[];
  removal?: Armies;
  homegoing?: Armies;
  replaced?: Replaced;
  no_growth?: Growth[];
  growth_only_in?: Growth[];
  reinforcements?: Armies[];
  reinforce_up_to?: Armies[];
}

/** So many armies of a nation; in a place, or somewhere in a region. */
export interface Armies {
  nation: string;
  armies: number;
  at?: string;
  region?: string;
}

export interface Replaced {
  nation: string;
  by: string;
}

/** Until when a nation does not grow, or grows in one region only. */
export interface Growth {
  nation: string;
  until: number;
  region?: string;
}

/** [MD 15] A nation's victory card. */
export interface Card {
  line?: CardLine[];
  kill?: Kill[];
  raj?: boolean;
  per_factory?: number;
  coasts?: number[];
}

/** Points for areas held in these turns, or for raids. */
export interface CardLine {
  turns: number[];
  raid: boolean;
  scores: [number, string[]][];
}

/** Points for destroying; only in some allocations of the nations, or not in them. */
export interface Kill {
  kind: 'army' | 'factory' | 'leader';
  of: string;
  points: number;
  only_in?: string[];
  not_in?: string[];
  standing?: string;
}

/** [MD 11.1] From how many areas of a region on a nation may submit there, and from which turn. */
export interface SubmissionLine {
  nation: string;
  region: string;
  areas: number;
  from?: number;
}

export interface Raj {
  nations: string[];
  title: Title[];
}

export interface Title {
  title: string;
  areas: number;
  points: number;
}
