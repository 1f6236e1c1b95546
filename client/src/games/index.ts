/** The boards, each in a chunk of its own: the lobby loads none of them. A game without one gets the plain board. */
import type { GameBoard } from '../scene/contract';

const boards: Record<string, () => Promise<{ default: unknown }>> = {
  maharaja: () => import('./maharaja'),
  maharadjah: () => import('./maharadjah'),
  dice_charmers: () => import('./dice_charmers'),
};

/** The board of a game: its views are of its own type, as the game's name promises. */
export async function boardOf(game: string): Promise<GameBoard> {
  const load = boards[game] ?? (() => import('./plain'));
  return (await load()).default as GameBoard;
}
