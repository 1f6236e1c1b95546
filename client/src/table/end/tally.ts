/** The end counted: totals part by part, who is how far ahead, and what decided it. */
import { t, texts } from '../../i18n/texts.svelte';
import { COLUMN, type Show } from '../../scene/show';
import { pointsText } from '../../scene/telling';
import type { ResultInfo, Review, ScoreInfo, SourceInfo } from '../../wire/types';

export type Word = (word: string) => string;

const CLOSE = 2; // points: less than this in every part decides nothing by itself
const LETTERS = 'ABCDE';

export const seatIn = (owner: string): number | null => (LETTERS.includes(owner) ? LETTERS.indexOf(owner) : null);

/** The parts of all, in the order they are counted; those that gave nobody anything are left out. */
export function partsOf(scores: readonly ScoreInfo[]): string[] {
  const all = scores.flatMap(({ sources }) => sources);
  const given = new Set(all.filter(({ points }) => points).map(({ source }) => source));
  return [...new Set(all.map(({ source }) => source))].filter((source) => given.has(source));
}

export const partOf = ({ sources }: ScoreInfo, wanted: string): SourceInfo =>
  sources.find(({ source }) => source === wanted) ?? { source: wanted, points: 0, sum: '' };

/** The last count, a column a part. */
export function countShow(scores: readonly ScoreInfo[], word: Word): Show {
  const parts = partsOf(scores);
  return {
    kind: 'count',
    title: t('web-count'),
    columns: parts.map((source) => ({ name: word(source) })),
    rows: scores.map((score) => ({
      seat: seatIn(score.owner),
      name: word(score.owner),
      cells: parts.map((source) => {
        const { points, sum } = partOf(score, source);
        return { text: pointsText(points), note: sum ?? '', points };
      }),
    })),
    fill: 'across',
    beat: COLUMN,
    sound: 'score-row',
    said: '',
    items: [],
  };
}

export interface Place {
  readonly owner: string;
  readonly rank: number;
  readonly score: number;
}

/** Who came where; those at whose seat nobody sits too. */
export function placesOf({ ranks, scores, rivals }: ResultInfo): Place[] {
  const seated = ranks.map((rank, seat) => ({ owner: LETTERS[seat], rank, score: scores[seat] }));
  const others = rivals.map(({ name, score }) => ({ owner: name, rank: ranks.includes(1) ? 2 : 1, score }));
  return [...seated, ...others].sort((a, b) => a.rank - b.rank);
}

/** The sum as it is played: "fame 4 × 3 + coins 35 − 60 = −13". */
export function sumText({ sources, total }: ScoreInfo, word: Word): string {
  const parts = sources.map(({ source, points, sum }, n) => {
    if (points < 0) return `− ${-points}`;
    return `${n ? '+ ' : ''}${word(source)} ${sum || points}`;
  });
  return `${parts.join(' ')} = ${pointsText(total)}`;
}

/** One sentence why: the part with the largest difference between the first two, or what swung it last; by the game's own words if it has any. */
export function whyText(game: string, result: ResultInfo, { scores, swings }: Review, word: Word): string {
  const [first, second] = placesOf(result).map(({ owner }) => scores.find((score) => score.owner === owner));
  if (!first) return '';
  if (texts().has(`web-${game}-why`)) return ownWhy(game, first, word);
  if (!second) return '';
  if (result.ranks.filter((rank) => rank === 1).length > 1) return t('web-why-shared');
  const differences = partsOf([first, second]).map((source) => ({
    source,
    by: partOf(first, source).points - partOf(second, source).points,
  }));
  const most = differences.reduce((best, one) => (one.by > best.by ? one : best), { source: '', by: 0 });
  const last = swings.toSorted((a, b) => a.step - b.step).at(-1);
  if (most.by < CLOSE && last) return t('web-why-swing', { player: word(last.owner), points: last.points });
  return t('web-why', {
    category: word(most.source),
    first: partOf(first, most.source).points,
    second: partOf(second, most.source).points,
  });
}

const ownWhy = (game: string, score: ScoreInfo, word: Word): string =>
  t(`web-${game}-why`, {
    player: word(score.owner),
    sum: sumText(score, word),
    sign: score.total < 0 ? 'minus' : 'plus',
    apart: Math.abs(score.total),
  });
