/** Where things lie on the map. Positions of the board file are stretched sideways; pieces never are. */
import layout from '../../../../src/durbar/games/maharaja/data/layout.json';
import type { City, Printed, Road } from './model';

export const RING = 111; // shrines stand on it
export const { stretch: STRETCH, hexagon: HEXAGON, centre: CENTRE, outer: OUTER, whole: WHOLE } = layout;

export type Point = [number, number];
/** What of the board says where things lie. */
export type Ground = Pick<Printed, 'cities' | 'start'>;

/** Statue spaces by their order in `statues`: the centre, the two with a bonus, four plain ones; angle of each. */
export const SPACES = ['centre', 'top', 'bottom', 'plain', 'plain-2', 'plain-3', 'plain-4'] as const;

/** Cities whose roads leave downwards have their name above. */
const NAME_ABOVE = new Set(['DEL']);
/** Where priests stand beside a city: x, y, direction of the row. */
const STAND: Record<string, [number, number, number]> = { LAH: [-120, 4, -1], AGR: [120, -30, 1], PUR: [118, -6, 1] };

export function polar(angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [Math.cos(turn) * distance, Math.sin(turn) * distance];
}

export function spaceAt(space: number): Point {
  return space === 0 ? [0, 0] : polar(layout.angles[space], layout.distance);
}

/** One place on the ring for each colour. */
export function shrineAt(owner: number): Point {
  return polar([222, 318, 138, 42][owner % 4], 105);
}

export function polygon(corners: number, radius: number, inner = radius): string {
  const count = inner === radius ? corners : 2 * corners;
  return Array.from({ length: count }, (_, i) => {
    const far = inner === radius || i % 2 === 0 ? radius : inner;
    return polar((360 / count) * i - 90, far)
      .map((n) => n.toFixed(1))
      .join();
  }).join(' ');
}

export function placed(xy: readonly [number, number]): Point {
  return [xy[0] * STRETCH, xy[1]];
}

/** Cities first, then the start: the order of the nodes. */
export function nodePoint(board: Ground, node: number): Point {
  return placed(board.cities[node]?.xy ?? board.start.xy);
}

export function nameAbove(city: City): boolean {
  return NAME_ABOVE.has(city.id);
}

/** Where the nth priest at a node stands. */
export function priestAt(board: Ground, node: number, nth: number): Point {
  const [x, y] = nodePoint(board, node);
  const city = board.cities[node];
  if (!city) return [x + [-31, 31, -31, 31][nth % 4], y + [-34, -34, 26, 26][nth % 4]];
  const [dx, dy, way] = STAND[city.id] ?? [118, -6, 1];
  return [x + dx + nth * 34 * way, y + dy + (nth % 2) * 10];
}

export function maharajaAt(board: Ground, node: number): Point {
  const [x, y] = nodePoint(board, node);
  const right = (STAND[board.cities[node]?.id ?? ''] ?? [118])[0] < 0;
  return [x + (right ? 124 : -124), y - 8];
}

export interface RoadLine {
  path: string;
  points: Point[];
  villages: Point[];
}

/** A road and its villages, set along it from the ends so that rings, ribbons and plates never meet. */
export function roadLine(board: Ground, road: Road): RoadLine {
  const from = nodePoint(board, road.ends[0]);
  const to = nodePoint(board, road.ends[1]);
  const points = curve(from, to, road.curve ? placed(road.curve) : null);
  const lengths = alongside(points);
  const all = lengths[lengths.length - 1];
  const low = padding(board, road.ends[0], from, to);
  const high = all - padding(board, road.ends[1], to, from);
  const at = (distance: number) =>
    points[
      Math.max(
        0,
        lengths.findIndex((length) => length >= distance),
      )
    ];
  const line = points.filter((_, i) => i % 10 === 0);
  return { path: drawn(line), points: line, villages: spread(low, high, road.villages.length).map(at) };
}

/** Points as a path. */
export function drawn(points: readonly Point[]): string {
  return points.length ? 'M' + points.map((p) => p.map((n) => n.toFixed(1)).join(' ')).join('L') : '';
}

/** A journey along roads, each from the end where the one before arrived: `from` is where it begins. */
export function journey(board: Ground, from: number, roads: readonly { road: Road; points: Point[] }[]): Point[] {
  const found: Point[] = [nodePoint(board, from)];
  let at = from;
  for (const { road, points } of roads) {
    const forward = road.ends[0] === at;
    found.push(...(forward ? points : [...points].reverse()).slice(1));
    at = forward ? road.ends[1] : road.ends[0];
  }
  return found;
}

function spread(low: number, high: number, count: number): number[] {
  if (count === 1) return [(low + high) / 2];
  const gap = high - low;
  return gap > 240 ? [low + gap * 0.2, low + gap * 0.8] : [low, high];
}

function curve(from: Point, to: Point, bend: Point | null): Point[] {
  return Array.from({ length: 201 }, (_, i) => {
    const t = i / 200;
    if (!bend) return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return [0, 1].map((k) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * bend[k] + t * t * to[k]) as Point;
  });
}

function alongside(points: readonly Point[]): number[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    lengths.push(lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  }
  return lengths;
}

/** How far from a node its first village stays: beyond the ring, and beyond the ribbon where the road leaves below it. */
function padding(board: Ground, node: number, at: Point, other: Point): number {
  const city = board.cities[node];
  if (!city) return 92;
  const below = !nameAbove(city) && other[1] - at[1] > Math.abs(other[0] - at[0]);
  return RING + 45 + (below ? 10 : 0);
}
