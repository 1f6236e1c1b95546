/** One press, and a game is on: as few seats as it has for two, an easy bot, hints for whoever has never played. */
import { api } from '../live/api';
import { me } from '../ui/me.svelte';
import { go } from '../ui/router.svelte';
import type { GameInfo, TableForm } from '../wire/types';

export function firstForm({ id, seats, levels }: Pick<GameInfo, 'id' | 'seats' | 'levels'>): TableForm {
  const count = Math.min(...seats.filter((one) => one > 1));
  const level = levels.includes('easy') ? 'easy' : levels[0];
  const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot' as const, level }));
  return { game: id, seats: [{ kind: 'me' }, ...bots], hints: true, start: true };
}

export async function playFirst(game: GameInfo): Promise<void> {
  if (!me.person) await me.introduce('');
  go(`/table/${(await api.create(firstForm(game))).id}`);
}
