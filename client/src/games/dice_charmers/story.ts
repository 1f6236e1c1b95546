/** The log as one would tell it: dice that are rolled together in one line, nothing twice. */
import { t } from '../../i18n/texts.svelte';
import type { LogItem } from '../../wire/types';

const is = (item: LogItem | undefined, event: string): boolean => item?.kind === 'event' && item.words[0] === event;

/** How many events from here on make one line. None: whose turn it is the bar says, and a building has told its fame. */
export function foldAt(items: readonly LogItem[], at: number): number {
  if (is(items[at], 'turn') || (is(items[at], 'fame') && is(items[at - 1], 'built'))) return 0;
  let end = at + 1;
  while (is(items[at], 'rolled') && is(items[end], 'rolled')) end++;
  return end - at;
}

export const tellFold = (items: readonly LogItem[], word: (word: string) => string): string =>
  t('web-dice_charmers-log-rolled', { faces: items.map(({ words }) => word(words[2])).join(', ') });
