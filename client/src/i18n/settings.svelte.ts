/** What this browser remembers: language, theme and small preferences. */
export type Language = 'en' | 'fr';
export type Theme = '' | 'light' | 'dark';

/** Who is told hints: whoever has played little, everybody, nobody. */
export type Hints = 'newcomers' | 'on' | 'off';

interface Kept {
  language: Language;
  theme: Theme;
  animate: boolean;
  keys: boolean;
  /** How quickly others' moves are shown; '': as motion is wanted. */
  pace: '' | 1 | 3 | 'skip';
  boxColours: boolean;
  hints: Hints;
  /** Is anything heard, and how loud: from 0 to 1. */
  sound: boolean;
  volume: number;
  /** A short vibration when it becomes my turn, where the device can. */
  vibrate: boolean;
  /** A notification then, while nobody looks at the page. */
  notify: boolean;
}

const KEY = 'durbar';

function preferredLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

function read(): Kept {
  const fallback: Kept = {
    language: preferredLanguage(),
    theme: '',
    animate: true,
    keys: true,
    pace: '',
    boxColours: false,
    hints: 'newcomers',
    sound: false,
    volume: 0.7,
    vibrate: false,
    notify: false,
  };
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
  if (settings.boxColours) root.dataset.seats = 'box';
  else delete root.dataset.seats;
}

export function darkNow(): boolean {
  return settings.theme ? settings.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Whoever wants no motion sees others' moves at once, unless they choose a pace. */
export function paceNow(): 1 | 3 | 'skip' {
  return settings.pace || (mayAnimate() ? 1 : 'skip');
}

/** Motion only where neither the system nor the person asked for none. */
export function mayAnimate(): boolean {
  return settings.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

apply();
