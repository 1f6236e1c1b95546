/** Why something did not work, in a sentence. */
import { t } from '../i18n/texts.svelte';
import { Trouble } from './api';

export const reasonOf = (problem: unknown): string =>
  problem instanceof Trouble && problem.message ? problem.message : t('web-no-server');

/** Try something with the server: what went wrong, or nothing. */
export async function troubleOf(action: () => Promise<unknown>): Promise<string> {
  try {
    await action();
    return '';
  } catch (problem) {
    return reasonOf(problem);
  }
}
