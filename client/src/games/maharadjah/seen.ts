/** The board as the components want it, from the table as the shell has it. */
import type { Table } from '../../shell/table.svelte';
import { t } from '../../shell/texts.svelte';
import type { LogItem } from '../../wire/types';
import type { Battle, Board, Card, Group, Nation, Seat, Standing, TurnEvents } from './model';
import type { Static, View } from '../../wire/maharadjah';
import { battleOf, groupOf, nationsOf, standingsOf } from './reading';
import type { Mark } from './rows';
import { boardOf, cardsOf, seatLetter, turnsOf } from './static';
import { eventsUntil, lastMove } from './story';

export const fixedOf = (table: Table): Static => table.fixed as unknown as Static;
export const viewOf = (table: Table): View => table.view as unknown as View;

/** Turns this table plays, and the one it is in: after the last it stays there. */
export function turns(table: Table): { all: TurnEvents[]; now: number } {
  const all = factsOf(table).turns.filter(({ turn }) => turn >= fixedOf(table).first_turn);
  return { all, now: Math.min(viewOf(table).turn, all.at(-1)?.turn ?? 1) };
}

/** Made once per game: every component that asks with the same `static` gets the same. */
const known = new WeakMap<object, { board: Board; turns: TurnEvents[]; cards: Map<string, Card> }>();

export function factsOf(table: Table): { board: Board; turns: TurnEvents[]; cards: Map<string, Card> } {
  const fixed = fixedOf(table);
  const facts = known.get(fixed) ?? { board: boardOf(fixed), turns: turnsOf(fixed), cards: cardsOf(fixed) };
  known.set(fixed, facts);
  return facts;
}

export function seatOf(table: Table, nation: string): Seat | undefined {
  const fixed = fixedOf(table);
  return seatLetter(fixed.owners[fixed.labels.nation.indexOf(nation)]);
}

/** Every place asks what stands where: read once for each view. */
const stood = new WeakMap<View, Map<string, Standing>>();

export function standings(table: Table): Map<string, Standing> {
  const view = viewOf(table);
  const found = stood.get(view) ?? standingsOf(view, fixedOf(table));
  stood.set(view, found);
  return found;
}

export function nations(table: Table): Nation[] {
  const { board, turns } = factsOf(table);
  return nationsOf(viewOf(table), fixedOf(table), turns, (id) => board.places.get(id)?.kind === 'area');
}

export const group = (table: Table): Group | undefined =>
  groupOf(viewOf(table), fixedOf(table), t('web-maharadjah-arms'));

/** The last events before the step that is looked at; the whole log would be too much for every move. */
function recent(table: Table, most: number): LogItem[] {
  const until = table.isPast ? table.log.filter((item) => item.step <= table.step) : table.log;
  return eventsUntil(until.slice(-most), table.step);
}

export function battle(table: Table): Battle | undefined {
  return battleOf(viewOf(table), fixedOf(table), standings(table));
}

/** Battles still to be fought, with the odds the server counted. */
export function battlesWaiting(
  table: Table,
): { place: string; defender: string; odds: readonly [number, number, number] }[] {
  const { place: places, nation: names } = fixedOf(table).labels;
  return viewOf(table).waiting.map(([place, defender, win, lose, bothGone]) => ({
    place: places[place],
    defender: names[defender],
    odds: [win, bothGone, lose],
  }));
}

export function last(table: Table): readonly [string, string] | undefined {
  return lastMove(recent(table, 40));
}

export const activeNation = (table: Table): string | undefined => fixedOf(table).labels.nation[viewOf(table).nation];

/** Swords where other nations' armies stand and the choice is to go or to attack; else a plain dot. */
export function marks(table: Table): Map<string, Mark> {
  const here = standings(table);
  const mine = activeNation(table);
  const { board } = factsOf(table);
  return new Map(
    [...table.next]
      .filter(([spot]) => board.places.has(spot))
      .map(([spot, options]) => {
        const moving = options.some(({ words }) => words[0] === 'go' || words[0].startsWith('attack'));
        const others = here.get(spot)?.armies.some((force) => force.nation !== mine) ?? false;
        return [spot, moving && others && board.places.get(spot)?.kind === 'area' ? 'battle' : 'can'];
      }),
  );
}

/** What stands in a place, in words: "held by Mughals with 3 armies". */
export function describe(table: Table, id: string): string {
  const { board } = factsOf(table);
  const place = board.places.get(id);
  const here = standings(table).get(id);
  const parts: string[] = [];
  if (place?.hiland) parts.push(t('web-maharadjah-hiland'));
  for (const { nation, count, arms } of here?.armies ?? []) {
    const key = (here?.armies.length ?? 0) > 1 || place?.kind !== 'area' ? 'armies' : 'held';
    parts.push(t(`web-maharadjah-${key}`, { nation: table.word(nation), count }));
    if (arms) parts.push(t('web-maharadjah-arms'));
  }
  for (const leader of here?.leaders ?? []) parts.push(table.word(leader.id));
  if (here?.factory) parts.push(t('web-maharadjah-factory-of', { nation: table.word(here.factory) }));
  else if (place?.factorySite) parts.push(t('web-maharadjah-factory-site'));
  if (!here?.armies.length && !here?.leaders.length && place?.kind === 'area') parts.push(t('web-maharadjah-nobody'));
  return parts.join(', ');
}
