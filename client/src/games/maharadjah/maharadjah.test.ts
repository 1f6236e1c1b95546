import { describe, expect, it } from 'vitest';
import type { Side, Static, View } from '../../wire/maharadjah';
import type { LogItem } from '../../wire/types';
import {
  arc,
  boxAround,
  crossing,
  drawMap,
  edgeKey,
  meet,
  nearby,
  overlap,
  reachAt,
  roughEdge,
  type Point,
} from './layout/geometry';
import { extentOf, LETTERS, rowOf, standClear, widthOf, writeNames } from './layout/area';
import { LEADER_MARK, MONOGRAM } from './layout';
import { battleOf, rajOf } from './model';
import { eventsUntil } from '../../scene/log';
import { goalsOf } from './model/goals';
import type { Card, Place } from './model/types';
import { lastMove, lossesIn, travelsIn } from './motion';
import { pointsByTurn } from './model/score';
import { counted, foldAt, rollsIn } from './story';
import { spotsOf, stacksIn } from './spots';
import { readYears, yearsOf } from './model/years';

const event = (step: number, ...words: string[]): LogItem => ({ moment: step, step, seat: null, kind: 'event', words });

describe('the map', () => {
  const [a, b]: [Point, Point] = [
    [100, 100],
    [200, 160],
  ];

  it('roughens an edge the same from both sides and keeps its corners', () => {
    const there = roughEdge(a, b, 0.13);
    expect(roughEdge(b, a, 0.13).reverse()).toEqual(there);
    expect(there[0]).toEqual([125, 100]);
    expect(there.at(-1)).toEqual([250, 160]);
    expect(there.length).toBeGreaterThan(4);
    expect(edgeKey(a, b)).toBe(edgeKey(b, a));
  });

  it('keeps the frame of the file straight', () => {
    expect(roughEdge([0, 0], [0, 500], 0.2)).toHaveLength(2);
  });

  it('tells shores, borders and lines between regions apart', () => {
    const polygons: Record<string, Point[]> = {
      one: [
        [10, 10],
        [20, 10],
        [20, 20],
      ],
      two: [
        [20, 10],
        [30, 10],
        [20, 20],
      ],
    };
    const same = drawMap({ polygons, region: () => 'north' });
    expect(same.borders.match(/M/g)).toHaveLength(1);
    expect(same.regions).toBe('');
    expect(same.coast.match(/M/g)).toHaveLength(4);
    const apart = drawMap({ polygons, region: (id) => id });
    expect(apart.regions.match(/M/g)).toHaveLength(1);
    expect(Object.keys(apart.outlines)).toEqual(['one', 'two']);
  });

  it('finds the box around polygons, and none around nothing', () => {
    expect(boxAround([[a, b]])).toEqual({ x: 125, y: 100, w: 125, h: 60 });
    expect(boxAround([])).toBeUndefined();
    expect(arc([0, 0], [100, 0])).toMatch(/^M30 0Q/);
  });
});

it('looks at the first place and at those that fit beside it', () => {
  const at = (x: number): { x: number; y: number; w: number; h: number } => ({ x, y: 0, w: 100, h: 100 });
  expect(nearby([at(0), at(900), at(200)], 400)).toEqual([at(0), at(200)]);
  expect(nearby([at(0), at(200)], 400, 90)).toEqual([at(0)]);
  expect(nearby([], 400)).toEqual([]);
});

describe('pieces', () => {
  it('have marks of two letters, no two nations alike', () => {
    expect(new Set(Object.values(MONOGRAM)).size).toBe(17);
    expect(new Set(Object.values(LEADER_MARK)).size).toBe(16);
    for (const mark of [...Object.values(MONOGRAM), ...Object.values(LEADER_MARK)]) expect(mark).toHaveLength(2);
  });

  const standing = {
    armies: [
      { nation: 'mughals', count: 2, arms: false },
      { nation: 'rajputs', count: 3, arms: false },
    ],
    leaders: [
      { id: 'akbar', nation: 'mughals' },
      { id: 'sanga', nation: 'rajputs' },
    ],
  };

  it('stand in one centred row: dot, leader, armies; the other side mirrored', () => {
    const row = rowOf(standing, 'battle');
    expect(row.map((item) => item.kind)).toEqual(['dot', 'leader', 'armies', 'armies', 'leader']);
    expect(row.map((item) => item.x)).toEqual([...row.map((item) => item.x)].sort((x, y) => x - y));
  });

  it('move together where the area is narrow, but never cover a monogram', () => {
    const wide = rowOf(standing, undefined);
    const tight = rowOf(standing, undefined, 10);
    const span = (row: typeof wide): number => row[row.length - 1].x - row[0].x;
    expect(span(tight)).toBeLessThan(span(wide));
    expect(span(tight)).toBeGreaterThan(span(wide) * 0.6);
  });
});

describe('names and pieces on the map', () => {
  const items = rowOf({ armies: [{ nation: 'mughals', count: 2, arms: false }], leaders: [] }, undefined);
  const row = { id: 'nepal', at: [0, 0] as Point, items, home: [-200, 200] as const };
  const boxOf = ({ at: [x, y] }: { at: Point }) => ({ x: x - 17, y: y - 17, w: 34, h: 34 });

  it('find the part of an area at a height', () => {
    const horns: Point[] = [[0, 0], [8, 20], [40, 20], [48, 0], [48, 40], [0, 40]]; // prettier-ignore
    expect(reachAt(horns, [5, 10])).toEqual([0, 5]);
    expect(reachAt(horns, [60, 10])).toEqual([55, 60]);
    expect(reachAt(horns, [30, 30])).toEqual([0, 60]);
    expect(reachAt(horns, [30, 90])).toBeUndefined();
  });

  it('tell how much of them lies on each other', () => {
    const box = { x: 0, y: 0, w: 10, h: 10 };
    expect(overlap(box, { x: 8, y: 5, w: 10, h: 10 })).toBe(10);
    expect(meet(box, { x: 10, y: 0, w: 10, h: 10 })).toBe(false);
  });

  it('stay where they are if nothing is in the way', () => {
    expect(standClear([row], []).get('nepal')).toEqual({ at: [0, 0], row: items, scale: 1 });
    expect(extentOf([])).toEqual([0, 0]);
  });

  it('make way for a name, and for pieces that stand already', () => {
    const name = { x: -40, y: -8, w: 34, h: 14 };
    const stands = standClear([row, { ...row, id: 'oudh' }], [name]);
    const [nepal, oudh] = ['nepal', 'oudh'].map((id) => boxOf(stands.get(id)!));
    expect(overlap(nepal, name)).toBe(0);
    expect(overlap(oudh, name)).toBe(0);
    expect(overlap(nepal, oudh)).toBeLessThan(overlap(nepal, nepal) / 2);
  });

  it('step aside within their area, not over its border', () => {
    const name = { x: -12, y: -30, w: 24, h: 20 };
    const { at } = standClear([{ ...row, home: [-20, 70] }], [name]).get('nepal')!;
    expect(at[0]).toBeGreaterThanOrEqual(0);
  });

  it('grow with the letters of the reader where there is room', () => {
    expect(standClear([row], [], 2).get('nepal')!.scale).toBe(1.2);
    expect(standClear([{ ...row, home: [-10, 10] }], [], 2).get('nepal')!.scale).toBe(1);
    const name = (id: string, x: number) => ({ id, text: 'Oudh', at: [x, 0] as Point, outside: false, room: 400 });
    const apart = writeNames([name('oudh', 0), name('bihar', 400)], 1.5, new Map());
    expect(apart.map(({ size }) => size)).toEqual([LETTERS + 6.5, LETTERS + 6.5]);
    const close = writeNames([name('oudh', 0), name('bihar', widthOf('Oudh', LETTERS) + 2)], 1.5, new Map());
    expect(Math.max(...close.map(({ size }) => size))).toBeLessThan(LETTERS + 1.5);
    expect(meet(close[0].box, close[1].box)).toBe(false);
    expect(writeNames([name('oudh', 0)], 0.8, new Map())[0].size).toBe(LETTERS);
  });
});

describe('a battle', () => {
  const labels = {
    place: ['delhi'],
    nation: ['mughals', 'british'],
    target: ['no-cover', 'hiland', 'against-colonial'],
    added: ['nothing-added', 'colonial-army', 'with-leader'],
  } as Static['labels'];
  const side = (nation: number, before: number, dice: Side['dice']): Side => ({
    nation,
    before,
    hits: 0,
    needed: 6,
    target: 2,
    added: 2,
    dice,
  });

  it('is read with the dice of its round', () => {
    const rolled = side(0, 3, [[4, 1, 6, false]]);
    const odds = { win: 0.5, lose: 0.3, both_gone: 0.2, attacker_losses: 1, defender_losses: 1 };
    const view = {
      battle: { place: 0, round: 2, attacker: rolled, defender: side(1, 1, []), odds },
    } as unknown as View;
    const standing = { armies: [{ nation: 'mughals', count: 2, arms: true }], leaders: [] };
    const battle = battleOf(view, { labels } as Static, new Map([['delhi', standing]]))!;
    expect(battle.attacker).toMatchObject({ nation: 'mughals', armies: 2, before: 3, arms: true });
    expect(battle.attacker.dice).toEqual([{ face: 4, bonus: 1, needed: 6, hit: false }]);
    expect(battle.attacker.aim).toEqual({ needed: 6, cover: 'against-colonial', added: 'with-leader' });
    expect(battle.defender.aim).toBeUndefined();
    expect(battle.odds).toEqual([0.5, 0.2, 0.3]);
  });
});

describe('words of an option', () => {
  it.each([
    [['go', 'agra'], ['agra']],
    [
      ['take', 'delhi', '3'],
      ['delhi', 'count-delhi-3'],
    ],
    [['retreat', 'arabian_sea'], ['arabian_sea']],
    [
      ['attack-at-sea', 'indian_ocean', 'dutch'],
      ['indian_ocean', 'power-dutch'],
    ],
    [['end', 'central_asia'], []],
    [['stand'], []],
  ])('%j points at %j', (words, spots) => expect(spotsOf(words)).toEqual(spots));

  it('gathers the counts of a stack', () => {
    const [stack, other] = stacksIn([
      { id: 1, words: ['take-leader', 'delhi'] },
      { id: 2, words: ['take', 'delhi', '1'] },
      { id: 3, words: ['take', 'delhi', '2'] },
      { id: 4, words: ['take', 'agra', '1'] },
      { id: 5, words: ['end'] },
    ]);
    expect(stack.leader).toBe(1);
    expect([...stack.counts]).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(other.place).toBe('agra');
  });
});

describe('what the log tells', () => {
  it('joins the borders of one move', () => {
    const moves = [
      event(1, 'moves', 'mughals', 'afghanistan', 'punjab', '3'),
      event(2, 'moves', 'mughals', 'punjab', 'rajputana', '3'),
    ];
    expect(lastMove(moves)).toEqual(['afghanistan', 'rajputana']);
    expect(lastMove([...moves, event(3, 'moves', 'mughals', 'sind', 'gujarat', '1')])).toEqual(['sind', 'gujarat']);
    expect(lastMove([event(1, 'turn', '1')])).toBeUndefined();
  });

  it('sees a group go all of its way, and what was lost', () => {
    const fresh = [
      event(1, 'moves', 'mughals', 'kabul', 'punjab', '3'),
      event(1, 'moves', 'mughals', 'punjab', 'lahore', '3'),
      event(1, 'moves', 'rajputs', 'agra', 'delhi', '1'),
      event(1, 'loses', 'rajputs', 'delhi', '2', 'mughals'),
    ];
    expect(travelsIn(fresh).map(({ nation, way }) => [nation, ...way])).toEqual([
      ['mughals', 'kabul', 'punjab', 'lahore'],
      ['rajputs', 'agra', 'delhi'],
    ]);
    expect(lossesIn(fresh).map(({ place, count }) => [place, count])).toEqual([['delhi', 2]]);
  });

  it('crosses a border in its middle', () => {
    const west: Point[] = [[0, 0], [100, 0], [100, 80], [0, 80]]; // prettier-ignore
    const east: Point[] = [[100, 80], [100, 0], [200, 0]]; // prettier-ignore
    expect(crossing({ west, east }, 'west', 'east')).toEqual([125, 40]);
    expect(crossing({ west, east }, 'west', 'nowhere')).toBeUndefined();
  });

  it('adds up points by nation and turn, up to a step', () => {
    const log = [
      event(1, 'turn', '4'),
      event(2, 'scores-area', 'greeks', 'gandhara', '2', '0'),
      event(2, 'scores-raj', 'guptas', '1'),
      event(3, 'turn', '5'),
      event(4, 'scores-leader', 'greeks', 'ashoka', '1'),
    ];
    expect(pointsByTurn(eventsUntil(log, 9)).get('greeks')?.slice(4)).toEqual([2, 1]);
    expect(pointsByTurn(eventsUntil(log, 3)).get('greeks')?.[5]).toBeUndefined();
    expect(pointsByTurn(eventsUntil(log, 9)).get('guptas')?.[4]).toBe(1);
    expect(pointsByTurn([event(1, 'scores-raj', 'guptas', '2')], 9).get('guptas')?.[9]).toBe(2);
  });

  it('tells each round of a battle in one line', () => {
    const battle = [
      event(1, 'battle', 'mughals', 'rajputs', 'delhi'),
      event(1, 'round', '1', 'delhi'),
      event(1, 'aims', 'mughals', '5', 'no-cover', 'with-leader'),
      event(2, 'die', 'mughals', '4', '1', '1'),
      event(2, 'die', 'rajputs', '3', '0', '0'),
      event(2, 'die', 'mughals', '2', '1', '0'),
      event(2, 'loses', 'rajputs', 'delhi', '1', 'mughals'),
      event(3, 'round', '2', 'delhi'),
      event(4, 'retreats', 'rajputs', 'delhi', 'agra', '1'),
      event(5, 'loses', 'rajputs', 'delhi', '1', 'mughals'),
    ];
    expect([0, 1, 7, 8, 9].map((at) => foldAt(battle, at))).toEqual([1, 6, 1, 1, 1]);
    expect(rollsIn(battle.map(({ words }) => words))).toEqual([
      { nation: 'mughals', dice: ['4+1', '2+1'], hits: 1 },
      { nation: 'rajputs', dice: ['3'], hits: 0 },
    ]);
  });

  it('tells a way, a list of areas, and nothing that is seen anyway, in one line', () => {
    const told = [
      event(1, 'moves', 'mughals', 'sind', 'delhi', '2'),
      event(2, 'moves', 'mughals', 'delhi', 'agra', '2'),
      event(3, 'moves', 'mughals', 'sind', 'punjab', '2'),
      event(4, 'movement-over', 'mughals'),
      event(5, 'scores-area', 'mughals', 'delhi', '2', '1'),
      event(5, 'scores-area', 'mughals', 'agra', '1', '1'),
      event(5, 'scores-area', 'sikhs', 'punjab', '1', '1'),
    ];
    expect([0, 2, 3, 4, 6].map((at) => foldAt(told, at))).toEqual([2, 1, 0, 2, 1]);
    expect(
      counted(
        told.slice(4, 6).map(({ words }) => words),
        (word) => word,
      ),
    ).toBe('delhi 2, agra');
  });

  it('leaves out what was undone', () => {
    const undo: LogItem = { moment: 9, step: 1, seat: 0, kind: 'undo', words: ['2', '1'] };
    expect(eventsUntil([event(2, 'moves', 'a', 'b', 'c', '1'), undo], 5)).toEqual([]);
  });
});

it('tells years before our era from others', () => {
  const say = (key: string, { from, to }: Record<string, unknown> = {}): string => `${key} ${from} ${to}`;
  expect(yearsOf(readYears('-450/-200'), say)).toBe('web-maharadjah-years-before 450 200');
  expect(yearsOf(readYears('-200/50'), say)).toBe('web-maharadjah-years-across 200 50');
  expect(yearsOf(readYears('1500/1600'), say)).toBe('web-maharadjah-years-after 1500 1600');
});

describe('goals on the map', () => {
  const place = (id: string, region?: string): Place => ({ id, kind: 'area', region }) as unknown as Place;
  const card: Card = {
    sections: [
      {
        turns: [2, 5],
        raid: false,
        lines: [
          { points: 1, areas: ['region:south', 'any'] },
          { points: 3, areas: ['delhi'] },
        ],
      },
      { turns: [9], raid: false, lines: [{ points: 5, areas: ['agra'] }] },
    ],
    kills: [],
    raj: false,
    factories: false,
  };
  const places = [place('delhi', 'south'), place('agra', 'north'), place('mysore', 'south')];

  it('are those of the line that counts next', () => {
    expect([...goalsOf(card, 3, places)]).toEqual([
      ['delhi', { points: 3, turn: 5 }],
      ['mysore', { points: 1, turn: 5 }],
    ]);
    expect([...goalsOf(card, 6, places)]).toEqual([['agra', { points: 5, turn: 9 }]]);
    expect(goalsOf(card, 10, places).size).toBe(0);
  });
});

describe('what the rules promise', () => {
  it('tells the areas that count for Raj as the server counted them', () => {
    const outlook = [
      ['battle', 'mughals', 'rajputs', 'delhi', '60', '5', '35'],
      ['raj', 'british', '19', '2'],
    ];
    expect(rajOf({ outlook }, 'british')).toEqual([19, 2]);
    expect(rajOf({ outlook }, 'mughals')).toEqual([0, 0]);
  });
});
