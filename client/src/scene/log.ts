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

/** Add new items to those known; a resumed line may repeat some. */
export function merged(known: readonly LogItem[], fresh: readonly LogItem[]): LogItem[] {
  if (!fresh.length) return [...known];
  const from = fresh[0].moment;
  const kept = known.filter((item) => item.moment < from);
  return [...kept, ...fresh];
}

/** An undo reaches back to a step: events of later steps told before it are undone. What is played again is told again. */
export function withUndone(log: readonly LogItem[]): Line[] {
  const lines: Line[] = log.map((item) => ({ ...item, undone: false }));
  lines.forEach((line, i) => {
    if (line.kind !== 'undo') return;
    const to = Number(line.words[1]);
    for (let j = i - 1; j >= 0; j--) {
      if (lines[j].kind === 'event' && lines[j].step > to) lines[j].undone = true;
    }
  });
  return lines;
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
    if (wanted)
      found.push(parts.length > 1 ? { ...lines[at], moment: last.moment, step: last.step, parts } : lines[at]);
    at += parts.length;
  }
  return found;
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

/** What others did since a moment: their events, oldest first. */
export function since(log: readonly LogItem[], moment: number, mine: readonly number[]): LogItem[] {
  return log.filter(
    (item) => item.moment > moment && item.kind === 'event' && !(item.seat !== null && mine.includes(item.seat)),
  );
}
