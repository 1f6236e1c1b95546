import type { GameBoard } from '../../scene/contract';
import type { Static, View } from '../../wire/maharaja';
import Board from './Board.svelte';
import Prompt from './panels/Prompt.svelte';
import Score from './panels/Score.svelte';
import Status from './panels/Status.svelte';
import { areas, titleOf } from './model';
import { nameOf, noteOf, promptOf, spotsOf, termOf, touched } from './spots';

const board: GameBoard<View, Static> = {
  Board,
  editor: () => import('./editor/Editor.svelte'),
  Status,
  Score,
  Prompt,
  prompts: ['Planning', 'TurnMenu'],
  tall: ['Planning'],
  parts: {
    track: '.trackcard',
    rewards: '.maharaja .rewards',
    characters: '.maharaja .characters',
    players: '.players',
    dial: '.dial',
    map: '.maharaja .map',
  },
  spotsOf,
  promptOf,
  termOf,
  touched,
  titleOf,
  nameOf,
  noteOf,
  areas,
};

export default board;
