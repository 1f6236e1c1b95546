/** From the words of an option to places on the sheet, and what a place pointed at would draw. */
import type { Table } from '../../shell/table.svelte';

const LETTER: Readonly<Record<string, string>> = { north: 'N', east: 'E', south: 'S', west: 'W' };
/** A side by its word, to be read out: "N" alone is a riddle. */
export const SIDE_WORD: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export interface Ghost {
  readonly cell: string;
  readonly sides: string;
}

/** Open sides as letters: a half-road names one side in full, a whole road all of them. */
const lettersOf = (word: string): string => LETTER[word] ?? word;

/** The places an option touches, in the order one would point at them. Two goods at once have none: order would lie. */
export function spotsOf(words: readonly string[]): string[] {
  const [verb, first = '', second = ''] = words;
  switch (verb) {
    case 'take':
    case 'goods_die':
      return [`die-${first}`];
    case 'karma':
      return ['karma', `die-${first}`];
    case 'circle':
      return first ? [`good-${first}`] : [];
    case 'upgrade':
      return [`type-${first}`];
    case 'call':
      return [`palace-${first}`];
    case 'sail':
      return [`river-${first}`];
    case 'use':
      return [second];
    case 'road':
    case 'half':
      return [`cell-${first}`, `road-${first}-${lettersOf(second)}`];
    default:
      return [];
  }
}

export function ghostIn(spot: string): Ghost | null {
  const [kind, cell, sides] = spot.split('-');
  return kind === 'road' && cell && sides ? { cell, sides } : null;
}

/** The road to show before it is drawn: the one pointed at, else the first that fits the cell pointed at or picked. */
export function ghostOf(table: Pick<Table, 'hovered' | 'picked' | 'options' | 'spotsOf'>): Ghost | null {
  const { hovered, picked } = table;
  const exact = hovered === null ? null : ghostIn(hovered);
  if (exact) return exact;
  const cell = hovered?.startsWith('cell-') ? hovered : picked.find((spot) => spot.startsWith('cell-'));
  const option = cell && table.options.find(({ words }) => table.spotsOf(words)[0] === cell);
  const road = option ? table.spotsOf(option.words)[1] : undefined;
  return road ? ghostIn(road) : null;
}

export interface Sale {
  readonly id: number;
  readonly counts: readonly number[];
  readonly coins: number;
}

/** `sell 2 0 1 7`: how many of each good, and what it pays. */
export function salesIn(options: readonly { id: number; words: string[] }[]): Sale[] {
  return options
    .filter(({ words }) => words[0] === 'sell')
    .map(({ id, words }) => ({ id, counts: words.slice(1, -1).map(Number), coins: Number(words.at(-1)) }));
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.every((n, i) => n === b[i]);

/** The sale with these counts, if the rules allow it. */
export const saleOf = (sales: readonly Sale[], counts: readonly number[]): Sale | undefined =>
  sales.find((sale) => same(sale.counts, counts));

/**
 * The allowed counts nearest to changing one good by one. Others give way: where only one kind may be sold, asking
 * for another leaves the first.
 */
export function nudged(sales: readonly Sale[], counts: readonly number[], good: number, by: number): readonly number[] {
  const wanted = (counts[good] ?? 0) + by;
  if (wanted < 0) return counts;
  const none = counts.map(() => 0);
  const allowed = [none, ...sales.map((sale) => sale.counts)].filter((one) => one[good] === wanted);
  const distance = (one: readonly number[]): number =>
    one.reduce((sum, n, i) => sum + Math.abs(n - (counts[i] ?? 0)), 0);
  return allowed.sort((a, b) => distance(a) - distance(b))[0] ?? counts;
}
