/** What each piece, icon and place of a game is for. */
import { settings } from '../i18n/settings.svelte';
import type { TermInfo } from '../wire/types';

const asPattern = (spot: string): RegExp =>
  new RegExp(`^${spot.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** An icon and the drawing of the same thing share its name: `mj-statue` and `p-statue`. */
const thingOf = (icon: string): string => icon.replace(/^(mj|md|dc|sym|p|d|em)-/, '');

export class Terms {
  private readonly byId = new Map<string, TermInfo>();
  private readonly byIcon = new Map<string, TermInfo>();
  private readonly spots: [RegExp, TermInfo][] = [];
  private readonly byWord = new Map<string, TermInfo>();

  constructor(readonly all: readonly TermInfo[]) {
    for (const term of all) {
      this.byId.set(term.id, term);
      for (const icon of term.icons.flatMap((id) => [id, thingOf(id)]))
        if (!this.byIcon.has(icon)) this.byIcon.set(icon, term);
      for (const spot of term.spots) this.spots.push([asPattern(spot), term]);
      for (const [language, words] of Object.entries(term.words))
        for (const word of words) this.byWord.set(`${language} ${word.toLowerCase()}`, term);
    }
  }

  named(id: string | null | undefined): TermInfo | undefined {
    return this.byId.get(id ?? '');
  }

  ofIcon(icon: string): TermInfo | undefined {
    return this.byIcon.get(icon) ?? this.byIcon.get(thingOf(icon));
  }

  ofSpot(spot: string): TermInfo | undefined {
    return this.spots.find(([pattern]) => pattern.test(spot))?.[1];
  }

  /** A word of a sentence. */
  ofWord(word: string): TermInfo | undefined {
    return this.byWord.get(`${settings.language} ${word.toLowerCase()}`);
  }
}
