"""MD 10: growth and reinforcements."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import Decision, Option, Options, Seat, Words
from durbar.engine.refusal import OK, Code
from durbar.games.maharadjah.ids import (
    AREAS,
    IN_POPULATION,
    INDIAN_OCEAN,
    INDIANS,
    MARKER,
    NATION_NAMES,
    PLACE_NAMES,
    SOUTH_INDIA,
)
from durbar.games.maharadjah.rules.arms import ArmsEnter
from durbar.games.maharadjah.rules.leaders import NewLeader, leaders_leave
from durbar.games.maharadjah.rules.shapes import NationChoice, NationStep, ask
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import FILLED_UP_TO, GROWTH, REINFORCEMENTS, TURNS
from durbar.games.maharadjah.words import GROWS, NO_ROOM, ONE_EACH, REINFORCED, STORES

HALVES: Final = 6  # one army for each full 3, counted in halves
MOST_STORED: Final = 5
NO_GROWTH: Final = 1


@mypyc_attr(acyclic=True)
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
    missing = FILLED_UP_TO[nation * TURNS + g.turn] - g.count[nation]
    armies = missing if missing < g.stock(nation) else g.stock(nation)
    if armies > 0:
        g.add(nation, INDIAN_OCEAN, armies)
        g.tell(REINFORCED, nation, INDIAN_OCEAN, armies)


def halves_of(g: State, nation: i64, rule: i64) -> i64:
    """[MD 10.1, 10.5] What the areas held are worth, in halves: 2, a hiland 1; some nations count one region only."""
    found: i64 = 0
    for area in range(AREAS):
        if g.armies_at(nation, area) > 0 and (rule == 0 or g.board.region[area] == rule - 2):
            found += 2 - g.board.hiland[area]
    return found


def room_of(g: State, nation: i64) -> i64:
    """[MD 5.21] Armies that find room in the areas held."""
    found: i64 = 0
    for area in range(AREAS):
        armies = g.armies_at(nation, area)
        if 0 < armies < g.board.room[area]:
            found += g.board.room[area] - armies
    return found


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


@mypyc_attr(acyclic=True)
class Growth(NationStep):
    """[MD 10.1, 10.5, 10.6, R37] Growth as far as counters and room go; reinforcements come together with it."""

    def run(self, g: State) -> None:
        nation = self.nation
        extra = REINFORCEMENTS[nation * TURNS + g.turn]
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
    rule = GROWTH[nation * TURNS + g.turn]
    if nation >= INDIANS or rule == NO_GROWTH or g.ally[nation] == MARKER:
        return 0
    halves = halves_of(g, nation, rule) + g.stored[nation]
    armies = smaller(halves // HALVES, most)
    stored = smaller(halves - armies * HALVES, MOST_STORED)
    if stored != g.stored[nation]:
        g.stored[nation] = stored
        g.tell(STORES, nation, stored // 2, stored % 2)
    return armies


@mypyc_attr(acyclic=True)
class PlaceNew(NationStep):
    """[MD 10.2] New armies, one by one."""

    def run(self, g: State) -> None:
        if g.due > 0:
            g.due -= 1
            g.again()
            ask(g, self.next_army())

    def next_army(self) -> Decision:
        return PlaceArmy(self.nation)


@mypyc_attr(acyclic=True)
class PlaceArmy(NationChoice):
    """[MD 10.2, 5.21] In an area held, at most one an area as long as an area without a new one has room."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for area in range(AREAS):
            if g.armies_at(self.nation, area) > 0:
                found = append(found, area)
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if not g.has_room(self.nation, option):
            return NO_ROOM
        return ONE_EACH if g.has_grown(option) and self.has_other(g) else OK

    def has_other(self, g: State) -> bool:
        """Is there an area without a new army that has room?"""
        for area in range(AREAS):
            if g.armies_at(self.nation, area) > 0 and not g.has_grown(area) and g.has_room(self.nation, area):
                return True
        return False

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.add(self.nation, option, 1)
        g.mark_grown(option)
        g.tell(GROWS, self.nation, option, 1)

    def otherwise(self, g: State) -> None:
        """[MD R37] Beyond the room there is none do not appear."""

    def words(self, g: State, option: Option) -> Words:
        return ("place", PLACE_NAMES[option])

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], str(g.due + 1))


@mypyc_attr(acyclic=True)
class ComeBack(PlaceNew):
    """[MD 10.6] A nation without armies gets its reinforcements in free areas of South India."""

    def next_army(self) -> Decision:
        return PlaceReinforcement(self.nation)


@mypyc_attr(acyclic=True)
class PlaceReinforcement(PlaceArmy):
    """[MD 10.6] Each in an area of its own; both in one if there is only one; none if there is none."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for area in range(AREAS):
            if g.board.region[area] == SOUTH_INDIA and (g.is_free(area) or g.has_grown(area)):
                found = append(found, area)
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if not g.has_grown(option):
            return OK
        for area in range(AREAS):
            if g.board.region[area] == SOUTH_INDIA and g.is_free(area):
                return ONE_EACH
        return OK

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.add(self.nation, option, 1)
        g.mark_grown(option)
        g.tell(REINFORCED, self.nation, option, 1)

    def otherwise(self, g: State) -> None:
        """[MD 10.6] No free area: they do not appear."""
