import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogItem, State } from '../wire/types';
import { DRAMA, HEADING, holdOf, NOTABLE, owesOnClock, Pace, PLAIN, SMALL, type Speed } from './tempo';

const WEIGHTS: Record<string, number> = { die: SMALL, score: NOTABLE, battle: DRAMA, turn: HEADING };
const weigh = ({ words }: LogItem): number => WEIGHTS[words[0]] ?? PLAIN;
const mine = ({ words }: LogItem): boolean => words.includes('A');
const event = (...words: string[]): LogItem => ({ moment: 1, step: 1, seat: 1, kind: 'event', words });
const hold = (...items: LogItem[]): number => holdOf(items, weigh, mine);

describe('how long something is looked at', () => {
  it('grows with its weight, and small steps come with what follows', () => {
    expect(hold()).toBe(0);
    expect(hold(event('die', 'B'))).toBe(0);
    expect(hold(event('moves', 'B'))).toBeGreaterThan(0);
    expect(hold(event('score', 'B'))).toBeGreaterThan(hold(event('moves', 'B')));
    expect(hold(event('battle', 'B'))).toBeGreaterThan(hold(event('score', 'B')));
  });

  it('is longer where it concerns me, and without end where it is dramatic', () => {
    expect(hold(event('moves', 'A'))).toBeGreaterThan(hold(event('moves', 'B')));
    expect(hold(event('battle', 'B', 'A'))).toBe(Infinity);
    expect(hold(event('die', 'A'))).toBe(0);
  });
});

describe('a pace', () => {
  let speed: Speed;
  let shown: string[][];
  let waiting: number;
  let held: boolean;
  let pace: Pace;
  const state = (...words: string[]): State =>
    ({ log: words.map((one) => event(...one.split(' '))), table: {} }) as unknown as State;
  const arrive = (words: string): void => pace.arrive(state(words), false);

  beforeEach(() => {
    vi.useFakeTimers();
    [speed, shown, waiting, held] = [1, [], 0, false];
    pace = new Pace({
      show: (states) => shown.push(states.flatMap(({ log }) => log.map(({ words }) => words[0]))),
      hold: ({ log }) => hold(...log),
      speed: () => speed,
      urgent: owesOnClock,
      changed: (count, stands) => ([waiting, held] = [count, stands]),
    });
  });
  afterEach(() => vi.useRealTimers());

  it('shows one thing after the other, small steps with the next', () => {
    for (const words of ['moves B', 'die B', 'die B', 'score B']) arrive(words);
    expect(shown).toEqual([['moves']]);
    expect(waiting).toBe(3);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([['moves'], ['die', 'die', 'score']]);
  });

  it('is three times as quick at 3, and at once when skipping', () => {
    speed = 3;
    arrive('moves B');
    arrive('moves B');
    vi.advanceTimersByTime(250);
    expect(shown).toHaveLength(2);
    speed = 'skip';
    arrive('battle A');
    expect(shown).toHaveLength(3);
    expect(held).toBe(false);
  });

  it('holds my own battle until it is dismissed', () => {
    arrive('battle A');
    arrive('moves B');
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([['battle']]);
    expect(held).toBe(true);
    pace.dismiss();
    expect(shown).toEqual([['battle'], ['moves']]);
    expect(held).toBe(false);
  });

  it('ends every hold when I owe a choice while my clock runs', () => {
    const asked = (deadline: string | null): State => {
      const ask = { seat: 1, options: [{ id: 1, words: ['end'] }] };
      return { ...state('moves B'), ask, table: { clocks: [{ deadline: null }, { deadline }] } } as unknown as State;
    };
    arrive('battle A');
    pace.arrive(asked(null), false);
    expect(held).toBe(true);
    pace.arrive(asked('2030-01-01T00:00:00Z'), false);
    expect([waiting, held]).toEqual([0, false]);
    expect(shown.flat()).toEqual(['battle', 'moves', 'moves']);
  });

  it('pauses and goes on', () => {
    arrive('moves B');
    pace.pause(true);
    arrive('moves B');
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(1);
    pace.pause(false);
    expect(shown).toHaveLength(2);
  });

  it('skips to the present, whatever waits or is held', () => {
    for (const words of ['battle A', 'moves B', 'score B']) arrive(words);
    pace.skip();
    expect(shown).toEqual([['battle'], ['moves', 'score']]);
    expect([waiting, held]).toEqual([0, false]);
  });
});
