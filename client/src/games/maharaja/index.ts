import type { GameBoard } from '../../scene/contract';
import type { Static, View } from '../../wire/maharaja';
import Board from './Board.svelte';
import Prompt from './panels/Prompt.svelte';
import Score from './panels/Score.svelte';
import Status from './panels/Status.svelte';
import { areas, titleOf } from './model';
import { nameOf, noteOf, spotsOf } from './spots';
import { isHeading } from './story';

const board: GameBoard<View, Static> = {
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
