/** What has just moved: armies on their way, armies lost, and the arrow of the last move. */
import type { Hook } from '../../scene/hooks';
import type { GameEvent } from '../../scene/scene';

const MOVES = new Set(['moves', 'retreats', 'returns', 'lands', 'shifts']);
/** A move older than this many events is no longer "the last". */
const RECENT = 12;

/** From where to where the last group went; its single borders count as one move. */
export function lastMove(events: readonly GameEvent[]): readonly [string, string] | undefined {
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

export interface Travel {
  readonly key: string;
  readonly nation: string;
  readonly count: number;
  /** Places one after the other, each next to the one before. */
  readonly way: readonly string[];
}

/** Armies that moved in the last change; a group that crossed several borders goes all of its way. */
export function travelsIn(fresh: readonly { moment: number; words: readonly string[] }[]): Travel[] {
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
export function lossesIn(fresh: readonly GameEvent[]): Loss[] {
  return fresh
    .filter(({ words }) => words[0] === 'loses' || words[0] === 'removed')
    .map(({ moment, words }, i) => ({
      key: `${moment} ${i}`,
      nation: words[1],
      place: words[2],
      count: Number(words[3]),
    }));
}

/** How events are heard. */
const HEARD: Readonly<Record<string, Hook>> = {
  moves: 'march',
  rides: 'march',
  retreats: 'march',
  returns: 'march',
  lands: 'march',
  shifts: 'march',
  grows: 'place',
  reinforced: 'place',
  invades: 'place',
  'leader-arrives': 'place',
  'factory-built': 'bell',
  die: 'die',
  loses: 'battle-hit',
  'factory-lost': 'battle-hit',
  'leader-killed': 'battle-hit',
  bids: 'coin',
};

export const soundOf = ([event]: readonly string[]): Hook | null => HEARD[event] ?? null;
