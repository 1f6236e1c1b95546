/** Single keys that work everywhere on a table, except while somebody writes. */
import { settings } from '../reader/settings.svelte';
import type { Tab } from './Panels.svelte';

export type Wish = 'undo' | 'redo' | 'advice' | 'next' | 'previous' | 'language' | 'escape' | Tab;

const KEYS: Record<string, Wish> = {
  u: 'undo',
  U: 'redo',
  a: 'advice',
  A: 'advice',
  n: 'next',
  N: 'previous',
  l: 'language',
  L: 'language',
  '1': 'log',
  '2': 'rules',
  '3': 'chat',
  '4': 'score',
};

export function shortcut(event: KeyboardEvent): Wish | null {
  if (event.key === 'Escape') return 'escape';
  const target = event.target as HTMLElement;
  const writing = target.closest?.('input:not([type=range]), textarea, select, dialog') !== null;
  if (!settings.keys || writing || event.ctrlKey || event.metaKey || event.altKey) return null;
  return KEYS[event.key] ?? null;
}

const CHOICES = '.choosable[tabindex="0"], .choice, #prompt [data-option], .dial .sector, .lay';

/** To the next or previous thing that can be chosen, on the board or in the prompt, round and round. */
export function focusChoice(by: 1 | -1): void {
  const shown = [...document.querySelectorAll<HTMLElement | SVGElement>(CHOICES)].filter(
    (one) => one.getClientRects().length && one.getAttribute('aria-disabled') !== 'true',
  );
  const at = shown.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % shown.length;
  shown.at(next)?.focus();
}
