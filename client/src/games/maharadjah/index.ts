/** Maharadjah's board for the shell. */
import { t } from '../../shell/texts.svelte';
import type { GameBoard } from '../contract';
import Board from './Board.svelte';
import Prompt from './Prompt.svelte';
import Score from './Score.svelte';
import { describe, factsOf, viewOf } from './seen';
import { isPlain, spotsOf } from './words';
import { yearsOf } from './years';

const board: GameBoard = {
  Board,
  Score,
  Prompt,
  prompts: [
    'Movement',
    'March',
    'ChooseBattle',
    'ChooseLoss',
    'DefenderRetreat',
    'AttackerRetreat',
    'Follow',
    'AskSiege',
    'AskSubmission',
    'Build',
  ],
  spotsOf,
  chipOf: (words, table) => (isPlain(words) ? table.word(words[1]) : null),
  nameOf: (spot, table) => table.word(spot),
  isHeading: ({ words }) => words[0] === 'turn' || words[0] === 'sequence',
  isMark: ({ words }) => words[0] === 'battle' || words[0] === 'siege',
  titleOf: (table) => {
    const { turn } = viewOf(table);
    const years = factsOf(table).turns.find((one) => one.turn === turn)?.years;
    return years ? `${t('web-maharadjah-turn', { turn })} · ${yearsOf(years)}` : '';
  },
  areas: (table) =>
    [...factsOf(table).board.places.values()].map(({ id, neighbours }) => ({
      spot: id,
      name: table.word(id),
      text: describe(table, id),
      neighbours: neighbours.map((one) => table.word(one)),
    })),
};

export default board;
