/** What the components draw, made from a scene: pure, and once for each view. */
import { t } from '../../i18n/texts.svelte';
import { LEADER_MARK } from './layout';
import type {
  Armies,
  Battle,
  Board,
  Card,
  Group,
  Leader,
  Nation,
  NationState,
  Seat,
  Side,
  Standing,
  TurnEvents,
} from './model/types';
import type { Scene as AnyScene } from '../../scene/scene';
import type { Side as SideSeen, Static, View } from '../../wire/maharadjah';
import type { Mark } from './layout/area';
import { boardOf, cardsOf, seatLetter, turnsOf } from './model/facts';
import { goalsOf, type Goal } from './model/goals';
import { lastMove } from './motion';

/** A scene of this game. */
export type Scene = AnyScene<View, Static>;

/** Turns this game plays, and the one it is in: after the last it stays there. */
export function turns(scene: Scene): { all: TurnEvents[]; now: number } {
  const all = factsOf(scene).turns.filter(({ turn }) => turn >= scene.static.first_turn);
  return { all, now: Math.min(scene.view.turn, all.at(-1)?.turn ?? 1) };
}

/** Made once per game: every component that asks with the same `static` gets the same. */
const known = new WeakMap<object, { board: Board; turns: TurnEvents[]; cards: Map<string, Card> }>();

export function factsOf(scene: Scene): { board: Board; turns: TurnEvents[]; cards: Map<string, Card> } {
  const fixed = scene.static;
  const facts = known.get(fixed) ?? { board: boardOf(fixed), turns: turnsOf(fixed), cards: cardsOf(fixed) };
  known.set(fixed, facts);
  return facts;
}

export function seatOf(scene: Scene, nation: string): Seat | undefined {
  const fixed = scene.static;
  return seatLetter(scene.view.holders[fixed.owners[fixed.labels.nation.indexOf(nation)]]);
}

/** Every place asks what stands where: read once for each view. */
const stood = new WeakMap<View, Map<string, Standing>>();

export function standings(scene: Scene): Map<string, Standing> {
  const view = scene.view;
  const found = stood.get(view) ?? standingsOf(view, scene.static);
  stood.set(view, found);
  return found;
}

/** So does every place about the goals of the nation that acts. */
const aimed = new WeakMap<View, Map<string, Goal>>();

export function goals(scene: Scene): Map<string, Goal> {
  const { board, cards } = factsOf(scene);
  const card = cards.get(activeNation(scene) ?? '');
  const found = aimed.get(scene.view) ?? goalsOf(card, scene.view.turn, board.places.values());
  aimed.set(scene.view, found);
  return found;
}

export function nations(scene: Scene): Nation[] {
  const { board, turns } = factsOf(scene);
  return nationsOf(scene.view, scene.static, turns, (id) => board.places.get(id)?.kind === 'area');
}

export const group = (scene: Scene): Group | undefined => groupOf(scene.view, scene.static, t('web-maharadjah-arms'));

export function battle(scene: Scene): Battle | undefined {
  return battleOf(scene.view, scene.static, standings(scene));
}

/** Battles still to be fought, with the odds the server counted. */
export function battlesWaiting(
  scene: Scene,
): { place: string; defender: string; odds: readonly [number, number, number] }[] {
  const { place: places, nation: names } = scene.static.labels;
  return scene.view.waiting.map(([place, defender, win, lose, bothGone]) => ({
    place: places[place],
    defender: names[defender],
    odds: [win, bothGone, lose],
  }));
}

/** Areas that would count for a nation's Raj now, and the points they would give. */
export function rajOf(scene: Pick<Scene, 'outlook'>, nation: string): readonly [areas: number, points: number] {
  const told = scene.outlook.find(([kind, whose]) => kind === 'raj' && whose === nation);
  return told ? [Number(told[2]), Number(told[3])] : [0, 0];
}

export function last(scene: Scene): readonly [string, string] | undefined {
  return lastMove(scene.history.last(40));
}

export const activeNation = (scene: Scene): string | undefined => scene.static.labels.nation[scene.view.nation];

/** Swords where other nations' armies stand and the choice is to go or to attack; else a plain dot. */
export function marks(scene: Scene): Map<string, Mark> {
  const here = standings(scene);
  const mine = activeNation(scene);
  const { board } = factsOf(scene);
  return new Map(
    [...scene.marks.can]
      .filter(([spot]) => board.places.has(spot))
      .map(([spot, options]) => {
        const moving = options.some(({ words }) => words[0] === 'go' || words[0].startsWith('attack'));
        const others = here.get(spot)?.armies.some((force) => force.nation !== mine) ?? false;
        return [spot, moving && others && board.places.get(spot)?.kind === 'area' ? 'battle' : 'can'];
      }),
  );
}

/** What stands in a place, in words: "held by Mughals with 3 armies". */
export function describe(scene: Scene, id: string): string {
  const { board } = factsOf(scene);
  const place = board.places.get(id);
  const here = standings(scene).get(id);
  const parts: string[] = [];
  if (place?.hiland) parts.push(t('web-maharadjah-hiland'));
  const mine = activeNation(scene) ?? '';
  const goal = goals(scene).get(id);
  if (goal) parts.push(t('web-maharadjah-goal', { nation: scene.word(mine), points: goal.points, turn: goal.turn }));
  for (const { nation, count, arms } of here?.armies ?? []) {
    const key = (here?.armies.length ?? 0) > 1 || place?.kind !== 'area' ? 'armies' : 'held';
    parts.push(t(`web-maharadjah-${key}`, { nation: scene.word(nation), count }));
    if (arms) parts.push(t('web-maharadjah-arms'));
  }
  for (const leader of here?.leaders ?? []) parts.push(scene.word(leader.id));
  if (here?.factory) parts.push(t('web-maharadjah-factory-of', { nation: scene.word(here.factory) }));
  else if (place?.factorySite) parts.push(t('web-maharadjah-factory-site'));
  if (!here?.armies.length && !here?.leaders.length && place?.kind === 'area') parts.push(t('web-maharadjah-nobody'));
  return parts.join(', ');
}

// --- from numbers to words ---------------------------------------------------------------------------------------

function standingsOf(view: View, fixed: Static): Map<string, Standing> {
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

function nationsOf(view: View, fixed: Static, turns: readonly TurnEvents[], isArea: (id: string) => boolean): Nation[] {
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
        seat: seatLetter(view.holders[owner]),
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
function groupOf(view: View, fixed: Static, arms: string): Group | undefined {
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
