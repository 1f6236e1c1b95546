import { describe, expect, it } from 'vitest';
import type { LessonInfo } from '../wire/types';
import { framesOf, wantedFirst } from './lesson';

const lesson = (more: Partial<LessonInfo>): LessonInfo =>
  ({ kind: 'do', frame: [], wanted: [], ...more }) as LessonInfo;
const question = {
  name: 'Move',
  subject: [],
  options: [
    { id: 1, words: ['go', 'a', 'b'] },
    { id: 2, words: ['go', 'a', 'c'] },
    { id: 3, words: ['end'] },
  ],
  refused: [{ id: 4, words: ['go', 'd'], key: 'far', rule: 'X 1', about: [] }],
};
const spotsOf = ([verb, ...places]: readonly string[]) => (verb === 'go' ? places : []);

describe('what a lesson frames', () => {
  it('is the next place of each choice that goes on, once', () => {
    expect(framesOf(lesson({ wanted: [1, 2] }), question, [], spotsOf)).toEqual([{ spot: 'a', option: 1 }]);
    expect(framesOf(lesson({ wanted: [1, 2] }), question, ['a'], spotsOf)).toEqual([
      { spot: 'b', option: 1 },
      { spot: 'c', option: 2 },
    ]);
  });
  it('is a choice without a place by its number, and nothing once something else was picked', () => {
    expect(framesOf(lesson({ wanted: [3] }), question, [], spotsOf)).toEqual([{ spot: undefined, option: 3 }]);
    expect(framesOf(lesson({ wanted: [1] }), question, ['z'], spotsOf)).toEqual([]);
  });
  it('is the refused choice where that is to be tried, and what the step shows', () => {
    const tried = lesson({ kind: 'try', wanted: [4], frame: ['d', 'part:prompt'] });
    expect(framesOf(tried, question, [], spotsOf)).toEqual([{ spot: 'd', option: 4 }, { spot: 'part:prompt' }]);
  });
  it('puts wanted choices first and keeps the order of the others', () => {
    expect(wantedFirst(question.options, [3]).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});
