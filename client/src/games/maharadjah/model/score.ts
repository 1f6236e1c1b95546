/** The points of every turn, from the events that gave them. */
import type { GameEvent } from '../../../scene/scene';

/** Where the points of a scoring event stand among its words. */
const POINTS: Readonly<Record<string, number>> = {
  'scores-area': 3,
  'scores-raid': 3,
  'scores-army': 3,
  'scores-leader': 3,
  'scores-factory': 3,
  'scores-trade': 3,
  'scores-coasts': 3,
  'scores-raj': 2,
};

/** Points by nation and turn, from the events that gave them; the first turn begins without an event. */
export function pointsByTurn(events: readonly GameEvent[], first = 1): Map<string, number[]> {
  const found = new Map<string, number[]>();
  let turn = first;
  for (const { words } of events) {
    if (words[0] === 'turn') turn = Number(words[1]);
    const at = POINTS[words[0]];
    if (at === undefined) continue;
    const row = found.get(words[1]) ?? [];
    row[turn] = (row[turn] ?? 0) + Number(words[at]);
    found.set(words[1], row);
  }
  return found;
}
