/** From words to places on the board and back. A board tells which spots an option touches; no rule is known here. */
import type { OptionInfo, RefusedInfo } from '../wire/types';

/** The places an option's words touch, in the order a person would point at them. */
export type SpotsOf = (words: readonly string[]) => readonly string[];

/** Options that agree with everything pointed at so far. */
export function matching<T extends { words: string[] }>(
  options: readonly T[],
  picked: readonly string[],
  spotsOf: SpotsOf,
): T[] {
  return options.filter((option) => {
    const spots = spotsOf(option.words);
    return picked.every((spot) => spots.includes(spot));
  });
}

/** What to highlight: of each remaining option the first place not yet pointed at. */
export function nextSpots(
  options: readonly OptionInfo[],
  picked: readonly string[],
  spotsOf: SpotsOf,
): Map<string, OptionInfo[]> {
  const found = new Map<string, OptionInfo[]>();
  for (const option of matching(options, picked, spotsOf)) {
    const next = spotsOf(option.words).find((spot) => !picked.includes(spot));
    if (next !== undefined) found.set(next, [...(found.get(next) ?? []), option]);
  }
  return found;
}

/** The refusals a click on this spot runs into, best fitting what was pointed at before. */
export function refusalsAt(
  refused: readonly RefusedInfo[],
  picked: readonly string[],
  spot: string,
  spotsOf: SpotsOf,
): RefusedInfo[] {
  const here = refused.filter((option) => spotsOf(option.words).includes(spot));
  const fitting = matching(here, picked, spotsOf);
  return fitting.length ? fitting : here;
}

export type Pressed =
  | { kind: 'choose'; option: OptionInfo }
  | { kind: 'pick'; picked: string[] }
  | { kind: 'refused'; refusals: RefusedInfo[] }
  | { kind: 'nothing' };

/** The question as it stands: what can and cannot be chosen, and what was pointed at so far. */
export interface Asked {
  readonly options: readonly OptionInfo[];
  readonly refused: readonly RefusedInfo[];
  readonly picked: readonly string[];
  readonly spotsOf: SpotsOf;
}

/** What a click on a spot means now. */
export function press(spot: string, asked: Asked): Pressed {
  const { options, refused, picked, spotsOf } = asked;
  if (picked.includes(spot)) return { kind: 'pick', picked: picked.slice(0, picked.indexOf(spot)) };
  const next = nextSpots(options, picked, spotsOf).get(spot) ?? [];
  const found = next.length ? next : matching(options, [...picked, spot], spotsOf);
  if (found.length === 1) return { kind: 'choose', option: found[0] };
  if (found.length > 1) return { kind: 'pick', picked: [...picked, spot] };
  if (picked.length && nextSpots(options, [], spotsOf).has(spot)) return press(spot, afresh(asked));
  const refusals = refusalsAt(refused, picked, spot, spotsOf);
  return refusals.length ? { kind: 'refused', refusals } : { kind: 'nothing' };
}

const afresh = ({ options, refused, spotsOf }: Asked): Asked => ({ options, refused, spotsOf, picked: [] });

/**
 * What a tap of a finger means. There is no pointing at something before choosing it, so the first tap that would
 * choose only points: it shows what the choice would do. The second tap on the same place chooses.
 */
export function tap(spot: string, asked: Asked): Pressed {
  const { options, picked, spotsOf } = asked;
  const left = matching(options, picked, spotsOf);
  const pointedAt = picked.at(-1) === spot && left.length === 1;
  if (pointedAt && spotsOf(left[0].words).every((one) => picked.includes(one))) {
    return { kind: 'choose', option: left[0] };
  }
  const meant = press(spot, asked);
  if (meant.kind !== 'choose') return meant;
  const spots = spotsOf(meant.option.words);
  return { kind: 'pick', picked: spots.filter((one) => one !== spot && picked.includes(one)).concat(spot) };
}

/** Where ways of several choices end, by the place pointed at last; not what can be chosen at once, nor was picked. */
export function endsOf<T extends { choices: readonly (readonly string[])[] }>(
  ways: readonly T[],
  next: ReadonlyMap<string, unknown>,
  picked: readonly string[],
  spotsOf: SpotsOf,
): Map<string, T> {
  const ends = ways.map((way) => [spotsOf(way.choices.at(-1) ?? []).at(-1) ?? '', way] as const);
  return new Map(ends.filter(([spot]) => spot && !next.has(spot) && !picked.includes(spot)));
}
