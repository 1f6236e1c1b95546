/** The map's names and pieces together: none covers another as long as there is room. */
import type { Box } from '../../../scene/panzoom';
import { boxAt, standClear, type Stand } from './clearing';
import type { Point } from './geometry';
import type { Board, Standing } from '../types';
import { writeNames, type Written } from './naming';
import { rowOf, type Item, type Mark } from './rows';
import { below, homeOf, namesIn, roomIn, spotsOf } from './standing';

/** What stands somewhere, and what choosing it means. */
export interface Pieces {
  readonly standings: ReadonlyMap<string, Standing>;
  readonly marks: ReadonlyMap<string, Mark>;
}

export interface Arranged {
  readonly names: readonly Written[];
  readonly stands: ReadonlyMap<string, Stand>;
}

const NOTHING: Standing = { armies: [], leaders: [] };
/** Where the one stack of an area mostly stands: letters of other areas never grow into it. */
const STACK = [-17, 28] as const;

export function middlesOf(board: Board): Map<string, Point> {
  const spots = spotsOf(board);
  return new Map(
    [...board.places.values()].map((place) => {
      const [x, y] = spots.get(place.id) ?? [0, 0];
      return [place.id, [x, y + below(place)]];
    }),
  );
}

function rowsOf(board: Board, { standings, marks }: Pieces): Map<string, Item[]> {
  const rows = [...board.places.values()].map((place): [string, Item[]] => [
    place.id,
    rowOf(standings.get(place.id) ?? NOTHING, marks.get(place.id), roomIn(board, place)),
  ]);
  return new Map(rows.filter(([, row]) => row.length));
}

function stacksOf(board: Board, middles: ReadonlyMap<string, Point>): Map<string, Box> {
  const areas = [...board.places.values()].filter(({ kind }) => kind === 'area');
  return new Map(areas.map(({ id }) => [id, boxAt(middles.get(id) ?? [0, 0], STACK)]));
}

export function arrange(board: Board, pieces: Pieces, called: (id: string) => string, scale = 1): Arranged {
  const middles = middlesOf(board);
  const rows = rowsOf(board, pieces);
  const names = writeNames(namesIn(board, new Set(rows.keys()), called), scale, stacksOf(board, middles));
  const wishes = [...board.places.values()].flatMap((place) => {
    const [items, at] = [rows.get(place.id), middles.get(place.id)];
    return items && at ? [{ id: place.id, at, items, home: homeOf(board, place, at) }] : [];
  });
  const stands = standClear(
    wishes,
    names.map(({ box }) => box),
    scale,
  );
  return { names, stands };
}
