/** Words of Maharaja's options as places on the page. */
import { t } from '../../i18n/texts.svelte';
import { printedOf, type Scene } from './model';

/** Plain spaces are alike: the rules name one of them, the page shows them all. */
export function spotsOf(words: readonly string[]): readonly string[] {
  const [verb, a, b] = words;
  if (verb === 'statue') return [`space:${a}:${b}`];
  if (verb === 'shrine') return [`place:${a}`];
  if (verb === 'move-priest') return ['priest'];
  if (verb.startsWith('move') && a) return [`place:${a}`];
  if (verb === 'flag' || verb === 'lay-flag') return [`flag:${a}`];
  if (verb === 'reward') return [`reward:${a}`];
  if (verb === 'take' || verb === 'maharani' || verb === 'ability') return [`character:${a}`];
  return [];
}

/** Places inside the prompt that an option is made with. */
export function promptOf([verb, a, b]: readonly string[]): readonly string[] {
  if (verb === 'plan') return [`action:${a}`, `action:${b}`];
  return verb === 'token' ? ['prompt:token'] : [];
}

/** Where an event built something, or somebody went. */
export function touched([event, , a, b]: readonly string[]): readonly string[] {
  if (event === 'statue' || event === 'shrine') return [`place:${a}`];
  if (event === 'moved') return [`place:${b}`];
  return event === 'flag-moved' ? [`flag:${a}`] : [];
}

/** What a place is, in the glossary. */
export function termOf(spot: string): string | null {
  const [kind, a] = spot.split(':');
  if (kind === 'place') return a === 'STA' ? 'start' : a.includes('-') ? 'village' : 'city';
  if (kind === 'character') return a.startsWith('c') ? `character-${a.slice(1)}` : 'change-character';
  if (kind === 'prompt') return a;
  if (kind === 'priest') return kind;
  return kind === 'reward' || kind === 'action' ? a : null;
}

export function nameOf(spot: string, scene: Scene): string {
  const [kind, a, b] = spot.split(':');
  if (kind === 'priest') return t('web-mj-my-priest');
  if (kind === 'space') return /^\d+$/.test(b) ? scene.word(a) : `${scene.word(a)}, ${scene.word(b)}`;
  return scene.word(a);
}

/** What a statue costs here, and the bonus of the space under the pointer. */
export function noteOf(scene: Scene): string {
  if (scene.question?.name !== 'BuildStatue') return '';
  const price = scene.question.subject.find((word) => /^\d+$/.test(word));
  const [kind, id, space] = (scene.marks.hovered ?? '').split(':');
  const city = printedOf(scene).cities.find((one) => one.id === id);
  const bonus = kind === 'space' && (space === 'top' || space === 'bottom') ? city?.[space] : undefined;
  const [count, what] = bonus?.split(' ') ?? [];
  const parts = [price && price !== '0' ? t('web-mj-price', { price: Number(price) }) : ''];
  if (what) parts.push(t(`web-mj-bonus-${what}`, { count: Number(count) }));
  return parts.filter(Boolean).join(' · ');
}
