/** Where the things a lesson speaks of are on the page. */
import type { Framed } from '../scene/lesson';

/** Parts every table has; those of a board are told by the board. */
const SHELL: Readonly<Record<string, string>> = { prompt: '#prompt', log: '#panel', score: '#panel', rules: '#panel' };

interface Way {
  readonly key: string;
  readonly selector: string;
}

function waysTo({ spot, option, inside }: Framed, parts: Readonly<Record<string, string>>): Way[] {
  const part = spot?.startsWith('part:') ? spot.slice(5) : '';
  const place = part ? (parts[part] ?? SHELL[part] ?? '') : spot ? `[data-spot="${CSS.escape(spot)}"]` : '';
  const chip = `#prompt [data-option="${option}"], .dock [data-option="${option}"], [data-refused="${option}"]`;
  const found = [
    { key: spot ?? '', selector: place },
    { key: `option:${option}`, selector: option === undefined ? '' : chip },
  ];
  return (inside ? found.reverse() : found).filter(({ selector }) => selector);
}

/** Where a place, a part or a choice is drawn, and by what it is known. A choice that is nowhere is in the prompt. */
export function placeOf(framed: Framed, parts: Readonly<Record<string, string>>): [string, Element] | null {
  for (const { key, selector } of waysTo(framed, parts)) {
    const all = selector.split(', ').flatMap((one) => [...document.querySelectorAll(one)]);
    const drawn = all.find((one) => one.getClientRects().length && !covered(one));
    if (drawn) return [key, drawn];
  }
  const prompt = framed.option !== undefined ? document.querySelector('#prompt') : null;
  return prompt && ['part:prompt', prompt];
}

/** Does the sheet of a narrow page lie over it, where neither moving the map nor scrolling brings it out? */
function covered(element: Element): boolean {
  const sheet = element.closest('aside.right, .panzoom') ? null : document.querySelector('.panel.full > .body');
  if (!sheet || getComputedStyle(sheet).zIndex === 'auto') return false;
  const [box, over] = [element.getBoundingClientRect(), sheet.getBoundingClientRect()];
  return box.top >= over.top - box.height / 2 && box.left >= over.left && box.right <= over.right;
}

/** What is seen of it: a tab shows only a part of what is long. */
export function seenOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const panel = element.closest('#panel')?.getBoundingClientRect();
  if (!panel) return box;
  const top = Math.max(box.top, panel.top);
  const bottom = Math.min(box.bottom, panel.bottom);
  return bottom > top ? new DOMRect(box.left, top, box.width, bottom - top) : box;
}

/** Is it within the window? */
export function overlaps(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}
