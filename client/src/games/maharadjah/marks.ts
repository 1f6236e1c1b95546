/** What the map says about the choices: one look for each place. */
import type { Mark } from './rows';

export interface Marks {
  /** Places that can be chosen now. */
  readonly can: ReadonlyMap<string, Mark>;
  readonly selected?: string | undefined;
  /** The flag on the selected group: "3 + Ak". */
  readonly group?: string | undefined;
  readonly refused?: string | undefined;
  readonly fight?: string | undefined;
  readonly last?: readonly [string, string] | undefined;
}

export const NO_MARKS: Marks = { can: new Map() };
