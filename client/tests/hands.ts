/** Three ways to answer a question: by pointer, with keys alone, and by ear. Each tries one thing after the other. */
import { flushSync, tick } from 'svelte';

/** One attempt, the n-th at this question; nothing is known of the game but what the page shows. */
export type Way = (n: number) => void;

const enabled = (one: Element): boolean =>
  one.getAttribute('aria-disabled') !== 'true' && !(one as HTMLButtonElement).disabled;

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter(enabled);

/** Numbers that look random and are the same in every run. */
const scattered = (n: number, size: number): number => Math.floor((((n + 1) * 0.618033988749895) % 1) * size);

function pointAt(one: Element): void {
  for (const kind of ['pointerover', 'pointerenter', 'pointermove', 'pointerdown', 'pointerup', 'click'])
    one.dispatchEvent(
      new PointerEvent(kind, { bubbles: kind !== 'pointerenter', cancelable: true, pointerType: 'mouse' }),
    );
}

/** Places of the board first; where there are none, what the prompt offers. */
export const byPointer: Way = (n) => {
  const ready = all('.lay');
  const board = all('main .choosable');
  const prompt = all('#prompt .choice, #prompt [data-option], .dial .sector, #prompt .choosable, .dock .body button');
  const found = ready.length ? ready : board.length && (n % 3 || !prompt.length) ? board : prompt;
  if (found.length) pointAt(found[scattered(n, found.length)]);
};

/** As a browser does: a key goes to what has the focus, and Enter on a button presses it. */
export function press(key: string, shiftKey = false): void {
  const focused = document.activeElement ?? document.body;
  const down = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  const goesOn = focused.dispatchEvent(down);
  if (key === 'Enter' && goesOn && focused.matches('button, summary, a')) (focused as HTMLElement).click();
}

/** To something that can be chosen by the keys that know the way, and Enter. */
export const byKeys: Way = (n) => {
  const ready = all('.lay').length > 0;
  for (let steps = 0; steps < (ready ? 200 : 1 + scattered(n, 7)); steps++) {
    press(n % 3 === 2 ? 'N' : 'n', n % 3 === 2);
    if (ready && document.activeElement?.matches('.lay')) break;
  }
  press('Enter');
};

/** What a screen reader calls a thing: its label, or its words without what is hidden from it. */
export function nameOf(one: Element): string {
  const label = one.getAttribute('aria-label');
  if (label) return label;
  const by = one.getAttribute('aria-labelledby');
  if (by)
    return by
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const words = ((one as HTMLInputElement).labels?.[0] ?? one).cloneNode(true) as Element;
  for (const hidden of words.querySelectorAll('svg, [aria-hidden=true]')) hidden.remove();
  return (words.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What stands in the prompt without being a choice. */
const ASIDE =
  /^(Undo|Ask to undo|Redo|Start my turn again|Other choice|Show rule|One |Advice|Pause|Go on|Normal pace|3 times|Skip to my turn|Why not|All \d+ as a list)/;
const PRESSABLE = 'button, [role=button], [role=checkbox], [role=radio], input[type=checkbox]';

const heard = (within: string): HTMLElement[] =>
  all(within)
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(PRESSABLE)])
    .filter((one) => enabled(one) && !one.closest('[aria-hidden=true], [hidden]'));

/** Known only by roles and names: what the prompt has, or what the board says can be chosen. */
export const byEar: Way = (n) => {
  const parts = 'section[aria-label="What to do"], [aria-label="To choose with"]';
  const prompt = heard(parts).filter((one) => nameOf(one) && !ASIDE.test(nameOf(one)));
  const board = heard('main[aria-label="Board"]').filter((one) => nameOf(one).endsWith('can be chosen'));
  const ready = prompt.filter((one) => nameOf(one) === 'Confirm plan');
  const found = ready.length ? ready : board.length && (n % 2 || !prompt.length) ? board : prompt;
  if (!found.length) return;
  found[scattered(n, found.length)].focus();
  press('Enter');
};

/** Try until it is answered; how often it took, or -1. */
export async function tryUntil(answered: () => boolean, way: Way, most = 120): Promise<number> {
  for (let n = 0; n < most; n++) {
    way(n);
    flushSync();
    await tick();
    if (answered()) return n + 1;
  }
  return -1;
}
