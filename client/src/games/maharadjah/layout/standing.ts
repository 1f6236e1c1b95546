/** Where the pieces and the name of a place are drawn. */
import { boxAround, reachAt, stretched, type Point } from './geometry';
import { FLEET, LAND_NAME, NAME_AT_SEA, SHIFT } from '../layout';
import type { Board, Place } from '../types';
import type { Name } from './naming';

const BELOW_NAME = 50;
const BELOW_POINT = 13;
const HALF = 8;

/** The point pieces gather around, in drawn units. */
export function spotOf(place: Place): Point {
  if (place.kind === 'sea') return stretched(FLEET[place.id] ?? place.at);
  const land = place.kind === 'land' ? LAND_NAME[place.id] : undefined;
  if (land) return [stretched(land)[0], land[1] + BELOW_NAME];
  const [x, y] = stretched(place.at);
  const [dx, dy] = SHIFT[place.id] ?? [0, 0];
  return [x + dx, y + dy];
}

export const spotsOf = (board: Board): Map<string, Point> =>
  new Map([...board.places.values()].map((place) => [place.id, spotOf(place)]));

/** Pieces stand below their area's name, unless it stands in the sea. */
export const below = ({ id, kind }: Place): number => (kind === 'area' && !(id in NAME_AT_SEA) ? BELOW_POINT : 0);

/** From where to where an area reaches at the height of its pieces: as far as upper and lower halves of them fit. */
export function homeOf(board: Board, place: Place, [x, y]: Point): readonly [left: number, right: number] {
  const polygon = place.kind === 'area' ? board.polygons[place.id] : undefined;
  const heights = polygon ? [y - HALF, y + HALF] : [];
  const parts = heights.map((height) => reachAt(polygon ?? [], [x, height])).filter((part) => part !== undefined);
  if (parts.length === 0) return [-Infinity, Infinity];
  return [Math.max(...parts.map(([left]) => left)), Math.min(...parts.map(([, right]) => right))];
}

/** How wide a row of pieces may be before it is squeezed. */
export function roomIn(board: Board, place: Place): number {
  const polygon = board.polygons[place.id];
  const box = polygon && place.kind === 'area' ? boxAround([polygon]) : undefined;
  return box ? box.w - 4 : Infinity;
}

/** Names stand above the pieces of their area, in its middle without, and in the sea where it is too narrow. */
export function namesIn(board: Board, busy: ReadonlySet<string>, called: (id: string) => string): Name[] {
  return [...board.places.values()]
    .filter(({ kind }) => kind === 'area')
    .map((place) => {
      const { id } = place;
      const [x, y] = spotOf(place);
      const sea = NAME_AT_SEA[id];
      const at: Point = sea ? stretched(sea) : [x, y + (busy.has(id) ? -BELOW_POINT : 4)];
      return { id, text: called(id), at, outside: sea !== undefined, room: sea ? Infinity : roomIn(board, place) };
    });
}
