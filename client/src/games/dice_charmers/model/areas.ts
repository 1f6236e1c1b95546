/** The province as a list, for those who do not see the picture: every cell, its road, what lies on each side of it. */
import type { Scene } from '../model';
import { listOf, t } from '../../../i18n/texts.svelte';
import type { Area } from '../../../scene/contract';
import type { Cell, Sheet, Side } from '../model';
import { marksOf, sheetOf } from '../model';
import { SIDE_WORD } from '../spots';

const STEP: Readonly<Record<Side, readonly [row: number, column: number]>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};

type Word = (word: string) => string;

/** What a side of a cell leads to: another cell, a bonus of the border, or nothing. */
function beyond(sheet: Sheet, cell: Cell, side: Side, word: Word): string {
  const [row, column] = STEP[side];
  const other = sheet.cells.find((one) => one.row === cell.row + row && one.column === cell.column + column);
  if (other) return other.kind ? word(other.kind) : t('web-dice_charmers-empty');
  const bonus = sheet.border.find((one) => one.cell.id === cell.id && one.side === side);
  return bonus ? word(bonus.effect) : '';
}

export function areas(scene: Scene): Area[] {
  const fixed = scene.static;
  const sheet = sheetOf(fixed);
  const { roads } = marksOf(scene.view, fixed, scene.seat ?? 0);
  const word: Word = (one) => scene.word(one);
  return sheet.cells.map((cell, i) => {
    const what = cell.kind ? word(cell.kind) : t('web-dice_charmers-empty');
    const sides = (Object.keys(STEP) as Side[]).map(
      (side) => [word(SIDE_WORD[side]), beyond(sheet, cell, side, word)] as const,
    );
    return {
      spot: `cell-${cell.id}`,
      name: t('web-dice_charmers-cell', { row: cell.row + 1, column: cell.column + 1, what }),
      text: roads[i]
        ? t('web-dice_charmers-road', { sides: listOf([...roads[i]].map((side) => word(SIDE_WORD[side]))) })
        : '',
      neighbours: sides.filter(([, there]) => there).map(([side, there]) => `${there} (${side})`),
    };
  });
}
