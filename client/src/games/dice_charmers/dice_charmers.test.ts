import { describe, expect, it } from 'vitest';
import { roadLine, rulerBox } from './layout';
import { penCross, penHatch, penRing } from './layout/ink';
import { faceIcons, layOut, pictureOf, picturesOf } from './pieces/pictures';
import { coinsNow, soundOf } from './motion';
import type { Scene } from './model';
import { foldAt } from './story';
import { partOf } from './spots';
import { ghostOf, nudged, saleOf, salesIn, spotsOf } from './spots';

describe('words of an option', () => {
  it.each([
    [['take', 'P1', 'tea-silk'], ['die-P1']],
    [
      ['karma', 'G2', 'curve'],
      ['karma', 'die-G2'],
    ],
    [['circle', 'tea'], ['good-tea']],
    [['circle_two', 'tea', 'silk'], []],
    [['sail', '7'], ['river-7']],
    [['call', 'merchant'], ['palace-merchant']],
    [['upgrade', 'fort'], ['type-fort']],
    [['use', 'karma', 'money-box-5'], ['money-box-5']],
    [
      ['road', 'c3', 'NS'],
      ['cell-c3', 'road-c3-NS'],
    ],
    [
      ['half', 'd4', 'south'],
      ['cell-d4', 'road-d4-S'],
    ],
    [['pass'], []],
  ])('%j points at %j', (words, spots) => expect(spotsOf(words)).toEqual(spots));

  it('shows the road pointed at, or the first of the cell', () => {
    const options = [
      { id: 1, words: ['road', 'c3', 'NS'] },
      { id: 2, words: ['road', 'c3', 'ES'] },
    ];
    const table = { options, spotsOf, picked: [] as string[], hovered: null as string | null };
    expect(ghostOf(table)).toBeNull();
    expect(ghostOf({ ...table, hovered: 'cell-c3' })).toEqual({ cell: 'c3', sides: 'NS' });
    expect(ghostOf({ ...table, hovered: 'road-c3-ES' })).toEqual({ cell: 'c3', sides: 'ES' });
    expect(ghostOf({ ...table, picked: ['cell-c3'] })).toEqual({ cell: 'c3', sides: 'NS' });
    expect(ghostOf({ ...table, hovered: 'cell-a1' })).toBeNull();
  });
});

describe('a sale', () => {
  const sell = (...numbers: number[]): { id: number; words: string[] } => ({
    id: Number(numbers.join('')),
    words: ['sell', ...numbers.map(String)],
  });
  const alike = salesIn([{ id: 0, words: ['sell_nothing'] }, sell(1, 0, 0, 2), sell(2, 0, 0, 5), sell(0, 1, 0, 1)]);

  it('is found by its counts', () => {
    expect(alike).toHaveLength(3);
    expect(saleOf(alike, [2, 0, 0])?.coins).toBe(5);
    expect(saleOf(alike, [1, 1, 0])).toBeUndefined();
  });

  it('gives way to another good where only one kind may be sold', () => {
    expect(nudged(alike, [1, 0, 0], 0, 1)).toEqual([2, 0, 0]);
    expect(nudged(alike, [2, 0, 0], 1, 1)).toEqual([0, 1, 0]);
    expect(nudged(alike, [2, 0, 0], 0, 1)).toEqual([2, 0, 0]);
    expect(nudged(alike, [1, 0, 0], 0, -1)).toEqual([0, 0, 0]);
    expect(nudged(alike, [0, 0, 0], 2, -1)).toEqual([0, 0, 0]);
  });
});

describe('pictures', () => {
  it('splits a number from its symbol', () => {
    expect(pictureOf('coin-12')).toEqual({ icon: 'p-coin', count: '12' });
    expect(pictureOf('road-fork')).toEqual({ icon: 'd-road-fork', count: '' });
    expect(pictureOf('river-back-any').icon).toBe('d-river-any');
    expect(pictureOf('sell_diff-2')).toEqual({ icon: 'd-sell-diff', count: '≤2' });
    expect(pictureOf('sell_diff_exactly-2')).toEqual({ icon: 'd-sell-diff', count: '2' });
  });

  it('draws every effect of a space that gives several, none over another', () => {
    expect(picturesOf('coin-3+karma').map(({ icon, count }) => icon + count)).toEqual(['p-coin3', 'd-karma']);
    for (const tall of [false, true])
      for (const count of [2, 3, 4]) {
        const laid = layOut(count, 20, tall);
        for (const [n, a] of laid.entries())
          for (const b of laid.slice(n + 1))
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size - 1e-9);
      }
    expect(layOut(1, 20)).toEqual([{ x: 0, y: 0, size: 20 }]);
  });

  it('shows two goods on a purple die and one symbol on the others', () => {
    expect(faceIcons('tea-spice')).toEqual(['d-tea', 'd-spice']);
    expect(faceIcons('two_halves')).toEqual(['d-two-halves']);
    expect(faceIcons('lotus')).toEqual(['em-lotus']);
    expect(faceIcons('man_singh')).toEqual(['c-man_singh']);
  });
});

describe('drawing', () => {
  it('bends through the middle with two sides, meets in it with more', () => {
    expect(roadLine('NE', 10)).toBe('M0 -10Q0 0 10 0');
    expect(roadLine('NES', 10)).toBe('M0 0L0 -10M0 0L10 0M0 0L0 10');
  });

  it('lays the ruler around three sides without gap or overlap', () => {
    const boxes = Array.from({ length: 60 }, (_, i) => rulerBox(i, 1, 1, 60));
    expect(new Set(boxes.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(60);
    expect(boxes[0].x).toBe(20);
    expect(boxes[59].x).toBe(680);
  });

  it('leaves ink of its own in every box, the same each time', () => {
    expect(penCross('river-3', 10, 10, 5)).toBe(penCross('river-3', 10, 10, 5));
    expect(penCross('river-3', 10, 10, 5)).not.toBe(penCross('river-4', 10, 10, 5));
    const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
    for (const id of ['a', 'b', 'karma 3', 'side-e1-E']) {
      for (const n of [...numbers(penCross(id, 10, 10, 5)), ...numbers(penRing(id, 10, 10, 5))]) {
        expect(Math.abs(n - 10), id).toBeLessThan(5 * 1.1);
      }
      for (const n of numbers(penHatch(id, { x: 0, y: 0, w: 20, h: 40 }))) expect(n).toBeLessThanOrEqual(40);
    }
  });

  it('opens the part where most can be chosen', () => {
    expect(partOf(['die-P1'])).toBeNull();
    expect(partOf(['river-3', 'good-tea', 'good-silk'])).toBe('market');
    expect(partOf(['karma', 'die-P1'])).toBeNull();
    expect(partOf(['karma-box-3'])).toBe('palace');
    expect(partOf(['money-box-5'])).toBe('tracks');
  });
});

describe('coins just won', () => {
  const told = (...words: string[]) => ({ moment: 7, step: 3, seat: 0, kind: 'event', words });
  const scene = {
    still: false,
    news: [told('money', 'B', '4', '9', 'tea')],
    players: [{ label: 'A' }, { label: 'B' }],
  };

  it('fly to whoever won them', () => {
    expect(coinsNow(scene as unknown as Scene, 1)).toMatchObject({ count: 4, away: false });
    expect(coinsNow(scene as unknown as Scene, 0)).toBeUndefined();
  });

  it('do not where nothing moves', () =>
    expect(coinsNow({ ...scene, still: true } as unknown as Scene, 1)).toBeUndefined());

  it('are heard', () => expect(soundOf(['money', 'B', '4'])).toBe('coin'));
});

describe('the log', () => {
  const told = (...words: string[]) => ({ moment: 1, step: 1, seat: null, kind: 'event', words });
  const items = [
    told('rolled', 'P1', 'tea'),
    told('rolled', 'P2', 'silk'),
    told('turn', 'A'),
    told('built', 'A', 'fort', '', '1'),
    told('fame', 'A', '1', '1', 'building'),
    told('fame', 'A', '2', '3', 'karma'),
  ];

  it('tells dice in one line, and nothing twice', () =>
    expect(items.map((_, at) => foldAt(items, at))).toEqual([2, 1, 0, 1, 0, 1]));
});
