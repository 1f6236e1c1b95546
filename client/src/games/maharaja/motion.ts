/** What has just moved or been built, from the scene's news. */
import { journey, type Point } from './layout';
import { labels, printedOf, type Road, type Scene } from './model';

/** A road and the points it is drawn through. */
export interface RoadDrawn {
  readonly road: Road;
  readonly points: Point[];
}

export interface Journey {
  readonly owner: number;
  readonly points: Point[];
  /** Coins paid on the way. */
  readonly price: number;
}

type Told = readonly (readonly string[])[];

/** The journey just made along its roads, until the next choice. */
export const lastMove = (scene: Scene, roads: readonly RoadDrawn[]): Journey | null =>
  journeyIn(
    scene,
    scene.news.map(({ words }) => words),
    roads,
  );

/** The one that the choice pointed at would lead to. */
export const nextMove = (scene: Scene, roads: readonly RoadDrawn[]): Journey | null =>
  journeyIn(scene, scene.marks.foreseen.events, roads);

function journeyIn(scene: Scene, told: Told, roads: readonly RoadDrawn[]): Journey | null {
  const board = printedOf(scene);
  const end = told.findLastIndex(([event]) => event === 'moved');
  if (end < 0) return null;
  const [, who, from, , price] = told[end];
  const begun = told.slice(0, end).findLastIndex(([event, whose]) => event !== 'passes' || whose !== who);
  const taken = told.slice(begun + 1, end).flatMap((words) => roads.find((one) => one.road.id === words[2]) ?? []);
  const node = [...board.cities, board.start].findIndex(({ id }) => id === from);
  const points = node < 0 ? [] : journey(board, node, taken);
  const owner = labels(scene, 'owner').indexOf(who);
  return points.length > 1 ? { owner, points, price: Number(price) } : null;
}

/** Villages whose shrine has just been built: a road they complete is seen opening. */
export function builtNow(scene: Scene): Set<string> {
  const news = scene.still ? [] : scene.news.filter(({ words }) => words[0] === 'shrine');
  return new Set(news.map(({ words }) => words[2]));
}
