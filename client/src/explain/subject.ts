/** What somebody points at: a place, an icon, a thing with a term of its own, or a word of a sentence. */
import type { TermInfo } from '../wire/types';
import type { Terms } from './terms';

export interface Subject {
  /** The same thing has the same key. */
  readonly key: string;
  readonly spot: string | null;
  readonly term: TermInfo | undefined;
  /** How it is called, and how it stands. */
  readonly name: string;
  readonly state: string;
}

const ASKED = '[data-spot], [data-term], [title], button, dt, dd, li';
/** What it is called and how it stands: without what is only read out, such as that it can be chosen. */
const nameOf = (element: Element | null | undefined): string =>
  (element as HTMLElement | null | undefined)?.dataset.label ??
  element?.getAttribute('aria-label') ??
  element?.getAttribute('title') ??
  '';

/** The icon under the pointer, or the only one of a small thing. */
function iconAt(element: Element): string {
  const use = element.closest('svg')?.matches('.i') ? element.closest('svg')?.querySelector('use') : null;
  const inside = use ?? element.closest('use') ?? element.closest(ASKED)?.querySelector('use');
  return inside?.getAttribute('href')?.slice(1) ?? '';
}

/** What this element stands for; nothing: nobody would ask. `spotOf`: the term of a place, as the board knows it. */
export function subjectAt(element: Element, terms: Terms, spotOf: (spot: string) => string | null): Subject | null {
  const place = element.closest<HTMLElement>('[data-spot]');
  if (place) {
    const spot = place.dataset.instead ?? place.dataset.spot ?? '';
    const label = place.dataset.instead ? nameOf(find(place.dataset.instead) ?? place) : nameOf(place);
    const term = terms.named(spotOf(spot)) ?? terms.ofSpot(spot) ?? terms.ofIcon(iconAt(place));
    return { key: `spot ${spot}`, spot, term, name: '', state: label };
  }
  const named = element.closest<HTMLElement>('[data-term]');
  const icon = named ? '' : iconAt(element);
  const term = terms.named(named?.dataset.term) ?? terms.ofIcon(icon);
  if (!term) return null;
  const around = named ?? element.closest('[title], [aria-label]');
  return { key: `term ${term.id} ${nameOf(around)}`, spot: null, term, name: nameOf(around), state: '' };
}

const find = (spot: string): Element | null => document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);

const LETTER = /[\p{L}\p{M}’-]/u;

/** A word that has a term, in a sentence under the pointer. Nothing of the page is changed for it. */
export function wordAt(x: number, y: number, terms: Terms): Subject | null {
  const at = document.caretPositionFromPoint?.(x, y);
  const node = at?.offsetNode;
  if (!at || node?.nodeType !== Node.TEXT_NODE) return null;
  const text = node.textContent ?? '';
  let [from, to] = [at.offset, at.offset];
  while (from > 0 && LETTER.test(text[from - 1])) from--;
  while (to < text.length && LETTER.test(text[to])) to++;
  const word = text.slice(from, to);
  const term = word && terms.ofWord(word);
  if (!term) return null;
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  const box = range.getBoundingClientRect();
  const hit = x >= box.left - 2 && x <= box.right + 2 && y >= box.top - 2 && y <= box.bottom + 2;
  const key = `word ${term.id} ${Math.round(box.left)} ${Math.round(box.top)}`;
  return hit ? { key, spot: null, term, name: word, state: '' } : null;
}
