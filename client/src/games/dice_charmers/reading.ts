/** From the numbers of `static` and `view` to what the sheets show. */
import type { Fixed } from '../../shell/table.svelte';
import type { BonusState, Cell, Colour, Die, Marks, Sheet, Side, Source } from './model';

type Numbers = readonly number[];

interface Printed {
  sheet: string;
  standing: string;
  rows: number;
  columns: number;
  residence: number;
  exits: number;
  border: Numbers;
  building: Numbers;
  market: Numbers;
  symbol: Numbers;
  rewards: readonly Numbers[];
  prices: Numbers;
  tents: readonly { source: number }[];
  tent_boxes: readonly Numbers[];
  boxes: number;
  palace_source: Numbers;
  levels: Numbers;
  upgrade_source: Numbers;
  karma_boxes: number;
  karma_source: Numbers;
  fame_boxes: number;
  fame_units: number;
  money_boxes: number;
  money_units: number;
  length: number;
  fame_source: Numbers;
  money_source: Numbers;
  source_effect: Numbers;
}

interface SheetView {
  roads: Numbers;
  river: Numbers;
  circled: Numbers;
  sold: Numbers;
  palace: Numbers;
  values: Numbers;
  karma: number;
  spent: number;
  fame: number;
  money: number;
  bonuses: Numbers;
}

export interface View {
  round: number;
  turn: number;
  first: number;
  active: number;
  shows: Numbers;
  place: Numbers;
  sheets: readonly SheetView[];
}

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const COLOUR: Readonly<Record<string, Colour>> = { P: 'purple', G: 'green', B: 'blue', O: 'orange' };
const sidesOf = (mask: number): string => SIDES.filter((_, i) => (mask >> i) & 1).join('');

function cellsOf(printed: Printed, labels: Fixed['labels']): Cell[] {
  return labels.cell.map((id, i) => {
    const market = labels.effect[printed.market[i]] ?? '';
    const kind = i === printed.residence ? 'residence' : (labels.building[printed.building[i]] ?? market);
    return { id, row: Math.floor(i / printed.columns), column: i % printed.columns, kind };
  });
}

export function sheetOf(fixed: Fixed): Sheet {
  const printed = fixed.board as unknown as Printed;
  const { labels } = fixed;
  const source = (n: number): Source => ({ id: labels.source[n], effect: labels.effect[printed.source_effect[n]] });
  const byBox = (sources: Numbers): Map<number, Source> =>
    new Map(sources.flatMap((n, i) => (n < 0 ? [] : [[i + 1, source(n)] as const])));
  const cells = cellsOf(printed, labels);
  return {
    side: printed.sheet,
    rows: printed.rows,
    columns: printed.columns,
    cells,
    exits: sidesOf(printed.exits),
    border: printed.border.flatMap((n, i) =>
      n < 0 ? [] : [{ ...source(n), cell: cells[Math.floor(i / 4)], side: SIDES[i % 4] }],
    ),
    river: printed.symbol.map((symbol, i) => ({
      id: labels.space[i],
      symbol: labels.symbol[symbol],
      rewards: printed.rewards[i].map((effect) => labels.effect[effect]),
    })),
    goods: labels.good,
    prices: printed.prices,
    tents: printed.tents.map((tent, i) => {
      const boxes = printed.tent_boxes[i];
      const width = printed.prices.length;
      return {
        ...source(tent.source),
        goods: [...new Set(boxes.map((box) => labels.good[Math.floor(box / width)]))],
        columns: [...new Set(boxes.map((box) => box % width))],
      };
    }),
    characters: labels.character,
    boxes: printed.boxes,
    palaceColumns: printed.palace_source.map(source),
    types: labels.building,
    values: printed.levels,
    upgradeColumns: printed.upgrade_source.map(source),
    karmaBoxes: printed.karma_boxes,
    karmaBonus: byBox(printed.karma_source),
    fameBoxes: printed.fame_boxes,
    fameUnits: printed.fame_units,
    fameBonus: byBox(printed.fame_source),
    moneyBoxes: printed.money_boxes,
    moneyUnits: printed.money_units,
    moneyBonus: byBox(printed.money_source),
    length: printed.length,
  };
}

export function marksOf(view: View, fixed: Fixed, seat: number): Marks {
  const sheet = view.sheets[seat];
  const { residence } = fixed.board as unknown as Printed; // its exits are printed, not drawn
  return {
    seat,
    roads: sheet.roads.map((mask, cell) => (cell === residence ? '' : sidesOf(mask))),
    river: sheet.river.map((mark) => mark > 0),
    circled: sheet.circled,
    sold: sheet.sold,
    palace: sheet.palace,
    levels: sheet.values,
    karma: sheet.karma,
    spent: sheet.spent,
    fame: sheet.fame,
    money: sheet.money,
    bonuses: new Map(
      sheet.bonuses.map((state, i) => [fixed.labels.source[i], fixed.labels.bonus[state] as BonusState]),
    ),
  };
}

/** Before the first roll the dice show nothing and lie nowhere. */
export function diceOf(view: View, fixed: Fixed): Die[] {
  return view.shows.flatMap((face, i) => {
    const id = fixed.labels.die[i];
    const place = view.place[i];
    if (face < 0) return [];
    return [
      {
        id,
        colour: COLOUR[id[0]],
        face: fixed.labels.face[face],
        place: place === 0 ? ('centre' as const) : place === 1 ? ('elephant' as const) : place - 2,
      },
    ];
  });
}

export const isOwnLayout = (fixed: Fixed): boolean => (fixed.board as unknown as Printed).standing === 'own-layout';
