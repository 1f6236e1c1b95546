/** A piece seen on its way. Nothing is drawn again meanwhile: the browser moves what is there. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export type Spot = readonly [x: number, y: number];

const LEG = 280; // ms for a way without a corner
const LONGEST = 700;
const STROKE = 160; // ms of a pen

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

const seen = new WeakMap<Element, string>();

/** Every motion is seen once, however often what moves is drawn again. */
function isNew(node: Element, key: string): boolean {
  if (seen.get(node) === key) return false;
  seen.set(node, key);
  return true;
}

/** Let a drawing come along these points to where it stands, the last of them; `gone`: it is seen only on the way. */
export function along(points: readonly Spot[], key: string, gone = false): Attachment<SVGElement> {
  return (node) => {
    if (!isNew(node, key)) return;
    const [tx, ty] = points[points.length - 1] ?? [0, 0];
    const frames = stages(points).map(({ at: [x, y], offset }) => ({
      offset,
      opacity: 1,
      transform: `translate(${x - tx}px, ${y - ty}px)`,
      easing: 'ease-in-out',
    }));
    const duration = Math.min(LONGEST, LEG * Math.max(1.4, points.length / 2));
    node.animate(frames, { duration, fill: gone ? 'backwards' : 'none' });
  };
}

/** Something that is paid: from a place of the board to what counts it, or back. */
export interface Flight {
  readonly key: string;
  /** What it looks like: a symbol. */
  readonly art: string;
  readonly count: number;
  /** The place of the board; without one, its middle. */
  readonly place: string;
  /** Paid, not won. */
  readonly away: boolean;
}

const FLIGHT = 350; // ms
const BEHIND = 60; // ms between one and the next
const MOST = 5;
const SIZE = 22; // px
const HIGH = 28; // px over the straight way

/** Let what is paid fly to whatever counts it. */
export function fly(flight: Flight | undefined): Attachment<HTMLElement> | undefined {
  return flight && ((node) => void (isNew(node, flight.key) && send(node, flight)));
}

function send(node: HTMLElement, { art, count, place, away }: Flight): void {
  const page = node.closest('.app') ?? document.body;
  const other = (place && page.querySelector(`[data-spot="${CSS.escape(place)}"]`)) || page.querySelector('.board');
  if (!other) return;
  const [here, there] = [middleOf(node), middleOf(other)];
  for (let i = 0; i < Math.min(count, MOST); i++) throwOne(page, art, away ? [here, there] : [there, here], i * BEHIND);
}

function middleOf(node: Element): Spot {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function throwOne(page: Element, art: string, [from, to]: readonly Spot[], delay: number): void {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', 'flying');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.innerHTML = `<use href="#${art}" width="${SIZE}" height="${SIZE}" />`;
  page.append(drawing);
  const at = (x: number, y: number): string => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)`;
  const middle = at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - HIGH);
  const frames = [at(...from), middle, at(...to)].map((transform) => ({ transform, easing: 'ease-in-out' }));
  drawing.animate(frames, { duration: FLIGHT, delay, fill: 'both' }).onfinish = () => drawing.remove();
}

const GLIDE = 400; // ms

/** Where everything stands that has a place of its own. */
export function boxesIn(node: Element | undefined): Map<string, DOMRect> {
  const spots = node?.querySelectorAll<HTMLElement>('[data-spot]') ?? [];
  return new Map([...spots].map((one) => [one.dataset.spot!, one.getBoundingClientRect()]));
}

/** Let what stands elsewhere than before go there. */
export function glide(node: Element | undefined, before: ReadonlyMap<string, DOMRect>): void {
  for (const one of node?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
    const [was, now] = [before.get(one.dataset.spot!), one.getBoundingClientRect()];
    if (!was || Math.hypot(was.left - now.left, was.top - now.top) < now.width) continue;
    const from = `translate(${was.left - now.left}px, ${was.top - now.top}px)`;
    one.animate(
      [
        { transform: from, zIndex: 1 },
        { transform: 'none', zIndex: 1 },
      ],
      {
        duration: GLIDE,
        easing: 'ease-in-out',
      },
    );
  }
}

/** Let a stroke of the pen be seen, the first ones sooner. */
export function inked(wanted: () => boolean, delay = 0): Attachment<SVGElement> {
  return (node) => {
    if (!untrack(wanted)) return;
    node.animate(
      [
        { strokeDasharray: '1 2', strokeDashoffset: 1 },
        { strokeDasharray: '1 2', strokeDashoffset: 0 },
      ],
      {
        duration: STROKE,
        delay,
        fill: 'backwards',
      },
    );
  };
}
