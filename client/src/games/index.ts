/** The boards, each in a chunk of its own: the lobby loads none of them. */
import type { GameBoard } from './contract';

const boards: Record<string, () => Promise<{ default: GameBoard }>> = {
  maharaja: () => import('./maharaja'),
  maharadjah: () => import('./maharadjah'),
  dice_charmers: () => import('./dice_charmers'),
};

export async function boardOf(game: string): Promise<GameBoard | null> {
  return boards[game] ? (await boards[game]()).default : null;
}
