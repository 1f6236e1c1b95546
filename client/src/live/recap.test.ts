import { describe, expect, it } from 'vitest';
import type { RecapRow } from '../wire/types';
import { partsOf } from './recap';

const row = (seat: number, first: number, last: number): RecapRow => ({
  seat,
  first,
  last,
  text: `${seat} did it`,
  gains: '',
  more: 0,
  concerns: false,
  under: '',
});
const told = ({ text }: RecapRow) => text;

describe('what happened, as parts to be watched', () => {
  it('is in its order, without my own row, which only sums up', () => {
    const parts = partsOf([row(0, 1, 30), row(2, 20, 29), row(1, 3, 12)], 0, told);
    expect(parts.map(({ first, last }) => [first, last])).toEqual([
      [3, 12],
      [20, 29],
    ]);
  });

  it('is told together where it happened at the same time', () => {
    const parts = partsOf([row(1, 3, 12), row(2, 5, 9), row(1, 12, 14)], 0, told);
    expect(parts).toEqual([
      { first: 3, last: 12, text: '1 did it · 2 did it' },
      { first: 12, last: 14, text: '1 did it' },
    ]);
  });

  it('is my own row where there is nothing else', () => {
    expect(partsOf([row(0, 1, 2)], 0, told)).toHaveLength(1);
    expect(partsOf([], 0, told)).toEqual([]);
  });
});
