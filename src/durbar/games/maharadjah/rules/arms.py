"""MD 12.2: arms."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Words, members
from durbar.engine.option import each, first, option, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharadjah.ids import IN_ARMS, INDIANS, NATION_NAMES, NONE, NOWHERE, POWERS
from durbar.games.maharadjah.rules.shapes import NationChoice, NationStep, PowerChoice, ask
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.words import (
    ARM,
    ARMS_BACK,
    ARMS_ENTER,
    ARMS_GIVEN,
    ARMS_LOST,
    KEEP,
    NO_ARMY_ASHORE,
    NO_TRADE,
    PLACE,
    TAKE_BACK,
)


def trades_with(g: State, power: i64, nation: i64) -> bool:
    """[MD 12.2] (a) The nation holds an area with a factory of the power."""
    return any(g.factory[area] == power for area in members(g.areas_held(nation)))


def check_arms(g: State) -> None:
    """[MD 12.2, R26, R32] A marker goes without factory, army of the power ashore, or armies beside it."""
    for i in range(POWERS):
        holder = g.arms_holder[i]
        if holder != NONE:
            power: i64 = i + INDIANS
            place = g.arms_at[i]
            alone = place != NOWHERE and g.armies_at(holder, place) == 0
            if alone or g.areas_held(power) == 0 or not trades_with(g, power, holder):
                g.set_arms_holder(i, NONE)
                g.set_arms_at(i, NOWHERE)
                g.tell(ARMS_LOST, power, holder)


class ArmsEnter(NationStep):
    """[MD 12.2] Arms given since enter in the receiver's population phase."""

    def run(self, g: State) -> None:
        for i in range(POWERS):
            if g.arms_holder[i] == self.nation and g.arms_at[i] == NOWHERE:
                g.again()
                ask(g, PlaceArms(self.nation, i + INDIANS))
                return


class PlaceArms(NationChoice):
    """[MD 12.2] In an area the receiver holds."""

    def __init__(self, nation: i64, power: i64) -> None:
        super().__init__(nation)
        self.power: Final = power

    def candidates(self, g: State, player: Seat) -> Options:
        return each(PLACE, members(g.areas_held(self.nation)))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.set_arms_at(self.power - INDIANS, first(option))
        g.tell(ARMS_ENTER, self.power, self.nation, first(option))

    def otherwise(self, g: State) -> None:
        check_arms(g)

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.power], NATION_NAMES[self.nation])


class ArmsPhase(NationStep):
    """[MD 4.6] Colonial powers only."""

    def run(self, g: State) -> None:
        if self.nation >= INDIANS:
            g.phase = IN_ARMS
            ask(g, GiveArms(self.nation))


class GiveArms(PowerChoice):
    """[MD 12.2, R32] To an Indian nation that holds an area with a factory of the power; or back, or as it is."""

    def candidates(self, g: State, player: Seat) -> Options:
        holder = g.arms_holder[self.power - INDIANS]
        found = vec[i64]([option(KEEP)])
        if holder != NONE:
            found = append(found, option(TAKE_BACK))
        for nation in range(INDIANS):
            if nation != holder and g.count[nation] > 0:
                found = append(found, option(ARM, nation))
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if verb_of(option) != ARM:
            return OK
        if g.areas_held(self.power) == 0:
            return NO_ARMY_ASHORE
        return OK if trades_with(g, self.power, first(option)) else NO_TRADE

    def choose(self, g: State, player: Seat, option: Option) -> None:
        i = self.power - INDIANS
        if verb_of(option) == KEEP:
            return
        if g.arms_holder[i] != NONE:
            g.tell(ARMS_BACK, self.power, g.arms_holder[i])
        g.set_arms_at(i, NOWHERE)
        g.set_arms_holder(i, NONE)
        if verb_of(option) == ARM:
            g.set_arms_holder(i, first(option))
            g.tell(ARMS_GIVEN, self.power, first(option))

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.power],)
