/** What has just been rolled or drawn, from the scene's news. */
import type { Hook } from '../../scene/hooks';
import type { Flight } from '../../scene/motion';
import type { Scene } from './model';

/** The moment a die was rolled, if that has just happened; else 0. */
export function rolledAt({ still, news }: Scene, die: string): number {
  if (still) return 0;
  return news.findLast(({ words }) => words[0].endsWith('rolled') && words[1] === die)?.moment ?? 0;
}

/** Cells of a seat's sheet that have just got a road. */
export function drawnNow({ still, news, players }: Scene, seat: number): Set<string> {
  const roads = still ? [] : news.filter(({ words: [verb] }) => verb === 'drew' || verb === 'halved');
  return new Set(roads.filter(({ words }) => words[1] === players[seat]?.label).map(({ words }) => words[2]));
}

/** Coins that somebody has just won. */
export function coinsNow({ still, news, players }: Scene, seat: number): Flight | undefined {
  const mine = ([event, who]: readonly string[]): boolean => event === 'money' && who === players[seat]?.label;
  const last = still ? undefined : news.findLast(({ words }) => mine(words));
  return last && { key: `${last.moment}`, art: 'p-coin', count: Number(last.words[2]), place: '', away: false };
}

/** How events are heard. */
const HEARD: Readonly<Record<string, Hook>> = {
  rolled: 'die',
  rerolled: 'die',
  took: 'place',
  drew: 'ink',
  halved: 'ink',
  got: 'ink',
  marked: 'ink',
  raised: 'ink',
  karma: 'ink',
  bonus_circled: 'ink',
  built: 'bell',
  opened: 'road',
  sold: 'coin',
  money: 'coin',
  sailed: 'march',
  went_back: 'march',
};

export const soundOf = ([event]: readonly string[]): Hook | null => HEARD[event] ?? null;
