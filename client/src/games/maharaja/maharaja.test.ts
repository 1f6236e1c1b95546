import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journey, nodePoint, polygon, RING, roadLine, shrineAt, spaceAt, type Point } from './layout';
import { instructionOf, tokensAway, totalOf, type Printed } from './model';
import { spotsOf, touched } from './spots';

/** Just enough of TOML for the board file: tables of plain keys. */
function boardFile(): Pick<Printed, 'cities' | 'start' | 'roads'> {
  const path = join(import.meta.dirname, '../../../../src/durbar/games/maharaja/data/board.toml');
  const rows: Record<string, unknown>[] = [];
  let row: Record<string, unknown> = {};
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const head = /^\[+([\w.]+)\]+/.exec(line);
    const pair = /^(\w+) = ([^#]*)/.exec(line);
    if (head) rows.push((row = { kind: head[1] }));
    else if (pair) row[pair[1]] = parsed(pair[2]);
  }
  const of = (kind: string) => rows.filter((one) => one.kind === kind);
  const cities = of('city') as unknown as Printed['cities'];
  const start = of('start')[0] as unknown as Printed['start'];
  const ids = [...cities.map((city) => city.id), start.id];
  let villages = 0;
  const roads = of('road').map((road) => ({
    id: String(road.id),
    ends: (road.ends as string[]).map((end) => ids.indexOf(end)) as [number, number],
    villages: (road.villages as unknown[]).map(() => villages++),
    curve: (road.curve ?? null) as Point | null,
    standing: 'own' as const,
  }));
  return { cities, start, roads };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return text.trim();
  }
}

describe('words of Maharaja', () => {
  it('point at spaces, places, flags, tiles and characters', () => {
    expect(spotsOf(['statue', 'AGR', 'top'])).toEqual(['space:AGR:top']);
    expect(spotsOf(['shrine', 'LAH-DEL-1'])).toEqual(['place:LAH-DEL-1']);
    expect(spotsOf(['move', 'PUR'])).toEqual(['place:PUR']);
    expect(spotsOf(['move-pay-2', 'PUR', 'B', '1', 'C', '2'])).toEqual(['place:PUR']);
    expect(spotsOf(['flag', 'DEL'])).toEqual(['flag:DEL']);
    expect(spotsOf(['reward', 'reward-pp'])).toEqual(['reward:reward-pp']);
    expect(spotsOf(['maharani', 'c5'])).toEqual(['character:c5']);
    expect(spotsOf(['end-turn'])).toEqual([]);
    expect(spotsOf(['move-priest'])).toEqual(['priest']);
  });

  it('tell what a Brahmabot tile does', () => {
    expect(instructionOf('coins:3')).toEqual(['bot-coins', '3']);
    expect(instructionOf('flag:largest_lead:3')).toEqual(['flag-lead', '3']);
    expect(instructionOf('statue:leftmost_flag')).toEqual(['statue-leftmost', '']);
  });

  it('tell of Maharani tokens wherever their tile is', () => {
    const [shown, held, gone] = [3, 4, 5].map((character): [number, number, number] => [character, 1, 2]);
    expect(tokensAway({ maharani: [shown, held], display: [3, 7, 9] })).toEqual([held]);
    expect(tokensAway({ maharani: [gone], display: [] })).toEqual([gone]);
  });

  it('add up the final sheet of everybody, Brahmabot too', () => {
    expect([0, 1].map((owner) => totalOf([3, 6, 1, 2, -4, 14, 15, 1, 7, 0], owner, 5))).toEqual([8, 37]);
  });

  it('tell where something changed', () => {
    expect(touched(['statue', 'A', 'AGR', 'top', '3'])).toEqual(['place:AGR']);
    expect(touched(['moved', 'A', 'AGR', 'DEL', '2'])).toEqual(['place:DEL']);
    expect(touched(['coins', 'A', '3', 'by-action'])).toEqual([]);
  });
});

describe('the map of Maharaja', () => {
  const board = boardFile();

  it('keeps villages clear of cities and of one another', () => {
    const all = board.roads.flatMap((road) => roadLine(board, road).villages);
    expect(all).toHaveLength(30);
    for (const [i, village] of all.entries()) {
      for (const other of all.slice(i + 1)) {
        const apart = Math.abs(village[0] - other[0]) > 88 || Math.abs(village[1] - other[1]) > 42;
        expect(apart, `${village} ${other}`).toBe(true);
      }
      board.cities.forEach((city, n) => {
        const [x, y] = nodePoint(board, n);
        expect(Math.hypot(village[0] - x, village[1] - y), city.id).toBeGreaterThan(RING);
      });
    }
  });

  it('leads a journey along its roads, whichever way they are written', () => {
    const lines = board.roads.map((road) => ({ road, ...roadLine(board, road) }));
    const [first] = lines;
    const back = first.road.ends[1];
    const next = lines.find(({ road }) => road !== first.road && road.ends.includes(first.road.ends[0]));
    const way = journey(board, back, next ? [first, next] : [first]);
    expect(way[0]).toEqual(nodePoint(board, back));
    const end = next?.road.ends.find((one) => one !== first.road.ends[0]) ?? 0;
    expect(way.at(-1)?.map(Math.round)).toEqual(nodePoint(board, end).map(Math.round));
  });

  it('has room for seven statues and four shrines', () => {
    const spaces = [0, 1, 2, 3, 4, 5, 6].map(spaceAt);
    for (const [i, a] of spaces.entries()) {
      for (const b of spaces.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(48);
    }
    expect(new Set([0, 1, 2, 3].map((owner) => shrineAt(owner).join())).size).toBe(4);
    expect(polygon(6, 10).split(' ')).toHaveLength(6);
    expect(polygon(6, 10, 5).split(' ')).toHaveLength(12);
  });
});
