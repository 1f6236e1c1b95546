// Generated from games/dice_charmers/shown.py by `python -m durbar.server.wire.typescript_boards`: edit it instead.

/** The dice, by die what each shows and where it lies; whose turn it is; every sheet. */
export interface View {
  round: number;
  turn: number;
  first: number;
  active: number;
  ending: number;
  shows: number[];
  place: number[];
  sheets: Sheet[];
}

/** What a player has marked. */
export interface Sheet {
  roads: number[];
  river: number[];
  position: number;
  circled: number[];
  sold: number[];
  palace: number[];
  values: number[];
  karma: number;
  spent: number;
  fame: number;
  money: number;
  overlap: number;
  turns: number;
  bonuses: number[];
}

/** Labels, and the sheet everybody has. */
export interface Static {
  labels: Record<'bonus' | 'building' | 'cause' | 'cell' | 'character' | 'colour' | 'die' | 'effect' | 'ending' | 'face' | 'good' | 'owner' | 'place' | 'road' | 'seat' | 'shape' | 'side' | 'source' | 'space' | 'symbol', string[]>;
  board: Printed;
  names: Record<string, string | Record<string, string>>;
}

/** The sheet as printed, cell by cell; neighbours and border bonuses are four a cell, clockwise from north. */
export interface Printed {
  sheet: string;
  standing: 'own-file' | 'own-layout';
  rows: number;
  columns: number;
  residence: number;
  exits: number;
  neighbour: number[];
  border: number[];
  building: number[];
  market: number[];
  symbol: number[];
  rewards: number[][];
  prices: number[];
  tents: Tent[];
  tent_boxes: number[][];
  boxes: number;
  palace_source: number[];
  levels: number[];
  upgrade_source: number[];
  karma_boxes: number;
  karma_source: number[];
  fame_boxes: number;
  fame_units: number;
  money_boxes: number;
  money_units: number;
  length: number;
  fame_source: number[];
  money_source: number[];
  source_effect: number[];
  source_cause: number[];
  sides: number[];
}

/** How many of each good it needs, and the source of its bonus. */
export interface Tent {
  needs: number[];
  source: number;
}
