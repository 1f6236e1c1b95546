import { describe, expect, it } from 'vitest';
import { bonuses, roadBetween, setVillages, toggleRoad, type BoardFile } from './file';

const city = (id: string, x: number, y: number) => ({
  id,
  name: id,
  colour: 'blue',
  symbol: 'sun',
  xy: [x, y] as [number, number],
  top: '1 token',
  bottom: '3 coins',
});
const board = (): BoardFile => ({
  start: { id: 'STA', name: 'Start', xy: [500, 500] },
  city: [city('LAH', 0, 0), city('DEL', 100, 0)],
  road: [{ id: 'LAH-DEL', ends: ['LAH', 'DEL'], villages: [[50, 0]] }],
  setup: [],
});

describe('a board file of Maharaja', () => {
  it('has a road, or no longer', () => {
    const file = board();
    toggleRoad(file, 'DEL', 'LAH');
    expect(file.road).toEqual([]);
    toggleRoad(file, 'STA', 'DEL');
    expect(roadBetween(file, 'DEL', 'STA')?.villages).toHaveLength(2);
  });

  it('has one village or two on a road', () => {
    const file = board();
    setVillages(file, 'LAH-DEL', 2);
    expect(file.road[0].villages).toEqual([
      [38, 0],
      [62, 0],
    ]);
  });

  it('offers a bonus it does not know as it stands', () => {
    expect(bonuses('7 coins')[0]).toBe('7 coins');
    expect(bonuses('1 shrine').filter((one) => one === '1 shrine')).toHaveLength(1);
  });
});
