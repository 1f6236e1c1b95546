/** The same people once more, at a table of its own. */
import { api } from '../../live/api';
import type { LiveTable } from '../../live/table.svelte';
import { reasonOf } from '../../live/trouble';
import { go } from '../../ui/router.svelte';

export async function again(table: LiveTable): Promise<void> {
  try {
    go(`/table/${(await api.rematch(table.id)).id}`);
  } catch (problem) {
    table.notify(reasonOf(problem));
  }
}
