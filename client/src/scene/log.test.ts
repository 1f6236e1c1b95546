import { describe, expect, it } from 'vitest';
import type { LogItem } from '../wire/types';
import { folded, grouped, merged, since, withUndone } from './log';

const event = (moment: number, step: number, seat: number | null, ...words: string[]): LogItem => ({
  moment,
  step,
  seat,
  kind: 'event',
  words,
});
const undo = (moment: number, from: number, to: number): LogItem => ({
  moment,
  step: to,
  seat: 0,
  kind: 'undo',
  words: [String(from), String(to)],
});

describe('the log', () => {
  it('adds what is new and repeats nothing', () => {
    const known = [event(1, 1, 0, 'a'), event(2, 2, 1, 'b')];
    expect(merged(known, [event(2, 2, 1, 'b'), event(3, 3, 0, 'c')]).map((item) => item.words[0])).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(merged(known, [])).toEqual(known);
  });

  it('strikes out what was undone, and only that', () => {
    const lines = withUndone([event(1, 1, 0, 'a'), event(2, 2, 0, 'b'), undo(3, 2, 1), event(4, 2, 0, 'c')]);
    expect(lines.map((line) => line.undone)).toEqual([false, true, false, false]);
  });

  it('keeps lines that stay as they are, and so draws them once', () => {
    const told = [event(1, 1, 0, 'a'), event(2, 2, 0, 'b'), event(3, 3, 0, 'b'), event(4, 4, 0, 'c')];
    const lines = (items: readonly LogItem[]) => folded(withUndone(items), (_, at) => (at === 1 ? 2 : 1));
    const [before, after] = [lines(told), lines([...told, event(5, 5, 1, 'd')])];
    expect(after.slice(0, 3).every((line, n) => line === before[n])).toBe(true);
    expect(lines([...told, undo(5, 4, 3)])[2]).not.toBe(before[2]);
  });

  it('groups under headings, newest first', () => {
    const lines = withUndone([
      event(1, 1, 0, 'x'),
      event(2, 2, null, 'round', '1'),
      event(3, 3, 0, 'a'),
      event(4, 4, 1, 'b'),
    ]);
    const groups = grouped(lines, (item) => item.words[0] === 'round');
    expect(groups.map((group) => [group.heading?.words[1], group.lines.map((line) => line.words[0])])).toEqual([
      ['1', ['b', 'a']],
      [undefined, ['x']],
    ]);
  });

  it('tells events that belong together in one line, at their last step', () => {
    const dice = [
      event(1, 1, 0, 'round'),
      event(2, 2, null, 'die'),
      event(3, 3, null, 'die'),
      event(4, 4, 0, 'a'),
      event(5, 4, 0, 'x'),
    ];
    const lines = folded(withUndone(dice), (items, at) => ({ round: 3, x: 0 })[items[at].words[0]] ?? 1);
    expect(lines.map(({ step, words, parts }) => [step, words[0], parts?.length])).toEqual([
      [3, 'round', 3],
      [4, 'a', undefined],
    ]);
  });

  it('keeps what was undone apart from what holds', () => {
    const dice = [event(1, 1, 0, 'die'), event(2, 2, 0, 'die'), undo(3, 2, 1), event(4, 2, 0, 'die')];
    const lines = folded(
      withUndone(dice),
      (items, at) => items.slice(at).filter(({ kind }) => kind === 'event').length,
    );
    expect(lines.map(({ kind, undone, parts }) => [kind, undone, parts?.length])).toEqual([
      ['event', false, undefined],
      ['event', true, undefined],
      ['undo', false, undefined],
      ['event', false, undefined],
    ]);
  });

  it('tells what others did since a moment', () => {
    const log = [event(1, 1, 0, 'mine'), event(2, 2, 1, 'theirs'), event(3, 3, null, 'chance'), event(4, 4, 0, 'mine')];
    expect(since(log, 1, [0]).map((item) => item.words[0])).toEqual(['theirs', 'chance']);
  });
});
