/** The Dice Charmers' board for the shell. */
import { t } from '../../i18n/texts.svelte';
import type { GameBoard } from '../../scene/contract';
import type { Static, View } from '../../wire/dice_charmers';
import { areas } from './model/areas';
import Board from './Board.svelte';
import { soundOf } from './motion';
import Prompt from './panels/Prompt.svelte';
import Score from './panels/Score.svelte';
import SalePad from './panels/SalePad.svelte';
import Strip from './panels/Strip.svelte';
import { sheetOf } from './model';
import { nameOf, spotsOf, termOf } from './spots';
import { foldAt, tellFold } from './story';

export default {
  Board,
  editor: () => import('./editor/Editor.svelte'),
  Score,
  Prompt,
  prompts: ['DrawRoad', 'TwoHalves', 'HalfRoad', 'SecondHalf', 'Sell', 'Merchant'],
  Body: SalePad,
  bodies: ['Sell', 'Merchant'],
  Strip,
  readyOf: ([verb, ...words]) =>
    verb === 'sell'
      ? t('web-dice_charmers-sell', { coins: Number(words.at(-1)) })
      : verb === 'sell_nothing'
        ? t('web-dice_charmers-sell-nothing')
        : verb === 'road' || verb === 'half'
          ? t('web-dice_charmers-draw-it')
          : null,
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
  soundOf,
  foldAt,
  tellFold,
  termOf: (spot, scene) => termOf(spot, sheetOf(scene.static)),
  areas,
  chipOf: ([verb, die, face], scene) => {
    if (verb === 'karma') return t('web-dice_charmers-chip-karma', { die: scene.word(die) });
    if (verb !== 'take') return null;
    const alike = scene.question?.options.filter(({ words }) => words[0] === verb && words[2] === face) ?? [];
    return t(alike.length > 1 ? 'web-dice_charmers-chip-take' : 'web-dice_charmers-chip-face', {
      die: scene.word(die),
      face: scene.word(face),
    });
  },
  titleOf: (scene) => t('web-dice_charmers-round', { round: scene.view.round }),
} satisfies GameBoard<View, Static>;
