/** What is said of a game before anybody has played it: one sentence, how many, how long. */
import { t, texts } from '../i18n/texts.svelte';
import { inTwo } from './blurb';

const LENGTHS: Record<string, string> = {
  maharaja: 'web-60-min',
  maharadjah: 'web-4-h',
  dice_charmers: 'web-40-min',
};

/** A game from elsewhere has no sentence for the lobby: then the first of its own. */
export function sentenceOf(game: string): string {
  const offer = `web-offer-${game}`;
  return texts().has(offer) ? t(offer) : inTwo(t(`${game}-blurb`))[0];
}

/** Empty: nobody has told us. */
export function lengthSaid(game: string): string {
  return LENGTHS[game] ? t(LENGTHS[game]) : '';
}

export function playersSaid(seats: readonly number[]): string {
  const [few, many] = [Math.min(...seats), Math.max(...seats)];
  return few === many ? String(few) : t('web-players-from-to', { few, many });
}
