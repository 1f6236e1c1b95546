/** Names of the areas: how large their letters may be, and the box each takes, so that pieces keep clear of it. */
import type { Box } from '../../../scene/panzoom';
import { meet, type Point } from './geometry';

/** Size of the letters for somebody who asked for no other, in drawn units. */
export const LETTERS = 15.5;
const LARGEST = 1.6;
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

/** As large as the reader asks for, each until it would touch another name or where pieces stand. */
export function writeNames(names: readonly Name[], scale: number, pieces: ReadonlyMap<string, Box>): Written[] {
  const found = names.map((name) => written(name, LETTERS));
  const grows = new Set(names.map((_, i) => i));
  for (let size = LETTERS + STEP; size <= LETTERS * Math.min(scale, LARGEST); size += STEP)
    for (const i of grows) {
      const larger = written(names[i], size);
      const others = found.filter((_, j) => j !== i).map(({ box }) => box);
      const foreign = [...pieces].filter(([id]) => id !== larger.id).map(([, box]) => box);
      if (larger.box.w > larger.room || [...others, ...foreign].some((box) => meet(box, larger.box))) grows.delete(i);
      else found[i] = larger;
    }
  return found;
}
