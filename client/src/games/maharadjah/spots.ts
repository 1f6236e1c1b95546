/** From the words of an option to places on the map. */

/** Verbs whose first word is the one place they are about. */
const ABOUT_A_PLACE = new Set([
  'go',
  'place',
  'remove',
  'attack',
  'attack-factory',
  'build',
  'take-up',
  'lose',
  'lose-landed',
  'lose-here',
  'retreat',
  'retreat-landed',
  'return',
  'shift',
  'land',
  'land-all',
]);

/** The places an option touches, in the order one would point at them; what is not on the map comes from the prompt. */
export function spotsOf(words: readonly string[]): string[] {
  const [verb, place = '', more = ''] = words;
  if (ABOUT_A_PLACE.has(verb)) return [place];
  if (verb === 'take') return [place, `count-${place}-${more}`];
  if (verb === 'take-leader') return [place, `leader-${place}`];
  if (verb === 'ask-leave') return [place, `leave-${place}`];
  if (verb === 'attack-at-sea') return [place, `power-${more}`];
  return [];
}

/** Which word of an event is the place where something is otherwise than before. */
const CHANGES: Readonly<Record<string, number>> = {
  reinforced: 2,
  invades: 2,
  moves: 3,
  lands: 3,
  retreats: 3,
  battle: 3,
  siege: 3,
  loses: 2,
  removed: 2,
  'factory-built': 2,
  'factory-lost': 2,
  'leader-arrives': 2,
  'leader-killed': 2,
};

export function touched(words: readonly string[]): readonly string[] {
  const at = CHANGES[words[0]];
  return at === undefined ? [] : [words[at]];
}

/** What a place is, in the glossary. */
export function termOf({ kind, hiland }: { kind: string; hiland: boolean }): string {
  return kind === 'area' ? (hiland ? 'hiland' : 'area') : kind === 'sea' ? 'sea' : 'foreign';
}

/** Verbs a place alone says enough for: the question says the rest. */
const PLAIN = new Set(['go', 'place', 'remove', 'build', 'return', 'shift', 'land', 'lose']);

export const isPlain = (words: readonly string[]): boolean => PLAIN.has(words[0]);

/** The printed seats that can be bid for, with the option of each number of points. */
export function bidsIn(options: readonly { id: number; words: string[] }[]): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const { id, words } of options.filter(({ words }) => words[0] === 'bid')) {
    const of = found.get(words[1]) ?? new Map<number, number>();
    found.set(words[1], of.set(Number(words[2]), id));
  }
  return found;
}

export interface Stack {
  readonly place: string;
  /** Option of each count of armies. */
  readonly counts: ReadonlyMap<number, number>;
  /** Option of moving the leader alone. */
  readonly leader: number | undefined;
}

/** The stacks that can set out, with the option of each count. */
export function stacksIn(options: readonly { id: number; words: string[] }[]): Stack[] {
  const places = [...new Set(options.filter(({ words }) => words[0].startsWith('take')).map(({ words }) => words[1]))];
  return places.map((place) => {
    const here = options.filter(({ words }) => words[1] === place);
    return {
      place,
      counts: new Map(here.filter(({ words }) => words[0] === 'take').map(({ id, words }) => [Number(words[2]), id])),
      leader: here.find(({ words }) => words[0] === 'take-leader')?.id,
    };
  });
}

const ANSWERS = new Set(['end', 'stop', 'end-battles', 'end-building', 'fight', 'stand', 'break-off', 'pass']);

const ENDS = new Set(['end', 'stop', 'end-battles', 'end-building']);

/** Answers that end a phase, and give up what is left of it. */
export const isEnd = ([verb]: readonly string[]): boolean => ENDS.has(verb);

/** Choices that are an answer of their own rather than a place on the map. */
export const isAnswer = ([verb]: readonly string[]): boolean => ANSWERS.has(verb);
