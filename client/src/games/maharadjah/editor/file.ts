/** A map file of Maharadjah as the editor reads it, and what can be done to it. */
export type At = [number, number];
type Kind = 'area' | 'foreign' | 'sea';
const KINDS: readonly Kind[] = ['area', 'foreign', 'sea'];
/** In which list of a place its neighbours of a kind stand. */
const LIST = { area: 'land', foreign: 'foreign', sea: 'sea' } as const;

export interface PlaceFacts {
  id: string;
  en: string;
  fr: string;
  xy: At;
  land?: string[];
  foreign?: string[];
  sea?: string[];
  polygon?: At[];
  region?: string;
  terrain?: string;
  terrain_standing?: string;
  terrain_confidence?: number;
  factory?: boolean;
}

export interface BorderFacts {
  between: [string, string];
  standing: string;
  confidence?: number;
}

export type MapFile = Record<Kind, PlaceFacts[]> & { border?: BorderFacts[]; not_adjacent?: [string, string][] };

export const REGIONS = ['himalaya', 'north_india', 'south_india', 'ceylon'];

export const placesOf = (file: MapFile): PlaceFacts[] => KINDS.flatMap((kind) => file[kind]);

const kindOf = (file: MapFile, id: string): Kind =>
  KINDS.find((kind) => file[kind].some((place) => place.id === id)) ?? 'area';

export const neighboursOf = ({ land = [], foreign = [], sea = [] }: PlaceFacts): string[] => [
  ...land,
  ...foreign,
  ...sea,
];

export const borderOf = (file: MapFile, one: string, other: string): BorderFacts | undefined =>
  file.border?.find(({ between }) => between.includes(one) && between.includes(other));

/** A border is there, or no longer: on both sides, and in the list of how borders are known. */
export function toggleBorder(file: MapFile, one: string, other: string): void {
  const there = neighboursOf(
    placesOf(file).find(({ id }) => id === one) ?? { id: '', en: '', fr: '', xy: [0, 0] },
  ).includes(other);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ]) {
    const place = placesOf(file).find(({ id }) => id === from);
    const list = LIST[kindOf(file, to)];
    if (place) place[list] = there ? (place[list] ?? []).filter((id) => id !== to) : [...(place[list] ?? []), to];
  }
  const same = ([a, b]: readonly [string, string]): boolean => [a, b].includes(one) && [a, b].includes(other);
  file.border = (file.border ?? []).filter(({ between }) => !same(between));
  file.not_adjacent = (file.not_adjacent ?? []).filter((pair) => !same(pair));
}

/** All corners that lie on one point move together: the border between two areas is one line. */
export function moveCorner(file: MapFile, from: At, to: At): void {
  for (const { polygon } of placesOf(file))
    polygon?.forEach((corner, n) => {
      if (corner[0] === from[0] && corner[1] === from[1]) polygon[n] = to;
    });
}

/** Every corner once. */
export function cornersOf(places: readonly PlaceFacts[]): At[] {
  const found = new Map(places.flatMap(({ polygon = [] }) => polygon.map((at) => [at.join(), at] as const)));
  return [...found.values()];
}
