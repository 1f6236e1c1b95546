/** An area, land or sea on the map: where it is, its pieces, its name, and how these make way for each other. */
import type { Box } from '../../../scene/panzoom';
import { FLEET, LAND_NAME, NAME_AT_SEA, SHIFT } from '../layout';
import type { Armies, Board, Leader, Place, Standing } from '../model/types';
import { boxAround, meet, overlap, reachAt, stretched, type Point } from './geometry';

/* --- where it is --- */

const BELOW_NAME = 50;
const BELOW_POINT = 15;
const HALF = 8;

/** The point pieces gather around, in drawn units. */
export function spotOf(place: Place): Point {
  if (place.kind === 'sea') return stretched(FLEET[place.id] ?? place.at);
  const land = place.kind === 'land' ? LAND_NAME[place.id] : undefined;
  if (land) return [stretched(land)[0], land[1] + BELOW_NAME];
  const [x, y] = stretched(place.at);
  const [dx, dy] = SHIFT[place.id] ?? [0, 0];
  return [x + dx, y + dy];
}

export const spotsOf = (board: Board): Map<string, Point> =>
  new Map([...board.places.values()].map((place) => [place.id, spotOf(place)]));

/** Pieces stand below their area's name, unless it stands in the sea. */
export const below = ({ id, kind }: Place): number => (kind === 'area' && !(id in NAME_AT_SEA) ? BELOW_POINT : 0);

/** From where to where an area reaches at the height of its pieces: as far as upper and lower halves of them fit. */
export function homeOf(board: Board, place: Place, [x, y]: Point): readonly [left: number, right: number] {
  const polygon = place.kind === 'area' ? board.polygons[place.id] : undefined;
  const heights = polygon ? [y - HALF, y + HALF] : [];
  const parts = heights.map((height) => reachAt(polygon ?? [], [x, height])).filter((part) => part !== undefined);
  if (parts.length === 0) return [-Infinity, Infinity];
  return [Math.max(...parts.map(([left]) => left)), Math.min(...parts.map(([, right]) => right))];
}

/** How wide a row of pieces may be before it is squeezed. */
export function roomIn(board: Board, place: Place): number {
  const polygon = board.polygons[place.id];
  const box = polygon && place.kind === 'area' ? boxAround([polygon]) : undefined;
  return box ? box.w - 4 : Infinity;
}

/** Names stand above the pieces of their area, in its middle without, and in the sea where it is too narrow. */
export function namesIn(board: Board, busy: ReadonlySet<string>, called: (id: string) => string): Name[] {
  return [...board.places.values()]
    .filter(({ kind }) => kind === 'area')
    .map((place) => {
      const { id } = place;
      const [x, y] = spotOf(place);
      const sea = NAME_AT_SEA[id];
      const at: Point = sea ? stretched(sea) : [x, y + (busy.has(id) ? -BELOW_POINT : 4)];
      return { id, text: called(id), at, outside: sea !== undefined, room: sea ? Infinity : roomIn(board, place) };
    });
}

/* --- its pieces: one centred row of dot, leaders, armies --- */

export type Mark = 'can' | 'battle';

export type Item =
  | { readonly kind: 'dot'; readonly mark: Mark; readonly x: number }
  | { readonly kind: 'leader'; readonly leader: Leader; readonly x: number }
  | { readonly kind: 'armies'; readonly armies: Armies; readonly x: number };

type Unplaced =
  | { readonly kind: 'dot'; readonly mark: Mark }
  | { readonly kind: 'leader'; readonly leader: Leader }
  | { readonly kind: 'armies'; readonly armies: Armies };

const WIDTH = { can: 19, battle: 31, leader: 40, armies: 48 };
const CENTRE = { can: 8, battle: 13, leader: 19, armies: 19 };
/** Pieces may overlap by this much at most: below it a monogram would be covered. */
const TIGHTEST = 0.72;

const sizeOf = (item: Unplaced): keyof typeof WIDTH => (item.kind === 'dot' ? item.mark : item.kind);

/** Leaders stand beside the armies of their nation, so that two sides of a battle stay apart. */
function inOrder({ armies, leaders }: Standing): Unplaced[] {
  const items: Unplaced[] = [];
  const alone = leaders.filter((leader) => !armies.some((a) => a.nation === leader.nation));
  for (const leader of alone) items.push({ kind: 'leader', leader });
  armies.forEach((force, i) => {
    const own: Unplaced[] = leaders
      .filter((l) => l.nation === force.nation)
      .map((leader) => ({ kind: 'leader', leader }));
    const stack: Unplaced = { kind: 'armies', armies: force };
    items.push(...(i === 0 ? [...own, stack] : [stack, ...own]));
  });
  return items;
}

export function rowOf(standing: Standing, mark: Mark | undefined, room = Infinity): Item[] {
  const items: Unplaced[] = mark ? [{ kind: 'dot', mark }, ...inOrder(standing)] : inOrder(standing);
  const full = items.reduce((sum, item) => sum + WIDTH[sizeOf(item)], 0);
  const squeeze = Math.max(TIGHTEST, Math.min(1, room / (full || 1)));
  let left = (-full * squeeze) / 2;
  return items.map((item) => {
    const x = left + CENTRE[sizeOf(item)];
    left += WIDTH[sizeOf(item)] * squeeze;
    return { ...item, x };
  });
}

/** From where to where a row reaches, around its middle. */
export function extentOf(items: readonly Item[]): readonly [left: number, right: number] {
  const [first, last] = [items[0], items[items.length - 1]];
  if (!first || !last) return [0, 0];
  return [first.x - CENTRE[sizeOf(first)], last.x - CENTRE[sizeOf(last)] + WIDTH[sizeOf(last)]];
}

/* --- its name: how large its letters may be, and the box it takes --- */

/** Size of the letters for somebody who asked for no other, in drawn units: 12 px where the whole map is 534 px high. */
export const LETTERS = 22.4;
const LARGEST_LETTERS = 1.3;
const SMALLEST_LETTERS = 17;
const STEP = 0.5;
const [ASCENT, DESCENT] = [0.74, 0.2];
/** Widths of letters of the bold text face, in parts of their size. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.' ]/, 0.29],
  [/[frt-]/, 0.39],
  [/[mwMW]/, 0.9],
  [/[A-ZÉÔ]/, 0.69],
];
const USUAL = 0.6;

export interface Name {
  readonly id: string;
  readonly text: string;
  /** Middle of the name's foot, or its end where it stands in the sea. */
  readonly at: Point;
  readonly outside: boolean;
  /** No name becomes wider than its area, unless it is already. */
  readonly room: number;
}

export interface Written extends Name {
  readonly size: number;
  readonly box: Box;
}

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (WIDTHS.find(([letters]) => letters.test(sign))?.[1] ?? USUAL), 0) * size;

function boxOf({ text, at: [x, y], outside }: Name, size: number): Box {
  const w = widthOf(text, size);
  return { x: outside ? x - w : x - w / 2, y: y - ASCENT * size, w, h: (ASCENT + DESCENT) * size };
}

const written = (name: Name, size: number): Written => ({ ...name, size, box: boxOf(name, size) });

/** Where two would meet, the upper one makes way, upwards. */
function apart(names: readonly Written[]): Written[] {
  return names.map((name) => {
    const under = names.find((one) => one.at[1] > name.at[1] && meet(one.box, name.box));
    return under ? written({ ...name, at: [name.at[0], under.box.y - DESCENT * name.size] }, name.size) : name;
  });
}

/** As large as the reader asks for, each until it would touch another name or where pieces stand. */
export function writeNames(names: readonly Name[], scale: number, pieces: ReadonlyMap<string, Box>): Written[] {
  const found = apart(names.map((name) => written(name, LETTERS)));
  const grows = new Set(names.map((_, i) => i));
  for (let size = LETTERS + STEP; size <= LETTERS * Math.min(scale, LARGEST_LETTERS); size += STEP)
    for (const i of grows) {
      const larger = written(found[i], size);
      const others = found.filter((_, j) => j !== i).map(({ box }) => box);
      const foreign = [...pieces].filter(([id]) => id !== larger.id).map(([, box]) => box);
      if (larger.box.w > larger.room || [...others, ...foreign].some((box) => meet(box, larger.box))) grows.delete(i);
      else found[i] = larger;
    }
  return found;
}

/** On a crowded map a name that pieces would lie on is smaller, and a little lower or higher, until they do not. */
function clearOf(pieces: readonly Box[], name: Written): Written {
  const covered = (one: Written): number => pieces.reduce((sum, box) => sum + overlap(box, one.box), 0);
  let best = name;
  for (let size = name.size; size >= SMALLEST_LETTERS && covered(best) > 0; size -= STEP)
    for (const dy of [0, 2, -2, 4, -4]) {
      const other = written({ ...name, at: [name.at[0], name.at[1] + dy] }, size);
      if (covered(other) < covered(best)) best = other;
    }
  return best;
}

/* --- making way: rows as near as can be to the points of their areas, clear of names and of each other --- */

export interface Row {
  readonly id: string;
  /** The point the pieces would like to stand around: the height of their middle. */
  readonly at: Point;
  readonly items: readonly Item[];
  /** From where to where the area reaches at that height. */
  readonly home: readonly [left: number, right: number];
}

export interface Stand {
  /** The middle of the row. */
  readonly at: Point;
  readonly row: readonly Item[];
  /** Pieces grow with the reader's letters as far as there is room. */
  readonly scale: number;
}

const [ABOVE, BELOW] = [17, 20];
const [FAR_ACROSS, FAR_DOWN] = [48, 9];
const LARGEST_PIECES = 1.2;
/** What is worse: to cover a name, to cover pieces, or to stand over the border. */
const WORSE = { name: 4, pieces: 0.4, border: 9 };
const OVERHANG = 6;

const effort = ([dx, dy]: Point): number => Math.abs(dx) * 0.5 + Math.abs(dy);

/** Ways to step aside, the least first. */
const STEPS: readonly Point[] = Array.from({ length: 2 * (FAR_ACROSS / 2) + 1 }, (_, i) => i * 2 - FAR_ACROSS)
  .flatMap((dx) => Array.from({ length: 2 * (FAR_DOWN / 3) + 1 }, (_, j): Point => [dx, j * 3 - FAR_DOWN]))
  .sort((a, b) => effort(a) - effort(b));

export function boxAt([x, y]: Point, [left, right]: readonly [number, number], scale = 1): Box {
  return { x: x + left * scale, y: y - ABOVE * scale, w: (right - left) * scale, h: (ABOVE + BELOW) * scale };
}

function trouble(box: Box, home: Row['home'], names: readonly Box[], others: readonly Box[]): number {
  const over = (found: readonly Box[]): number => found.reduce((sum, one) => sum + overlap(box, one), 0);
  const out = Math.max(0, home[0] - OVERHANG - box.x) + Math.max(0, box.x + box.w - home[1] - OVERHANG);
  return over(names) * WORSE.name + over(others) * WORSE.pieces + out * WORSE.border;
}

const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** All that a row can come to lie on by stepping aside. */
const grown = ({ x, y, w, h }: Box): Box => ({
  x: x - FAR_ACROSS,
  y: y - FAR_DOWN,
  w: w + 2 * FAR_ACROSS,
  h: h + 2 * FAR_DOWN,
});

/** The step aside that leaves the least trouble, and how much that is. */
function aside(row: Row, scale: number, names: readonly Box[], others: readonly Box[]): [Point, number] {
  const extent = extentOf(row.items);
  const reach = grown(boxAt(row.at, extent, scale));
  const [nearNames, nearPieces] = [names, others].map((boxes) => boxes.filter((one) => meet(reach, one)));
  let [best, least]: [Point, number] = [[0, 0], Infinity];
  for (const step of STEPS) {
    if (effort(step) >= least) break;
    const box = boxAt(moved(row.at, step), extent, scale);
    const found = effort(step) + trouble(box, row.home, nearNames, nearPieces);
    if (found < least) [best, least] = [step, found];
  }
  return [best, least - effort(best)];
}

function stand(row: Row, wish: number, names: readonly Box[], others: readonly Box[]): Stand {
  for (let scale = Math.min(wish, LARGEST_PIECES); scale > 1.04; scale -= 0.05) {
    const [step, left] = aside(row, scale, names, others);
    if (left === 0) return { at: moved(row.at, step), row: row.items, scale };
  }
  return { at: moved(row.at, aside(row, 1, names, others)[0]), row: row.items, scale: 1 };
}

/** Each row in turn makes way for all names, and for the pieces that stand already. */
export function standClear(rows: readonly Row[], names: readonly Box[], scale = 1): Map<string, Stand> {
  const found = new Map<string, Stand>();
  const taken: Box[] = [];
  for (const row of rows) {
    const here = stand(row, scale, names, taken);
    found.set(row.id, here);
    taken.push(boxAt(here.at, extentOf(row.items), here.scale));
  }
  return found;
}

/* --- all of them together: none covers another as long as there is room --- */

/** What stands somewhere, and what choosing it means. */
export interface Pieces {
  readonly standings: ReadonlyMap<string, Standing>;
  readonly marks: ReadonlyMap<string, Mark>;
}

export interface Arranged {
  readonly names: readonly Written[];
  readonly stands: ReadonlyMap<string, Stand>;
}

const NOTHING: Standing = { armies: [], leaders: [] };
/** Where the one stack of an area mostly stands: letters of other areas never grow into it. */
const STACK = [-17, 28] as const;

export function middlesOf(board: Board): Map<string, Point> {
  const spots = spotsOf(board);
  return new Map(
    [...board.places.values()].map((place) => {
      const [x, y] = spots.get(place.id) ?? [0, 0];
      return [place.id, [x, y + below(place)]];
    }),
  );
}

function rowsOf(board: Board, { standings, marks }: Pieces): Map<string, Item[]> {
  const rows = [...board.places.values()].map((place): [string, Item[]] => [
    place.id,
    rowOf(standings.get(place.id) ?? NOTHING, marks.get(place.id), roomIn(board, place)),
  ]);
  return new Map(rows.filter(([, row]) => row.length));
}

function stacksOf(board: Board, middles: ReadonlyMap<string, Point>): Map<string, Box> {
  const areas = [...board.places.values()].filter(({ kind }) => kind === 'area');
  return new Map(areas.map(({ id }) => [id, boxAt(middles.get(id) ?? [0, 0], STACK)]));
}

export function arrange(board: Board, pieces: Pieces, called: (id: string) => string, scale = 1): Arranged {
  const middles = middlesOf(board);
  const rows = rowsOf(board, pieces);
  const names = writeNames(namesIn(board, new Set(rows.keys()), called), scale, stacksOf(board, middles));
  const wishes = [...board.places.values()].flatMap((place) => {
    const [items, at] = [rows.get(place.id), middles.get(place.id)];
    return items && at ? [{ id: place.id, at, items, home: homeOf(board, place, at) }] : [];
  });
  const stands = standClear(
    wishes,
    names.map(({ box }) => box),
    scale,
  );
  const taken = [...stands.values()].map((one) => boxAt(one.at, extentOf(one.row), one.scale));
  return { names: names.map((name) => clearOf(taken, name)), stands };
}
