/** What the pen leaves: drawn from a seed made of the box's id, so that it is the same after a reload and no two are alike. */
import type { Point, Rect } from '../layout';

/** Numbers between -1 and 1, always the same for a seed. */
export function jitter(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Two quick strokes. */
export function penCross(seed: string, x: number, y: number, r: number): string {
  const next = jitter(seed);
  const near = (dx: number, dy: number, by: number): Point => [x + r * (dx + next() * by), y + r * (dy + next() * by)];
  const stroke = (from: Point, middle: Point, to: Point): string =>
    `M${written(from)}Q${written(middle)} ${written(to)}`;
  return (
    stroke(near(-0.9, -0.9, 0.14), near(0, 0, 0.13), near(0.9, 0.9, 0.14)) +
    stroke(near(0.9, -0.9, 0.14), near(0, 0, 0.13), near(-0.9, 0.9, 0.14))
  );
}

const TURNS = 12; // points of a ring
const PAST = 0.5; // radians it goes on after its start

/** A ring, not quite round, closed a little past its start. */
export function penRing(seed: string, x: number, y: number, r: number): string {
  const next = jitter(seed);
  const start = next() * Math.PI;
  const points = Array.from({ length: TURNS + 1 }, (_, i): Point => {
    const turn = start + ((2 * Math.PI + PAST) * i) / TURNS;
    const far = r * (1 + next() * 0.07);
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  });
  const curves = points.slice(1).map((to, i) => {
    const from = points[i];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return `${written(from)} ${written(middle)}`;
  });
  return `M${written(points[0])}Q${curves.join('Q')}`;
}

const APART = 5.2;

/** Slanting strokes that fill a box. */
export function penHatch(seed: string, { x, y, w, h }: Rect): string {
  const next = jitter(seed);
  const strokes: string[] = [];
  for (let d = APART; d < w + h - 2; d += APART + next() * 0.8) {
    const from: Point = [x + Math.min(d, w), y + Math.max(0, d - w)];
    const to: Point = [x + Math.max(0, d - h), y + Math.min(d, h)];
    strokes.push(`M${written(from)}L${written(to)}`);
  }
  return strokes.join('');
}
