/** The view and the printed board of Maharaja, as `games/maharaja/view.py` and `game.py` give them. */
import type { Table } from '../../shell/table.svelte';

export interface View {
  phase: number;
  round: number;
  maharaja: number;
  track: number[];
  rewards: number[];
  reach: number;
  display: number[];
  characters: number[];
  coins: number[];
  pp: (number | null)[];
  tokens: number[];
  token_supply: number;
  board_shrines: number[];
  supply_shrines: number[];
  board_statues: number[];
  priests: number[];
  statues: number[];
  shrines: number[];
  villages: number[];
  used: number[];
  planned: boolean[];
  plans: ([number, number] | null)[];
  acting: number;
  acted: number;
  special: number[];
  final: number;
  maharani_supply: number;
  maharani: { character: number; owner: number; round: number }[];
  turn: { slots: number; token_spent: number; due_statues: number; due_shrines: number; pair: number; moves: number };
  brahmabot?: { tiles: number[]; turned: number; performed: number; tiles_left: number; stack: number };
  sheet?: number[];
}

export interface City {
  id: string;
  name: string;
  colour: string;
  symbol: string;
  xy: [number, number];
  top: string;
  bottom: string;
}

export interface Road {
  id: string;
  ends: [number, number];
  villages: number[];
  curve: [number, number] | null;
}

export interface Printed {
  start: { id: string; name: string; xy: [number, number] };
  cities: City[];
  roads: Road[];
  villages: [number, number][];
  brahmabot: { tile: number; actions: string[]; to: string; check: string }[];
}

export interface Terms {
  solo: boolean;
  village_holds: number;
  flag_step: number;
  window: number;
  rounds: number;
  income: number[];
}

export function viewOf(table: Table): View {
  return table.view as unknown as View;
}

export function printedOf(table: Table): Printed {
  return table.fixed!.board as unknown as Printed;
}

export function termsOf(table: Table): Terms {
  return (table.fixed as unknown as { terms: Terms }).terms;
}

export function labels(table: Table, kind: string): string[] {
  return table.fixed!.labels[kind] ?? [];
}

/** The name of an owner: a person, or Brahmabot in the solo game. */
export function ownerName(table: Table, owner: number): string {
  return table.word(labels(table, 'owner')[owner] ?? '');
}
