/** The log: newest first, under headings, with what was undone struck out. */
import type { LogItem } from '../wire/types';

export interface Line extends LogItem {
  undone: boolean;
  /** All that the line tells of, if that is more than one event; its step is then the last of theirs. */
  parts?: readonly LogItem[];
}

export interface Group {
  heading: LogItem | null;
  lines: Line[];
}

const OF_THE_TABLE = new Set(
  'undo redo abandon return wanted offered substituted bot sat left late away back carried lost resumed nudged'.split(
    ' ',
  ),
);

/** What people did to the table itself, not in the game. */
export function isOfTheTable(kind: string): boolean {
  return OF_THE_TABLE.has(kind);
}

/** Add new items to those known; a resumed line may repeat some. */
export function merged(known: readonly LogItem[], fresh: readonly LogItem[]): LogItem[] {
  if (!fresh.length) return [...known];
  const from = fresh[0].moment;
  const kept = known.filter((item) => item.moment < from);
  return [...kept, ...fresh];
}

/** A line is made once: while it is the same, nothing of it is drawn again. */
const standing = new WeakMap<LogItem, Line>();
const undone = new WeakMap<LogItem, Line>();

function lineOf(item: LogItem, taken: boolean): Line {
  const known = taken ? undone : standing;
  const line = known.get(item) ?? { ...item, undone: taken };
  known.set(item, line);
  return line;
}

/** An undo reaches back to a step: events of later steps told before it are undone. What is played again is told again. */
export function withUndone(log: readonly LogItem[]): Line[] {
  let to = Infinity;
  const taken = log.toReversed().map((item) => {
    if (item.kind === 'undo') to = Math.min(to, Number(item.words[1]));
    return lineOf(item, item.kind === 'event' && item.step > to);
  });
  return taken.reverse();
}

/** The newest events that still hold at a step, oldest first; an undo beyond those looked at is not seen. */
export function eventsUntil(log: readonly LogItem[], step: number, most = Infinity): LogItem[] {
  const newest = step < (log.at(-1)?.step ?? 0) ? log.findLastIndex((item) => item.step <= step) + 1 : log.length;
  return withUndone(log.slice(Math.max(0, newest - most), newest)).filter(
    (item) => item.kind === 'event' && !item.undone && item.step <= step,
  );
}

/** Events that belong together, such as the dice of a round, become one line. */
export function folded(lines: readonly Line[], foldAt: (items: readonly LogItem[], at: number) => number): Line[] {
  const found: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const wanted = lines[at].kind === 'event' ? foldAt(lines, at) : 1;
    const near = lines.slice(at, at + Math.max(1, wanted));
    const end = near.findIndex(({ kind, undone }) => kind !== lines[at].kind || undone !== lines[at].undone);
    const parts = end < 0 ? near : near.slice(0, end);
    const last = parts[parts.length - 1];
    if (wanted) found.push(parts.length > 1 ? together(parts) : last);
    at += parts.length;
  }
  return found;
}

/** Several lines as one, by the first of them: also made once. */
const folds = new WeakMap<Line, Line>();

function together(parts: readonly Line[]): Line {
  const [first, { moment, step }] = [parts[0], parts[parts.length - 1]];
  const known = folds.get(first);
  if (known?.parts?.length === parts.length && known.moment === moment && known.step === step) return known;
  const line = { ...first, moment, step, parts };
  folds.set(first, line);
  return line;
}

/** Groups from newest to oldest; a heading event opens a group and is not repeated as a line. */
export function grouped(lines: readonly Line[], isHeading: (item: LogItem) => boolean): Group[] {
  const groups: Group[] = [{ heading: null, lines: [] }];
  for (const line of lines) {
    if (line.kind === 'event' && isHeading(line)) groups.push({ heading: line, lines: [] });
    else groups[groups.length - 1].lines.push(line);
  }
  return groups
    .filter((group) => group.heading || group.lines.length)
    .map((group) => ({ ...group, lines: [...group.lines].reverse() }))
    .reverse();
}

/** The number of a round or turn, as its heading tells it. */
export function numberIn(item: LogItem): string {
  return item.words.slice(1).find((word) => /^\d+$/.test(word)) ?? '';
}

/** What still held at a step, oldest first: undone choices never happened, and what came later is not known yet. */
export function until(log: readonly LogItem[], step: number): LogItem[] {
  return withUndone(log).filter((item) => item.kind === 'event' && !item.undone && item.step <= step);
}

/** What others did since a moment: their events, oldest first. */
export function since(log: readonly LogItem[], moment: number, mine: readonly number[]): LogItem[] {
  return log.filter(
    (item) => item.moment > moment && item.kind === 'event' && !(item.seat !== null && mine.includes(item.seat)),
  );
}

/** Every place these events touched. */
export function placesIn(
  items: readonly LogItem[],
  touched: (words: readonly string[]) => readonly string[],
): ReadonlySet<string> {
  return new Set(items.flatMap(({ words }) => touched(words)));
}
