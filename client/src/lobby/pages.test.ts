import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../wire/types';
import { continued, renewed } from './pages';

const rows = (...times: number[]) =>
  times.map((time) => ({ id: `t${time}`, touched: `2026-01-01T00:00:0${time}` }) as TableInfo);
const times = (shown: { tables: TableInfo[] }) => shown.tables.map((table) => Number(table.id.slice(1)));

describe('a list by pages', () => {
  const two = continued({ tables: rows(9, 8, 7), after: 'seven' }, { tables: rows(6, 5), after: 'five' });

  it('grows at its end', () => {
    expect(times(two)).toEqual([9, 8, 7, 6, 5]);
    expect(two.after).toBe('five');
  });

  it('shows no table twice when one was pushed down meanwhile', () => {
    expect(times(continued(two, { tables: rows(5, 4), after: null }))).toEqual([9, 8, 7, 6, 5, 4]);
  });

  it('keeps what was turned up when its first page comes anew', () => {
    const again = renewed({ tables: rows(9, 8, 7), after: 'seven' }, two);
    expect(times(again)).toEqual([9, 8, 7, 6, 5]);
    expect(again.after).toBe('five');
  });

  it('drops what is no longer on its first page', () => {
    expect(times(renewed({ tables: rows(9, 7, 6), after: 'six' }, two))).toEqual([9, 7, 6, 5]);
    expect(times(renewed({ tables: rows(9, 7), after: null }, two))).toEqual([9, 7]);
  });
});
