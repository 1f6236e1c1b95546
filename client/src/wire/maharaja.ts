// Generated from games/maharaja/shown.py by `python -m durbar.server.wire.typescript_boards`: edit it instead.

/** [MJ 1.7] Lists are by owner, city, village or space of a track; what is hidden is null. */
export interface View {
  phase: number;
  round: number;
  maharaja: number;
  track: number[];
  rewards: number[];
  reach: number;
  display: number[];
  characters: number[];
  coins: number[];
  pp: (number | null)[];
  tokens: number[];
  token_supply: number;
  board_shrines: number[];
  supply_shrines: number[];
  board_statues: number[];
  priests: number[];
  statues: number[];
  shrines: number[];
  villages: number[][];
  used: number[][];
  planned: number[];
  plans: ([number, number] | null)[];
  acting: number;
  acted: number[];
  special: number[];
  final: number;
  maharani_supply: number;
  maharani: Maharani[];
  turn: Turn;
  brahmabot?: Brahmabot;
  sheet?: number[];
}

/** [MJ 7.9] A token on a character: on which, whose, since which round. */
export type Maharani = [character: number, owner: number, round: number];

/** What is done and begun in the present turn; `done` are the hands of the disc whose action was performed. */
export interface Turn {
  done: number[];
  token_spent: boolean;
  due_statues: number;
  due_shrines: number;
  pair: number;
  moves: number;
}

/** [MJ 11.2, 11.4] The tiles that lie face up (left, middle, right), and which are left in the two stacks. */
export interface Brahmabot {
  tiles: number[];
  turned: number;
  performed: number;
  tiles_left: number[];
  stack: number[];
}

/** Labels, the board, the terms; `names`: words that are said otherwise in this game. */
export interface Static {
  labels: Record<'action' | 'character' | 'city' | 'final' | 'instruction' | 'line' | 'node' | 'owner' | 'owners' | 'phase' | 'place' | 'reason' | 'reward' | 'road' | 'seat' | 'setup' | 'slot' | 'source' | 'space' | 'special' | 'tile' | 'track' | 'village', string[]>;
  board: Board;
  terms: Terms;
  names: Record<string, string | Record<string, string>>;
}

/** Geometry, names and standing, for drawing. */
export interface Board {
  format: string;
  name: string;
  standing: Known;
  start: Start;
  cities: City[];
  roads: Road[];
  villages: [number, number][];
  brahmabot: BrahmabotTile[];
  setups: SetupTile[];
}

/** What of this board the rulebooks tell, what older sources do, and what is reconstructed. */
export interface Known {
  sourced: string[];
  older: string[];
  reconstructed: string[];
}

export interface Start {
  id: string;
  name: string;
  xy: [number, number];
  standing: 'older' | 'own' | 'reconstructed' | 'sourced';
}

/** `top` and `bottom`: the bonuses of its two spaces, as "3 coins". */
export interface City {
  id: string;
  name: string;
  colour: string;
  symbol: string;
  xy: [number, number];
  top: string;
  bottom: string;
  standing: 'older' | 'own' | 'reconstructed' | 'sourced';
  bonus_standing: 'older' | 'own' | 'reconstructed' | 'sourced';
}

/** Between two nodes: the cities in their order, then the start. */
export interface Road {
  id: string;
  ends: [number, number];
  villages: number[];
  curve: [number, number] | null;
  standing: 'older' | 'own' | 'reconstructed' | 'sourced';
}

export interface BrahmabotTile {
  tile: number;
  actions: string[];
  to: string;
  check: string;
  standing: 'older' | 'own' | 'reconstructed' | 'sourced';
}

export interface SetupTile {
  tile: string;
  blue: string[];
  green: string[];
  red: string[];
  standing: 'older' | 'own' | 'reconstructed' | 'sourced';
}

/** Numbers of this game that a page shows: prices, limits, incomes. */
export interface Terms {
  solo: boolean;
  edition: string;
  village_holds: number;
  flag_step: number;
  window: number;
  rounds: number;
  income: number[];
  once: number[];
}
