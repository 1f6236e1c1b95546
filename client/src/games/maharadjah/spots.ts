/** Where the pieces and the name of a place are drawn. */
import { boxAround, stretched, type Point } from './geometry';
import { FLEET, LAND_NAME, SHIFT } from './layout';
import type { Board, Place } from './model';

const BELOW_NAME = 50;

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

/** How wide a row of pieces may be before it is squeezed. */
export function roomIn(board: Board, place: Place): number {
  const polygon = board.polygons[place.id];
  const box = polygon && place.kind === 'area' ? boxAround([polygon]) : undefined;
  return box ? box.w - 4 : Infinity;
}
