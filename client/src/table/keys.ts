/** Single keys that work everywhere on a table, except while somebody writes. */
import { settings } from '../i18n/settings.svelte';
import type { Tab } from './Panels.svelte';

export type Wish =
  | 'undo'
  | 'redo'
  | 'advice'
  | 'plan'
  | 'next'
  | 'previous'
  | 'language'
  | 'escape'
  | 'step-back'
  | 'step-on'
  | 'round-back'
  | 'round-on'
  | 'pause'
  | Tab;

const KEYS: Record<string, Wish> = {
  u: 'undo',
  U: 'redo',
  a: 'advice',
  A: 'advice',
  p: 'plan',
  P: 'plan',
  n: 'next',
  N: 'previous',
  l: 'language',
  L: 'language',
  '1': 'log',
  '2': 'rules',
  '3': 'chat',
  '4': 'score',
};

/** Where arrows mean something already: places of the board, fields, rows of tabs, lists of lines. */
const ARROWS_OF_THEIR_OWN = 'main, input, [role=tablist], [data-arrows]';

/** Where the space bar means something already. */
const SPACE_OF_ITS_OWN = 'button, a, summary, input, [role=button], [role=tab], [tabindex="0"]';

/** May this key mean something for the whole page? Not in a dialog, nor while somebody writes or stands on a button. */
export function shortcutAllowed({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  const own = 'input:not([type=range]), textarea, select, dialog, button, a, summary, [role=tab]';
  return !(ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') || element.closest?.(own));
}

/** A dialog keeps its keys: Escape closes it, and nothing reaches the table behind. `past`: what is shown was before. */
export function shortcut(event: KeyboardEvent, past = false): Wish | null {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return null;
  if (event.key === 'Escape') return 'escape';
  const target = event.target as HTMLElement;
  const writing = target.closest?.('input:not([type=range]), textarea, select, dialog') !== null;
  if (!settings.keys || writing || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === ' ') return past && !target.closest?.(SPACE_OF_ITS_OWN) ? 'pause' : null;
  return KEYS[event.key] ?? history(event, target);
}

function history(event: KeyboardEvent, target: HTMLElement): Wish | null {
  const way = event.key === 'ArrowLeft' ? 'back' : event.key === 'ArrowRight' ? 'on' : null;
  if (!way || target.closest?.(ARROWS_OF_THEIR_OWN)) return null;
  return event.shiftKey ? `round-${way}` : `step-${way}`;
}

const CHOICES = '.choosable[tabindex="0"], .choice, #prompt [data-option], .dial .sector, .lay';

const FOCUSABLE = 'button, [role="button"], [tabindex]';

/**
 * To the next or previous thing that can be chosen, on the board or in the prompt, round and round. What a lesson frames
 * comes first, even where it cannot be chosen.
 */
export function focusChoice(by: 1 | -1, framed: readonly Element[] = []): void {
  const choices = [...document.querySelectorAll<HTMLElement | SVGElement>(CHOICES)].filter(
    (one) => one.getClientRects().length && one.getAttribute('aria-disabled') !== 'true',
  );
  const first = framed.filter((one): one is HTMLElement => one.matches(FOCUSABLE) && !one.matches('section'));
  const shown = [...first, ...choices.filter((one) => !first.includes(one as HTMLElement))];
  const at = shown.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % shown.length;
  shown.at(next)?.focus();
}
