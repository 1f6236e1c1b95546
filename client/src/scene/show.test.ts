import { describe, expect, it } from 'vitest';
import { beatsOf, COLUMN, lengthOf, litAt, ROW, standings, type Show } from './show';

const row = (name: string, ...points: number[]) => ({
  seat: null,
  name,
  cells: points.map((one) => ({ text: String(one), points: one })),
  spots: [`place:${name}`],
});
const show = (fill: Show['fill'], beat: number): Show => ({
  kind: 'any',
  title: '',
  columns: [{ name: 'one' }, { name: 'two' }],
  rows: [row('first', 3, 1), row('second', 1, 9), row('last', 0, 0)],
  fill,
  beat,
  sound: 'score-row',
  said: '',
  items: [],
});

describe('a scene', () => {
  it('fills its rows from the last one up, and lights the place of the newest', () => {
    const up = show('up', ROW);
    expect(beatsOf(up)).toBe(3);
    const seen = (beats: number) => standings(up, beats).flatMap((one) => (one.shown ? one.row.name : []));
    expect([0, 1, 2, 3].map(seen)).toEqual([[], ['last'], ['second', 'last'], ['first', 'second', 'last']]);
    expect(litAt(up, 2)).toEqual(['place:second']);
    expect(litAt(up, 0)).toHaveLength(3);
    expect(lengthOf(up)).toBeGreaterThan(3 * ROW);
  });

  it('counts a column at a time, and whoever leads after it comes first', () => {
    const across = show('across', COLUMN);
    expect(beatsOf(across)).toBe(2);
    const order = (beats: number) => standings(across, beats).map(({ row, total }) => [row.name, total]);
    expect(order(1)).toEqual([
      ['first', 3],
      ['second', 1],
      ['last', 0],
    ]);
    expect(order(2)[0]).toEqual(['second', 10]);
  });
});
