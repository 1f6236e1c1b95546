/** What happened since my last choice, as parts that can be watched one after the other. */
import type { RecapRow } from '../wire/types';
import type { Part } from './playback.svelte';

/**
 * What others did, in its order; what happened at the same time is one part, though a step may end one and begin the
 * next. My own row only sums up.
 */
export function partsOf(rows: readonly RecapRow[], mine: number | null, told: (row: RecapRow) => string): Part[] {
  const others = rows.filter(({ seat }) => seat !== mine);
  const found: Part[] = [];
  for (const row of (others.length ? others : rows).toSorted((a, b) => a.first - b.first)) {
    const before = found.at(-1);
    if (before && row.first < before.last)
      found[found.length - 1] = {
        first: before.first,
        last: Math.max(before.last, row.last),
        text: `${before.text} · ${told(row)}`,
      };
    else found.push({ first: row.first, last: row.last, text: told(row) });
  }
  return found;
}
