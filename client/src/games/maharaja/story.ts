/** The log of Maharaja. */
import type { LogItem } from '../../wire/types';

export function isHeading(item: LogItem): boolean {
  return item.words[0] === 'round-begins';
}
