import { describe, expect, it } from 'vitest';
import type { Moment } from '../wire/types';
import { Moments } from './moments';

const moment = (step: number, looking: number | null, ahead: number): Moment => ({
  step,
  steps: 40,
  looking,
  view: {},
  outlook: [],
  decision: null,
  result: null,
  log: [],
  chosen: null,
  by: null,
  static: null,
  drawing: null,
  following: Array.from({ length: ahead }, (_, n) => moment(step + 1 + n, looking, 0)),
});

describe('steps of the past', () => {
  const asked: string[] = [];
  const moments = new Moments(async (step, eyes, ahead) => {
    asked.push(`${step} ${String(eyes)} ${ahead}`);
    return moment(step, eyes, ahead);
  });

  it('come by thirties while they are played', async () => {
    for (let step = 3; step < 40; step++) expect((await moments.at(step, 1, true)).step).toBe(step);
    expect(asked.splice(0)).toEqual(['3 1 29', '33 1 29']);
  });

  it('come one by one when they are looked up, and are never those of other eyes', async () => {
    await moments.at(40, 2, false);
    await moments.at(5, 2, false);
    await moments.at(6, 2, true);
    await moments.at(7, 2, false);
    await moments.at(8, null, false);
    expect(asked.splice(0)).toEqual(['40 2 0', '5 2 0', '6 2 29', '8 null 0']);
  });

  it('are asked for again when the line of play may have changed, even while they were on their way', async () => {
    await moments.at(10, 1, true);
    moments.forget();
    const late = moments.at(11, 1, true);
    moments.forget();
    await late;
    await moments.at(12, 1, true);
    expect(asked.splice(0)).toEqual(['10 1 29', '11 1 29', '12 1 29']);
  });
});
