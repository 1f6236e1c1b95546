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

/** Verbs a place alone says enough for: the question says the rest. */
const PLAIN = new Set(['go', 'place', 'remove', 'build', 'return', 'shift', 'land', 'lose']);

export const isPlain = (words: readonly string[]): boolean => PLAIN.has(words[0]);

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

const ANSWERS = new Set(['end', 'stop', 'end-battles', 'end-building', 'fight', 'stand', 'break-off']);

/** Choices that are an answer of their own rather than a place on the map. */
export const isAnswer = ([verb]: readonly string[]): boolean => ANSWERS.has(verb);
