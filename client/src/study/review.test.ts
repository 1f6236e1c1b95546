import { expect, test } from 'vitest';
import type { VerdictTold } from '../wire/types';
import { questionsFor, replyTo } from './review.svelte';

const verdict = (seat: number, name: string): VerdictTold => ({
  step: 1,
  seat,
  chosen: 'take 3',
  better: 'take 4',
  name,
  loss: 0.1,
  low: 0.05,
  high: 0.15,
  others: [],
  games: 256,
});

test('an option is right, what was played, or one that was not compared', () => {
  const [played, better, other] = ['3', '4', '5'].map((word, id) => ({ id, words: ['take', word] }));
  expect(replyTo(better, [1], verdict(0, 'slip'))).toBe('right');
  expect(replyTo(played, [1], verdict(0, 'slip'))).toBe('same');
  expect(replyTo(other, [1], verdict(0, 'slip'))).toBe('other');
});

test('my own mistakes are asked again; everybody’s where I had no seat; close ones never', () => {
  const all = [verdict(0, 'slip'), verdict(1, 'blunder'), verdict(1, '')];
  expect(questionsFor(all, [1])).toEqual([all[1]]);
  expect(questionsFor(all, [])).toEqual(all.slice(0, 2));
});
