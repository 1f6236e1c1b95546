/** What has just moved or been built, from the scene's news. */
import { journey, type Point } from './layout';
import { labels, printedOf, type Road, type Scene } from './model';

/** A road and the points it is drawn through. */
export interface RoadDrawn {
  readonly road: Road;
  readonly points: Point[];
}

/** The journey just made along its roads, until the next choice. */
export function lastMove(scene: Scene, roads: readonly RoadDrawn[]): { owner: number; points: Point[] } | null {
  const board = printedOf(scene);
  const end = scene.news.findLastIndex((item) => item.words[0] === 'moved');
  if (end < 0) return null;
  const [, who, from] = scene.news[end].words;
  const begun = scene.news.slice(0, end).findLastIndex(({ words }) => words[0] !== 'passes' || words[1] !== who);
  const taken = scene.news
    .slice(begun + 1, end)
    .flatMap(({ words }) => roads.find((one) => one.road.id === words[2]) ?? []);
  const node = [...board.cities, board.start].findIndex(({ id }) => id === from);
  const points = node < 0 ? [] : journey(board, node, taken);
  return points.length > 1 ? { owner: labels(scene, 'owner').indexOf(who), points } : null;
}

/** Villages whose shrine has just been built: a road they complete is seen opening. */
export function builtNow(scene: Scene): Set<string> {
  const news = scene.still ? [] : scene.news.filter(({ words }) => words[0] === 'shrine');
  return new Set(news.map(({ words }) => words[2]));
}
