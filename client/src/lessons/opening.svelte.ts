/** Opening lessons: whoever is nobody yet becomes a guest without being asked for a name. */
import { api } from '../live/api';
import { me } from '../ui/me.svelte';
import { go } from '../ui/router.svelte';

export const listOf = (game: string): string => `/learn/${game}`;

export function showLessons(game: string): void {
  go(listOf(game));
}

/** The table of a lesson: where it was left, or from its beginning. */
export async function openLesson(game: string, lesson: string, again = false): Promise<void> {
  if (!me.person) await me.introduce('');
  const table = await api.lesson(game, lesson, again);
  go(`/table/${table.id}`);
}
