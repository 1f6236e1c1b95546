import { describe, expect, it } from 'vitest';
import type { Hook } from '../scene/hooks';
import { heardOf } from './hearing';

const told = (seat: number | null, ...words: string[]) => ({ moment: 1, step: 1, seat, kind: 'event', words });
const soundOf = ([event]: readonly string[]): Hook | null => (event === 'silent' ? null : (event as Hook));

describe('what is heard of news', () => {
  it('is what the game declares, each once, the last two', () => {
    const news = [told(1, 'march'), told(1, 'silent'), told(1, 'place'), told(1, 'place'), told(1, 'coin')];
    expect(heardOf(news, [0], false, soundOf)).toEqual(['place', 'coin']);
  });

  it('is mine alone while others are skipped', () => {
    expect(heardOf([told(1, 'march'), told(null, 'die'), told(0, 'coin')], [0], true, soundOf)).toEqual(['coin']);
    expect(heardOf([told(1, 'march')], [0], true, soundOf)).toEqual([]);
  });
});
