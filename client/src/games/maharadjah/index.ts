/** Maharadjah's board for the shell. */
import { t } from '../../shell/texts.svelte';
import type { GameBoard } from '../contract';
import Board from './Board.svelte';
import Prompt from './Prompt.svelte';
import Score from './Score.svelte';
import { describe, factsOf, seatOf, turns, viewOf } from './seen';
import { foldAt, tellFold } from './telling';
import { isAnswer, isPlain, spotsOf } from './words';
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
  showsRefused: isAnswer,
  spotsOf,
  chipOf: (words, table) => (isPlain(words) ? table.word(words[1]) : null),
  nameOf: (spot, table) => table.word(spot),
  isHeading: ({ words }) => words[0] === 'turn' || words[0] === 'sequence',
  foldAt,
  tellFold,
  seatOf: (word, table) => {
    const letter = table.fixed?.labels.nation.includes(word) ? seatOf(table, word) : undefined;
    return letter === undefined ? null : 'ABCDE'.indexOf(letter.toUpperCase());
  },
  isMark: ({ words }) => words[0] === 'battle' || words[0] === 'siege',
  titleOf: (table) => {
    const { all, now } = turns(table);
    const years = all.find((one) => one.turn === now)?.years;
    return years ? `${t('web-maharadjah-turn', { turn: now })} · ${yearsOf(years)}` : '';
  },
  pointsOf: (table) => viewOf(table).totals,
  areas: (table) =>
    [...factsOf(table).board.places.values()].map(({ id, neighbours }) => ({
      spot: id,
      name: table.word(id),
      text: describe(table, id),
      neighbours: neighbours.map((one) => table.word(one)),
    })),
};

export default board;
