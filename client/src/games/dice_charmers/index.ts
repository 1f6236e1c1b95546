/** The Dice Charmers' board for the shell. */
import { t } from '../../i18n/texts.svelte';
import type { GameBoard } from '../../scene/contract';
import type { Static, View } from '../../wire/dice_charmers';
import { areas } from './model/areas';
import Board from './Board.svelte';
import Prompt from './panels/Prompt.svelte';
import Score from './panels/Score.svelte';
import Status from './panels/Status.svelte';
import { sheetOf } from './model';
import { nameOf, spotsOf, termOf } from './spots';

export default {
  Board,
  Status,
  editor: () => import('./editor/Editor.svelte'),
  Score,
  Prompt,
  prompts: ['DrawRoad', 'TwoHalves', 'HalfRoad', 'SecondHalf', 'Sell', 'Merchant'],
  parts: {
    tray: '.tray',
    elephant: '.tray .elephant',
    others: '.others',
    ...Object.fromEntries(
      ['tracks', 'province', 'river', 'market', 'palace', 'values', 'karma'].map((one) => [
        one,
        `[data-part="${one}"]`,
      ]),
    ),
  },
  spotsOf,
  nameOf,
  termOf: (spot, scene) => termOf(spot, sheetOf(scene.static)),
  areas,
  chipOf: ([verb, die, face], scene) =>
    verb === 'take' || verb === 'karma'
      ? t(`web-dice_charmers-chip-${verb}`, { die: scene.word(die), face: scene.word(face) })
      : null,
  titleOf: (scene) => t('web-dice_charmers-round', { round: scene.view.round }),
} satisfies GameBoard<View, Static>;
