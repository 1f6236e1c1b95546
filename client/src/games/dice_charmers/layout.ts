/** Lines of the sheet: roads, and where each part stands on the drawing of 720 x 596. */
import layout from '../../../../src/durbar/games/dice_charmers/data/layout.json';
import type { Box } from '../../scene/panzoom';
import type { Side } from './model';

export type Point = readonly [x: number, y: number];

export const WIDTH = 720;
export const HEIGHT = 596;
export const LANE = 20;
export const FRAME = 2 * LANE;
export const CELL = layout.cell;

/** Upper left corner of the grid; the river's left end and length. */
export const PROVINCE = { x: 80, y: 97 };
export const RIVER = { x: 52, y: 383, w: 616 };

/** The parts of a sheet: narrow screens show one at a time. */
export const PARTS = {
  province: { x: 44, y: 46, w: 362, h: 312 },
  palace: { x: 406, y: 46, w: 268, h: 292 },
  river: { x: 44, y: 356, w: 632, h: 106 },
  market: { x: 44, y: 456, w: 362, h: 136 },
  values: { x: 406, y: 456, w: 268, h: 136 },
  tracks: { x: -4, y: -4, w: WIDTH + 8, h: HEIGHT + 8 },
} satisfies Record<string, Box>;
export type Part = keyof typeof PARTS;

const MIDDLE: Readonly<Record<string, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const towards = (side: string, far: number): Point => {
  const [x, y] = MIDDLE[side] ?? [0, 0];
  return [x * far, y * far];
};

/** The middle line of a road with these open sides, around 0 0, to the sides of a cell 2 x half wide. */
export function roadLine(sides: string, half: number): string {
  const end = (side: string): string => towards(side, half).join(' ');
  const [first, second] = sides;
  if (sides.length === 2 && first && second) return `M${end(first)}Q0 0 ${end(second)}`;
  return [...sides].map((side) => `M0 0L${end(side)}`).join('');
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Units of the ruler on each of its three sides: up the left, along the top, down the right. */
const UPRIGHT = 0.3;

/** The box `size` units long that begins `from` units along a ruler of `length`; lane 0 is outside. */
export function rulerBox(from: number, size: number, lane: number, length: number): Rect {
  const left = Math.round(length * UPRIGHT);
  const top = length - 2 * left;
  const tall = (HEIGHT - FRAME - 6) / left;
  const wide = (WIDTH - 2 * FRAME) / top;
  if (from < left) return { x: lane * LANE, y: HEIGHT - 6 - (from + size) * tall, w: LANE, h: size * tall };
  if (from < left + top) return { x: FRAME + (from - left) * wide, y: lane * LANE, w: size * wide, h: LANE };
  return { x: WIDTH - LANE - lane * LANE, y: FRAME + (from - left - top) * tall, w: LANE, h: size * tall };
}

/** Where the bonus of a border side hangs: outside the grid, beside its cell. */
export function borderSpot(origin: Point, row: number, column: number, side: Side): Point {
  const [dx, dy] = towards(side, CELL / 2 + 16);
  return [origin[0] + column * CELL + CELL / 2 + dx, origin[1] + row * CELL + CELL / 2 + dy];
}
