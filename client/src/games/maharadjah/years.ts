/** Years of a turn as people write them: 1500–1600; before our era with a minus sign. */
const year = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

export const yearsOf = ([from, to]: readonly [number, number]): string => `${year(from)}–${year(to)}`;

/** The file writes "-450/-200". */
export function readYears(text: string): [number, number] {
  const [from = 0, to = 0] = text.split('/').map(Number);
  return [from, to];
}
