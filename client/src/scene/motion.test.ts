import { describe, expect, it } from 'vitest';
import { stages } from './motion';

describe('a piece on its way', () => {
  it('goes as fast on every part', () => {
    const found = stages([
      [0, 0],
      [30, 0],
      [30, 10],
    ]);
    expect(found.map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
  });

  it('may stay where it is', () => {
    expect(stages([[5, 5]])).toEqual([{ at: [5, 5], offset: 1 }]);
  });
});
