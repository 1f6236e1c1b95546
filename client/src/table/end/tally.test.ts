import { describe, expect, it } from 'vitest';
import type { ResultInfo, Review, ScoreInfo } from '../../wire/types';
import { countShow, partsOf, placesOf, sumText, whyText } from './tally';

const score = (owner: string, ...parts: [string, number, string?][]): ScoreInfo => ({
  owner,
  total: parts.reduce((sum, [, points]) => sum + points, 0),
  sources: parts.map(([source, points, sum = '']) => ({ source, points, sum })),
});
const result = (ranks: number[], scores: number[]): ResultInfo => ({
  ranks,
  scores,
  reason: '',
  told: [],
  rivals: [],
  tenures: [],
});
const review = (scores: ScoreInfo[], swings: Review['swings'] = []): Review => ({
  scores,
  rounds: [],
  swings,
  luck: [],
  over_par: [],
});
const word = (one: string): string => one;

describe('the end counted', () => {
  const [won, lost] = [
    score('B', ['held', 9], ['coins', 8, '40 ÷ 5'], ['tile', 0]),
    score('A', ['held', 8], ['coins', 2]),
  ];

  it('has a column a part, and none that gave nobody anything', () => {
    expect(partsOf([lost, won])).toEqual(['held', 'coins']);
    const { columns, rows } = countShow([lost, won], word);
    expect(columns.map(({ name }) => name)).toEqual(['held', 'coins']);
    expect(rows[1].cells[1]).toEqual({ text: '8', note: '40 ÷ 5', points: 8 });
    for (const [n, { total }] of [lost, won].entries())
      expect(rows[n].cells.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(total);
  });

  it('puts a rival nobody plays where it belongs', () => {
    const alone = { ...result([2], [4]), rivals: [{ name: 'brahmabot', score: 55 }] };
    expect(placesOf(alone).map(({ owner }) => owner)).toEqual(['brahmabot', 'A']);
  });

  it('says which part decided, or what swung it last, or that it is shared', () => {
    const two = result([2, 1], [10, 17]);
    expect(whyText('any', two, review([lost, won]), word)).toMatch(/web-why\b|decided it/);
    const close = [score('A', ['held', 8]), score('B', ['held', 9])];
    const swing = { step: 3, words: ['pp'], owner: 'B', points: 4 };
    expect(whyText('any', result([2, 1], [8, 9]), review(close, [swing]), word)).toMatch(/swing|last big gain/);
    expect(whyText('any', result([1, 1], [9, 9]), review(close), word)).toMatch(/shared/);
  });

  it('writes a sum out as it is played', () => {
    const dice = score('A', ['fame', 12, '4 × 3'], ['coins', 35], ['length', -60]);
    expect(sumText(dice, word)).toBe('fame 4 × 3 + coins 35 − 60 = −13');
  });
});
