/** Which places of the page a lesson shows: those its step names, and those of the choices that go on. */
import type { SpotsOf } from './choices';
import type { Question } from './scene';
import type { LessonInfo } from '../wire/types';

/** A place (`place:DEL`), a part of the page (`part:track`), or a choice that has no place of its own. */
export interface Framed {
  readonly spot?: string;
  readonly option?: number;
  /** Made inside the prompt, of which this is a part: the choice itself is shown as soon as it is there. */
  readonly inside?: boolean;
}

/** The choices that go on; where something refused is to be tried, those refused. */
export function wantedOf({ kind, wanted }: LessonInfo, question: Question | null): { id: number; words: string[] }[] {
  const among = kind === 'try' ? (question?.refused ?? []) : (question?.options ?? []);
  return among.filter(({ id }) => wanted.includes(id));
}

/** Of each wanted choice what is to be pressed next. */
export function framesOf(
  lesson: LessonInfo,
  question: Question | null,
  picked: readonly string[],
  spotsOf: SpotsOf,
  promptOf: SpotsOf = () => [],
): Framed[] {
  const shown = lesson.frame.map((spot): Framed => ({ spot }));
  const wanted = wantedOf(lesson, question).flatMap(({ id, words }): Framed[] => {
    const spots = spotsOf(words);
    const inside = promptOf(words).map((spot): Framed => ({ spot, option: id, inside: true }));
    if (inside.length) return inside;
    if (picked.some((spot) => !spots.includes(spot))) return [];
    return [{ spot: spots.find((spot) => !picked.includes(spot)), option: id }];
  });
  const all = [...wanted, ...shown];
  const key = ({ spot, option }: Framed): string => spot ?? `${option}`;
  return all.filter((one, n) => all.findIndex((other) => key(other) === key(one)) === n);
}

/** Choices in the order of the game, but the wanted ones first. */
export function wantedFirst<T extends { id: number }>(options: readonly T[], wanted: readonly number[]): T[] {
  return [...options].sort((a, b) => Number(wanted.includes(b.id)) - Number(wanted.includes(a.id)));
}
