import type { GameBoard } from '../contract';
import Board from './Board.svelte';
import Prompt from './Prompt.svelte';
import Score from './Score.svelte';
import Status from './Status.svelte';
import { areas, isHeading, nameOf, noteOf, spotsOf, titleOf } from './words';

const board: GameBoard = {
  Board,
  Status,
  Score,
  Prompt,
  prompts: ['Planning', 'TurnMenu'],
  spotsOf,
  isHeading,
  titleOf,
  nameOf,
  noteOf,
  areas,
};

export default board;
