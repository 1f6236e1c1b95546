/** What this browser remembers: language, theme and small preferences. */
export type Language = 'en' | 'fr';
export type Theme = '' | 'light' | 'dark';

interface Kept {
  language: Language;
  theme: Theme;
  animate: boolean;
  keys: boolean;
}

const KEY = 'durbar';

function preferredLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

function read(): Kept {
  const fallback: Kept = { language: preferredLanguage(), theme: '', animate: true, keys: true };
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fallback;
  }
}

export const settings = $state<Kept>(read());

export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  apply();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme) root.dataset.theme = settings.theme;
  else delete root.dataset.theme;
}

export function darkNow(): boolean {
  return settings.theme ? settings.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Motion only where neither the system nor the person asked for none. */
export function mayAnimate(): boolean {
  return settings.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

apply();
