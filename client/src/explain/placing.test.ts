import { describe, expect, it } from 'vitest';
import { placed } from './placing';
import { Terms } from './terms';

const box = (left: number, top: number, w: number, h: number) => ({ left, top, right: left + w, bottom: top + h });

describe('where a card stands', () => {
  it.each([box(400, 300, 50, 50), box(400, 60, 50, 50), box(10, 10, 60, 700), box(1200, 60, 60, 700)])(
    'never covers what it explains',
    (thing) => {
      const { left, top } = placed(thing, 288, 150, 1280, 800, undefined);
      const over = left < thing.right && left + 288 > thing.left && top < thing.bottom && top + 150 > thing.top;
      expect(over).toBe(false);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top + 150).toBeLessThanOrEqual(800);
    },
  );
  it('keeps off the sentence of a lesson', () => {
    const coach = box(930, 50, 340, 200);
    const { top } = placed(box(950, 260, 300, 40), 288, 150, 1280, 800, coach);
    expect(top).toBeGreaterThan(260);
  });
});

describe('terms', () => {
  const term = {
    id: 'hiland',
    rule: 'MD 5.12',
    text: { en: 'Steep.', fr: 'Raide.' },
    icons: ['x'],
    spots: ['space:*:top'],
  };
  const terms = new Terms([{ ...term, words: { en: ['hiland'], fr: ['escarpé'] } }]);
  it('are found by icon, by place and by word', () => {
    expect(terms.ofIcon('x')?.id).toBe('hiland');
    expect(terms.ofSpot('space:AGR:top')?.id).toBe('hiland');
    expect(terms.ofSpot('space:AGR:bottom')).toBeUndefined();
    expect(terms.ofWord('Hiland')?.id).toBe('hiland');
    expect(terms.ofWord('escarpé')).toBeUndefined();
  });
});
