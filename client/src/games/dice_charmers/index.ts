/** The Dice Charmers' board for the shell. */
import { t } from '../../reader/texts.svelte';
import type { GameBoard } from '../../scene/contract';
import type { Static, View } from '../../wire/dice_charmers';
import { areas } from './areas';
import Board from './Board.svelte';
import './colours.css';
import Prompt from './panels/Prompt.svelte';
import Score from './panels/Score.svelte';
import { nameOf } from './spots';
import { spotsOf } from './spots';

export default {
  Board,
  Score,
  Prompt,
  prompts: ['DrawRoad', 'TwoHalves', 'HalfRoad', 'SecondHalf', 'Sell', 'Merchant'],
  spotsOf,
  nameOf,
  areas,
  chipOf: ([verb, die, face], scene) =>
    verb === 'take' || verb === 'karma'
      ? t(`web-dice_charmers-chip-${verb}`, { die: scene.word(die), face: scene.word(face) })
      : null,
  isHeading: ({ words }) => words[0] === 'round',
  isMark: ({ words }) => words[0] === 'crossed',
  titleOf: (scene) => t('web-dice_charmers-round', { round: scene.view.round }),
} satisfies GameBoard<View, Static>;
