/** The phrases of the language in use. Reading `texts()` in a component makes it follow a change of language. */
import { bundleOf, Texts, type Arguments } from './fluent';
import { inTab } from './place';
import { keep, type Language } from './settings.svelte';
import type { PhraseFile } from '../wire/types';

const phrases: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('phrases:en'),
  fr: () => import('phrases:fr'),
};

let current = $state.raw(new Texts('en', bundleOf('en', [])));

export function texts(): Texts {
  return current;
}

export function t(key: string, args: Arguments = {}): string {
  return current.say(key, args);
}

export async function loadTexts(language: Language): Promise<void> {
  const [built, added] = await Promise.all([phrases[language](), fetchAdded(language)]);
  current = new Texts(language, bundleOf(language, [built.default, added]));
}

/** What games from elsewhere say: the page was built without them. A server that does not answer leaves the rest. */
async function fetchAdded(language: Language): Promise<string> {
  if (inTab) return '';
  try {
    const answer = await fetch(`/api/phrases/${language}`);
    return answer.ok ? ((await answer.json()) as PhraseFile).text : '';
  } catch {
    return '';
  }
}

/** Load first, then switch: no moment without words. */
export async function speak(language: Language): Promise<void> {
  await loadTexts(language);
  keep({ language });
}

export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(current.language, { type: 'conjunction' }).format(names);
}
