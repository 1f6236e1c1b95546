/** Arrow keys on a board: to the nearest place in that direction, whatever the drawing. */
export interface Place {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far `to` is when looking from `from` this way; places aside count as farther, places behind not at all. */
export function distance(from: Place, to: Place, way: readonly [number, number]): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = dx * way[0] + dy * way[1];
  const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
  return along <= 1 || aside > along * 2.5 ? Infinity : along + aside * 2;
}

export function nearest(from: Place, places: readonly Place[], way: readonly [number, number]): number {
  const far = places.map((place) => distance(from, place, way));
  const best = Math.min(...far);
  return Number.isFinite(best) ? far.indexOf(best) : -1;
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function moveFocus(event: KeyboardEvent, root: Element): void {
  const way = WAYS[event.key];
  const here = (event.target as Element).closest('[data-spot]');
  if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return;
  const spots = [...root.querySelectorAll<SVGElement | HTMLElement>('[data-spot]')].filter((one) => one !== here);
  const found = nearest(middle(here), spots.map(middle), way);
  if (found < 0) return;
  event.preventDefault();
  event.stopPropagation();
  spots[found].focus();
}
