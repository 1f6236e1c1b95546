/** Single keys that work everywhere on a table, except while somebody writes. */
import { settings } from './settings.svelte';
import type { Tab } from './Panels.svelte';

export type Wish = 'undo' | 'redo' | 'language' | 'escape' | Tab;

const TABS: Record<string, Tab> = { '1': 'log', '2': 'rules', '3': 'chat', '4': 'score' };

export function shortcut(event: KeyboardEvent): Wish | null {
  if (event.key === 'Escape') return 'escape';
  const target = event.target as HTMLElement;
  const writing = target.closest?.('input:not([type=range]), textarea, select, dialog') !== null;
  if (!settings.keys || writing || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'u') return 'undo';
  if (event.key === 'U') return 'redo';
  if (event.key === 'l' || event.key === 'L') return 'language';
  return TABS[event.key] ?? null;
}
