/** What the log tells beyond the view: the last move, and the points of every turn. */
import { withUndone } from '../../shell/log';
import type { LogItem } from '../../wire/types';

/** Events that still hold at a step, oldest first. */
export function eventsUntil(log: readonly LogItem[], step: number): LogItem[] {
  return withUndone(log).filter((item) => item.kind === 'event' && !item.undone && item.step <= step);
}

const MOVES = new Set(['moves', 'retreats', 'returns', 'lands', 'shifts']);
/** A move older than this many events is no longer "the last". */
const RECENT = 12;

/** From where to where the last group went; its single borders count as one move. */
export function lastMove(events: readonly LogItem[]): readonly [string, string] | undefined {
  const recent = events.slice(-RECENT);
  const moves = recent.filter(({ words }) => MOVES.has(words[0]));
  const last = moves.at(-1);
  if (!last) return undefined;
  let from = last.words[2];
  for (const { words } of moves.slice(0, -1).reverse()) {
    if (words[1] !== last.words[1] || words[3] !== from) break;
    from = words[2];
  }
  return from === last.words[3] ? undefined : [from, last.words[3]];
}

/** Where the points of a scoring event stand among its words. */
const POINTS: Readonly<Record<string, number>> = {
  'scores-area': 3,
  'scores-raid': 3,
  'scores-army': 3,
  'scores-leader': 3,
  'scores-factory': 3,
  'scores-trade': 3,
  'scores-coasts': 3,
  'scores-raj': 2,
};

/** Points by nation and turn, from the events that gave them; the first turn begins without an event. */
export function pointsByTurn(events: readonly LogItem[], first = 1): Map<string, number[]> {
  const found = new Map<string, number[]>();
  let turn = first;
  for (const { words } of events) {
    if (words[0] === 'turn') turn = Number(words[1]);
    const at = POINTS[words[0]];
    if (at === undefined) continue;
    const row = found.get(words[1]) ?? [];
    row[turn] = (row[turn] ?? 0) + Number(words[at]);
    found.set(words[1], row);
  }
  return found;
}

export interface Travel {
  readonly key: string;
  readonly nation: string;
  readonly count: number;
  /** Places one after the other, each next to the one before. */
  readonly way: readonly string[];
}

/** Armies that moved in the last change; a group that crossed several borders goes all of its way. */
export function travelsIn(fresh: readonly LogItem[]): Travel[] {
  const found: Travel[] = [];
  for (const { moment, words } of fresh) {
    if (!MOVES.has(words[0]) || Number(words[4]) <= 0) continue;
    const [, nation, from, to, count] = words;
    const before = found.at(-1);
    const goesOn = before?.nation === nation && before.count === Number(count) && before.way.at(-1) === from;
    const way = goesOn ? [...before.way, to] : [from, to];
    if (goesOn) found.pop();
    found.push({ key: `${moment} ${found.length}`, nation, count: Number(count), way });
  }
  return found;
}

export interface Loss {
  readonly key: string;
  readonly nation: string;
  readonly place: string;
  readonly count: number;
}

/** Armies destroyed or removed in the last change. */
export function lossesIn(fresh: readonly LogItem[]): Loss[] {
  return fresh
    .filter(({ words }) => words[0] === 'loses' || words[0] === 'removed')
    .map(({ moment, words }, i) => ({
      key: `${moment} ${i}`,
      nation: words[1],
      place: words[2],
      count: Number(words[3]),
    }));
}
