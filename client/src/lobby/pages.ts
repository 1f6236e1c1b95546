/** Lists that grow by pages while their first page is asked for again and again. */
import type { TableInfo, TablePage } from '../wire/types';

export interface Shown {
  tables: TableInfo[];
  /** Asks for what follows the last table; null: there is nothing more. */
  after: string | null;
}

/** The first page anew, and below it what was turned up before. */
export function renewed(first: TablePage, shown: Shown): Shown {
  const last = first.tables.at(-1);
  if (first.after === null || last === undefined) return first;
  const ids = new Set(first.tables.map((table) => table.id));
  const below = shown.tables.filter((table) => !ids.has(table.id) && table.touched <= last.touched);
  return below.length ? { tables: [...first.tables, ...below], after: shown.after } : first;
}

/** One page more at the end. */
export function continued(shown: Shown, page: TablePage): Shown {
  const ids = new Set(shown.tables.map((table) => table.id));
  return { tables: [...shown.tables, ...page.tables.filter((table) => !ids.has(table.id))], after: page.after };
}
