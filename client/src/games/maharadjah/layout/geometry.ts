/** The map's drawing from its polygons: no rules, no pieces, only lines. */
import layout from '../../../../../src/durbar/games/maharadjah/data/layout.json';
import type { Box } from '../../../scene/panzoom';

export type Point = readonly [x: number, y: number];

export interface Shape {
  readonly polygons: Readonly<Record<string, readonly Point[]>>;
  /** Region of an area; foreign lands have none. */
  readonly region: (id: string) => string | undefined;
}

export interface Drawing {
  /** Closed outline of every polygon. */
  readonly outlines: Readonly<Record<string, string>>;
  /** Borders within a region, borders between regions, shores. */
  readonly borders: string;
  readonly regions: string;
  readonly coast: string;
}

/** The file's square is drawn this much wider: true proportions, and room for names. */
export const STRETCH = layout.stretch;
const SIDE = 1000;
/** Foreign lands run on past the edges of the file's square, so that no wide screen shows their end. */
const BLEED = { left: -500, right: SIDE * STRETCH + 500, top: -400 };
const COAST_ROUGHNESS = 0.22;
const BORDER_ROUGHNESS = 0.13;
const SHORTEST = 11;
const ROUNDS = 3;

export const stretched = ([x, y]: Point): Point => [x * STRETCH, y];

/** The same key from both sides of a border. */
export function edgeKey(a: Point, b: Point): string {
  const before = a[0] - b[0] || a[1] - b[1];
  return before < 0 ? `${a.join()}|${b.join()}` : `${b.join()}|${a.join()}`;
}

/** Small and repeatable: the same border looks the same on every screen and on both sides. */
function randomFrom(text: string): () => number {
  let seed = 2166136261;
  for (const sign of text) seed = Math.imul(seed ^ sign.charCodeAt(0), 16777619) >>> 0;
  return () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 2246822507) + 0x9e3779b9) >>> 0;
    return seed / 4294967296 - 0.5;
  };
}

const onFrame = (a: Point, b: Point): boolean =>
  ([0, 1] as const).some((i) => a[i] === b[i] && (a[i] === 0 || a[i] === SIDE));

function subdivided(points: readonly Point[], roughness: number, random: () => number): Point[] {
  const out: Point[] = [];
  points.forEach((end, i) => {
    const start = points[i - 1];
    if (start) {
      const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
      const shift = random() * roughness;
      if (Math.hypot(dx, dy) > SHORTEST)
        out.push([(start[0] + end[0]) / 2 - dy * shift, (start[1] + end[1]) / 2 + dx * shift]);
    }
    out.push(end);
  });
  return out;
}

/** One edge from a to b, roughened by its two ends; its corners stay exact. */
export function roughEdge(a: Point, b: Point, roughness: number): Point[] {
  const key = edgeKey(a, b);
  const forward = key === `${a.join()}|${b.join()}`;
  let points: Point[] = (forward ? [a, b] : [b, a]).map(stretched);
  if (!onFrame(a, b)) {
    const random = randomFrom(key);
    for (let round = 0; round < ROUNDS; round++) points = subdivided(points, roughness, random);
  }
  return forward ? points : points.reverse();
}

const rounded = (n: number): number => Math.round(n * 10) / 10;
const line = (points: readonly Point[]): string => points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L');

const bled = ([x, y]: Point): Point => [
  x <= 0 ? BLEED.left : x >= SIDE * STRETCH ? BLEED.right : x,
  y <= 0 ? BLEED.top : y,
];

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly owners: string[];
}

function edgesOf(shape: Shape): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const [id, polygon] of Object.entries(shape.polygons))
    polygon.forEach((from, i) => {
      const to = polygon[(i + 1) % polygon.length] ?? from;
      const key = edgeKey(from, to);
      const edge = edges.get(key) ?? { from, to, owners: [] };
      edge.owners.push(id);
      edges.set(key, edge);
    });
  return edges;
}

export function drawMap(shape: Shape): Drawing {
  const edges = edgesOf(shape);
  const rough = (a: Point, b: Point): Point[] => {
    const shared = (edges.get(edgeKey(a, b))?.owners.length ?? 1) > 1;
    return roughEdge(a, b, shared ? BORDER_ROUGHNESS : COAST_ROUGHNESS);
  };
  const outlines: Record<string, string> = {};
  for (const [id, polygon] of Object.entries(shape.polygons)) {
    const points = polygon.flatMap((a, i) => rough(a, polygon[(i + 1) % polygon.length] ?? a).slice(0, -1));
    outlines[id] = `M${line(shape.region(id) === undefined ? points.map(bled) : points)}Z`;
  }
  const lines = { borders: '', regions: '', coast: '' };
  for (const { from, to, owners } of edges.values()) {
    if (onFrame(from, to)) continue;
    const [one, two] = owners.map(shape.region);
    const kind = owners.length === 1 ? 'coast' : one === two ? 'borders' : 'regions';
    lines[kind] += `M${line(rough(from, to).map(bled))}`;
  }
  return { outlines, ...lines };
}

/** The smallest box around some polygons, as drawn. */
export function boxAround(polygons: readonly (readonly Point[])[]): Box | undefined {
  const points = polygons.flat().map(stretched);
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
}

/** A gentle arc between two points, shortened at both ends so that it touches no piece. */
export function arc(from: Point, to: Point, gap = 30): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const cut = Math.min(gap, length / 3);
  const [ux, uy] = [dx / length, dy / length];
  const [ax, ay] = [from[0] + ux * cut, from[1] + uy * cut];
  const [bx, by] = [to[0] - ux * cut, to[1] - uy * cut];
  const bend = Math.min(26, length / 6);
  const [mx, my] = [(ax + bx) / 2 + uy * bend, (ay + by) / 2 - ux * bend];
  return `M${rounded(ax)} ${rounded(ay)}Q${rounded(mx)} ${rounded(my)} ${rounded(bx)} ${rounded(by)}`;
}

/** How much of one box lies on another. */
export function overlap(a: Box, b: Box): number {
  const [across, down] = [
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
    Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
  ];
  return across > 0 && down > 0 ? across * down : 0;
}

export const meet = (a: Box, b: Box): boolean => overlap(a, b) > 0;

/** From where to where a polygon reaches, as drawn, at a height: the part that is nearest to a point. */
export function reachAt(polygon: readonly Point[], [x, y]: Point): readonly [left: number, right: number] | undefined {
  const crossings = polygon
    .flatMap((from, i) => {
      const to = polygon[(i + 1) % polygon.length];
      if (from[1] > y === to[1] > y) return [];
      return [(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) * STRETCH];
    })
    .sort((a, b) => a - b);
  const parts = crossings.flatMap((left, i) => (i % 2 ? [] : [[left, crossings[i + 1]] as const]));
  const far = ([left, right]: readonly [number, number]): number => Math.max(left - x, x - right);
  return parts.sort((a, b) => far(a) - far(b))[0];
}

const union = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
};

/** The first box and as many of the others, nearest first, as fit into so much width and height: letters keep their size. */
export function nearby(boxes: readonly Box[], widest: number, highest = widest): Box[] {
  const [first, ...others] = boxes;
  if (!first) return [];
  const far = (box: Box): number =>
    Math.hypot(box.x + box.w / 2 - first.x - first.w / 2, box.y + box.h / 2 - first.y - first.h / 2);
  let around = first;
  const kept = [first];
  for (const box of others.sort((a, b) => far(a) - far(b))) {
    const wider = union(around, box);
    if (wider.w > widest || wider.h > highest) continue;
    around = wider;
    kept.push(box);
  }
  return kept;
}

/** Where one crosses from one area into the next: the middle of their common border; none if they only meet by sea. */
export function crossing(polygons: Shape['polygons'], from: string, to: string): Point | undefined {
  const edges = new Map((polygons[from] ?? []).map((a, i, all) => [edgeKey(a, all[(i + 1) % all.length] ?? a), a]));
  const common = (polygons[to] ?? []).flatMap((a, i, all): Point[] => {
    const b = all[(i + 1) % all.length] ?? a;
    return edges.has(edgeKey(a, b)) ? [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]] : [];
  });
  const middle = common[Math.floor(common.length / 2)];
  return middle && stretched(middle);
}
