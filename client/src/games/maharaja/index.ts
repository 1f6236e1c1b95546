import type { GameBoard } from '../contract';
import Board from './Board.svelte';
import Dial from './Dial.svelte';
import Score from './Score.svelte';
import Status from './Status.svelte';
import { areas, isHeading, nameOf, spotsOf, titleOf } from './words';

const board: GameBoard = {
  Board,
  Status,
  Score,
  Prompt: Dial,
  prompts: ['Planning'],
  spotsOf,
  isHeading,
  titleOf,
  nameOf,
  areas,
};

export default board;
