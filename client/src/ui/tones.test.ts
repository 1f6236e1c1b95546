import { describe, expect, it } from 'vitest';
import type { Hook } from '../scene/hooks';
import { admit, audible, HOOKS, layersOf, lengthOf, SOUNDS } from './tones';

const hooks = [...Object.keys(HOOKS), 'chat'] as Hook[];

describe('sounds', () => {
  it('are ten, and every moment is one of them', () => {
    expect(Object.keys(SOUNDS)).toHaveLength(10);
    expect(new Set(Object.values(HOOKS).map(({ sound }) => sound)).size).toBe(10);
    for (const hook of hooks) expect(lengthOf(layersOf(hook))).toBeGreaterThan(0);
  });

  it('rise by a tone with each row of a score', () => {
    const pitches = [0, 1, 2].map((row) => layersOf('score-row', row)[0].from);
    expect(pitches[1] / pitches[0]).toBeCloseTo(1.122);
    expect(pitches[2] / pitches[1]).toBeCloseTo(1.122);
  });

  it('say of a message only the second tone of a turn, softly', () => {
    const [tone, ...rest] = layersOf('chat');
    expect([tone.from, tone.start, rest]).toEqual([SOUNDS.turn[1].from, 0, []]);
    expect(tone.gain).toBeLessThan(SOUNDS.turn[1].gain);
  });

  it('keep the width of noise, whatever the pitch', () => {
    expect(layersOf('sit')[1].to).toBe(SOUNDS.place[1].to);
    expect(layersOf('sit')[0].to).toBeGreaterThan(SOUNDS.place[0].to);
  });
});

describe('limits', () => {
  it('lets one begin every 120 ms', () => {
    expect(admit([], 1000)).toEqual({ at: 1000, stop: 0 });
    expect(admit([{ from: 1000, until: 1500 }], 1010)).toEqual({ at: 1120, stop: 0 });
    expect(admit([{ from: 1000, until: 1500 }], 1120)).toEqual({ at: 1120, stop: 0 });
  });

  it('lets two sound at once, and the oldest stops for a third', () => {
    const two = [
      { from: 0, until: 900 },
      { from: 200, until: 900 },
    ];
    expect(admit(two, 400)).toEqual({ at: 400, stop: 1 });
    expect(admit(two, 1000)).toEqual({ at: 1000, stop: 0 });
  });

  it('leaves out what would come too late', () => {
    const many = [0, 120, 240, 360].map((from) => ({ from, until: from + 500 }));
    expect(admit(many, 0)).toBeNull();
  });

  it('lets nothing but my turn be heard from a hidden page, and nothing at all when off', () => {
    expect(hooks.filter((hook) => audible(hook, true, true))).toEqual(['turn']);
    expect(hooks.filter((hook) => audible(hook, true, false))).toEqual(hooks);
    expect(hooks.filter((hook) => audible(hook, false, false))).toEqual([]);
  });
});
