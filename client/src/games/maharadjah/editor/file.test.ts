import { describe, expect, it } from 'vitest';
import { borderOf, cornersOf, moveCorner, neighboursOf, placesOf, toggleBorder, type MapFile } from './file';

const map = (): MapFile => ({
  area: [
    {
      id: 'agra',
      en: 'Agra',
      fr: 'Agra',
      xy: [1, 1],
      land: ['delhi'],
      polygon: [
        [0, 0],
        [5, 5],
        [0, 5],
      ],
    },
    {
      id: 'delhi',
      en: 'Delhi',
      fr: 'Delhi',
      xy: [9, 9],
      land: ['agra'],
      polygon: [
        [0, 0],
        [5, 5],
        [5, 0],
      ],
    },
  ],
  foreign: [],
  sea: [{ id: 'arabian_sea', en: 'Arabian Sea', fr: 'Mer d’Oman', xy: [0, 0] }],
  border: [{ between: ['agra', 'delhi'], standing: 'inferred', confidence: 0.5 }],
  not_adjacent: [['arabian_sea', 'agra']],
});
const near = (file: MapFile, id: string): string[] =>
  neighboursOf(placesOf(file).find((one) => one.id === id) ?? file.area[0]);

describe('a map file of Maharadjah', () => {
  it('loses a border on both sides, and how it is known', () => {
    const file = map();
    toggleBorder(file, 'delhi', 'agra');
    expect(near(file, 'agra')).toEqual([]);
    expect(near(file, 'delhi')).toEqual([]);
    expect(borderOf(file, 'agra', 'delhi')).toBeUndefined();
  });

  it('gains one in the list of its kind, though it was said not to be', () => {
    const file = map();
    toggleBorder(file, 'agra', 'arabian_sea');
    expect(file.area[0].sea).toEqual(['arabian_sea']);
    expect(file.sea[0].land).toEqual(['agra']);
    expect(file.not_adjacent).toEqual([]);
  });

  it('moves a corner of all areas that meet there', () => {
    const file = map();
    moveCorner(file, [5, 5], [6, 7]);
    expect(file.area.map(({ polygon }) => polygon?.[1])).toEqual([
      [6, 7],
      [6, 7],
    ]);
    expect(cornersOf(file.area)).toHaveLength(4);
  });
});
