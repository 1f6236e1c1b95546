/** Where rows of pieces stand: in their area, as near as can be to its point, clear of names and of each other. */
import type { Box } from '../../../scene/panzoom';
import { meet, overlap, type Point } from './geometry';
import { extentOf, type Item } from './rows';

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
const LARGEST = 1.2;
/** What is worse: to cover a name, to cover pieces, or to stand over the border. */
const WORSE = { name: 2, pieces: 0.4, border: 9 };
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
  for (let scale = Math.min(wish, LARGEST); scale > 1.04; scale -= 0.05) {
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
