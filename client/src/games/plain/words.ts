/** Whatever a game has words for can be pointed at in the list of areas: options are found by the words they name. */
import type { Area } from '../../scene/contract';
import type { Scene } from '../../scene/scene';

const PEOPLE = new Set(['seat', 'owner']);
const spotOf = (word: string): string => `word:${word}`;

export const spotsOf = (words: readonly string[]): readonly string[] =>
  words
    .slice(1)
    .filter((word) => !/^-?\d+$/.test(word))
    .map(spotOf);

export const nameOf = (spot: string, scene: Scene): string => scene.word(spot.slice('word:'.length));

/** Every word of the game but its people, by kind. */
export function areas(scene: Scene): Area[] {
  const kinds = Object.entries(scene.static.labels).filter(([kind]) => !PEOPLE.has(kind));
  const words = [...new Set(kinds.flatMap(([, found]) => found))];
  return words.map((word) => ({ spot: spotOf(word), name: scene.word(word), text: '', neighbours: [] }));
}
