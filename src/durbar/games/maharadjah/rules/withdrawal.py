"""MD 11.1, 11.2, R28, R4: armies that may no longer fight leave; invaders sent back abroad enter again."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Words
from durbar.engine.option import each, first, option
from durbar.games.maharadjah.ids import (
    AREAS,
    BY_NO_WAY,
    FOREIGN,
    INDIANS,
    NATION_NAMES,
    NONE,
    PLACE_NAMES,
    PLACES,
    SEAS,
)
from durbar.games.maharadjah.rules.arms import check_arms
from durbar.games.maharadjah.rules.leaders import kill_stranded
from durbar.games.maharadjah.rules.removal import remove
from durbar.games.maharadjah.rules.retreat import follow, riders_leave
from durbar.games.maharadjah.rules.rounds import BY_BOAT, UNLISTED, forget, forget_all, origins
from durbar.games.maharadjah.rules.shapes import LandChoice, PlaceChoice, PlaceStep, ask
from durbar.games.maharadjah.rules.siege import AskSiege
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import ROW_NATION
from durbar.games.maharadjah.words import RETURN, RETURNS, SHIFT, SHIFTS, VOID, VOID_ROW


class Withdraw(PlaceStep):
    """[MD 11.1, 11.2, R22] The armies leave at once; where others submitted they may first attack a factory."""

    def run(self, g: State) -> None:
        g.do(ReturnArmies(self.nation, self.place))
        rival = g.rival_at(self.nation, self.place)
        if rival != NONE and g.protected(self.nation, rival, self.place):
            g.do(AskSiege(self.place, self.nation, 0))


class ReturnArmies(PlaceStep):
    """[MD R28] Army by army."""

    def run(self, g: State) -> None:
        if g.armies_at(self.nation, self.place) > 0:
            g.again()
            self.one_or_all(g)
            return
        kill_stranded(g, self.place, self.nation)
        check_arms(g)

    def one_or_all(self, g: State) -> None:
        """Armies that came the same way and have no other go back together, riders and all."""
        nation, place = self.nation, self.place
        decision = ReturnArmy(nation, place)
        targets = decision.targets(g)
        ways = origins(g, nation, place)
        if len(targets) != 1 or len(ways) != 1 or not decision.is_home(g, targets[0]):
            ask(g, decision)
            return
        armies, target = g.armies_at(nation, place), targets[0]
        forget_all(g, place)
        g.shift(nation, place, target, armies)
        g.tell(RETURNS, nation, place, target, armies)
        follow(g, nation, g.riders_at(nation, place), place, target)


class ReturnArmy(PlaceChoice):
    """[MD R28] To where it entered from or an area its nation holds alone; failing both next door; else removed."""

    def is_home(self, g: State, target: i64) -> bool:
        """Did an army here enter from there, and is it free of others?"""
        if target < SEAS and g.others_at(self.nation, target) > 0:
            return False
        ways = origins(g, self.nation, self.place)
        return any(way != UNLISTED and way % BY_BOAT == target for way in ways)

    def is_held(self, g: State, target: i64) -> bool:
        if target >= AREAS or target == self.place or g.armies_at(self.nation, target) == 0:
            return False
        return g.others_at(self.nation, target) == 0 and g.has_room(self.nation, target)

    def targets(self, g: State) -> Options:
        found = vec[i64]()
        for target in range(PLACES):
            if self.is_home(g, target) or self.is_held(g, target):
                found = append(found, target)
        return found if len(found) > 0 else self.next_door(g)

    def candidates(self, g: State, player: Seat) -> Options:
        return each(RETURN, self.targets(g))

    def next_door(self, g: State) -> Options:
        found = vec[i64]()
        for near in g.board.neighbours(self.place):
            if (near < AREAS and g.is_free(near)) or (near >= SEAS and self.nation >= INDIANS):
                found = append(found, near)
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        target = first(option)
        self.forget_way(g, target)
        g.shift(self.nation, self.place, target, 1)
        g.tell(RETURNS, self.nation, self.place, target, 1)
        riders_leave(g, self.nation, self.place, target)

    def forget_way(self, g: State, target: i64) -> None:
        """The army that came from there, if one did; else the first."""
        ways = origins(g, self.nation, self.place)
        for way in ways:
            if way != UNLISTED and way % BY_BOAT == target:
                forget(g, self.place, way)
                return
        if len(ways) > 0:
            forget(g, self.place, ways[0])

    def otherwise(self, g: State) -> None:
        remove(g, self.nation, self.place, g.armies_at(self.nation, self.place), BY_NO_WAY)

    def subject(self, g: State) -> Words:
        armies = str(g.armies_at(self.nation, self.place))
        return (NATION_NAMES[self.nation], PLACE_NAMES[self.place], armies)


# --- blocked invaders ------------------------------------------------------------------------------------------------


def has_open_entry(g: State, nation: i64, land: i64) -> bool:
    """[MD R4] An entry not held by a nation submitted to the invaders (or allied with them)."""
    return any(area < AREAS and not g.is_spared(nation, area) for area in g.board.neighbours(land))


class ShiftLand(LandChoice):
    """[MD R4] All of them shift, free, to one adjacent foreign land that has an open entry."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for near in g.board.neighbours(self.land):
            if FOREIGN <= near < SEAS and has_open_entry(g, self.nation, near):
                found = append(found, option(SHIFT, near))
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        armies, target = g.armies_at(self.nation, self.land), first(option)
        g.shift(self.nation, self.land, target, armies)
        g.tell(SHIFTS, self.nation, self.land, target, armies)
        follow(g, self.nation, g.riders_at(self.nation, self.land), self.land, target)

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], PLACE_NAMES[self.land])


class VoidSubmission(LandChoice):
    """[MD R4] With no entry anywhere they name a submitted nation that holds one: its submission to them is void."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for area in g.board.neighbours(self.land):
            rival = g.rival_at(self.nation, area) if area < AREAS else NONE
            if rival != NONE and g.protected(self.nation, rival, area) and not g.friends(self.nation, rival):
                void = option(VOID_ROW, g.row_of(rival, area))
                if void not in found:
                    found = append(found, void)
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        row = first(option)
        g.clear_submitted(row, self.nation)
        g.mark_void(row, self.nation)
        g.tell(VOID, ROW_NATION[row], self.nation)

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], PLACE_NAMES[self.land])
