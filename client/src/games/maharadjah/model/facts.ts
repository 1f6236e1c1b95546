/** From `static` to the board, the event table and the cards: once per game. */
import type {
  Armies,
  Growth,
  Kill,
  Place as PlaceFacts,
  Static,
  TurnEvents as EventFacts,
} from '../../../wire/maharadjah';
import type { Board, Card, Place, PlaceKind, Seat, TurnEvents } from './types';
import { readYears } from './years';

const KIND: Record<PlaceFacts['kind'], PlaceKind> = { area: 'area', foreign: 'land', sea: 'sea' };
const SEATS: readonly Seat[] = ['a', 'b', 'c', 'd', 'e'];

export const seatLetter = (owner: number): Seat | undefined => SEATS[owner];

function placeOf(facts: PlaceFacts, strait: readonly string[]): Place {
  const across = strait.includes(facts.id) ? strait.filter((id) => id !== facts.id) : [];
  return {
    id: facts.id,
    kind: KIND[facts.kind],
    region: facts.region,
    hiland: facts.terrain === 'hiland',
    factorySite: facts.factory ?? false,
    at: facts.xy,
    neighbours: [...new Set([...(facts.land ?? []), ...across, ...(facts.foreign ?? []), ...(facts.sea ?? [])])],
  };
}

export function boardOf(fixed: Static): Board {
  const { places, strait, four_corners, sea_lines } = fixed.board;
  return {
    places: new Map(places.map((facts) => [facts.id, placeOf(facts, strait)])),
    polygons: Object.fromEntries(places.flatMap(({ id, polygon }) => (polygon ? [[id, polygon] as const] : []))),
    seaLines: sea_lines.map(({ line: [from, to] }) => [from, to]),
    fourCorners: four_corners?.xy,
  };
}

/** Spans run from the turn whose event names them until the turn they name. */
function running(
  events: readonly EventFacts[],
  turn: number,
  of: (event: EventFacts) => Growth[] | undefined,
): Growth[] {
  return events.flatMap((event) => (of(event) ?? []).filter((span) => event.turn <= turn && turn <= span.until));
}

const counts = (...all: (Armies | undefined)[]): [string, number][] =>
  all.flatMap((one) => (one ? [[one.nation, one.armies] as [string, number]] : []));

export function turnsOf({ events, leaders }: Static): TurnEvents[] {
  return events.map((event) => ({
    turn: event.turn,
    years: readYears(event.years),
    invasions: (event.invasion ?? []).map(({ nation, armies, at = '' }) => ({ nation, armies, at })),
    major: event.major ?? [],
    leaders: leaders.filter((leader) => leader.turn === event.turn).map((leader) => leader.id),
    boats: event.boats ?? [],
    leaving: counts(event.removal, event.homegoing),
    replaced: event.replaced ? [event.replaced.nation, event.replaced.by] : undefined,
    noGrowth: running(events, event.turn, (one) => one.no_growth).map((span) => span.nation),
    growthIn: running(events, event.turn, (one) => one.growth_only_in).map(
      (span) => [span.nation, span.region ?? ''] as const,
    ),
    reinforced: counts(...(event.reinforcements ?? [])),
    filledUpTo: counts(...(event.reinforce_up_to ?? [])),
    scores: event.vp ?? [],
  }));
}

/** Which allocation of nations this game plays: cards differ a little. */
function tableOf(fixed: Static): string {
  const seats = fixed.labels.seat.length;
  return seats === 3 && fixed.owners.includes(-1) ? 'p3_short' : `p${seats}`;
}

export function cardsOf(fixed: Static): Map<string, Card> {
  const allocation = tableOf(fixed);
  const counted = ({ only_in, not_in }: Kill): boolean =>
    (only_in?.includes(allocation) ?? true) && !(not_in?.includes(allocation) ?? false);
  return new Map(
    Object.entries(fixed.cards).map(([nation, card]) => [
      nation,
      {
        sections: (card.line ?? []).map(({ turns, raid, scores }) => ({
          turns,
          raid,
          lines: scores.map(([points, areas]) => ({ points, areas })),
        })),
        kills: (card.kill ?? []).filter(counted),
        raj: card.raj ?? false,
        factories: card.per_factory !== undefined,
      },
    ]),
  );
}
