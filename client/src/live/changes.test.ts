import { describe, expect, it } from 'vitest';
import type { StateChange, State, ToClient } from '../wire/types';
import { joined, Whole } from './changes';

const state = {
  type: 'state',
  moment: 7,
  step: 4,
  table: { id: 'T', turn: [0], moment: 7, steps: 4, touched: 'then' },
  view: { coins: [1, 2], road: [3] },
  outlook: [['rain']],
  log: [{ moment: 7 }],
  chat: [{ moment: 6 }],
  seen: 3,
  static: { labels: {} },
} as unknown as State;

const change = {
  type: 'change',
  since: 7,
  all: { moment: 8, step: 5, turn: [1], touched: 'now', outlook: null, decision: null, nudge: null, log: [] },
  own: { view: { coins: [0, 2] }, ask: null, undo: null, log: null },
} as StateChange;

describe('a state put together', () => {
  it('has what changed, and the rest as it was', () => {
    const after = joined(state, change);
    expect(after.view).toEqual({ coins: [0, 2], road: [3] });
    expect(after.table).toMatchObject({ id: 'T', turn: [1], moment: 8, steps: 5, touched: 'now' });
    expect(after).toMatchObject({ moment: 8, step: 5, outlook: [['rain']], log: [], chat: [], seen: 3, static: null });
    expect(state.moment).toBe(7);
  });

  it('goes on from the one before', () => {
    const heard: ToClient[] = [];
    const whole = new Whole(
      (message) => heard.push(message),
      () => expect.fail(),
    );
    whole.take(state);
    whole.take(change);
    whole.take({ ...change, since: 8, all: { ...change.all, moment: 9, outlook: [] } });
    expect(heard.map((one) => one.type)).toEqual(['state', 'state', 'state']);
    expect(heard[2]).toMatchObject({ moment: 9, outlook: [], view: { coins: [0, 2] } });
  });

  it('is asked for as a whole where something is missing', () => {
    let lost = 0;
    const whole = new Whole(
      () => undefined,
      () => lost++,
    );
    whole.take(change);
    whole.take(state);
    whole.take({ ...change, since: 6 });
    expect(lost).toBe(2);
  });
});
