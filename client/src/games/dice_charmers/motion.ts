/** What has just been rolled or drawn, from the scene's news. */
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
