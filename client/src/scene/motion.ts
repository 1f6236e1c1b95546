/** A piece seen on its way. Nothing is drawn again meanwhile: the browser moves what is there. */
import type { Attachment } from 'svelte/attachments';

export type Spot = readonly [x: number, y: number];

const LEG = 280; // ms for a way without a corner
const LONGEST = 700;

/** Moments of a way: where, and after which part of the whole length. */
export function stages(points: readonly Spot[]): { at: Spot; offset: number }[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    const [[x, y], [px, py]] = [points[i], points[i - 1]];
    lengths.push(lengths[i - 1] + Math.hypot(x - px, y - py));
  }
  const all = lengths.at(-1) || 1;
  return points.map((at, i) => ({ at, offset: i === points.length - 1 ? 1 : lengths[i] / all }));
}

/** Let a drawing come along these points to where it stands, the last of them; `gone`: it is seen only on the way. */
export function along(points: readonly Spot[], gone = false): Attachment<SVGElement> {
  return (node) => {
    const [tx, ty] = points[points.length - 1] ?? [0, 0];
    const frames = stages(points).map(({ at: [x, y], offset }) => ({
      offset,
      opacity: 1,
      transform: `translate(${x - tx}px, ${y - ty}px)`,
      easing: 'ease-in-out',
    }));
    const duration = Math.min(LONGEST, LEG * Math.max(1.4, points.length / 2));
    const moving = node.animate(frames, { duration, fill: gone ? 'backwards' : 'none' });
    return () => moving.cancel();
  };
}
