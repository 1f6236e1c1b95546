/** Who sits at this browser. Nobody must sign up: a name is enough, asked when it is first needed. */
import type { Person } from '../wire/types';
import { api } from '../live/api';
import { settings } from '../i18n/settings.svelte';
import { t } from '../i18n/texts.svelte';

class Myself {
  person = $state.raw<Person | null>(null);
  /** Shown once, right after it was made. */
  recovery = $state('');
  loaded = $state(false);

  async load(): Promise<void> {
    this.person = (await api.me()).person;
    this.loaded = true;
  }

  /** Be somebody, before sitting down or talking. */
  async introduce(name: string): Promise<void> {
    const wanted = name.trim() || t('web-guest-name');
    if (!this.person) {
      const welcome = await api.guest(wanted);
      this.person = welcome.person;
      this.recovery = welcome.recovery;
    } else if (wanted !== this.person.name) {
      this.person = (await api.patchMe({ name: wanted })).person;
    }
  }

  async remember(): Promise<void> {
    if (!this.person) return;
    const theme = settings.theme || 'auto';
    this.person = (await api.patchMe({ language: settings.language, theme })).person;
  }
}

export const me = new Myself();
