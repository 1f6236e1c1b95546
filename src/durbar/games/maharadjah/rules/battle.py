"""MD 8: battle."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import Option, Options, Seat, Words
from durbar.engine.refusal import OK, Code
from durbar.games.maharadjah.ids import (
    AREAS,
    IN_BATTLE,
    INDIANS,
    NATION_NAMES,
    NATIONS,
    NONE,
    PLACE_NAMES,
    PLACES,
    POWERS,
    SEAS,
)
from durbar.games.maharadjah.rules.arms import check_arms
from durbar.games.maharadjah.rules.leaders import kill_left_alone
from durbar.games.maharadjah.rules.march import can_attack_at_sea
from durbar.games.maharadjah.rules.retreat import AttackerRetreats, DefenderRetreats, Landing
from durbar.games.maharadjah.rules.rounds import (
    ATTACKING,
    BY_FACTORY,
    AttackerLosses,
    Clash,
    Fight,
    begin_round,
    end_fight,
    lose,
    plan_rolls,
)
from durbar.games.maharadjah.rules.shapes import NationChoice, NationStep, ask
from durbar.games.maharadjah.rules.siege import besiege, can_besiege
from durbar.games.maharadjah.rules.submission import BetweenRounds, Windows
from durbar.games.maharadjah.rules.victory import mark_raids
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.words import BATTLE, BATTLE_OVER, BATTLES_WAIT

FACTORY: Final = 64  # and the area
AT_SEA: Final = 128  # and the number of the sea times 4, and of the power
LAND: Final = 160  # and the number of the sea
DONE: Final = 255


def at_sea(sea: i64, power: i64) -> i64:
    """[MD R42] A power at sea, among the targets of attacks: after the areas."""
    return AREAS + (sea - SEAS) * POWERS + power - INDIANS


def attacked_at_sea(g: State, sea: i64) -> bool:
    return any(g.was_attacked(at_sea(sea, power)) for power in range(INDIANS, NATIONS))


@mypyc_attr(acyclic=True)
class BattlePhase(NationStep):
    """[MD 4.4, 8.1] After movement all battles are fought, each finished before the next."""

    def run(self, g: State) -> None:
        g.phase = IN_BATTLE
        g.attacked = 0
        g.do(Battles(self.nation), EndOfBattles(self.nation))


@mypyc_attr(acyclic=True)
class Battles(NationStep):
    """[MD 8.1] The active player chooses the order."""

    def run(self, g: State) -> None:
        g.again()
        ask(g, ChooseBattle(self.nation))


@mypyc_attr(acyclic=True)
class EndOfBattles(NationStep):
    """[MD R13] Raids are looked for once more."""

    def run(self, g: State) -> None:
        mark_raids(g, self.nation)


@mypyc_attr(acyclic=True)
class ChooseBattle(NationChoice):
    """[MD 8.1, 8.2, R22, R24] A battle that must be, an attack on a factory or at sea that may be, or the end."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        nation = self.nation
        for area in range(AREAS):
            if g.armies_at(nation, area) > 0:
                if g.others_at(nation, area) > 0:
                    if g.must_fight(nation, area):
                        found = append(found, area)
                elif g.factory[area] != NONE and can_besiege(g, nation, area):
                    found = append(found, FACTORY + area)
        for sea in range(SEAS, PLACES):
            if g.armies_at(nation, sea) > 0:
                found = self.with_sea(g, found, sea)
        return append(found, DONE)

    def with_sea(self, g: State, found: Options, sea: i64) -> Options:
        """[MD 8.2, R6, R24] Powers that may be attacked; an Indian nation lands when it has fought."""
        for power in range(INDIANS, NATIONS):
            foe = power != self.nation and g.armies_at(power, sea) > 0 and not g.friends(self.nation, power)
            if foe and not g.was_attacked(at_sea(sea, power)):
                found = append(found, AT_SEA + (sea - SEAS) * POWERS + power - INDIANS)
        if self.nation < INDIANS and (attacked_at_sea(g, sea) or not can_attack_at_sea(g, self.nation, sea)):
            found = append(found, LAND + sea - SEAS)
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return BATTLES_WAIT if option == DONE and self.has_duty(g) else OK

    def has_duty(self, g: State) -> bool:
        """Battles that must be fought, armies that must still land."""
        nation = self.nation
        for area in range(AREAS):
            if g.armies_at(nation, area) > 0 and g.others_at(nation, area) > 0 and g.must_fight(nation, area):
                return True
        afloat: i64 = 0
        for sea in range(SEAS, PLACES):
            afloat += g.armies_at(nation, sea)
        return nation < INDIANS and afloat > 0

    def choose(self, g: State, player: Seat, option: Option) -> None:
        nation = self.nation
        if option == DONE:
            g.leave(Battles)
        elif option >= LAND:
            g.do(Landing(nation, option - LAND + SEAS))
        elif option >= AT_SEA:
            sea: i64 = (option - AT_SEA) // POWERS + SEAS
            power: i64 = (option - AT_SEA) % POWERS + INDIANS
            g.mark_attacked(at_sea(sea, power))
            begin_battle(g, sea, nation, power)
        elif option >= FACTORY:
            besiege(g, option - FACTORY, nation)
        else:
            begin_battle(g, option, nation, g.rival_at(nation, option))

    def words(self, g: State, option: Option) -> Words:
        if option == DONE:
            return ("end-battles",)
        if option >= LAND:
            return ("land-all", PLACE_NAMES[option - LAND + SEAS])
        if option >= AT_SEA:
            sea, power = (option - AT_SEA) // POWERS + SEAS, (option - AT_SEA) % POWERS + INDIANS
            return ("attack-at-sea", PLACE_NAMES[sea], NATION_NAMES[power])
        return (
            ("attack-factory", PLACE_NAMES[option - FACTORY]) if option >= FACTORY else ("attack", PLACE_NAMES[option])
        )

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation],)


def begin_battle(g: State, place: i64, attacker: i64, defender: i64) -> None:
    g.battle_at, g.battle_with, g.round = place, defender, 0
    g.tell(BATTLE, attacker, defender, place)
    g.do(Battle(place, attacker, defender), AfterBattle(place, attacker, defender))


@mypyc_attr(acyclic=True)
class Battle(Fight):
    """[MD 8.3, 8.4, 8.7] Rounds: both roll, losses, windows for submission, retreats; until one side is gone."""

    def run(self, g: State) -> None:
        if not self.goes_on(g):
            return
        place, attacker, defender = self.place, self.attacker, self.defender
        g.battle_at, g.battle_with = place, defender
        begin_round(g, place)
        g.again()
        g.do(
            DefenderLosses(place, attacker, defender),
            AttackerLosses(place, attacker, defender),
            AfterRound(place, attacker, defender),
            BetweenRounds(place, attacker, defender),
            DefenderRetreats(place, attacker, defender),
            AttackerRetreats(place, attacker, defender),
        )
        if place < AREAS and g.factory[place] == defender:
            plan_rolls(g, place, defender, attacker, 1, BY_FACTORY)
        plan_rolls(g, place, defender, attacker, g.armies_at(defender, place), 0)
        plan_rolls(g, place, attacker, defender, g.armies_at(attacker, place), ATTACKING)


@mypyc_attr(acyclic=True)
class DefenderLosses(Clash):
    """[MD 8.3, R23] One army for each hit; what is left over is lost, a factory beside armies is not hit."""

    def run(self, g: State) -> None:
        armies = g.armies_at(self.defender, self.place)
        lose(g, self.defender, self.place, g.hits if g.hits < armies else armies, self.attacker)


@mypyc_attr(acyclic=True)
class AfterRound(Clash):
    """[MD 9.2, R26, R34] Leaders left beside enemy armies are killed, arms without armies lost."""

    def run(self, g: State) -> None:
        bury(g, self.place, self.attacker, self.defender)


def bury(g: State, place: i64, attacker: i64, defender: i64) -> None:
    """[MD 9.2, R26] Each side kills the leaders the other has left alone."""
    kill_left_alone(g, place, attacker, defender)
    kill_left_alone(g, place, defender, attacker)
    check_arms(g)


@mypyc_attr(acyclic=True)
class AfterBattle(Clash):
    """[MD 8.4, 11.1, R26] The battle is over; whoever may submits now."""

    def run(self, g: State) -> None:
        bury(g, self.place, self.attacker, self.defender)
        left = g.armies_at(self.attacker, self.place)
        g.tell(BATTLE_OVER, self.attacker, self.defender, self.place, left)
        end_fight(g)
        g.do(Windows())
