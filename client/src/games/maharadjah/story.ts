/** The log as one would tell it: a line for each round of a battle, each way, each list of areas. */
import { t } from '../../i18n/texts.svelte';
import type { LogItem } from '../../wire/types';

type Words = readonly string[];
type Tell = (items: readonly Words[], word: (word: string) => string) => string;

interface Fold {
  /** Whether the next event goes on in the same line. */
  readonly joins: (before: Words, next: Words) => boolean;
  readonly tell: Tell;
}

const OF_A_ROUND = new Set(['aims', 'die', 'loses']);
/** What the board shows anyway to those who see it. */
const UNTOLD = new Set(['movement-over']);

export interface Roll {
  readonly nation: string;
  readonly dice: readonly string[];
  readonly hits: number;
}

/** The dice of each side, in the order they were rolled: "3+1" is a three with one added. */
export function rollsIn(items: readonly Words[]): Roll[] {
  const dice = items.filter(([verb]) => verb === 'die').map((words) => words.slice(1));
  return [...new Set(dice.map(([nation]) => nation))].map((nation) => {
    const own = dice.filter(([of]) => of === nation);
    return {
      nation,
      dice: own.map(([, face, bonus]) => (Number(bonus) ? `${face}+${bonus}` : face)),
      hits: own.reduce((sum, [, , , hit]) => sum + Number(hit), 0),
    };
  });
}

const tellRound: Tell = (items, word) => {
  const round = items.find(([verb]) => verb === 'round');
  const rolls = rollsIn(items).map(({ nation, dice, hits }) =>
    t('web-maharadjah-log-rolls', { nation: word(nation), dice: dice.join(' '), hits }),
  );
  const lost = items
    .filter(([verb]) => verb === 'loses')
    .map(([, nation, , count]) => t('web-maharadjah-log-loses', { nation: word(nation), count: Number(count) }));
  return [...(round ? [t('web-maharadjah-log-round', { round: Number(round[1]) })] : []), ...rolls, ...lost].join(' ');
};

/** What dice need is for the battle's panel: here it only belongs to its round. */
const ROUND: Fold = { joins: (_, [verb]) => OF_A_ROUND.has(verb), tell: tellRound };

const sum = (items: readonly Words[], at: number): number => items.reduce((all, words) => all + Number(words[at]), 0);

/** "Delhi 2, Agra": how much each place has, where that is more than one. */
export function counted(items: readonly Words[], word: (word: string) => string): string {
  const told = (place: string): string => {
    const here = items.filter((words) => words[2] === place);
    return sum(here, 3) > 1 ? `${word(place)} ${sum(here, 3)}` : word(place);
  };
  return [...new Set(items.map(([, , place]) => place))].map(told).join(', ');
}

const alike =
  (...at: number[]) =>
  (before: Words, next: Words): boolean =>
    [0, ...at].every((i) => before[i] === next[i]);

const list =
  (key: string): Tell =>
  (items, word) =>
    t(key, { nation: word(items[0][1]), count: sum(items, 3), places: counted(items, word) });

const FOLDS: Readonly<Record<string, Fold>> = {
  round: ROUND,
  aims: ROUND,
  die: ROUND,
  moves: {
    joins: (before, next) => alike(1, 4)(before, next) && next[2] === before[3],
    tell: (items, word) =>
      t('web-maharadjah-log-way', {
        nation: word(items[0][1]),
        count: Number(items[0][4]),
        way: [items[0][2], ...items.map((words) => words[3])].map(word).join(' → '),
      }),
  },
  grows: { joins: alike(1), tell: list('web-maharadjah-log-grows') },
  removed: {
    joins: alike(1, 4),
    tell: (items, word) =>
      t('web-maharadjah-log-removed', {
        nation: word(items[0][1]),
        count: sum(items, 3),
        places: counted(items, word),
        reason: word(items[0][4]),
      }),
  },
  'scores-area': { joins: alike(1), tell: list('web-maharadjah-log-areas') },
};

/** How many events from here on make one line; none: this one is not told. */
export function foldAt(items: readonly LogItem[], at: number): number {
  const first = items[at].words;
  if (UNTOLD.has(first[0])) return 0;
  const fold = FOLDS[first[0]] as Fold | undefined;
  let end = at + 1;
  while (fold && items[end]?.kind === 'event' && fold.joins(items[end - 1].words, items[end].words)) end++;
  return end - at;
}

export function tellFold(items: readonly LogItem[], word: (word: string) => string): string {
  const words = items.map((item) => item.words);
  return FOLDS[words[0][0]].tell(words, word);
}
