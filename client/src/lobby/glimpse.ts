/** A table in a list as it stands: its picture, what is asked there, what I have. */
import { settings } from '../i18n/settings.svelte';
import { listOf, t, texts } from '../i18n/texts.svelte';
import { Voice } from '../scene/voice';
import type { Glimpse, TableInfo } from '../wire/types';

const MOST = 3; // things I have that are worth a word

/** Its address names the moment: the browser keeps it until somebody moves. */
export function pictureOf({ id, mine, moment }: Pick<TableInfo, 'id' | 'mine' | 'moment'>): string {
  const query = new URLSearchParams({ language: settings.language, moment: String(moment) });
  if (mine.length) query.set('seat', String(mine[0]));
  return `/api/tables/${id}/picture.svg?${query}`;
}

export function hasSaid(game: string, has: Glimpse['has']): string {
  const named = Object.entries(has).filter(([word, count]) => count && texts().has(`${game}-gain-${word}`));
  return listOf(named.slice(0, MOST).map(([word, count]) => t(`${game}-gain-${word}`, { n: count, count })));
}

/** The question as the table puts it: to me, or about whoever is asked. */
export function questionSaid({ game, seats, mine }: TableInfo, decision: Glimpse['decision']): string {
  if (!decision) return '';
  const voice = new Voice(game, seats);
  const { name, subject, players } = decision;
  const me = players.find((seat) => mine.includes(seat));
  if (me !== undefined) return voice.say('ask', [name, ...subject], { player: voice.nameOf(me) });
  const player = listOf(players.map((seat) => voice.nameOf(seat)));
  const told = texts().has(`${game}-ask-${name}.wait`);
  return told ? voice.say('ask', [`${name}.wait`, ...subject], { player }) : t('web-waiting-for', { player });
}
