/** What is tried with the server from a dialog, and the line it says then. */
import { t } from '../i18n/texts.svelte';
import { troubleOf } from './trouble';

/** Try something with the server, and say in one line how it went: `done` is a phrase. */
export type Attempt = (action: () => Promise<unknown>, done?: string) => Promise<void>;

/** A form that is sent, by its button or by Enter, does this; the page stays. */
export const sending =
  (action: () => unknown) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    void action();
  };

export class Attempts {
  said = $state('');
  readonly attempt: Attempt = async (action, done) => {
    this.said = (await troubleOf(action)) || (done ? t(done) : '');
  };
}
