import { ticksOf } from './ticks';
import { describe, expect, it } from 'vitest';
import { distance, nearest } from '../scene/arrows';
import { around, clamped, panned, sees, showing, zoomed } from '../scene/panzoom';
import { routeOf } from './router.svelte';
import { searched, spans } from './rulebook.svelte';
import { waitBefore } from '../live/socket';

const whole = { x: 0, y: 0, w: 1000, h: 500 };

describe('pan and zoom', () => {
  it('knows whether a place is seen', () => {
    const box = { x: 0, y: 0, w: 100, h: 50 };
    expect(sees(box, [{ x: 90, y: 40, w: 10, h: 10 }])).toBe(true);
    expect(sees(box, [{ x: 96, y: 40, w: 10, h: 10 }])).toBe(false);
    expect(sees(box, [])).toBe(false);
  });

  it('never leaves the board', () => {
    expect(panned({ x: 0, y: 0, w: 500, h: 250 }, -1, -1, whole)).toEqual({ x: 0, y: 0, w: 500, h: 250 });
    expect(panned({ x: 400, y: 200, w: 500, h: 250 }, 1, 1, whole)).toEqual({ x: 500, y: 250, w: 500, h: 250 });
  });

  it('keeps the point under the pointer', () => {
    const near = zoomed(whole, 2, 0.25, 0.5, whole);
    expect(near).toEqual({ x: 125, y: 125, w: 500, h: 250 });
    expect(near.x + near.w * 0.25).toBeCloseTo(250);
  });

  it('goes no nearer than a sixth and no farther than the whole', () => {
    expect(zoomed(whole, 100, 0.5, 0.5, whole).w).toBeCloseTo(1000 / 6);
    expect(clamped({ x: -50, y: 0, w: 4000, h: 2000 }, whole).w).toBe(1000);
  });

  it('shows places together, from a little farther away if need be, and else the first of them', () => {
    const box = { x: 0, y: 0, w: 200, h: 100 };
    const here = { x: 20, y: 20, w: 40, h: 40 };
    expect(showing(box, [here], whole)).toBe(box);
    const both = showing(box, [here, { x: 240, y: 30, w: 40, h: 40 }], whole, 1.8);
    expect(both.w).toBeGreaterThan(200);
    expect(both.x).toBeLessThan(20);
    expect(both.x + both.w).toBeGreaterThan(280);
    const far = showing(
      box,
      [
        { x: 300, y: 20, w: 40, h: 40 },
        { x: 900, y: 20, w: 40, h: 40 },
      ],
      whole,
      1.8,
    );
    expect(far.w).toBe(200);
    expect(far.x).toBeLessThanOrEqual(300);
    expect(far.x + far.w).toBeGreaterThanOrEqual(340);
  });

  it('starts around what can be chosen', () => {
    const box = around([{ x: 600, y: 200, w: 100, h: 100 }], 2, whole);
    expect(box.x).toBeLessThan(600);
    expect(box.x + box.w).toBeGreaterThan(700);
  });
});

describe('arrow keys', () => {
  const places = [
    { x: 10, y: 0 },
    { x: 30, y: 2 },
    { x: -10, y: 0 },
    { x: 5, y: 60 },
  ];
  it('go to the nearest place in that direction', () => {
    expect(nearest({ x: 0, y: 0 }, places, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, places, [-1, 0])).toBe(2);
    expect(nearest({ x: 0, y: 0 }, places, [0, 1])).toBe(3);
    expect(nearest({ x: 0, y: 0 }, places, [0, -1])).toBe(-1);
  });

  it('ignore what lies aside', () => {
    expect(distance({ x: 0, y: 0 }, { x: 10, y: 90 }, [1, 0])).toBe(Infinity);
  });
});

describe('addresses', () => {
  it('are three', () => {
    expect(routeOf('/')).toEqual({ page: 'lobby' });
    expect(routeOf('/table/a-B_1')).toEqual({ page: 'table', id: 'a-B_1' });
    expect(routeOf('/table/')).toEqual({ page: 'nowhere' });
  });
});

describe('the rules', () => {
  const paragraphs = [
    { number: 'MJ 2.1', text: 'A statue costs 12 coins.' },
    { number: 'MJ 2.2', text: 'Une pénurie.' },
  ];
  const chapters = [{ number: 'MJ 2', title: 'Building', paragraphs }];

  it('are found by words, numbers, and without accents', () => {
    expect(searched(chapters, 'statue')[0].paragraphs).toEqual([paragraphs[0]]);
    expect(searched(chapters, 'PENURIE')[0].paragraphs).toEqual([paragraphs[1]]);
    expect(searched(chapters, '2.1 coins')[0].paragraphs).toEqual([paragraphs[0]]);
    expect(searched(chapters, 'elephant')).toEqual([]);
    expect(searched(chapters, ' ')).toEqual(chapters);
  });
});

describe('an axis', () => {
  it('is marked at round numbers', () => {
    expect(ticksOf(0, 43, 4)).toEqual([0, 20, 40]);
    expect(ticksOf(-13, 35, 4)).toEqual([0, 20]);
    expect(ticksOf(0, 2, 4)).toEqual([0, 1, 2]);
  });
});

describe('a lost line', () => {
  it('is tried again quickly at first, and never rarely', () => {
    expect([0, 1, 2, 3, 9].map(waitBefore)).toEqual([1, 2, 4, 8, 15]);
  });
});

it('reads the marks the rules are written with', () => {
  expect(spans('A priest moves. *Ruling: once.* See `board`, **now**; 2 * 3 * 4.')).toEqual([
    { mark: '', text: 'A priest moves. ' },
    { mark: '*', text: 'Ruling: once.' },
    { mark: '', text: ' See ' },
    { mark: '`', text: 'board' },
    { mark: '', text: ', ' },
    { mark: '**', text: 'now' },
    { mark: '', text: '; 2 * 3 * 4.' },
  ]);
});
