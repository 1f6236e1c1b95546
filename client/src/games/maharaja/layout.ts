/** Where things lie on the map. Positions of the board file are stretched sideways; pieces never are. */
import layout from '../../../../src/durbar/games/maharaja/data/layout.json';
import type { City, Printed, Road } from './model';

export const { stretch: STRETCH, ring: RING, centre: CENTRE, outer: OUTER, whole: WHOLE, land: LAND } = layout;

export type Point = [number, number];
/** What of the board says where things lie. */
export type Ground = Pick<Printed, 'cities' | 'start' | 'roads'>;

/** Statue spaces by their order in `statues`: the centre, the two with a bonus, four plain ones; angle of each. */
export const SPACES = ['centre', 'top', 'bottom', 'plain', 'plain-2', 'plain-3', 'plain-4'] as const;

/** Symbols of cities that have a skyline, an emblem and a standard of their own; a city of somebody's own may have another. */
const DRAWN = new Set(['tiger', 'peacock', 'lotus', 'wheel', 'elephant', 'cobra', 'sun']);
export const drawnSymbol = (symbol: string): string => (DRAWN.has(symbol) ? symbol : 'sun');

const COURT = 134; // where priests stand
const COURT_STEP = 17; // degrees between two of them
const BELOW = 90; // there the ribbon hangs

export function polar(angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [Math.cos(turn) * distance, Math.sin(turn) * distance];
}

export function spaceAt(space: number): Point {
  return space === 0 ? [0, 0] : polar(layout.angles[space], layout.distance);
}

/** One place on the wall for each colour. */
export function shrineAt(owner: number): Point {
  return polar([222, 318, 138, 42][owner % 4], 104);
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

const nodeOf = (board: Ground, node: number): Pick<City, 'id' | 'xy'> => board.cities[node] ?? board.start;

/** Does a node stand where our drawing has it? A board of one's own may have moved it. */
function asDrawn(board: Ground, node: number): boolean {
  const { id, xy } = nodeOf(board, node);
  const at = (layout.at as Record<string, number[] | undefined>)[id];
  return at?.[0] === xy[0] && at[1] === xy[1];
}

/** The direction of the terrace before a city's wall: ours, else where no road leaves and no ribbon hangs. */
export function courtAngle(board: Ground, node: number): number {
  const { id } = nodeOf(board, node);
  const ours = (layout.courts as Record<string, number | undefined>)[id];
  if (ours !== undefined && asDrawn(board, node)) return ours;
  const [x, y] = nodePoint(board, node);
  const taken = board.roads.flatMap((road) => {
    if (!road.ends.includes(node)) return [];
    const [tx, ty] = nodePoint(board, road.ends[0] === node ? road.ends[1] : road.ends[0]);
    return [(Math.atan2(ty - y, tx - x) * 180) / Math.PI];
  });
  const room = (angle: number): number => Math.min(...[BELOW, ...taken].map((other) => between(angle, other)));
  const angles = Array.from({ length: 36 }, (_, i) => i * 10);
  return angles.reduce((best, angle) => (room(angle) > room(best) ? angle : best), 0);
}

function between(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

/** The places of the terrace, around the middle of the city. */
export function courtPlaces(angle: number): Point[] {
  return [-1, 0, 1].map((n) => polar(angle + n * COURT_STEP, COURT));
}

/** Its outline: a part of a ring outside the wall. */
export function courtOutline(angle: number): string {
  const at = (turn: number, far: number): string =>
    polar(angle + turn, far)
      .map((n) => n.toFixed(1))
      .join(' ');
  return `M${at(-25, 106)}L${at(-25, 156)}A156 156 0 0 1 ${at(25, 156)}L${at(25, 106)}z`;
}

/** Where the nth priest at a node stands: on the terrace, first where the ribbon is far, a fourth between two. */
export function priestAt(board: Ground, node: number, nth: number): Point {
  const [x, y] = nodePoint(board, node);
  if (!board.cities[node]) return [x + [-48, 48, -48, 48][nth % 4], y + [-46, -46, 28, 28][nth % 4]];
  const angle = courtAngle(board, node);
  const far = (turn: number): number => between(angle + turn * COURT_STEP, BELOW);
  const turns = [...[0, -1, 1].sort((a, b) => far(b) - far(a)), 0.5];
  const [dx, dy] = polar(angle + turns[nth % 4] * COURT_STEP, COURT);
  return [x + dx, y + dy];
}

/** The Maharaja waits outside the wall where neither priests nor villages are; on a board of one's own, opposite the priests. */
export function maharajaAt(board: Ground, node: number): Point {
  const [x, y] = nodePoint(board, node);
  const ours = (layout.elephant as Record<string, number[] | undefined>)[nodeOf(board, node).id];
  if (ours && asDrawn(board, node)) return [x + ours[0], y + ours[1]];
  const right = Math.cos((courtAngle(board, node) * Math.PI) / 180) < 0;
  return [x + (right ? 126 : -126), y - 74];
}

export interface RoadLine {
  path: string;
  points: Point[];
  villages: Point[];
}

/** A road and its villages: as we have drawn it, or straight (bent as the file says), its villages clear of walls and plates. */
export function roadLine(board: Ground, road: Road): RoadLine {
  const from = nodePoint(board, road.ends[0]);
  const to = nodePoint(board, road.ends[1]);
  const ours = drawnRoad(board, road);
  const points = ours ? bent(from, ours.bend as [Point, Point], to) : curve(from, to, road.curve && placed(road.curve));
  const line = points.filter((_, i) => i % 10 === 0);
  const villages = ours ? (ours.villages as Point[]) : alongRoad(board, road, points);
  const path = ours
    ? `M${rounded(from)}C${[...ours.bend, to].map((p) => rounded(p as Point)).join(' ')}`
    : drawn(road.curve ? line : [from, to]);
  return { path, points: line, villages };
}

function drawnRoad(board: Ground, road: Road): { bend: number[][]; villages: number[][] } | null {
  const ours = (layout.roads as Record<string, { bend: number[][]; villages: number[][] } | undefined>)[road.id];
  if (!ours || road.villages.length !== ours.villages.length || !road.ends.every((end) => asDrawn(board, end)))
    return null;
  return ours;
}

function alongRoad(board: Ground, road: Road, points: readonly Point[]): Point[] {
  const lengths = alongside(points);
  const all = lengths[lengths.length - 1];
  const [from, to] = [points[0], points[points.length - 1]];
  const low = padding(board, road.ends[0], from, to);
  const high = all - padding(board, road.ends[1], to, from);
  const at = (distance: number): number =>
    Math.max(
      0,
      lengths.findIndex((length) => length >= distance),
    );
  return spread(low, high, road.villages.length).map((distance) => points[at(distance)]);
}

const rounded = (p: Point): string => p.map((n) => n.toFixed(1)).join(' ');

/** Points as a path. */
export function drawn(points: readonly Point[]): string {
  return points.length ? 'M' + points.map(rounded).join('L') : '';
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

const STEPS = 200;

function bent(from: Point, [one, two]: readonly [Point, Point], to: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const parts = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [0, 1].map((k) => [from, one, two, to].reduce((sum, p, n) => sum + parts[n] * p[k], 0)) as Point;
  });
}

function curve(from: Point, to: Point, bend: Point | null | undefined): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
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

/** How far from a node its first village stays: beyond the wall, and beyond the ribbon where the road leaves below it. */
function padding(board: Ground, node: number, at: Point, other: Point): number {
  if (!board.cities[node]) return 92;
  const below = other[1] - at[1] > Math.abs(other[0] - at[0]);
  return RING + 52 + (below ? 40 : 0);
}
