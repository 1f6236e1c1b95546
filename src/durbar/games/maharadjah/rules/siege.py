"""MD 8.1, 8.7, 12.1: an attack on a factory that stands alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import Decision, Option, Options, Seat, Words
from durbar.engine.option import option, verb_of
from durbar.games.maharadjah.ids import NATION_NAMES, NONE, PLACE_NAMES
from durbar.games.maharadjah.rules.arms import check_arms
from durbar.games.maharadjah.rules.leaders import kill_left_alone, kill_stranded
from durbar.games.maharadjah.rules.rounds import (
    AT_FACTORY,
    ATTACKING,
    BY_FACTORY,
    AttackerLosses,
    RollAll,
    begin_round,
    end_fight,
    tell_aim,
)
from durbar.games.maharadjah.rules.shapes import SiegeStep
from durbar.games.maharadjah.rules.versions import ALLIANCE_AT_ANY_TIME
from durbar.games.maharadjah.rules.victory import score_factory
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.words import BREAK_OFF, BREAKS_OFF, FACTORY_LOST, FIGHT, SIEGE

BREAK_OFF_OR_FIGHT: Final = vec[i64]([option(BREAK_OFF), option(FIGHT)])


def can_besiege(g: State, nation: i64, area: i64) -> bool:
    """[MD 8.1, 11.2, R22] A factory beside armies of another nation, not a friend, not yet attacked this phase."""
    owner = g.factory[area]
    if owner == NONE or g.armies_at(nation, area) == 0 or g.was_attacked(area):
        return False
    return owner != nation and not g.friends(nation, owner)


def besiege(g: State, area: i64, attacker: i64) -> None:
    """[MD 8.1, R22] Once per battle phase and factory."""
    owner = g.factory[area]
    g.mark_attacked(area)
    g.battle_at, g.battle_with, g.round = area, owner, 0
    g.tell(SIEGE, attacker, owner, area)
    g.do(Siege(area, attacker, owner))


class Siege(SiegeStep):
    """[MD 8.1, 8.7, R22, R23] Rounds against a factory, which rolls one die; the attacker may break off."""

    def run(self, g: State) -> None:
        area, attacker, owner = self.area, self.attacker, self.owner
        armies = g.armies_at(attacker, area)
        if armies == 0 or g.factory[area] != owner or g.friends(attacker, owner):
            end_fight(g)
            return
        begin_round(g, area)
        tell_aim(g, area, owner, attacker, BY_FACTORY)
        tell_aim(g, area, attacker, owner, ATTACKING | AT_FACTORY)
        g.again()
        g.do(
            RollAll(area, attacker, owner, armies, ATTACKING | AT_FACTORY),
            RollAll(area, owner, attacker, 1, BY_FACTORY),
            AttackerLosses(area, attacker, owner),
            FactoryHit(area, attacker, owner),
            BesiegerMayAlly(area, attacker, owner),
            AskSiege(area, attacker, 1),
        )


class FactoryHit(SiegeStep):
    """[MD 8.3, 12.1, R35] A factory hit is destroyed; a leader who had only the factory is then killed."""

    def run(self, g: State) -> None:
        if g.hits > 0:
            g.set_factory(self.area, NONE)
            g.tell(FACTORY_LOST, self.owner, self.area, self.attacker)
            score_factory(g, self.attacker, self.owner)
            kill_left_alone(g, self.area, self.attacker, self.owner)
            kill_stranded(g, self.area, self.owner)
        check_arms(g)


class BesiegerMayAlly(SiegeStep):
    """[MD 11.2, R12] Between rounds against a factory too."""

    def run(self, g: State) -> None:
        from durbar.games.maharadjah.rules.submission import ask_besieger  # it plans sieges: one of the two comes later

        if g.rules >= ALLIANCE_AT_ANY_TIME and g.factory[self.area] == self.owner:
            ask_besieger(g, self.attacker, self.area)


class AskSiege(Decision):
    """[MD 8.1, 8.7, R38] Attack the factory (again), or co-exist. `begun` 1: between rounds."""

    def __init__(self, area: i64, attacker: i64, begun: i64) -> None:
        self.area: Final = area
        self.attacker: Final = attacker
        self.begun: Final = begun

    def player(self, g: State) -> Seat:
        return g.controller(self.attacker)

    def candidates(self, g: State, player: Seat) -> Options:
        if self.begun:
            owner = g.factory[self.area]
            over = g.armies_at(self.attacker, self.area) == 0 or owner == NONE or g.friends(self.attacker, owner)
            return vec[i64]() if over else BREAK_OFF_OR_FIGHT
        return BREAK_OFF_OR_FIGHT if can_besiege(g, self.attacker, self.area) else vec[i64]()

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) == FIGHT and not self.begun:
            besiege(g, self.area, self.attacker)
        if verb_of(option) == BREAK_OFF and self.begun:
            g.tell(BREAKS_OFF, self.attacker, self.area)
            g.leave(Siege)
            end_fight(g)

    def otherwise(self, g: State) -> None:
        """Nobody is left to fight."""

    def subject(self, g: State) -> Words:
        owner = g.factory[self.area]
        return (NATION_NAMES[self.attacker], PLACE_NAMES[self.area], NATION_NAMES[owner] if owner != NONE else "none")
