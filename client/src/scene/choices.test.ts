import { describe, expect, it } from 'vitest';
import { matching, nextSpots, press, refusalsAt, tap, endsOf } from './choices';

const spotsOf = (words: readonly string[]) => words.slice(2).map((word) => `area:${word}`);
const march = (id: number, count: string, from: string, to: string) => ({ id, words: ['march', count, from, to] });
const options = [march(1, '1', 'delhi', 'agra'), march(2, '2', 'delhi', 'agra'), march(3, '1', 'delhi', 'lahore')];
const refused = [{ ...march(9, '1', 'delhi', 'nepal'), key: 'mountains', rule: 'MD 5.3', about: [] }];

const asked = (picked: string[], able: { id: number; words: string[] }[] = options) => ({
  options: able,
  refused,
  picked,
  spotsOf,
});

describe('from words to places', () => {
  it('highlights the first place not yet pointed at', () => {
    expect([...nextSpots(options, [], spotsOf).keys()]).toEqual(['area:delhi']);
    expect([...nextSpots(options, ['area:delhi'], spotsOf).keys()]).toEqual(['area:agra', 'area:lahore']);
  });

  it('narrows down click by click', () => {
    expect(matching(options, ['area:agra'], spotsOf).map((one) => one.id)).toEqual([1, 2]);
    expect(press('area:delhi', asked([]))).toEqual({ kind: 'pick', picked: ['area:delhi'] });
  });

  it('chooses when only one option is meant', () => {
    expect(press('area:lahore', asked(['area:delhi']))).toEqual({
      kind: 'choose',
      option: options[2],
    });
  });

  it('takes back what was pointed at on a second click', () => {
    expect(press('area:delhi', asked(['area:delhi']))).toEqual({ kind: 'pick', picked: [] });
  });

  it('says which rule forbids the rest', () => {
    const said = press('area:nepal', asked(['area:delhi']));
    expect(said).toEqual({ kind: 'refused', refusals: refused });
    expect(press('area:persia', asked([]))).toEqual({ kind: 'nothing' });
  });

  it('prefers the refusal that fits what was pointed at', () => {
    const other = { ...march(8, '1', 'oudh', 'nepal'), key: 'other', rule: '', about: [] };
    expect(refusalsAt([other, ...refused], ['area:delhi'], 'area:nepal', spotsOf)).toEqual(refused);
  });

  it('starts afresh when another first place is pointed at', () => {
    const more = [...options, march(4, '1', 'oudh', 'bihar'), march(5, '2', 'oudh', 'bihar')];
    expect(press('area:oudh', asked(['area:delhi'], more))).toEqual({ kind: 'pick', picked: ['area:oudh'] });
  });
});

describe('a finger', () => {
  it('points with the first tap and chooses with the second', () => {
    const first = tap('area:lahore', asked(['area:delhi']));
    expect(first).toEqual({ kind: 'pick', picked: ['area:delhi', 'area:lahore'] });
    expect(tap('area:lahore', asked(['area:delhi', 'area:lahore']))).toEqual({
      kind: 'choose',
      option: options[2],
    });
  });

  it('points elsewhere instead of choosing', () => {
    const two = [
      { id: 1, words: ['go', '', 'agra'] },
      { id: 2, words: ['go', '', 'oudh'] },
    ];
    expect(tap('area:oudh', asked(['area:agra'], two))).toEqual({ kind: 'pick', picked: ['area:oudh'] });
  });

  it('is told why not at once', () => {
    expect(tap('area:nepal', asked(['area:delhi'])).kind).toBe('refused');
  });
});

describe('ways of several choices', () => {
  const spotsOf = ([, place]: readonly string[]): string[] => (place ? [place] : []);
  const way = (...places: string[]) => ({ choices: places.map((place) => ['go', place]) });

  it('end at places that are neither picked nor can be chosen at once', () => {
    const ways = [way('a', 'b'), way('a', 'c'), way('a', 'd'), { choices: [['go'], ['stop']] }];
    expect([...endsOf(ways, new Map([['c', []]]), ['d'], spotsOf).keys()]).toEqual(['b']);
  });
});
