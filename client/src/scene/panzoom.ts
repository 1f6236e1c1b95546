/** Pan and zoom as arithmetic on a viewBox. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 6;

/** The part of the board that is seen: never beyond its edges, never smaller than a sixth of it. */
export function clamped(box: Box, whole: Box): Box {
  const w = Math.min(Math.max(box.w, whole.w / CLOSEST), whole.w);
  const h = (w / box.w) * box.h;
  const x = inside(box.x, w, whole.x, whole.w);
  const y = inside(box.y, h, whole.y, whole.h);
  return { x, y, w, h };
}

function inside(at: number, size: number, from: number, all: number): number {
  if (size >= all) return from + (all - size) / 2;
  return Math.min(Math.max(at, from), from + all - size);
}

/** Zoom by a factor, keeping the point (fractions of the box) where it is. */
export function zoomed(box: Box, factor: number, fx: number, fy: number, whole: Box): Box {
  const w = Math.min(Math.max(box.w / factor, whole.w / CLOSEST), whole.w);
  const h = (w / box.w) * box.h;
  return clamped({ x: box.x + (box.w - w) * fx, y: box.y + (box.h - h) * fy, w, h }, whole);
}

export function panned(box: Box, fx: number, fy: number, whole: Box): Box {
  return clamped({ ...box, x: box.x + box.w * fx, y: box.y + box.h * fy }, whole);
}

const EDGE = 0.035; // of the panel: what is shown does not touch its frame

function hull(places: readonly Box[]): Box {
  const x = Math.min(...places.map((p) => p.x));
  const y = Math.min(...places.map((p) => p.y));
  const w = Math.max(...places.map((p) => p.x + p.w)) - x;
  return { x, y, w, h: Math.max(...places.map((p) => p.y + p.h)) - y };
}

/** How far to move so that a stretch is seen, with a little room at the edge. */
function shift(from: number, size: number, low: number, all: number): number {
  const edge = all * EDGE;
  if (from < low + edge) return from - low - edge;
  return Math.max(0, from + size - (low + all - edge));
}

/**
 * The box moved until these places are seen, from at most so many times as far away; if that is not enough, the first
 * of them. The same box, if nothing need be moved.
 */
export function showing(box: Box, places: readonly Box[], whole: Box, farthest = 1): Box {
  if (!places.length) return box;
  const all = hull(places);
  const w = Math.max(box.w, Math.max(all.w, (all.h * box.w) / box.h) / (1 - 2 * EDGE));
  if (w > box.w * farthest) return showing(box, places.slice(0, -1), whole, farthest);
  const larger = zoomed(box, box.w / w, 0.5, 0.5, whole);
  const dx = shift(all.x, all.w, larger.x, larger.w);
  const dy = shift(all.y, all.h, larger.y, larger.h);
  const moved = clamped({ ...larger, x: larger.x + dx, y: larger.y + dy }, whole);
  const same = Math.max(...(['x', 'y', 'w'] as const).map((one) => Math.abs(moved[one] - box[one]))) < 0.5;
  return same ? box : moved;
}

/** Whether any of these places lies with its middle in the part that is seen. */
export function sees(box: Box, places: readonly Box[]): boolean {
  return places.some(({ x, y, w, h }) => {
    const [across, down] = [x + w / 2 - box.x, y + h / 2 - box.y];
    return across >= 0 && across <= box.w && down >= 0 && down <= box.h;
  });
}

/** A box with the panel's shape around the given places: where a narrow screen starts. */
export function around(places: readonly Box[], shape: number, whole: Box): Box {
  if (!places.length) return covering(whole, shape);
  const x = Math.min(...places.map((p) => p.x));
  const y = Math.min(...places.map((p) => p.y));
  const right = Math.max(...places.map((p) => p.x + p.w));
  const bottom = Math.max(...places.map((p) => p.y + p.h));
  const w = Math.max(right - x, (bottom - y) * shape, whole.w / 3);
  const h = w / shape;
  return clamped({ x: (x + right - w) / 2, y: (y + bottom - h) / 2, w, h }, whole);
}

/** The largest box of that shape inside the whole. */
function covering(whole: Box, shape: number): Box {
  const w = Math.min(whole.w, whole.h * shape);
  const h = w / shape;
  return { x: whole.x + (whole.w - w) / 2, y: whole.y + (whole.h - h) / 2, w, h };
}
