/** A sheet file of The Dice Charmers as the editor reads it, and the codes of its bonuses. */
export interface SheetFacts {
  buildings: Record<string, string>;
  markets: Record<string, string>;
  residence: [number, number];
  residence_exits: string[];
  grid: string[];
  border: Record<Edge, string[]>;
  river: { spaces: { sym: string; get: string[] }[] };
  market: { values: number[]; tents: { goods: string[]; cols: number[]; bonus: string }[] };
  palace: { boxes: number; column_bonus: string[] };
  upgrade: { values: number[]; column_bonus: string[] };
  karma: { boxes: number; start: number; bonus: Record<string, string> };
  tracks: {
    length_units: number;
    fame_boxes: number;
    fame_units: number;
    fame_bonus: Record<string, string>;
    money_boxes: number;
    money_units: number;
    money_bonus: Record<string, string>;
  };
}

export type Edge = 'N' | 'E' | 'S' | 'W';
export type Side = 'sun' | 'moon';
export interface SheetFile {
  dice: { blue: string[] };
  sun?: SheetFacts;
  moon?: SheetFacts;
  names?: Record<string, string | Record<string, string>>;
}

const numbered = (code: string, most: number): string[] => Array.from({ length: most }, (_, n) => `${code}:${n + 1}`);

/** Every bonus there is, as the file says it. */
export const CODES: readonly string[] = [
  ...['mogul', 'maharani', 'merchant', 'man_singh', 'builder', 'portuguese', 'palace', 'upgrade', 'karma'],
  ...['goods_die', 'half_road', 'road:straight', 'road:fork', 'road:cross', 'river:+1', 'river:-1', 'river:-any'],
  ...['market_same', 'market_diff', ...numbered('goods', 3), ...numbered('sell', 4), ...numbered('sell_diff', 3)],
  ...[...numbered('sell_exactly', 4), ...numbered('sell_diff_exactly', 3)],
  ...[...numbered('coin', 12), ...numbered('fame', 12)],
];

const RIVER: Readonly<Record<string, string>> = {
  'river:+1': 'river-ahead',
  'river:-1': 'river-back',
  'river:-any': 'river-back-any',
};

/** The word that the phrases know a code by. */
export const wordOf = (code: string): string => RIVER[code] ?? code.replace(':', '-');

export const lettersOf = (sheet: SheetFacts): string[] => [
  ...Object.keys(sheet.buildings),
  ...Object.keys(sheet.markets),
  'R',
  '.',
];

/** Another letter in a cell; the residence is told by its place as well. */
export function setCell(sheet: SheetFacts, row: number, column: number, letter: string): void {
  const cells = sheet.grid.map((line) => line.trim().split(/\s+/));
  cells[row][column] = letter;
  sheet.grid = cells.map((line) => line.join(' '));
  if (letter === 'R') sheet.residence = [row, column];
}
