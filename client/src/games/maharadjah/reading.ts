/** From the numbers of `view` to pieces, nations, the group on the march and the battle. */
import { LEADER_MARK } from './layout';
import type { Side as SideSeen, Static, View } from '../../wire/maharadjah';
import type { Armies, Battle, Group, Leader, Nation, NationState, Side, Standing, TurnEvents } from './model';
import { seatLetter } from './static';

export function standingsOf(view: View, fixed: Static): Map<string, Standing> {
  const { place: places, nation: nations, leader: leaders } = fixed.labels;
  const nationOf = new Map(fixed.leaders.map((leader) => [leader.id, leader.nation]));
  const found = new Map<string, { armies: Armies[]; leaders: Leader[]; factory?: string }>();
  const at = (place: number): { armies: Armies[]; leaders: Leader[]; factory?: string } => {
    const here = found.get(places[place]) ?? { armies: [], leaders: [] };
    found.set(places[place], here);
    return here;
  };
  for (const [place, nation, count] of view.armies) {
    const arms = view.arms.some(([, holder, where]) => holder === nation && where === place);
    at(place).armies.push({ nation: nations[nation], count, arms });
  }
  for (const [leader, place] of view.leaders)
    at(place).leaders.push({ id: leaders[leader], nation: nationOf.get(leaders[leader]) ?? '' });
  for (const [place, nation] of view.factories) at(place).factory = nations[nation];
  return found;
}

function arrivalOf(nation: string, turns: readonly TurnEvents[], view: View, order: number): number | undefined {
  return turns.find(
    ({ turn, invasions, replaced }) =>
      (turn > view.turn || (turn === view.turn && order > view.nation)) &&
      (invasions.some((one) => one.nation === nation) || replaced?.[1] === nation),
  )?.turn;
}

function stateOf(order: number, view: View, present: boolean, arrives: number | undefined): NationState {
  if (order === view.nation) return 'active';
  if (!present) return arrives === undefined ? 'gone' : 'later';
  return order < view.nation ? 'done' : 'next';
}

export function nationsOf(
  view: View,
  fixed: Static,
  turns: readonly TurnEvents[],
  isArea: (id: string) => boolean,
): Nation[] {
  const { place: places, nation: names, row: rows } = fixed.labels;
  return fixed.nations.flatMap(({ id, owner, colonial }, order) => {
    if (owner < 0) return [];
    const areas = view.armies.filter(([place, nation]) => nation === order && isArea(places[place]));
    const present =
      view.armies.some(([, nation]) => nation === order) || view.factories.some(([, nation]) => nation === order);
    const arrives = present ? undefined : arrivalOf(id, turns, view, order);
    const masters = view.submitted
      .filter(([row]) => rows[row].startsWith(`${id}-`))
      .flatMap(([, nations]) => nations.map((one) => names[one]));
    return [
      {
        id,
        seat: seatLetter(owner),
        state: stateOf(order, view, present, arrives),
        arrives,
        stored: colonial ? undefined : view.stored[order],
        ally: view.allies.some(([nation]) => nation === order),
        masters: [...new Set(masters)],
        areas: areas.map(([place]) => places[place]),
        total: view.scores[order],
        due: dueOf(view, order),
      },
    ];
  });
}

function dueOf(view: View, order: number): Nation['due'] {
  const found = view.due.find(([nation]) => nation === order);
  return found && [found[1], found[2]];
}

/** "3 + Ak", "2 + arms": who is on the march, and where. */
export function groupOf(view: View, fixed: Static, arms: string): Group | undefined {
  if (!view.group) return undefined;
  const { place, armies: count, leader: led, arms: carried } = view.group;
  const nation = fixed.labels.nation[view.nation];
  const own = new Set(fixed.leaders.filter((leader) => leader.nation === nation).map((leader) => leader.id));
  const leader = view.leaders.map(([id]) => fixed.labels.leader[id]).find((id) => own.has(id));
  const parts = count ? [String(count)] : [];
  if (led && leader) parts.push(LEADER_MARK[leader] ?? leader);
  if (carried.length) parts.push(arms);
  return { place: fixed.labels.place[place], text: parts.join(' + ') };
}

function sideOf(seen: SideSeen, fixed: Static, standing: Standing | undefined, attacking: boolean): Side {
  const nation = fixed.labels.nation[seen.nation];
  const force = standing?.armies.find((one) => one.nation === nation);
  return {
    nation,
    armies: force?.count ?? 0,
    before: seen.before,
    leaders: (standing?.leaders ?? []).filter((leader) => leader.nation === nation).map((leader) => leader.id),
    arms: force?.arms ?? false,
    factory: !attacking && standing?.factory === nation,
    dice: seen.dice.map(([face, bonus, needed, hit]) => ({ face, bonus, needed, hit })),
    aim: seen.dice.length
      ? { needed: seen.needed, cover: fixed.labels.target[seen.target], added: fixed.labels.added[seen.added] }
      : undefined,
  };
}

export function battleOf(view: View, fixed: Static, standings: ReadonlyMap<string, Standing>): Battle | undefined {
  if (!view.battle) return undefined;
  const { place: at, round, attacker, defender, odds } = view.battle;
  const place = fixed.labels.place[at];
  const here = standings.get(place);
  return {
    place,
    round,
    attacker: sideOf(attacker, fixed, here, true),
    defender: sideOf(defender, fixed, here, false),
    odds: odds ? [odds.win, odds.both_gone, odds.lose] : undefined,
  };
}
