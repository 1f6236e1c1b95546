/** What has just moved or been built, from the scene's news. */
import type { Hook } from '../../scene/hooks';
import type { Flight } from '../../scene/motion';
import { journey, type Point } from './layout';
import { labels, printedOf, type Road, type Scene } from './model';
import { touched } from './spots';

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

/** Villages whose first shrine has just been built: the last of a road opens it. */
function foundedIn(scene: Scene, news: readonly { words: readonly string[] }[]): number[] {
  const built = news.filter(({ words }) => words[0] === 'shrine').map(({ words }) => words[2]);
  const villages = built.map((village) => labels(scene, 'village').indexOf(village));
  return villages.filter((village) => scene.view.villages[village]?.length === 1);
}

export const isOpen = ({ view }: Scene, road: Road): boolean => road.villages.every((one) => view.villages[one].length);

/** Roads that are seen opening. */
export function openingNow(scene: Scene): Road[] {
  const founded = scene.still ? [] : foundedIn(scene, scene.news);
  return printedOf(scene).roads.filter(
    (road) => isOpen(scene, road) && road.villages.some((one) => founded.includes(one)),
  );
}

/** Coins that somebody has just got or paid, and where on the board. */
export function coinsNow(scene: Scene, owner: number): Flight | undefined {
  const who = labels(scene, 'owner')[owner];
  const last = scene.still ? undefined : scene.news.findLast(({ words }) => isPaid(words) && words[1] === who);
  if (!last) return undefined;
  const [event, , count] = last.words;
  const place = scene.news.flatMap(({ words }) => (words[0] === 'worship' ? [`place:${words[4]}`] : touched(words)));
  return {
    key: `${last.moment} ${owner}`,
    art: 'p-coin',
    count: Number(count),
    place: place.at(-1) ?? '',
    away: event === 'pays',
  };
}

const isPaid = ([event]: readonly string[]): boolean => event === 'coins' || event === 'pays';

/** The moment the Maharaja set out, if that has just happened; else 0. */
export const setOutAt = ({ still, news }: Scene): number =>
  (!still && news.findLast(({ words }) => words[0] === 'maharaja-goes')?.moment) || 0;

/** How events are heard. */
const HEARD: Readonly<Record<string, Hook>> = {
  statue: 'bell',
  shrine: 'bell',
  coins: 'coin',
  pays: 'coin',
  toll: 'coin',
  moved: 'march',
  'maharaja-goes': 'march',
  'reward-taken': 'place',
  'takes-character': 'place',
  'flag-moved': 'place',
  'maharani-placed': 'place',
  token: 'place',
};

export function soundOf(words: readonly string[], scene: Scene): Hook | null {
  const founded = foundedIn(scene, [{ words }]);
  const opens = ({ villages }: Road): boolean => villages.some((one) => founded.includes(one));
  if (printedOf(scene).roads.some((road) => opens(road) && isOpen(scene, road))) return 'road';
  return HEARD[words[0]] ?? null;
}
