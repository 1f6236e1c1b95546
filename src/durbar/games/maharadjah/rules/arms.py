"""MD 12.2: arms."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import Decision, Option, Options, Seat, Words
from durbar.engine.refusal import OK, Code
from durbar.games.maharadjah.ids import AREAS, IN_ARMS, INDIANS, NATION_NAMES, NONE, NOWHERE, PLACE_NAMES, POWERS
from durbar.games.maharadjah.rules.shapes import NationStep, PowerChoice, ask
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.words import ARMS_BACK, ARMS_ENTER, ARMS_GIVEN, ARMS_LOST, NO_ARMY_ASHORE, NO_TRADE

TAKE_BACK: Final = 62
KEEP: Final = 63


def trades_with(g: State, power: i64, nation: i64) -> bool:
    """[MD 12.2] (a) The nation holds an area with a factory of the power."""
    found: i64 = 0
    for area in range(AREAS):
        if g.factory[area] == power and g.armies_at(nation, area) > 0:
            found += 1
    return found > 0


def check_arms(g: State) -> None:
    """[MD 12.2, R26, R32] A marker goes without factory, army of the power ashore, or armies beside it."""
    for i in range(POWERS):
        holder = g.arms_holder[i]
        if holder != NONE:
            power: i64 = i + INDIANS
            place = g.arms_at[i]
            alone = place != NOWHERE and g.armies_at(holder, place) == 0
            if alone or g.armies_ashore(power) == 0 or not trades_with(g, power, holder):
                g.arms_holder[i] = NONE
                g.arms_at[i] = NOWHERE
                g.tell(ARMS_LOST, power, holder)


@mypyc_attr(acyclic=True)
class ArmsEnter(NationStep):
    """[MD 12.2] Arms given since enter in the receiver's population phase."""

    def run(self, g: State) -> None:
        for i in range(POWERS):
            if g.arms_holder[i] == self.nation and g.arms_at[i] == NOWHERE:
                g.again()
                ask(g, PlaceArms(self.nation, i + INDIANS))
                return


@mypyc_attr(acyclic=True)
class PlaceArms(Decision):
    """[MD 12.2] In an area the receiver holds."""

    def __init__(self, nation: i64, power: i64) -> None:
        self.nation: Final = nation
        self.power: Final = power

    def player(self, g: State) -> Seat:
        return g.controller(self.nation)

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for area in range(AREAS):
            if g.armies_at(self.nation, area) > 0:
                found = append(found, area)
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.arms_at[self.power - INDIANS] = option
        g.tell(ARMS_ENTER, self.power, self.nation, option)

    def otherwise(self, g: State) -> None:
        check_arms(g)

    def words(self, g: State, option: Option) -> Words:
        return ("place", PLACE_NAMES[option])

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.power], NATION_NAMES[self.nation])


@mypyc_attr(acyclic=True)
class ArmsPhase(NationStep):
    """[MD 4.6] Colonial powers only."""

    def run(self, g: State) -> None:
        if self.nation >= INDIANS:
            g.phase = IN_ARMS
            ask(g, GiveArms(self.nation))


@mypyc_attr(acyclic=True)
class GiveArms(PowerChoice):
    """[MD 12.2, R32] To an Indian nation that holds an area with a factory of the power; or back, or as it is."""

    def candidates(self, g: State, player: Seat) -> Options:
        holder = g.arms_holder[self.power - INDIANS]
        found = vec[i64]([KEEP])
        if holder != NONE:
            found = append(found, TAKE_BACK)
        for nation in range(INDIANS):
            if nation != holder and g.count[nation] > 0:
                found = append(found, nation)
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if option >= INDIANS:
            return OK
        if g.armies_ashore(self.power) == 0:
            return NO_ARMY_ASHORE
        return OK if trades_with(g, self.power, option) else NO_TRADE

    def choose(self, g: State, player: Seat, option: Option) -> None:
        i = self.power - INDIANS
        if option == KEEP:
            return
        if g.arms_holder[i] != NONE:
            g.tell(ARMS_BACK, self.power, g.arms_holder[i])
        g.arms_at[i] = NOWHERE
        g.arms_holder[i] = NONE if option == TAKE_BACK else option
        if option != TAKE_BACK:
            g.tell(ARMS_GIVEN, self.power, option)

    def words(self, g: State, option: Option) -> Words:
        if option == KEEP:
            return ("keep",)
        return ("take-back",) if option == TAKE_BACK else ("arm", NATION_NAMES[option])

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.power],)
