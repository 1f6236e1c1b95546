/** A board file of Maharaja as the editor reads it, and what can be done to it. */
export type At = [number, number];

export interface CityFacts {
  id: string;
  name: string;
  colour: string;
  symbol: string;
  xy: At;
  top: string;
  bottom: string;
}

export interface RoadFacts {
  id: string;
  ends: [string, string];
  villages: At[];
  curve?: At;
}

export interface SetupFacts {
  tile: string;
  green: string[];
  blue: string[];
  red: string[];
}

export interface BoardFile {
  start: { id: string; name: string; xy: At };
  city: CityFacts[];
  road: RoadFacts[];
  setup: SetupFacts[];
  names?: Record<string, string | Record<string, string>>;
  standing?: Record<string, string[]>;
}

const BONUSES = ['1 token', '2 tokens', '1 shrine', '2 shrines', '3 shrines', '1 pp', '2 pp'];
/** All a bonus space may give, as the file says it. */
export const bonuses = (now: string): string[] => [
  ...new Set([now, ...BONUSES, ...[1, 2, 3, 4, 5, 6].map((n) => (n === 1 ? '1 coin' : `${n} coins`))]),
];

export const placeOf = (file: BoardFile, id: string): At =>
  file.start.id === id ? file.start.xy : (file.city.find((one) => one.id === id)?.xy ?? [0, 0]);

const between = (a: At, b: At, part: number): At => [
  Math.round(a[0] + (b[0] - a[0]) * part),
  Math.round(a[1] + (b[1] - a[1]) * part),
];

/** Where so many villages lie on a straight road. */
export function spread(file: BoardFile, ends: readonly [string, string], count: number): At[] {
  const [a, b] = ends.map((end) => placeOf(file, end));
  return count === 1 ? [between(a, b, 0.5)] : [between(a, b, 0.38), between(a, b, 0.62)];
}

export const roadBetween = (file: BoardFile, one: string, other: string): RoadFacts | undefined =>
  file.road.find(({ ends }) => ends.includes(one) && ends.includes(other));

/** A road between two places is there, or no longer. */
export function toggleRoad(file: BoardFile, one: string, other: string): void {
  const there = roadBetween(file, one, other);
  if (there) file.road = file.road.filter((road) => road !== there);
  else file.road.push({ id: `${one}-${other}`, ends: [one, other], villages: spread(file, [one, other], 2) });
}

/** A place and its name are also in the ends of roads: its id stays. */
export function setVillages(file: BoardFile, id: string, count: number): void {
  const road = file.road.find((one) => one.id === id);
  if (road && road.villages.length !== count) road.villages = spread(file, road.ends, count);
}
