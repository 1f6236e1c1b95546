/** The view and the printed board of Maharaja. */
import type { Table } from '../../shell/table.svelte';
import type { Board as Printed, Static, Terms, View } from '../../wire/maharaja';

export type { Board as Printed, City, Road, Static, Terms, View } from '../../wire/maharaja';

export function viewOf(table: Table): View {
  return table.view as unknown as View;
}

const fixedOf = (table: Table): Static => table.fixed as unknown as Static;

export function printedOf(table: Table): Printed {
  return fixedOf(table).board;
}

export function termsOf(table: Table): Terms {
  return fixedOf(table).terms;
}

export function labels(table: Table, kind: keyof Static['labels']): string[] {
  return fixedOf(table).labels[kind];
}

/** The name of an owner: a person, or Brahmabot in the solo game. */
export function ownerName(table: Table, owner: number): string {
  return table.word(labels(table, 'owner')[owner] ?? '');
}
