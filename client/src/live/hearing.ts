/** What of the newest events is heard: as the game declares, the last ones of those that differ. */
import type { Hook } from '../scene/hooks';
import type { LogItem } from '../wire/types';

const MOST = 2; // heard of one change: more could not be told apart

/** Who skips others' moves hears the own alone. */
export function heardOf(
  items: readonly LogItem[],
  mine: readonly number[],
  skips: boolean,
  soundOf: (words: readonly string[]) => Hook | null,
): Hook[] {
  const heard = items.filter(({ seat }) => !skips || (seat !== null && mine.includes(seat)));
  const hooks = heard.flatMap(({ words }) => soundOf(words) ?? []);
  return [...new Set(hooks)].slice(-MOST);
}
