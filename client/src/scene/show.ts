/**
 * A scene that is played over the board: a scoring, a battle, the last count. Made from events by a game, drawn and played
 * by the page: a table that fills beat by beat.
 */
import type { LogItem } from '../wire/types';

export interface Cell {
  readonly text: string;
  /** The sum behind it, in small. */
  readonly note?: string;
  readonly dice?: readonly { readonly face: string; readonly hit: boolean }[];
  readonly tone?: 'gain' | 'loss' | 'big' | 'quiet';
  /** What it adds to the row's total, where columns are counted one after the other. */
  readonly points?: number;
}

export interface Column {
  readonly name: string;
  /** Left out where there is little room. */
  readonly minor?: boolean;
  /** Words, not a number. */
  readonly words?: boolean;
}

export interface ShowRow {
  readonly seat: number | null;
  readonly name: string;
  readonly cells: readonly Cell[];
  /** Places of the board that are lit meanwhile. */
  readonly spots?: readonly string[];
}

export interface Show {
  readonly kind: string;
  readonly title: string;
  readonly note?: string;
  /** How it came out, seen when the whole is. */
  readonly outcome?: string;
  /** A piece beside the title, by its symbol; and a colour for it. */
  readonly emblem?: string;
  readonly tint?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly ShowRow[];
  /** Rows come from the last one up, or from the first one down; or a column at a time comes to all of them. */
  readonly fill: 'up' | 'down' | 'across';
  /** ms for one of them. */
  readonly beat: number;
  readonly sound: 'score-row' | 'battle-hit';
  /** The whole with its result in one sentence, for those who hear it. */
  readonly said: string;
  /** The events it is made of. */
  readonly items: readonly LogItem[];
}

/** A row as it stands after some beats. */
export interface Standing {
  readonly row: ShowRow;
  readonly shown: boolean;
  readonly fresh: boolean;
  /** How many of its cells are seen. */
  readonly cells: number;
  readonly total: number;
}

export const ROW = 900; // ms
export const ROUND = 1400;
export const COLUMN = 1600;
const LAST = 1800; // ms that the whole stays

export const beatsOf = ({ fill, rows, columns }: Show): number => (fill === 'across' ? columns.length : rows.length);

/** ms from its first beat to its end. */
export const lengthOf = (show: Show): number => beatsOf(show) * show.beat + LAST;

/** ms until the next beat; after the last one, until it is over. */
export const untilNext = (show: Show, beats: number): number => (beats < beatsOf(show) ? show.beat : LAST);

/** The rows as they stand, in the order they are drawn: where columns are counted, whoever leads is first. */
export function standings(show: Show, beats: number): Standing[] {
  if (show.fill === 'across') return counted(show, beats);
  const last = show.rows.length;
  return show.rows.map((row, n) => {
    const at = show.fill === 'up' ? last - n : n + 1;
    return { row, shown: at <= beats, fresh: at === beats, cells: at <= beats ? row.cells.length : 0, total: 0 };
  });
}

/** What others are named by changes place only at the end of a column. */
function counted(show: Show, beats: number): Standing[] {
  const sum = (row: ShowRow, until: number): number =>
    row.cells.slice(0, until).reduce((all, cell) => all + (cell.points ?? 0), 0);
  return show.rows
    .map((row) => ({ row, shown: true, fresh: false, cells: beats, total: sum(row, beats) }))
    .sort((a, b) => b.total - a.total);
}

/** The places lit after so many beats: of the newest row, or of all while none is. */
export function litAt(show: Show, beats: number): readonly string[] {
  const fresh = standings(show, beats).find((one) => one.fresh)?.row.spots;
  return fresh ?? [...new Set(show.rows.flatMap(({ spots }) => spots ?? []))];
}
