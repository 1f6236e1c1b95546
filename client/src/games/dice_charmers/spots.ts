/** Which part of the sheet a place belongs to, and what it is called. */
import type { Table } from '../../shell/table.svelte';
import type { Box } from '../../shell/panzoom';
import { CELL, PARTS, PROVINCE, RIVER, type Part } from './drawing';
import type { Sheet } from './model';

const PART_OF: readonly (readonly [RegExp, Part])[] = [
  [/^(cell|road|side)-/, 'province'],
  [/^river-/, 'river'],
  [/^(good|tent)-/, 'market'],
  [/^(palace|karma)-/, 'palace'],
  [/^(type|upgrade)-/, 'values'],
  [/^(fame|money)-box-/, 'tracks'],
];

export const partOfSpot = (spot: string): Part | null => PART_OF.find(([sort]) => sort.test(spot))?.[1] ?? null;

/** The part with most of these places; none if they are all about dice, as spending karma is. */
export function partOf(spots: readonly string[]): Part | null {
  const counts = new Map<Part, number>();
  for (const spot of spots) {
    const part = partOfSpot(spot);
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0];
  return best ? best[0] : null;
}

/** How a place is called in a refusal or an announcement. */
export function nameOf(spot: string, table: Table): string {
  const cut = spot.indexOf('-');
  const [kind, rest] = [spot.slice(0, cut), spot.slice(cut + 1)];
  if (kind === 'river') return `${table.word('river')} ${rest}`;
  if (kind === 'cell') return rest.toUpperCase();
  if (['die', 'good', 'type', 'palace'].includes(kind)) return table.word(rest);
  return table.word(spot);
}

/** The width a narrow screen shows at once, so that letters keep their size. */
const NEAR = 362;

/** What a narrow screen begins with: the part in its full width, around the middle of what can be chosen there. */
export function nearBox(part: Part, middle: { x: number; y: number } | null, shape: number): Box {
  const whole = PARTS[part];
  if (part === 'tracks') return whole;
  const w = Math.min(Math.max(whole.w, NEAR * 0.8), NEAR);
  const h = w / (shape || 1);
  const kept = (at: number, size: number, from: number, all: number): number =>
    size >= all ? from : Math.min(Math.max(at - size / 2, from), from + all - size);
  return {
    x: kept(middle?.x ?? whole.x, w, whole.x, whole.w),
    y: kept(middle?.y ?? whole.y, h, whole.y, whole.h),
    w,
    h,
  };
}

/** The middle of the cells or river spaces among these places; null if there are none. */
export function middleOf(spots: readonly string[], sheet: Sheet): { x: number; y: number } | null {
  const points = spots.flatMap((spot) => {
    const [kind, id] = spot.split('-');
    const cell = kind === 'cell' || kind === 'road' ? sheet.cells.find((one) => one.id === id) : undefined;
    if (cell) return [{ x: PROVINCE.x + (cell.column + 0.5) * CELL, y: PROVINCE.y + (cell.row + 0.5) * CELL }];
    const space = kind === 'river' ? sheet.river.findIndex((one) => one.id === id) : -1;
    return space < 0 ? [] : [{ x: RIVER.x + ((space + 0.5) * RIVER.w) / sheet.river.length, y: RIVER.y }];
  });
  const mean = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
  return points.length ? { x: mean(points.map((p) => p.x)), y: mean(points.map((p) => p.y)) } : null;
}
