"""MD 8: battle."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Option, Options, Seat, Words, members
from durbar.engine.option import first, option, second, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharadjah.ids import (
    ALL_POWERS,
    ALL_SEAS,
    AREAS,
    IN_BATTLE,
    INDIANS,
    NATION_NAMES,
    NATIONS,
    POWERS,
    SEAS,
)
from durbar.games.maharadjah.rules.arms import check_arms
from durbar.games.maharadjah.rules.leaders import kill_left_alone
from durbar.games.maharadjah.rules.march import can_attack_at_sea
from durbar.games.maharadjah.rules.population import smaller
from durbar.games.maharadjah.rules.retreat import AttackerRetreats, DefenderRetreats, Fight, Landing
from durbar.games.maharadjah.rules.rounds import (
    ATTACKING,
    BY_FACTORY,
    DEFENDING,
    AttackerLosses,
    RollAll,
    begin_round,
    end_fight,
    lose,
    tell_aim,
)
from durbar.games.maharadjah.rules.shapes import Clash, NationChoice, NationStep, ask
from durbar.games.maharadjah.rules.siege import besiege, can_besiege
from durbar.games.maharadjah.rules.submission import BetweenRounds, Windows
from durbar.games.maharadjah.rules.versions import BATTLES_NAME_THEIR_WINNER, BREAKING_OFF_WINS_NOTHING
from durbar.games.maharadjah.rules.victory import mark_raids
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.words import (
    ATTACK,
    ATTACK_AT_SEA,
    ATTACK_FACTORY,
    BATTLE,
    BATTLE_BROKEN_OFF,
    BATTLE_DRAWN,
    BATTLE_OVER,
    BATTLE_WON,
    BATTLES_WAIT,
    END_BATTLES,
    LAND_ALL,
)


def at_sea(sea: i64, power: i64) -> i64:
    """[MD R42] A power at sea, among the targets of attacks: after the areas."""
    return AREAS + (sea - SEAS) * POWERS + power - INDIANS


def attacked_at_sea(g: State, sea: i64) -> bool:
    return any(g.was_attacked(at_sea(sea, power)) for power in range(INDIANS, NATIONS))


class BattlePhase(NationStep):
    """[MD 4.4, 8.1] After movement all battles are fought, each finished before the next."""

    def run(self, g: State) -> None:
        g.phase = IN_BATTLE
        g.attacked = 0
        g.do(Battles(self.nation), EndOfBattles(self.nation))


class Battles(NationStep):
    """[MD 8.1] The active player chooses the order."""

    def run(self, g: State) -> None:
        g.again()
        ask(g, ChooseBattle(self.nation))


class EndOfBattles(NationStep):
    """[MD R13] Raids are looked for once more."""

    def run(self, g: State) -> None:
        mark_raids(g, self.nation)


class ChooseBattle(NationChoice):
    """[MD 8.1, 8.2, R22, R24] A battle that must be, an attack on a factory or at sea that may be, or the end."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        nation = self.nation
        for area in members(g.areas_held(nation)):
            if g.others_at(nation, area) > 0:
                if g.must_fight(nation, area):
                    found = append(found, option(ATTACK, area))
            elif can_besiege(g, nation, area):
                found = append(found, option(ATTACK_FACTORY, area))
        for sea in members(g.places_of[nation] & ALL_SEAS):
            found = self.with_sea(g, found, sea)
        return append(found, option(END_BATTLES))

    def with_sea(self, g: State, found: Options, sea: i64) -> Options:
        """[MD 8.2, R6, R24] Powers that may be attacked; an Indian nation lands when it has fought."""
        for power in members(g.nations_at[sea] & ALL_POWERS & ~BIT[self.nation]):
            if not g.friends(self.nation, power) and not g.was_attacked(at_sea(sea, power)):
                found = append(found, option(ATTACK_AT_SEA, sea, power))
        if self.nation < INDIANS and (attacked_at_sea(g, sea) or not can_attack_at_sea(g, self.nation, sea)):
            found = append(found, option(LAND_ALL, sea))
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return BATTLES_WAIT if verb_of(option) == END_BATTLES and self.has_duty(g) else OK

    def has_duty(self, g: State) -> bool:
        """Battles that must be fought, armies that must still land."""
        if self.nation < INDIANS and g.places_of[self.nation] & ALL_SEAS != 0:
            return True
        return any(g.must_fight(self.nation, area) for area in members(g.areas_held(self.nation)))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        nation, verb, place = self.nation, verb_of(option), first(option)
        if verb == END_BATTLES:
            g.leave(Battles)
        elif verb == LAND_ALL:
            g.do(Landing(nation, place))
        elif verb == ATTACK_AT_SEA:
            g.mark_attacked(at_sea(place, second(option)))
            begin_battle(g, place, nation, second(option))
        elif verb == ATTACK_FACTORY:
            besiege(g, place, nation)
        else:
            begin_battle(g, place, nation, g.rival_at(nation, place))

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation],)


def begin_battle(g: State, place: i64, attacker: i64, defender: i64) -> None:
    g.battle_at, g.battle_with, g.round = place, defender, 0
    g.tell(BATTLE, attacker, defender, place)
    g.do(Battle(place, attacker, defender), AfterBattle(place, attacker, defender))


class Battle(Fight):
    """[MD 8.3, 8.4, 8.7] Rounds: both roll, losses, windows for submission, retreats; until one side is gone."""

    def run(self, g: State) -> None:
        if not self.goes_on(g):
            return
        place, attacker, defender = self.place, self.attacker, self.defender
        g.battle_at, g.battle_with = place, defender
        begin_round(g, place)
        factory: i64 = 1 if place < AREAS and g.factory[place] == defender else 0
        if factory:
            tell_aim(g, place, defender, attacker, BY_FACTORY)
        tell_aim(g, place, defender, attacker, DEFENDING)
        tell_aim(g, place, attacker, defender, ATTACKING)
        g.again()
        g.do(
            RollAll(place, attacker, defender, g.armies_at(attacker, place), ATTACKING),
            RollAll(place, defender, attacker, g.armies_at(defender, place), DEFENDING),
            RollAll(place, defender, attacker, factory, BY_FACTORY),
            DefenderLosses(place, attacker, defender),
            AttackerLosses(place, attacker, defender),
            AfterRound(place, attacker, defender),
            BetweenRounds(place, attacker, defender),
            DefenderRetreats(place, attacker, defender),
            AttackerRetreats(place, attacker, defender),
        )


class DefenderLosses(Clash):
    """[MD 8.3, R23] One army for each hit; what is left over is lost, a factory beside armies is not hit."""

    def run(self, g: State) -> None:
        lost = smaller(g.hits, g.armies_at(self.defender, self.place))
        lose(g, self.defender, self.place, lost, self.attacker)


class AfterRound(Clash):
    """[MD 9.2, R26, R34] Leaders left beside enemy armies are killed, arms without armies lost."""

    def run(self, g: State) -> None:
        bury(g, self.place, self.attacker, self.defender)


def bury(g: State, place: i64, attacker: i64, defender: i64) -> None:
    """[MD 9.2, R26] Each side kills the leaders the other has left alone."""
    kill_left_alone(g, place, attacker, defender)
    kill_left_alone(g, place, defender, attacker)
    check_arms(g)


class AfterBattle(Clash):
    """[MD 8.4, 11.1, R26] The battle is over; whoever may submits now."""

    def run(self, g: State) -> None:
        bury(g, self.place, self.attacker, self.defender)
        self.tell_end(g)
        end_fight(g)
        g.do(Windows())

    def tell_end(self, g: State) -> None:
        """[MD 8.4, 11.1, 11.2, R48] Who alone is left has won; nobody has where one submitted, allied or broke off."""
        attacker, defender, place = self.attacker, self.defender, self.place
        left, standing = g.armies_at(attacker, place), g.armies_at(defender, place)
        if g.rules < BATTLES_NAME_THEIR_WINNER:
            g.tell(BATTLE_OVER, attacker, defender, place, left)
        elif left + standing == 0 or g.spares(attacker, defender, place):
            g.tell(BATTLE_DRAWN, attacker, defender, place, left + standing)
        elif left > 0 and standing > 0 and g.rules >= BREAKING_OFF_WINS_NOTHING:
            g.tell(BATTLE_BROKEN_OFF, attacker, defender, place)
        elif left > 0:
            g.tell(BATTLE_WON, attacker, defender, place, left)
        else:
            g.tell(BATTLE_WON, defender, attacker, place, standing)
