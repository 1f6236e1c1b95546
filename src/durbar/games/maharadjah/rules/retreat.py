"""MD 8.4 to 8.7: retreats, and who goes with them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Option, Options, Seat, Words
from durbar.engine.option import each, first, option, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharadjah.ids import (
    AREAS,
    BY_NO_WAY,
    FOREIGN,
    INDIANS,
    LEADER_BIT,
    LEADERS,
    NATION_NAMES,
    PLACE_NAMES,
    POWERS,
    SEAS,
)
from durbar.games.maharadjah.rules.leaders import take_away
from durbar.games.maharadjah.rules.removal import remove
from durbar.games.maharadjah.rules.rounds import BY_BOAT, UNLISTED, forget, origins, way_of
from durbar.games.maharadjah.rules.shapes import (
    Clash,
    ClashChoice,
    PlaceChoice,
    SeaChoice,
    SeaStep,
    ask,
    rider_options,
    riders_of,
)
from durbar.games.maharadjah.rules.versions import LANDS_ONLY_WHERE_FREE
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.words import (
    ATTACKERS_CAME_FROM_THERE,
    BREAK_OFF,
    BREAKS_OFF,
    FIGHT,
    FOLLOWS,
    FOREIGN_CLOSED,
    LAND,
    LANDED_BY_BOAT,
    LANDS,
    NEXT_TO_ATTACKER,
    NO_ROOM,
    NOT_OWN_NOR_FREE,
    OTHERS_THERE,
    RETREAT,
    RETREAT_LANDED,
    RETREATS,
    SEA_IS_COLONIAL,
    STAND,
    STAY,
)


class Fight(Clash):
    """[MD 8.4] A battle of armies; what ends it at once leaves it."""


# --- where a defender may go -----------------------------------------------------------------------------------------


def next_to_attackers(g: State, attacker: i64, area: i64, battle: i64) -> bool:
    """[MD 8.5, R25] Does another area with armies of the attacking nation, fighting or not, touch this one?"""
    return g.areas_held(attacker) & g.board.next_to[area] & ~BIT[battle] != 0


def refuge_refused(g: State, defender: i64, attacker: i64, place: i64, to: i64) -> Code:
    """[MD 8.5, 5.21, R7, R25] An own area, or a free one away from the attackers; for colonial powers any sea."""
    if FOREIGN <= to < SEAS:
        return FOREIGN_CLOSED
    if to >= SEAS:
        return OK if defender >= INDIANS else SEA_IS_COLONIAL
    if g.came_from(place, to):
        return ATTACKERS_CAME_FROM_THERE
    if not g.is_own(defender, to):
        if not g.is_free(to):
            return NOT_OWN_NOR_FREE
        if next_to_attackers(g, attacker, to, place):
            return NEXT_TO_ATTACKER
    return OK if g.has_room(defender, to) else NO_ROOM


class DefenderRetreats(Clash):
    """[MD 8.4, 8.7] Between rounds the defender may retreat some, all or none of its armies, one after the other."""

    def run(self, g: State) -> None:
        if self.goes_on(g):
            g.again()
            ask(g, DefenderRetreat(self.place, self.attacker, self.defender))


class DefenderRetreat(ClashChoice):
    """[MD 8.5] Stand, or one army goes to an own area, to a free one away from the attackers, or (colonial) to sea."""

    def player(self, g: State) -> Seat:
        return g.controller(self.defender)

    def candidates(self, g: State, player: Seat) -> Options:
        return append(each(RETREAT, g.board.neighbours(self.place)), option(STAND))

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if verb_of(option) == STAND:
            return OK
        return refuge_refused(g, self.defender, self.attacker, self.place, first(option))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) == STAND:
            g.leave(DefenderRetreats)
        else:
            retreat(g, self.defender, self.place, first(option))

    def subject(self, g: State) -> Words:
        return self.subject_of(g, self.defender)


def retreat(g: State, nation: i64, place: i64, to: i64) -> None:
    """[MD 8.4, R26] One army goes, and leader and arms with it if they like."""
    g.shift(nation, place, to, 1)
    g.tell(RETREATS, nation, place, to, 1)
    if g.riders_at(nation, place):
        g.do(Follow(nation, place, to))


class Follow(PlaceChoice):
    """[MD R26] Leader and arms leave a battle only with a retreating or returning army, to the same place."""

    def __init__(self, nation: i64, place: i64, target: i64) -> None:
        super().__init__(nation, place)
        self.target: Final = target

    def candidates(self, g: State, player: Seat) -> Options:
        return rider_options(g, self.nation, g.riders_at(self.nation, self.place), STAY)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        follow(g, self.nation, riders_of(option, STAY), self.place, self.target)

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], PLACE_NAMES[self.place], PLACE_NAMES[self.target])


def follow(g: State, nation: i64, riders: i64, place: i64, target: i64) -> None:
    g.move_riders(nation, riders, target)
    if riders & LEADER_BIT:
        g.tell(FOLLOWS, g.leader_of(nation), place, target)
    for power in range(POWERS):
        if riders & BIT[power + 1]:
            g.tell(FOLLOWS, LEADERS + power, place, target)


def riders_leave(g: State, nation: i64, place: i64, target: i64) -> None:
    """[MD R26] With the last army all riders go; with an earlier one those that like."""
    riders = g.riders_at(nation, place)
    if riders and g.armies_at(nation, place) == 0:
        follow(g, nation, riders, place, target)
    elif riders:
        g.do(Follow(nation, place, target))


# --- where an attacker may go ----------------------------------------------------------------------------------------


def way_back_refused(g: State, attacker: i64, place: i64, origin: i64) -> Code:
    """[MD 8.6, R6, R8] To where the army entered from; not after landing by boat, not where other nations are."""
    if origin >= BY_BOAT:
        return LANDED_BY_BOAT
    if FOREIGN <= origin < SEAS:
        return FOREIGN_CLOSED
    if origin >= SEAS:
        return OK
    if g.others_at(attacker, origin) > 0:
        return OTHERS_THERE
    return OK if g.has_room(attacker, origin) or (place >= SEAS and attacker < INDIANS) else NO_ROOM


class AttackerRetreats(Clash):
    """[MD 8.4] If any defending army stays, the attacker may retreat."""

    def run(self, g: State) -> None:
        if self.goes_on(g):
            g.again()
            ask(g, AttackerRetreat(self.place, self.attacker, self.defender))


class AttackerRetreat(ClashChoice):
    """[MD 8.6, R24] Stand, or one army goes back the way it came; colonial powers at sea may break off instead."""

    def player(self, g: State) -> Seat:
        return g.controller(self.attacker)

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for way in origins(g, self.attacker, self.place):
            if way != UNLISTED:
                found = append(found, option(RETREAT_LANDED, way - BY_BOAT) if way >= BY_BOAT else option(RETREAT, way))
        found = append(found, option(FIGHT))
        if self.place >= SEAS and self.attacker >= INDIANS:
            found = append(found, option(BREAK_OFF))
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if verb_of(option) in (FIGHT, BREAK_OFF):
            return OK
        return way_back_refused(g, self.attacker, self.place, way_of(option, RETREAT_LANDED))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) == BREAK_OFF:
            g.tell(BREAKS_OFF, self.attacker, self.place)
            g.leave(Fight)
        elif verb_of(option) == FIGHT:
            g.leave(AttackerRetreats)
        else:
            forget(g, self.place, way_of(option, RETREAT_LANDED))
            retreat(g, self.attacker, self.place, first(option))

    def subject(self, g: State) -> Words:
        return self.subject_of(g, self.attacker)


# --- after a battle at sea -------------------------------------------------------------------------------------------


class Landing(SeaStep):
    """[MD 8.2, R6] After a battle at sea all armies of an Indian nation land."""

    def run(self, g: State) -> None:
        if g.armies_at(self.nation, self.sea) > 0:
            g.again()
            ask(g, LandArmy(self.nation, self.sea))


class LandArmy(SeaChoice):
    """[MD 8.2, 5.21, R6, R44] A free or own coast of that sea; the one it embarked from has room in any case."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for coast in g.board.neighbours(self.sea):
            if coast < AREAS:
                found = append(found, option(LAND, coast))
        return found

    def is_home(self, g: State, coast: i64) -> bool:
        """[MD R6, R44] Did an army here embark there, and is it free of others? It may have been overrun meanwhile."""
        if g.rules >= LANDS_ONLY_WHERE_FREE and g.others_at(self.nation, coast) > 0:
            return False
        return coast in origins(g, self.nation, self.sea)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        coast = first(option)
        if self.is_home(g, coast):
            return OK
        if not g.is_own(self.nation, coast) and not g.is_free(coast):
            return NOT_OWN_NOR_FREE
        return OK if g.has_room(self.nation, coast) else NO_ROOM

    def choose(self, g: State, player: Seat, option: Option) -> None:
        coast = first(option)
        forget(g, self.sea, coast if self.is_home(g, coast) else origins(g, self.nation, self.sea)[0])
        g.shift(self.nation, self.sea, coast, 1)
        g.tell(LANDS, self.nation, self.sea, coast, 1)
        riders_leave(g, self.nation, self.sea, coast)

    def otherwise(self, g: State) -> None:
        """[MD R44] No coast takes them: they are removed, and a leader with them."""
        remove(g, self.nation, self.sea, g.armies_at(self.nation, self.sea), BY_NO_WAY)
        if g.own_leader_at(self.nation, self.sea):
            take_away(g, g.leader_of(self.nation))

    def subject(self, g: State) -> Words:
        armies = str(g.armies_at(self.nation, self.sea))
        return (NATION_NAMES[self.nation], PLACE_NAMES[self.sea], armies)
