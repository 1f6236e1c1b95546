"""MD 12.1: factories."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Decision, Option, Options, Seat, Step, Words, members
from durbar.engine.option import each, first, option, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharadjah.ids import (
    ALL_SEAS,
    AREAS,
    IN_FACTORIES,
    INDIANS,
    NATION_NAMES,
    NONE,
    NOWHERE,
    PLACE_NAMES,
    ROWS,
)
from durbar.games.maharadjah.rules.arms import check_arms
from durbar.games.maharadjah.rules.leaders import kill_stranded
from durbar.games.maharadjah.rules.shapes import NationStep, PowerChoice, ask
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import FACTORIES, ROW_NATION
from durbar.games.maharadjah.words import (
    AGREE,
    BUILD,
    CONSENT_REFUSED,
    CONSENTS,
    DISSENTS,
    END_BUILDING,
    FACTORY_BUILT,
    FACTORY_LIFTED,
    NO_ARMY_NEAR,
    NO_FACTORY_LEFT,
    NOT_A_SITE,
    REFUSE,
    SITE_TAKEN,
    TAKE_UP,
    TWO_A_PHASE,
    WHERE_IT_STOOD,
)


class FactoryPhase(NationStep):
    """[MD 4.5] Colonial powers only."""

    def run(self, g: State) -> None:
        if self.nation >= INDIANS:
            g.phase = IN_FACTORIES
            g.built, g.lifted, g.dissent = 0, NOWHERE, 0
            g.do(Building(self.nation))


class Building(Step):
    """[MD 12.1] Up to two factories, one of them taken up elsewhere before."""

    def __init__(self, power: i64) -> None:
        self.power: Final = power

    def run(self, g: State) -> None:
        g.again()
        ask(g, Build(self.power))


def has_army_at_sea_by(g: State, power: i64, area: i64) -> bool:
    """[MD 12.1] Is an army of the power in a sea that borders the area?"""
    return g.places_of[power] & g.board.next_to[area] & ALL_SEAS != 0


def site_refused(g: State, power: i64, area: i64) -> Code:
    """[MD 12.1, R31] (a) an army of the power, or (b) another nation holds the area and a ship lies off the coast."""
    if g.board.factory[area] == 0:
        return NOT_A_SITE
    if g.factory[area] != NONE:
        return SITE_TAKEN
    if g.built >= g.board.factories_built:
        return TWO_A_PHASE
    if g.count_factories(power) >= FACTORIES[power]:
        return NO_FACTORY_LEFT
    if area == g.lifted:
        return WHERE_IT_STOOD
    if g.armies_at(power, area) > 0:
        return OK
    if g.total[area] == 0 or not has_army_at_sea_by(g, power, area):
        return NO_ARMY_NEAR
    return CONSENT_REFUSED if g.has_dissent(area) else OK


def has_consent(g: State, power: i64, area: i64) -> bool:
    """[MD 12.1, 11.1, 11.2, R16] Own army; one player; submission to the power this turn; alliance with the British."""
    holder = g.rival_at(power, area)
    if g.armies_at(power, area) > 0 or holder == NONE or g.controller(holder) == g.controller(power):
        return True
    return g.friends(power, holder) or has_submitted(g, power, holder, area)


def has_submitted(g: State, power: i64, holder: i64, area: i64) -> bool:
    """[MD 11.1, 12.1] Whoever submitted refuses nowhere; but a region it could have submitted for stands apart."""
    if g.protected(power, holder, area):
        return True
    for row in range(ROWS):
        if ROW_NATION[row] == holder and g.has_submitted(row, power):
            return g.row_of(holder, area) == NONE
    return False


class Build(PowerChoice):
    """[MD 12.1, R31] Build in an area, take up an own factory to use it elsewhere, or be done."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = each(BUILD, members(g.board.sites))
        if g.built == 0 and g.lifted == NOWHERE:
            for area in range(AREAS):
                if g.factory[area] == self.power:
                    found = append(found, option(TAKE_UP, area))
        return append(found, option(END_BUILDING))

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return site_refused(g, self.power, first(option)) if verb_of(option) == BUILD else OK

    def choose(self, g: State, player: Seat, option: Option) -> None:
        verb, area = verb_of(option), first(option)
        if verb == END_BUILDING:
            g.leave(Building)
        elif verb == TAKE_UP:
            g.lifted = area
            g.set_factory(g.lifted, NONE)
            g.tell(FACTORY_LIFTED, self.power, g.lifted)
            kill_stranded(g, g.lifted, self.power)
            check_arms(g)
        elif has_consent(g, self.power, area):
            build(g, self.power, area)
        else:
            g.do(Consent(self.power, area))

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.power], str(g.board.factories_built - g.built))


def build(g: State, power: i64, area: i64) -> None:
    g.set_factory(area, power)
    g.built += 1
    g.tell(FACTORY_BUILT, power, area)
    check_arms(g)


class Consent(Decision):
    """[MD 12.1, R16] The nation that holds the area agrees to a factory, or not; asked once a phase."""

    def __init__(self, power: i64, area: i64) -> None:
        self.power: Final = power
        self.area: Final = area

    def player(self, g: State) -> Seat:
        return g.controller(g.rival_at(self.power, self.area))

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([option(REFUSE), option(AGREE)])

    def choose(self, g: State, player: Seat, option: Option) -> None:
        holder = g.rival_at(self.power, self.area)
        if verb_of(option) == AGREE:
            g.tell(CONSENTS, holder, self.power, self.area)
            build(g, self.power, self.area)
        else:
            g.mark_dissent(self.area)
            g.tell(DISSENTS, holder, self.power, self.area)

    def subject(self, g: State) -> Words:
        holder = g.rival_at(self.power, self.area)
        return (NATION_NAMES[holder], NATION_NAMES[self.power], PLACE_NAMES[self.area])
