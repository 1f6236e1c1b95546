"""MD 5: the movement phase, and stacking."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Option, Options, Seat, Words, count_bits, lowest, members
from durbar.engine.option import each, first, option, second, verb_of, words_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharadjah.ids import (
    ALL_ABROAD,
    BY_NO_WAY,
    BY_STACKING,
    FOREIGN,
    IN_MOVEMENT,
    INDIANS,
    LEADER_BIT,
    NATION_NAMES,
    NONE,
    NOWHERE,
    PLACE_NAMES,
    PLACES,
    REMOVAL_NAMES,
    SEAS,
)
from durbar.games.maharadjah.rules.boats import AskLeave, leave_of_friends, may_ask_leave
from durbar.games.maharadjah.rules.leaders import take_away
from durbar.games.maharadjah.rules.march import March, can_set_out, set_out
from durbar.games.maharadjah.rules.removal import remove
from durbar.games.maharadjah.rules.shapes import NationChoice, NationStep, PlaceChoice, ask, rider_options, riders_of
from durbar.games.maharadjah.rules.victory import mark_raids
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.words import (
    ALONE,
    ASK_LEAVE,
    END_MOVEMENT,
    MOVEMENT_OVER,
    NO_WAY,
    REMOVE,
    STACK_MORE,
    STACK_ONE,
    STACK_TWO,
    STILL_ABROAD,
    TAKE,
    TAKE_LEADER,
)

ALL: Final = 0
FROM_ABROAD: Final = 1


def begin_movement(g: State, nation: i64) -> None:
    """[MD 5.11, R2] Everything may move, the strait and boats apply anew."""
    g.phase = IN_MOVEMENT
    for place in range(PLACES):
        g.moved[place] = 0
    g.ridden = 0
    g.attacked = 0
    g.entries = vec[i64]()
    leave_of_friends(g, nation)


# --- stacking --------------------------------------------------------------------------------------------------------


def crowded(g: State, nation: i64) -> i64:
    """[MD 5.2] Areas over the limit as bits, if they break it; one such area is the exception, a hiland up to 4."""
    over: i64 = 0
    steep = False
    held = g.areas_held(nation)
    while held:
        area = lowest(held)
        held &= held - 1
        armies = g.armies_at(nation, area)
        if armies > g.board.room[area]:
            over |= BIT[area]
            steep = steep or (g.board.hiland[area] != 0 and armies > 4)
    return over if over & (over - 1) != 0 or steep else 0


def can_leave(g: State, nation: i64, place: i64) -> bool:
    """[MD R18] Has an army of this place a legal move?"""
    if g.fresh_at(nation, place) <= 0:
        return False
    if can_set_out(g, nation, place, 1, 0):
        return True
    riders = g.rested_riders_at(nation, place)
    return riders != 0 and can_set_out(g, nation, place, 1, riders)


def abroad(g: State, nation: i64) -> i64:
    """[MD 7.1, R18, R39] The first foreign land with an army or leader that could leave it, or none."""
    if (g.places_of[nation] | g.places_of_leaders) & ALL_ABROAD == 0:
        return NONE
    for place in range(FOREIGN, SEAS):
        if g.armies_at(nation, place) > 0 and can_leave(g, nation, place):
            return place
        if g.own_leader_at(nation, place) and can_set_out(g, nation, place, 0, LEADER_BIT):
            return place
    return NONE


# --- decisions -------------------------------------------------------------------------------------------------------


class Movement(NationChoice):
    """[MD 5.11, R18] Choose a group, or declare movement over; FROM_ABROAD: invaders sent back enter again. [MD R4]"""

    def __init__(self, nation: i64, only: i64) -> None:
        super().__init__(nation)
        self.only: Final = only

    def groups(self, g: State, checked: bool) -> Options:
        """Places and numbers of unmoved armies, 0 for a leader alone."""
        found = vec[i64]()
        nation = self.nation
        leader = g.leader_of(nation)
        seat: i64 = g.leader_at[leader] if leader != NONE and g.ridden & LEADER_BIT == 0 else NOWHERE
        places = g.places_of[nation] | (BIT[seat] if seat != NOWHERE else 0)
        if self.only == FROM_ABROAD:
            places &= ALL_ABROAD
        while places:
            place = lowest(places)
            places &= places - 1
            fresh = g.fresh_at(nation, place)
            if place == seat and (not checked or can_set_out(g, nation, place, 0, LEADER_BIT)):
                found = append(found, option(TAKE_LEADER, place))
            if fresh > 0 and (not checked or can_leave(g, nation, place)):
                for count in range(1, fresh + 1):
                    found = append(found, option(TAKE, place, count))
        return found

    def with_leave(self, g: State, found: Options) -> Options:
        """[MD 5.41] Adds the seas for which leave may be asked: that may be all there is to do."""
        if self.nation < INDIANS and g.has_boats(self.nation):
            for sea in range(SEAS, PLACES):
                if may_ask_leave(g, self.nation, sea):
                    found = append(found, option(ASK_LEAVE, sea))
        return found

    def candidates(self, g: State, player: Seat) -> Options:
        if len(self.with_leave(g, self.groups(g, True))) == 0:
            return vec[i64]()
        return append(self.with_leave(g, self.groups(g, False)), option(END_MOVEMENT))

    def options(self, g: State, player: Seat) -> Options:
        found = self.with_leave(g, self.groups(g, True))
        return append(found, option(END_MOVEMENT)) if len(found) > 0 and self.end_refused(g) == OK else found

    def end_refused(self, g: State) -> Code:
        """[MD 5.2, 7.1, R18] Not while an army that could still move is abroad or in a crowded area."""
        if abroad(g, self.nation) != NONE:
            return STILL_ABROAD
        over = crowded(g, self.nation)
        if over == 0:
            return OK
        if self.only == ALL and any(can_leave(g, self.nation, area) for area in members(over)):
            areas = count_bits(over)
            return STACK_ONE if areas == 1 else STACK_TWO if areas == 2 else STACK_MORE
        return OK

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        verb, place = verb_of(option), first(option)
        if verb == END_MOVEMENT:
            return self.end_refused(g)
        if verb == TAKE_LEADER:
            return OK if can_set_out(g, self.nation, place, 0, LEADER_BIT) else NO_WAY
        return OK if verb == ASK_LEAVE or can_leave(g, self.nation, place) else NO_WAY

    def choose(self, g: State, player: Seat, option: Option) -> None:
        verb, place, count = verb_of(option), first(option), second(option)
        if verb == END_MOVEMENT:
            return
        g.again()
        if verb == ASK_LEAVE:
            g.do(AskLeave(self.nation, place))
        elif verb == TAKE_LEADER:
            set_out(g, place, 0, LEADER_BIT)
            g.do(March(self.nation))
        elif g.rested_riders_at(self.nation, place) == 0:
            set_out(g, place, count, 0)
            g.do(March(self.nation))
        else:
            ask(g, Escort(self.nation, place, count))

    def otherwise(self, g: State) -> None:
        """[MD R18] Nothing can move: movement is over."""

    def words(self, g: State, option: Option) -> Words:
        """The end is said with the areas that still forbid it, so that the refusal can name them."""
        return words_of(g, option) if verb_of(option) != END_MOVEMENT else ("end", *self.end_places(g))

    def end_places(self, g: State) -> list[str]:
        land = abroad(g, self.nation)
        if land != NONE:
            return [PLACE_NAMES[land]]
        if self.end_refused(g) == OK:
            return []
        return [PLACE_NAMES[area] for area in members(crowded(g, self.nation))]

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation],)


class Escort(PlaceChoice):
    """[MD 9.1, 12.2, R21] Who goes with the group: leader, arms, both or nobody."""

    def __init__(self, nation: i64, place: i64, count: i64) -> None:
        super().__init__(nation, place)
        self.count: Final = count

    def candidates(self, g: State, player: Seat) -> Options:
        return rider_options(g, self.nation, g.rested_riders_at(self.nation, self.place), ALONE)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return OK if can_set_out(g, self.nation, self.place, self.count, riders_of(option, ALONE)) else NO_WAY

    def choose(self, g: State, player: Seat, option: Option) -> None:
        set_out(g, self.place, self.count, riders_of(option, ALONE))
        g.do(March(self.nation))

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], PLACE_NAMES[self.place], str(self.count))


class Settle(NationStep):
    """[MD R18, R39] After movement what could not leave a foreign land goes, surplus is removed; then raids."""

    def run(self, g: State) -> None:
        nation = self.nation
        for place in range(FOREIGN, SEAS):
            remove(g, nation, place, g.armies_at(nation, place), BY_NO_WAY)
            if g.own_leader_at(nation, place):
                take_away(g, g.leader_of(nation))
        if crowded(g, nation):
            g.again()
            ask(g, RemoveSurplus(nation))
            return
        mark_raids(g, nation)
        g.tell(MOVEMENT_OVER, nation)


class RemoveSurplus(NationChoice):
    """[MD 5.2, R18] No army of a crowded area can move: the owner removes one."""

    def candidates(self, g: State, player: Seat) -> Options:
        return each(REMOVE, members(crowded(g, self.nation)))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        remove(g, self.nation, first(option), 1, BY_STACKING)

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], REMOVAL_NAMES[BY_STACKING])
