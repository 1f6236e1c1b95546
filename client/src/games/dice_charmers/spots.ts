/** Places of a sheet: from the words of an option to them, which part they belong to, what they are called. */
import type { Box } from '../../scene/panzoom';
import { CELL, PARTS, PROVINCE, RIVER, type Part } from './layout';
import type { Scene, Sheet } from './model';

const PART_OF: readonly (readonly [RegExp, Part])[] = [
  [/^(cell|road|side)-/, 'province'],
  [/^river-/, 'river'],
  [/^(good|tent)-/, 'market'],
  [/^(palace|karma)-/, 'palace'],
  [/^(type|upgrade)-/, 'values'],
  [/^(fame|money)-box-/, 'tracks'],
];

/** A part itself, as lessons name it. */
const PARTS_NAMED: ReadonlyMap<string, Part> = new Map([
  ...(Object.keys(PARTS) as Part[]).map((part) => [`part:${part}`, part] as const),
  ['part:karma', 'palace'],
]);

export const partOfSpot = (spot: string): Part | null =>
  PARTS_NAMED.get(spot) ?? PART_OF.find(([sort]) => sort.test(spot))?.[1] ?? null;

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
export function nameOf(spot: string, scene: Scene): string {
  const cut = spot.indexOf('-');
  const [kind, rest] = [spot.slice(0, cut), spot.slice(cut + 1)];
  if (kind === 'river') return `${scene.word('river')} ${rest}`;
  if (['cell', 'die', 'good', 'type', 'palace'].includes(kind)) return scene.word(rest);
  return scene.word(spot);
}

const TERMS: Readonly<Record<string, string>> = {
  die: 'die',
  good: 'good',
  type: 'upgrade',
  river: 'river-space',
  side: 'border',
  fame: 'fame',
  money: 'coin',
  karma: 'karma',
  road: 'cell',
};
const CHARACTERS: Readonly<Record<string, string>> = {
  man_singh: 'man-singh',
  master_builder: 'builder',
  grand_mogul: 'mogul',
};

/** What a place is, in the glossary. */
export function termOf(spot: string, sheet: Sheet): string | null {
  const [kind, id = ''] = spot.split(/-(.*)/s);
  const cell = kind === 'cell' ? sheet.cells.find((one) => one.id === id)?.kind : '';
  if (cell) return cell === 'residence' ? cell : cell.startsWith('market') ? cell.replace('_', '-') : 'building';
  if (kind === 'palace') return id.startsWith('column') ? 'column' : (CHARACTERS[id] ?? id);
  return TERMS[kind] ?? null;
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

// --- words of an option ------------------------------------------------------------------------------------------

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

function ghostAt(spot: string): Ghost | null {
  const [kind, cell, sides] = spot.split('-');
  return kind === 'road' && cell && sides ? { cell, sides } : null;
}

/** What is pointed at, and what could be chosen. */
export interface Pointing {
  readonly hovered: string | null;
  readonly picked: readonly string[];
  readonly options: readonly { readonly words: string[] }[];
  readonly spotsOf: (words: readonly string[]) => readonly string[];
}

/** The road to show before it is drawn: the one pointed at, else the first that fits the cell pointed at or picked. */
export function ghostOf({ hovered, picked, options, spotsOf: touched }: Pointing): Ghost | null {
  const exact = hovered === null ? null : ghostAt(hovered);
  if (exact) return exact;
  const cell = hovered?.startsWith('cell-') ? hovered : picked.find((spot) => spot.startsWith('cell-'));
  const option = cell && options.find(({ words }) => touched(words)[0] === cell);
  const road = option ? touched(option.words)[1] : undefined;
  return road ? ghostAt(road) : null;
}

/** The same in a scene; nothing where nothing can be chosen. */
export const ghostIn = ({ question, marks: { hovered, picked } }: Scene): Ghost | null =>
  question && ghostOf({ hovered, picked, options: question.options, spotsOf });

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
