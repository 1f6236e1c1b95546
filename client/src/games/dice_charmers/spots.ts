/** Which part of the sheet a place belongs to, and what it is called. */
import type { Table } from '../../shell/table.svelte';
import type { Part } from './drawing';

const PART_OF: readonly (readonly [RegExp, Part])[] = [
  [/^(cell|road|side)-/, 'province'],
  [/^river-/, 'river'],
  [/^(good|tent)-/, 'market'],
  [/^(palace-|karma)/, 'palace'],
  [/^(type|upgrade)-/, 'values'],
  [/^(fame|money)-box-/, 'tracks'],
];

export const partOfSpot = (spot: string): Part | null => PART_OF.find(([sort]) => sort.test(spot))?.[1] ?? null;

/** The part with most of these places; none if they are all dice. */
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
