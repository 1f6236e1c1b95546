/** Where a card stands: beside what it speaks of, never over it, nor over the sentence of a lesson. */
import type { Box } from './subject';

const GAP = 10;
const HEADER = 50;
const BIG = 0.45; // of the window: such a thing is spoken of at its edge

const within = (at: number, size: number, all: number): number => Math.min(Math.max(8, at), all - size - 8);

const meets = (left: number, top: number, width: number, height: number, other: Box): boolean =>
  left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;

export function placed(
  box: Box,
  width: number,
  height: number,
  wide: number,
  high: number,
  keepOff: Box | undefined,
): { left: number; top: number } {
  const middle = within((box.left + box.right) / 2 - width / 2, width, wide);
  const beside = within((box.top + box.bottom) / 2 - height / 2, height, high);
  const places = [
    { left: middle, top: box.top - height - GAP },
    { left: middle, top: box.bottom + GAP },
    { left: box.right + GAP, top: beside },
    { left: box.left - width - GAP, top: beside },
  ];
  const fits = places.find(
    ({ left, top }) =>
      top >= HEADER &&
      top + height <= high - 8 &&
      left >= 8 &&
      left + width <= wide - 8 &&
      !(keepOff && meets(left, top, width, height, keepOff)),
  );
  const large = box.bottom - box.top > high * BIG && box.right - box.left > wide * BIG;
  return fits ?? { left: large ? 8 : middle, top: within(box.bottom + GAP, height, high) };
}
