/** What the sheets show, in the words of the game, made from a scene. */
import type { Scene as AnyScene } from '../../scene/scene';
import type { Static, View } from '../../wire/dice_charmers';

/** A scene of this game. */
export type Scene = AnyScene<View, Static>;

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

/** A part of a sheet that is drawn; without a scene it is another player's, and nothing can be pointed at. */
export interface PartProps {
  scene: Scene | null;
  sheet: Sheet;
  marks: Marks;
  name: (word: string) => string;
}

/** A part with a place of its own. */
export interface PlacedProps extends PartProps {
  x: number;
  y: number;
}

export interface WideProps extends PlacedProps {
  width: number;
}

// --- from numbers to words ---------------------------------------------------------------------------------------

type Numbers = readonly number[];

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const COLOUR: Readonly<Record<string, Colour>> = { P: 'purple', G: 'green', B: 'blue', O: 'orange' };
/** A road by its word: "NES", "half-N", "none". */
const sidesOf = (road: string): string => (road === 'none' ? '' : road.replace('half-', ''));

function cellsOf({ board: printed, labels }: Static): Cell[] {
  return labels.cell.map((id, i) => {
    const market = labels.effect[printed.market[i]] ?? '';
    const kind = i === printed.residence ? 'residence' : (labels.building[printed.building[i]] ?? market);
    return { id, row: Math.floor(i / printed.columns), column: i % printed.columns, kind };
  });
}

/** Every place of a sheet asks what is printed on it: read once a game. */
const printedOn = new WeakMap<Static, Sheet>();

export function sheetOf(fixed: Static): Sheet {
  const known = printedOn.get(fixed) ?? readSheet(fixed);
  printedOn.set(fixed, known);
  return known;
}

function readSheet(fixed: Static): Sheet {
  const { labels, board: printed } = fixed;
  const source = (n: number): Source => ({ id: labels.source[n], effect: labels.effect[printed.source_effect[n]] });
  const byBox = (sources: Numbers): Map<number, Source> =>
    new Map(sources.flatMap((n, i) => (n < 0 ? [] : [[i + 1, source(n)] as const])));
  const cells = cellsOf(fixed);
  return {
    side: printed.sheet,
    rows: printed.rows,
    columns: printed.columns,
    cells,
    exits: sidesOf(labels.road[printed.exits]),
    border: printed.border.flatMap((n, i) =>
      n < 0 ? [] : [{ ...source(n), cell: cells[Math.floor(i / 4)], side: SIDES[i % 4] }],
    ),
    river: printed.symbol.map((symbol, i) => ({
      id: labels.space[i],
      symbol: labels.symbol[symbol],
      rewards: printed.rewards[i].map((effect) => labels.effect[effect]),
    })),
    goods: labels.good,
    prices: printed.prices,
    tents: printed.tents.map((tent, i) => {
      const boxes = printed.tent_boxes[i];
      const width = printed.prices.length;
      return {
        ...source(tent.source),
        goods: [...new Set(boxes.map((box) => labels.good[Math.floor(box / width)]))],
        columns: [...new Set(boxes.map((box) => box % width))],
      };
    }),
    characters: labels.character,
    boxes: printed.boxes,
    palaceColumns: printed.palace_source.map(source),
    types: labels.building,
    values: printed.levels,
    upgradeColumns: printed.upgrade_source.map(source),
    karmaBoxes: printed.karma_boxes,
    karmaBonus: byBox(printed.karma_source),
    fameBoxes: printed.fame_boxes,
    fameUnits: printed.fame_units,
    fameBonus: byBox(printed.fame_source),
    moneyBoxes: printed.money_boxes,
    moneyUnits: printed.money_units,
    moneyBonus: byBox(printed.money_source),
    length: printed.length,
  };
}

/** A sheet on which nothing changed is the same one: nothing of it is drawn again. */
const marked = new WeakMap<Static, Map<number, readonly [text: string, marks: Marks]>>();

export function marksOf(view: View, fixed: Static, seat: number): Marks {
  const sheets = marked.get(fixed) ?? new Map<number, readonly [string, Marks]>();
  const text = JSON.stringify(view.sheets[seat]);
  const [before, known] = sheets.get(seat) ?? [];
  const marks = known && before === text ? known : readMarks(view, fixed, seat);
  marked.set(fixed, sheets.set(seat, [text, marks]));
  return marks;
}

function readMarks(view: View, fixed: Static, seat: number): Marks {
  const sheet = view.sheets[seat];
  const { residence } = fixed.board; // its exits are printed, not drawn
  return {
    seat,
    roads: sheet.roads.map((road, cell) => (cell === residence ? '' : sidesOf(fixed.labels.road[road]))),
    river: sheet.river.map((mark) => mark > 0),
    circled: sheet.circled,
    sold: sheet.sold,
    palace: sheet.palace,
    levels: sheet.values,
    karma: sheet.karma,
    spent: sheet.spent,
    fame: sheet.fame,
    money: sheet.money,
    bonuses: new Map(
      sheet.bonuses.map((state, i) => [fixed.labels.source[i], fixed.labels.bonus[state] as BonusState]),
    ),
  };
}

/** Before the first roll the dice show nothing and lie nowhere. */
export function diceOf(view: View, fixed: Static): Die[] {
  return view.shows.flatMap((face, i) => {
    const id = fixed.labels.die[i];
    const place = view.place[i];
    if (face < 0) return [];
    return [
      {
        id,
        colour: COLOUR[id[0]],
        face: fixed.labels.face[face],
        place: place === 0 ? ('centre' as const) : place === 1 ? ('elephant' as const) : place - 2,
      },
    ];
  });
}

export const isOwnLayout = (fixed: Static): boolean => fixed.board.standing === 'own-layout';
