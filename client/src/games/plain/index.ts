/** The board of every game that brings none: its drawing as text. What can be chosen the shell lists. */
import type { GameBoard } from '../../scene/contract';
import Board from './Board.svelte';
import { areas, nameOf, spotsOf } from './words';

const board: GameBoard = { Board, spotsOf, nameOf, areas };

export default board;
