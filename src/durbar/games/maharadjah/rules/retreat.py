"""MD 8.4 to 8.7: retreats, and who goes with them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import Decision, Option, Options, Seat, Words
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
from durbar.games.maharadjah.rules.rounds import UNLISTED, Clash, Fight, forget, origins
from durbar.games.maharadjah.rules.shapes import SeaChoice, SeaStep, ask, parts_of, rider_words
from durbar.games.maharadjah.rules.versions import LANDS_ONLY_WHERE_FREE
from durbar.games.maharadjah.state import ENTRY_FROM, State
from durbar.games.maharadjah.words import (
    ATTACKERS_CAME_FROM_THERE,
    BREAKS_OFF,
    FOLLOWS,
    FOREIGN_CLOSED,
    LANDED_BY_BOAT,
    LANDS,
    NEXT_TO_ATTACKER,
    NO_ROOM,
    NOT_OWN_NOR_FREE,
    OTHERS_THERE,
    RETREATS,
    SEA_IS_COLONIAL,
)

STAND: Final = 200
BREAK_OFF: Final = 201


# --- where a defender may go -----------------------------------------------------------------------------------------


def next_to_attackers(g: State, attacker: i64, area: i64, battle: i64) -> bool:
    """[MD 8.5, R25] Does another area with armies of the attacking nation, fighting or not, touch this one?"""
    return any(near < AREAS and near != battle and g.armies_at(attacker, near) > 0 for near in g.board.neighbours(area))


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


@mypyc_attr(acyclic=True)
class DefenderRetreats(Clash):
    """[MD 8.4, 8.7] Between rounds the defender may retreat some, all or none of its armies, one after the other."""

    def run(self, g: State) -> None:
        if self.goes_on(g):
            g.again()
            ask(g, DefenderRetreat(self.place, self.attacker, self.defender))


@mypyc_attr(acyclic=True)
class DefenderRetreat(Decision):
    """[MD 8.5] Stand, or one army goes to an own area, to a free one away from the attackers, or (colonial) to sea."""

    def __init__(self, place: i64, attacker: i64, defender: i64) -> None:
        self.place: Final = place
        self.attacker: Final = attacker
        self.defender: Final = defender

    def player(self, g: State) -> Seat:
        return g.controller(self.defender)

    def candidates(self, g: State, player: Seat) -> Options:
        return append(g.board.neighbours(self.place)[:], STAND)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return OK if option == STAND else refuge_refused(g, self.defender, self.attacker, self.place, option)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if option == STAND:
            g.leave(DefenderRetreats)
            return
        g.shift(self.defender, self.place, option, 1)
        g.tell(RETREATS, self.defender, self.place, option, 1)
        if g.riders_at(self.defender, self.place):
            g.do(Follow(self.defender, self.place, option))

    def words(self, g: State, option: Option) -> Words:
        return ("stand",) if option == STAND else ("retreat", PLACE_NAMES[option])

    def subject(self, g: State) -> Words:
        armies = str(g.armies_at(self.defender, self.place))
        return (NATION_NAMES[self.defender], PLACE_NAMES[self.place], armies)


@mypyc_attr(acyclic=True)
class Follow(Decision):
    """[MD R26] Leader and arms leave a battle only with a retreating or returning army, to the same place."""

    def __init__(self, nation: i64, place: i64, target: i64) -> None:
        self.nation: Final = nation
        self.place: Final = place
        self.target: Final = target

    def player(self, g: State) -> Seat:
        return g.controller(self.nation)

    def candidates(self, g: State, player: Seat) -> Options:
        return parts_of(g.riders_at(self.nation, self.place))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        follow(g, self.nation, option, self.place, self.target)

    def words(self, g: State, option: Option) -> Words:
        return rider_words(g, self.nation, option, "stay", "follow")

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], PLACE_NAMES[self.place], PLACE_NAMES[self.target])


def follow(g: State, nation: i64, riders: i64, place: i64, target: i64) -> None:
    g.move_riders(nation, riders, target)
    if riders & LEADER_BIT:
        g.tell(FOLLOWS, g.leader_of(nation), place, target)
    for power in range(POWERS):
        if riders >> (power + 1) & 1:
            g.tell(FOLLOWS, LEADERS + power, place, target)


# --- where an attacker may go ----------------------------------------------------------------------------------------


def way_back_refused(g: State, attacker: i64, place: i64, origin: i64) -> Code:
    """[MD 8.6, R6, R8] To where the army entered from; not after landing by boat, not where other nations are."""
    if origin >= ENTRY_FROM:
        return LANDED_BY_BOAT
    if FOREIGN <= origin < SEAS:
        return FOREIGN_CLOSED
    if origin >= SEAS:
        return OK
    if g.others_at(attacker, origin) > 0:
        return OTHERS_THERE
    return OK if g.has_room(attacker, origin) or (place >= SEAS and attacker < INDIANS) else NO_ROOM


@mypyc_attr(acyclic=True)
class AttackerRetreats(Clash):
    """[MD 8.4] If any defending army stays, the attacker may retreat."""

    def run(self, g: State) -> None:
        if self.goes_on(g):
            g.again()
            ask(g, AttackerRetreat(self.place, self.attacker, self.defender))


@mypyc_attr(acyclic=True)
class AttackerRetreat(Decision):
    """[MD 8.6, R24] Stand, or one army goes back the way it came; colonial powers at sea may break off instead."""

    def __init__(self, place: i64, attacker: i64, defender: i64) -> None:
        self.place: Final = place
        self.attacker: Final = attacker
        self.defender: Final = defender

    def player(self, g: State) -> Seat:
        return g.controller(self.attacker)

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for origin in origins(g, self.attacker, self.place):
            if origin != UNLISTED:
                found = append(found, origin)
        found = append(found, STAND)
        if self.place >= SEAS and self.attacker >= INDIANS:
            found = append(found, BREAK_OFF)
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return OK if option >= STAND else way_back_refused(g, self.attacker, self.place, option)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if option == BREAK_OFF:
            g.tell(BREAKS_OFF, self.attacker, self.place)
            g.leave(Fight)
            return
        if option == STAND:
            g.leave(AttackerRetreats)
            return
        forget(g, self.place, option)
        g.shift(self.attacker, self.place, option, 1)
        g.tell(RETREATS, self.attacker, self.place, option, 1)
        if g.riders_at(self.attacker, self.place):
            g.do(Follow(self.attacker, self.place, option))

    def words(self, g: State, option: Option) -> Words:
        if option >= STAND:
            return ("fight",) if option == STAND else ("break-off",)
        verb = "retreat-landed" if option >= ENTRY_FROM else "retreat"
        return (verb, PLACE_NAMES[option % ENTRY_FROM])

    def subject(self, g: State) -> Words:
        armies = str(g.armies_at(self.attacker, self.place))
        return (NATION_NAMES[self.attacker], PLACE_NAMES[self.place], armies)


# --- after a battle at sea -------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Landing(SeaStep):
    """[MD 8.2, R6] After a battle at sea all armies of an Indian nation land."""

    def run(self, g: State) -> None:
        if g.armies_at(self.nation, self.sea) > 0:
            g.again()
            ask(g, LandArmy(self.nation, self.sea))


@mypyc_attr(acyclic=True)
class LandArmy(SeaChoice):
    """[MD 8.2, 5.21, R6, R44] A free or own coast of that sea; the one it embarked from has room in any case."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for coast in g.board.neighbours(self.sea):
            if coast < AREAS:
                found = append(found, coast)
        return found

    def is_home(self, g: State, coast: i64) -> bool:
        """[MD R6, R44] Did an army here embark there, and is it free of others? It may have been overrun meanwhile."""
        if g.rules >= LANDS_ONLY_WHERE_FREE and g.others_at(self.nation, coast) > 0:
            return False
        return coast in origins(g, self.nation, self.sea)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if self.is_home(g, option):
            return OK
        if not g.is_own(self.nation, option) and not g.is_free(option):
            return NOT_OWN_NOR_FREE
        return OK if g.has_room(self.nation, option) else NO_ROOM

    def choose(self, g: State, player: Seat, option: Option) -> None:
        ways = origins(g, self.nation, self.sea)
        forget(g, self.sea, option if self.is_home(g, option) else ways[0])
        g.shift(self.nation, self.sea, option, 1)
        g.tell(LANDS, self.nation, self.sea, option, 1)
        riders = g.riders_at(self.nation, self.sea)
        if riders and g.armies_at(self.nation, self.sea) == 0:
            follow(g, self.nation, riders, self.sea, option)
        elif riders:
            g.do(Follow(self.nation, self.sea, option))

    def otherwise(self, g: State) -> None:
        """[MD R44] No coast takes them: they are removed, and a leader with them."""
        remove(g, self.nation, self.sea, g.armies_at(self.nation, self.sea), BY_NO_WAY)
        if g.own_leader_at(self.nation, self.sea):
            take_away(g, g.leader_of(self.nation))

    def words(self, g: State, option: Option) -> Words:
        return ("land", PLACE_NAMES[option])

    def subject(self, g: State) -> Words:
        armies = str(g.armies_at(self.nation, self.sea))
        return (NATION_NAMES[self.nation], PLACE_NAMES[self.sea], armies)
