/** The one centred row of pieces in a place: dot, leaders, armies. */
import type { Armies, Leader, Standing } from '../types';

export type Mark = 'can' | 'battle';

export type Item =
  | { readonly kind: 'dot'; readonly mark: Mark; readonly x: number }
  | { readonly kind: 'leader'; readonly leader: Leader; readonly x: number }
  | { readonly kind: 'armies'; readonly armies: Armies; readonly x: number };

type Unplaced =
  | { readonly kind: 'dot'; readonly mark: Mark }
  | { readonly kind: 'leader'; readonly leader: Leader }
  | { readonly kind: 'armies'; readonly armies: Armies };

const WIDTH = { can: 19, battle: 31, leader: 34, armies: 45 };
const CENTRE = { can: 8, battle: 13, leader: 16, armies: 17 };
/** Pieces may overlap by this much at most: below it a monogram would be covered. */
const TIGHTEST = 0.72;

const sizeOf = (item: Unplaced): keyof typeof WIDTH => (item.kind === 'dot' ? item.mark : item.kind);

/** Leaders stand beside the armies of their nation, so that two sides of a battle stay apart. */
function inOrder({ armies, leaders }: Standing): Unplaced[] {
  const items: Unplaced[] = [];
  const alone = leaders.filter((leader) => !armies.some((a) => a.nation === leader.nation));
  for (const leader of alone) items.push({ kind: 'leader', leader });
  armies.forEach((force, i) => {
    const own: Unplaced[] = leaders
      .filter((l) => l.nation === force.nation)
      .map((leader) => ({ kind: 'leader', leader }));
    const stack: Unplaced = { kind: 'armies', armies: force };
    items.push(...(i === 0 ? [...own, stack] : [stack, ...own]));
  });
  return items;
}

export function rowOf(standing: Standing, mark: Mark | undefined, room = Infinity): Item[] {
  const items: Unplaced[] = mark ? [{ kind: 'dot', mark }, ...inOrder(standing)] : inOrder(standing);
  const full = items.reduce((sum, item) => sum + WIDTH[sizeOf(item)], 0);
  const squeeze = Math.max(TIGHTEST, Math.min(1, room / (full || 1)));
  let left = (-full * squeeze) / 2;
  return items.map((item) => {
    const x = left + CENTRE[sizeOf(item)];
    left += WIDTH[sizeOf(item)] * squeeze;
    return { ...item, x };
  });
}

/** From where to where a row reaches, around its middle. */
export function extentOf(items: readonly Item[]): readonly [left: number, right: number] {
  const [first, last] = [items[0], items[items.length - 1]];
  if (!first || !last) return [0, 0];
  return [first.x - CENTRE[sizeOf(first)], last.x - CENTRE[sizeOf(last)] + WIDTH[sizeOf(last)]];
}
