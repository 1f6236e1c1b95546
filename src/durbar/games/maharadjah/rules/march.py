"""MD 5, 9.1: one group on the march, border by border."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Option, Options, Seat, Words, members
from durbar.engine.option import each, first, option, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharadjah.ids import (
    ALL_POWERS,
    AREAS,
    ARMS_BITS,
    BRITISH,
    FOREIGN,
    INDIANS,
    LEADER_BIT,
    LEADERS,
    NATION_NAMES,
    NOWHERE,
    PLACE_NAMES,
    POWERS,
    SEAS,
)
from durbar.games.maharadjah.rules.arms import check_arms
from durbar.games.maharadjah.rules.leaders import kill_lone_leaders
from durbar.games.maharadjah.rules.shapes import NationChoice, bit_of
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.words import (
    ALLY_CANNOT_STOP,
    ALLY_THERE,
    CANNOT_SPLIT,
    ENEMY_STOPS,
    FOREIGN_CLOSED,
    GO,
    HILAND_STOPS,
    HILAND_STOPS_COLONIAL,
    LEADER_NEEDS_ARMY,
    LEAVE_ARMY,
    LEAVE_RIDER,
    MASTER_CANNOT_STOP,
    MOVES,
    MUST_LAND,
    NO_BOATS,
    NO_LEAVE,
    ONE_SEA,
    ONE_SEA_LED,
    RIDES,
    SAME_COAST,
    STAYS,
    STOP,
    STRAIT_IS_WHOLE,
    TOO_FAR,
    TOO_FAR_COLONIAL,
    TOO_FAR_LED,
)

# --- what stops, what lets pass --------------------------------------------------------------------------------------


def borders_of(nation: i64, riders: i64) -> i64:
    """[MD 5.12, 5.14, 9.1] Borders a group may cross: 2; colonial, or with a leader or arms, 3."""
    return 3 if nation >= INDIANS or riders else 2


def too_far(nation: i64, riders: i64) -> Code:
    """[MD 5.12, 5.14, 9.1] Whose allowance is used up: a colonial group's, one with riders', or the usual one."""
    if nation >= INDIANS:
        return TOO_FAR_COLONIAL
    return TOO_FAR_LED if riders else TOO_FAR


def cannot_stop(g: State, nation: i64, at: i64) -> Code:
    """[MD 11.1, 11.2] Armies that may be passed but not joined: an ally's, or those of a nation that has submitted."""
    return ALLY_CANNOT_STOP if g.friends(nation, g.rival_at(nation, at)) else MASTER_CANNOT_STOP


def needed_here(g: State, nation: i64, at: i64, count: i64) -> i64:
    """[MD 5.3, R3] Armies of the group that must stay to make twice the armies that must be fought there."""
    others = g.others_at(nation, at)
    if others == 0 or at >= AREAS or g.is_spared(nation, at):
        return 0
    need = 2 * others - (g.armies_at(nation, at) - count)
    return need if need > 0 else 0


def going_on(g: State, nation: i64) -> i64:
    """[MD R3] Armies of the group that could go on from where it is, when those needed have stayed."""
    return g.group_count if g.group_crossed == 0 else g.group_count - needed_here(g, nation, g.group_at, g.group_count)


def stopped_by(g: State, nation: i64, riders: i64) -> Code:
    """[MD 5.12, 5.16, 5.3, 9.1, R3] Why the group cannot go on from where it is."""
    if g.group_crossed == 0:
        return OK
    at = g.group_at
    if g.group_crossed >= borders_of(nation, riders):
        return too_far(nation, riders)
    if g.board.over_strait(g.group_from, at):
        return STRAIT_IS_WHOLE
    if at < AREAS:
        if riders == 0 and g.board.hiland[at]:
            return HILAND_STOPS if nation < INDIANS else HILAND_STOPS_COLONIAL
        need = needed_here(g, nation, at, g.group_count)
        if need > g.group_count or (need > 0 and need == g.group_count and riders & LEADER_BIT == 0):
            return ENEMY_STOPS
    return OK


def step_refused(g: State, nation: i64, at: i64, to: i64, count: i64, riders: i64, crossed: i64, coast: i64) -> Code:
    """[MD 5.12 to 5.41] May a group that is free to go on cross this border? `coast`: where its boats set out."""
    if FOREIGN <= to < SEAS:
        return FOREIGN_CLOSED
    if crossed > 0 and g.board.over_strait(at, to):
        return STRAIT_IS_WHOLE
    if to >= SEAS:
        return sea_refused(g, nation, at, to, count, riders, crossed, coast)
    if at >= SEAS and nation < INDIANS:
        if g.others_at(nation, at) > 0 and not g.has_leave(at):
            return NO_LEAVE
        if to == coast:
            return SAME_COAST
    return land_refused(g, nation, at, to, count, riders, crossed, coast) if g.others_at(nation, to) > 0 else OK


def sea_refused(g: State, nation: i64, at: i64, sea: i64, count: i64, riders: i64, crossed: i64, coast: i64) -> Code:
    """[MD 5.13, 5.4, 5.41, R6, R10, R18, R21] Boats: once, with leave, and only if they can land or attack."""
    if count == 0 and g.armies_at(nation, sea) == 0:
        return LEADER_NEEDS_ARMY
    if nation >= INDIANS:
        return OK
    if not g.has_boats(nation):
        return NO_BOATS
    if coast != NOWHERE or at >= SEAS:
        return ONE_SEA_LED if riders else ONE_SEA
    if can_attack_at_sea(g, nation, sea):
        return OK
    if g.others_at(nation, sea) > 0 and not g.has_leave(sea):
        return NO_LEAVE
    if crossed + 1 >= borders_of(nation, riders):
        return too_far(nation, riders)
    for shore in g.board.neighbours(sea):
        if shore < AREAS and step_refused(g, nation, sea, shore, count, riders, crossed + 1, at) == OK:
            return OK
    return MUST_LAND


def land_refused(g: State, nation: i64, at: i64, to: i64, count: i64, riders: i64, crossed: i64, coast: i64) -> Code:
    """[MD 11.1, 11.2, R21, R29, R30] Into an area with armies of others."""
    if count == 0 and g.armies_at(nation, to) == 0:
        return LEADER_NEEDS_ARMY
    rival = g.rival_at(nation, to)
    if g.friends(nation, rival):
        if nation != BRITISH:
            return ALLY_THERE
    elif not g.protected(nation, rival, to):
        return OK
    if FOREIGN <= at < SEAS or g.board.over_strait(at, to) or crossed + 1 >= borders_of(nation, riders):
        return cannot_stop(g, nation, to)
    if riders == 0 and g.board.hiland[to]:
        return cannot_stop(g, nation, to)
    for on in g.board.neighbours(to):
        if on != at and step_refused(g, nation, to, on, count, riders, crossed + 1, coast) == OK:
            return OK
    return cannot_stop(g, nation, to)


def can_attack_at_sea(g: State, nation: i64, sea: i64) -> bool:
    """[MD 8.2] Is there a power at sea that the nation may attack?"""
    powers = g.nations_at[sea] & ALL_POWERS & ~BIT[nation]
    return powers != 0 and any(not g.friends(nation, power) for power in members(powers))


def stop_refused(g: State, nation: i64, at: i64, count: i64) -> Code:
    """[MD 5.4, 11.1, R18, R21, R29] May pieces stop where they are?"""
    if count == 0 and (at >= SEAS or g.others_at(nation, at) > 0) and g.armies_at(nation, at) == 0:
        return LEADER_NEEDS_ARMY
    if at >= SEAS:
        return OK if nation >= INDIANS or can_attack_at_sea(g, nation, at) else MUST_LAND
    return cannot_stop(g, nation, at) if g.is_spared(nation, at) else OK


def can_set_out(g: State, nation: i64, place: i64, count: i64, riders: i64) -> bool:
    """[MD 5.11] Is there a first border for such a group?"""
    return any(step_refused(g, nation, place, to, count, riders, 0, NOWHERE) == OK for to in g.board.neighbours(place))


# --- effects ---------------------------------------------------------------------------------------------------------


def set_out(g: State, place: i64, count: i64, riders: i64) -> None:
    """[MD 9.1, R21] A group leaves with riders and unmoved armies of the same place; none joins later."""
    g.group_at, g.group_from, g.group_count = place, NOWHERE, count
    g.group_riders, g.group_crossed, g.group_coast = riders, 0, NOWHERE


def cross(g: State, nation: i64, to: i64) -> None:
    """The group goes over a border; a lone foreign leader does not survive it. [MD 9.0, R34]"""
    at = g.group_at
    g.shift(nation, at, to, g.group_count)
    g.move_riders(nation, g.group_riders, to)
    if to >= SEAS and nation < INDIANS:
        g.group_coast = at
    g.group_from, g.group_at = at, to
    g.group_crossed += 1
    if g.group_count > 0:
        g.tell(MOVES, nation, at, to, g.group_count)
    if g.group_riders:
        tell_riders(g, nation, at, to)
    if g.group_count > 0 and to < AREAS:
        kill_lone_leaders(g, to, nation)


def tell_riders(g: State, nation: i64, at: i64, to: i64) -> None:
    if g.group_riders & LEADER_BIT:
        g.tell(RIDES, g.leader_of(nation), at, to)
    for power in range(POWERS):
        if g.group_riders & BIT[power + 1]:
            g.tell(RIDES, LEADERS + power, at, to)


def stay(g: State, nation: i64, armies: i64) -> None:
    """[MD R8, R28] Armies of the group stop here; beside others it is remembered where they came from."""
    at = g.group_at
    g.moved[at] += armies
    g.group_count -= armies
    if armies > 0 and g.others_at(nation, at) > 0:
        by_boat = g.group_from >= SEAS and nation < INDIANS
        g.enter(at, g.group_coast if by_boat else g.group_from, 1 if by_boat else 0, armies)


def leave_needed(g: State, nation: i64) -> None:
    """[MD R3] A group that goes on leaves behind as many as are needed; arms do not go on without an army."""
    need = needed_here(g, nation, g.group_at, g.group_count) if g.group_crossed > 0 else 0
    if need > 0:
        g.tell(STAYS, nation, g.group_at, need)
        stay(g, nation, need)
    if g.group_count == 0 and g.group_riders & ARMS_BITS:
        g.ridden |= g.group_riders & ARMS_BITS
        g.group_riders &= LEADER_BIT


def finish(g: State, nation: i64) -> None:
    """The group stops, and has moved."""
    stay(g, nation, g.group_count)
    g.ridden |= g.group_riders
    g.group_at, g.group_from, g.group_riders, g.group_crossed, g.group_coast = NOWHERE, NOWHERE, 0, 0, NOWHERE
    check_arms(g)


# --- decisions -------------------------------------------------------------------------------------------------------


class March(NationChoice):
    """[MD 5.11, 9.1, R18, R21] The next border of the group, or the end of its move; with riders some may stop."""

    def ways(self, g: State) -> Options:
        """The places the group may go on to."""
        found = vec[i64]()
        nation, at, riders = self.nation, g.group_at, g.group_riders
        if stopped_by(g, nation, riders) != OK:
            return found
        count, crossed, coast = going_on(g, nation), g.group_crossed, g.group_coast
        for to in g.board.neighbours(at):
            if step_refused(g, nation, at, to, count, riders, crossed, coast) == OK:
                found = append(found, option(GO, to))
        return found

    def candidates(self, g: State, player: Seat) -> Options:
        if len(self.ways(g)) == 0:
            return vec[i64]()
        return self.with_stops(g, each(GO, g.board.neighbours(g.group_at)), False)

    def options(self, g: State, player: Seat) -> Options:
        found = self.ways(g)
        return self.with_stops(g, found, True) if len(found) > 0 else found

    def with_stops(self, g: State, found: Options, checked: bool) -> Options:
        """Adds the ways to stop, all or only those not refused."""
        if g.group_crossed == 0:
            return found
        stop = stop_refused(g, self.nation, g.group_at, g.group_count)
        if not checked or stop == OK:
            found = append(found, option(STOP))
        if g.group_riders:
            for split in self.splits(g):
                if not checked or self.split_refused(g, split) == OK:
                    found = append(found, split)
        return found

    def splits(self, g: State) -> Options:
        """An army or a rider may be left behind."""
        found = vec[i64]([option(LEAVE_ARMY)])
        if g.group_riders & LEADER_BIT:
            found = append(found, option(LEAVE_RIDER, g.leader_of(self.nation)))
        for power in range(POWERS):
            if g.rides_along(power + 1):
                found = append(found, option(LEAVE_RIDER, LEADERS + power))
        return found

    def split_refused(self, g: State, split: i64) -> Code:
        """[MD R21, R41] The last rider stops with all; the last army only if the leader alone goes on."""
        riders = g.group_riders
        if verb_of(split) == LEAVE_ARMY:
            if g.group_count < 2 and (g.group_count == 0 or riders != LEADER_BIT):
                return CANNOT_SPLIT
            return stop_refused(g, self.nation, g.group_at, 1)
        if riders & (riders - 1) == 0 or g.group_count == 0:
            return CANNOT_SPLIT
        beside = g.armies_at(self.nation, g.group_at) > g.group_count
        if first(split) < LEADERS and g.group_at < AREAS and g.others_at(self.nation, g.group_at) == 0:
            return OK
        return OK if beside else CANNOT_SPLIT

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        verb = verb_of(option)
        if verb == STOP:
            return stop_refused(g, self.nation, g.group_at, g.group_count)
        if verb != GO:
            return self.split_refused(g, option)
        stopped = stopped_by(g, self.nation, g.group_riders)
        if stopped != OK:
            return stopped
        count, to = going_on(g, self.nation), first(option)
        return step_refused(g, self.nation, g.group_at, to, count, g.group_riders, g.group_crossed, g.group_coast)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == STOP:
            finish(g, self.nation)
            return
        g.again()
        if verb == LEAVE_ARMY:
            g.tell(STAYS, self.nation, g.group_at, 1)
            stay(g, self.nation, 1)
        elif verb == LEAVE_RIDER:
            rider = bit_of(first(option))
            g.group_riders &= ~rider
            g.ridden |= rider
        else:
            leave_needed(g, self.nation)
            cross(g, self.nation, first(option))

    def otherwise(self, g: State) -> None:
        """Nothing but to stop."""
        finish(g, self.nation)

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], str(g.group_count), PLACE_NAMES[g.group_at])
