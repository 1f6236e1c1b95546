"""MD 10: growth and reinforcements."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Decision, Option, Options, Seat, Words, members
from durbar.engine.option import each, first, option
from durbar.engine.refusal import OK, Code
from durbar.games.maharadjah.ids import IN_POPULATION, INDIAN_OCEAN, INDIANS, MARKER, NATION_NAMES, SOUTH_INDIA
from durbar.games.maharadjah.rules.arms import ArmsEnter
from durbar.games.maharadjah.rules.leaders import NewLeader, leaders_leave
from durbar.games.maharadjah.rules.shapes import NationChoice, NationStep, ask
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import FILLED_UP_TO, GROWTH, REINFORCEMENTS
from durbar.games.maharadjah.words import GROWS, NO_ROOM, ONE_EACH, PLACE, REINFORCED, STORES

NO_GROWTH: Final = 1


class Population(NationStep):
    """[MD 4.1] Old leaders go; British reinforcements; growth and reinforcements; then new leaders and arms."""

    def run(self, g: State) -> None:
        g.phase = IN_POPULATION
        nation = self.nation
        leaders_leave(g, nation)
        fill_up(g, nation)
        g.do(Growth(nation), NewLeader(nation), ArmsEnter(nation))


def fill_up(g: State, nation: i64) -> None:
    """[MD 10.7] British, turns 15 and 16: armies up to 6 in play appear in the Indian Ocean."""
    missing = g.this_turn(FILLED_UP_TO, nation) - g.count[nation]
    armies = missing if missing < g.stock(nation) else g.stock(nation)
    if armies > 0:
        g.add(nation, INDIAN_OCEAN, armies)
        g.tell(REINFORCED, nation, INDIAN_OCEAN, armies)


def halves_of(g: State, nation: i64, rule: i64) -> i64:
    """[MD 10.1, 10.5] What the areas held are worth, in halves: 2, a hiland 1; some nations count one region only."""
    found: i64 = 0
    for area in members(g.areas_held(nation)):
        if rule == 0 or g.board.region[area] == rule - 2:
            found += 2 - g.board.hiland[area]
    return found


def room_of(g: State, nation: i64) -> i64:
    """[MD 5.21] Armies that find room in the areas held."""
    found: i64 = 0
    for area in members(g.areas_held(nation)):
        if g.has_room(nation, area):
            found += g.board.room[area] - g.armies_at(nation, area)
    return found


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


class Growth(NationStep):
    """[MD 10.1, 10.5, 10.6, R37] Growth as far as counters and room go; reinforcements come together with it."""

    def run(self, g: State) -> None:
        nation = self.nation
        extra = g.this_turn(REINFORCEMENTS, nation)
        g.grown = 0
        if g.count[nation] == 0:
            g.due = smaller(extra, g.stock(nation))
            g.do(ComeBack(nation))
            return
        room = room_of(g, nation)
        g.due = grown_armies(g, nation, smaller(g.stock(nation), room))
        g.due += smaller(extra, smaller(g.stock(nation), room) - g.due)
        g.do(PlaceNew(nation))


def grown_armies(g: State, nation: i64, most: i64) -> i64:
    """[MD 10.1] New armies of this phase; the rest is stored, at most 2 1/2."""
    rule = g.this_turn(GROWTH, nation)
    if nation >= INDIANS or rule == NO_GROWTH or g.ally[nation] == MARKER:
        return 0
    halves = halves_of(g, nation, rule) + g.stored[nation]
    price = 2 * g.board.growth  # one army for each full 3 areas
    armies = smaller(halves // price, most)
    stored = smaller(halves - armies * price, g.board.stored_halves)
    if stored != g.stored[nation]:
        g.set_stored(nation, stored)
        g.tell(STORES, nation, stored // 2, stored % 2)
    return armies


class PlaceNew(NationStep):
    """[MD 10.2] New armies, one by one."""

    def run(self, g: State) -> None:
        if g.due > 0:
            g.due -= 1
            g.again()
            ask(g, self.next_army())

    def next_army(self) -> Decision:
        return PlaceArmy(self.nation)


class PlaceArmy(NationChoice):
    """[MD 10.2, 5.21] In an area held, at most one an area as long as an area without a new one has room."""

    def candidates(self, g: State, player: Seat) -> Options:
        return each(PLACE, members(g.areas_held(self.nation)))

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if not g.has_room(self.nation, first(option)):
            return NO_ROOM
        return ONE_EACH if g.has_grown(first(option)) and self.has_other(g) else OK

    def has_other(self, g: State) -> bool:
        """Is there an area without a new army that has room?"""
        return any(g.has_room(self.nation, area) for area in members(g.areas_held(self.nation) & ~g.grown))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        self.put(g, first(option), GROWS)

    def put(self, g: State, area: i64, event: i64) -> None:
        g.add(self.nation, area, 1)
        g.mark_grown(area)
        g.tell(event, self.nation, area, 1)

    def otherwise(self, g: State) -> None:
        """[MD R37] Armies that find no room do not appear."""

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], str(g.due + 1))


class ComeBack(PlaceNew):
    """[MD 10.6] A nation without armies gets its reinforcements in free areas of South India."""

    def next_army(self) -> Decision:
        return PlaceReinforcement(self.nation)


class PlaceReinforcement(PlaceArmy):
    """[MD 10.6] Each in an area of its own; both in one if there is only one; none if there is none."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for area in members(g.board.areas_of[SOUTH_INDIA]):
            if g.is_free(area) or g.has_grown(area):
                found = append(found, option(PLACE, area))
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if not g.has_grown(first(option)):
            return OK
        return ONE_EACH if any(g.is_free(area) for area in members(g.board.areas_of[SOUTH_INDIA])) else OK

    def choose(self, g: State, player: Seat, option: Option) -> None:
        self.put(g, first(option), REINFORCED)

    def otherwise(self, g: State) -> None:
        """[MD 10.6] No free area: they do not appear."""
