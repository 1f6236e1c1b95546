/** The Dice Charmers' board for the shell. */
import { t } from '../../shell/texts.svelte';
import type { GameBoard } from '../contract';
import { areas } from './areas';
import Board from './Board.svelte';
import './colours.css';
import Prompt from './Prompt.svelte';
import { viewOf } from './reading';
import Score from './Score.svelte';
import { nameOf } from './spots';
import { spotsOf } from './words';

export default {
  Board,
  Score,
  Prompt,
  prompts: ['DrawRoad', 'TwoHalves', 'HalfRoad', 'SecondHalf', 'Sell', 'Merchant'],
  spotsOf,
  nameOf,
  areas,
  chipOf: ([verb, die, face], table) =>
    verb === 'take' || verb === 'karma'
      ? t(`web-dice_charmers-chip-${verb}`, { die: table.word(die), face: table.word(face) })
      : null,
  isHeading: ({ words }) => words[0] === 'round',
  isMark: ({ words }) => words[0] === 'crossed',
  titleOf: (table) => t('web-dice_charmers-round', { round: viewOf(table).round }),
} satisfies GameBoard;
