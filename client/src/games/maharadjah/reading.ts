/** From the numbers of `view` to pieces, nations, the group on the march and the battle. */
import { LEADER_MARK } from './layout';
import type { Armies, Battle, Group, Leader, Nation, NationState, Side, Standing, TurnEvents } from './model';
import { seatLetter, type Static } from './static';
import type { Round } from './story';

export interface View {
  turn: number;
  nation: number;
  half: number;
  phase: number;
  armies: [place: number, nation: number, armies: number, moved: number][];
  leaders: [leader: number, place: number][];
  factories: [place: number, nation: number][];
  arms: [power: number, holder: number, place: number][];
  stored: number[];
  allies: number[];
  submitted: [row: number, masters: number][];
  scores: number[];
  totals: number[];
  /** Nations whose areas would give points when their card counts next: nation, line of the card, points. */
  due?: [nation: number, line: number, points: number][];
  group: [place: number, from: number, armies: number, riders: number, crossed: number] | null;
  battle: [place: number, attacker: number, defender: number, round: number, hits: number, hitsBack: number] | null;
  /** Of the battle being fought, if both fight on: win, lose, both gone; losses to expect of attacker and defender. */
  odds?: [win: number, lose: number, bothGone: number, attacker: number, defender: number] | null;
  /** Battles still to be fought: place, defender; if both fight on: win, lose, both gone. */
  waiting?: [place: number, defender: number, win: number, lose: number, bothGone: number][];
}

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
      .flatMap(([, bits]) => names.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1));
    return [
      {
        id,
        seat: seatLetter(owner),
        state: stateOf(order, view, present, arrives),
        arrives,
        stored: colonial ? undefined : view.stored[order],
        ally: view.allies[order] > 0,
        masters: [...new Set(masters)],
        areas: areas.map(([place]) => places[place]),
        total: view.scores[order],
        due: dueOf(view, order),
      },
    ];
  });
}

function dueOf(view: View, order: number): Nation['due'] {
  const found = view.due?.find(([nation]) => nation === order);
  return found && [found[1], found[2]];
}

/** "3 + Ak", "2 + arms": who is on the march, and where. */
export function groupOf(view: View, fixed: Static, arms: string): Group | undefined {
  if (!view.group) return undefined;
  const [place, , count, riders] = view.group;
  const nation = fixed.labels.nation[view.nation];
  const own = new Set(fixed.leaders.filter((leader) => leader.nation === nation).map((leader) => leader.id));
  const leader = view.leaders.map(([id]) => fixed.labels.leader[id]).find((id) => own.has(id));
  const parts = count ? [String(count)] : [];
  if (riders & 1 && leader) parts.push(LEADER_MARK[leader] ?? leader);
  if (riders >> 1) parts.push(arms);
  return { place: fixed.labels.place[place], text: parts.join(' + ') };
}

function sideOf(nation: string, standing: Standing | undefined, round: Round, attacking: boolean): Side {
  const force = standing?.armies.find((one) => one.nation === nation);
  const armies = force?.count ?? 0;
  const rolled = round.dice.filter((die) => die.nation === nation);
  return {
    nation,
    armies,
    before: armies + (round.losses.get(nation) ?? 0),
    leaders: (standing?.leaders ?? []).filter((leader) => leader.nation === nation).map((leader) => leader.id),
    arms: force?.arms ?? false,
    factory: !attacking && standing?.factory === nation,
    dice: rolled,
    aim: round.aims.findLast((aim) => aim.nation === nation),
  };
}

export function battleOf(
  view: View,
  fixed: Static,
  standings: ReadonlyMap<string, Standing>,
  round: Round,
): Battle | undefined {
  if (!view.battle) return undefined;
  const [at, attacker, defender, number] = view.battle;
  const place = fixed.labels.place[at];
  const here = standings.get(place);
  return {
    place,
    round: number,
    attacker: sideOf(fixed.labels.nation[attacker], here, round, true),
    defender: sideOf(fixed.labels.nation[defender], here, round, false),
    odds: view.odds ? [view.odds[0], view.odds[2], view.odds[1]] : undefined,
  };
}
