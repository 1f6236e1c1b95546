import { describe, expect, it } from 'vitest';
import type { Ask, DecisionInfo, ToServer } from '../wire/types';
import { Wonder } from './wonder.svelte';

const ask: Ask = { seat: 1, number: 5, options: [{ id: 3, words: ['go'] }], refused: [], untold: 1 };
const decision: DecisionInfo = { name: 'Move', rules: [], subject: [], players: [1] };
const refused = [{ id: 4, words: ['stay'], key: 'far', rule: 'X 1', about: [] }];

describe('why something cannot be chosen', () => {
  it('is asked once, when somebody wonders, and then known', () => {
    const sent: ToServer[] = [];
    const wonder = new Wonder((message) => sent.push(message) > 0);
    expect(wonder.question(ask, decision, [])).toMatchObject({ refused: [], untold: 1 });
    let told = 0;
    expect(wonder.about(ask)).toBe(true);
    expect(wonder.about(ask, () => told++)).toBe(true);
    expect(sent).toEqual([{ type: 'why', seat: 1, decision: 5 }]);
    wonder.heard({ type: 'why', ref: '', number: 5, refused });
    expect(told).toBe(1);
    expect(wonder.question(ask, decision, [])).toMatchObject({ refused, untold: 0 });
    expect(wonder.about(ask)).toBe(false);
  });

  it('is of no use once another question is put', () => {
    const wonder = new Wonder(() => true);
    let told = 0;
    wonder.about(ask, () => told++);
    wonder.about({ ...ask, number: 6 }, () => told++);
    wonder.heard({ type: 'why', ref: '', number: 5, refused });
    expect(told).toBe(0);
    expect(wonder.question({ ...ask, number: 6 }, decision, [])).toMatchObject({ refused: [], untold: 1 });
  });

  it('is not asked where all of it was told', () => {
    const wonder = new Wonder(() => expect.fail());
    expect(wonder.about({ ...ask, refused, untold: 0 })).toBe(false);
    expect(wonder.question({ ...ask, refused, untold: 0 }, decision, []).refused).toEqual(refused);
  });
});
