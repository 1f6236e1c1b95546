"""MD 6, 10.3, 10.4: armies that leave the map without a fight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Step, Words, count_bits, members
from durbar.engine.option import each, first, option, verb_of
from durbar.games.maharadjah.ids import (
    BY_ALLIANCE,
    BY_EVENT,
    BY_OVERPOPULATION,
    GUPTAS,
    INDIANS,
    LEADERS,
    MAURYANS,
    NATION_NAMES,
    NATIONS,
    NONE,
    REMOVAL_NAMES,
)
from durbar.games.maharadjah.rules.arms import check_arms
from durbar.games.maharadjah.rules.leaders import kill_stranded, take_away
from durbar.games.maharadjah.rules.rounds import UNLISTED, forget, origins
from durbar.games.maharadjah.rules.shapes import NationChoice, NationStep, ask
from durbar.games.maharadjah.rules.versions import ALLIANCE_AT_ANY_TIME, STRANDED_BY_AN_ALLIANCE
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import (
    AT_END_OF_SEQUENCE,
    AT_NEXT_TURN,
    LEADER_LEAVES,
    LEADER_TURN,
    REMOVED_AT_END,
    REMOVED_AT_START,
    REPLACED_TURN,
    keeps,
)
from durbar.games.maharadjah.words import DECLINE, REMOVE, REMOVED, REPLACED, SPARE, SPARED


def remove(g: State, nation: i64, place: i64, armies: i64, why: i64) -> None:
    """[MD R34] Nobody scores for what leaves the map in this way."""
    if armies > 0:
        g.add(nation, place, -armies)
        if g.moved[place] > g.armies_at(nation, place) and nation == g.nation:
            g.moved[place] = g.armies_at(nation, place)
        g.tell(REMOVED, nation, place, armies, why)
        check_arms(g)


def remove_all(g: State, nation: i64, why: i64) -> None:
    for place in members(g.places_of[nation]):
        remove(g, nation, place, g.armies_at(nation, place), why)


class RemoveArmies(NationStep):
    """[MD 10.3, 10.4] So many armies of the owner's choice go; all, if there are fewer."""

    def __init__(self, nation: i64, why: i64) -> None:
        super().__init__(nation)
        self.why: Final = why

    def run(self, g: State) -> None:
        if g.due >= g.count[self.nation]:
            remove_all(g, self.nation, self.why)
        elif g.due > 0:
            g.due -= 1
            g.again()
            ask(g, RemoveArmy(self.nation, self.why))


def begin_removal(g: State, nation: i64, armies: i64) -> None:
    """[MD 10.3, 10.4, R46] The event table takes armies; in the repaired game some are kept for the pool's counters."""
    g.due = armies
    g.do(RemoveArmies(nation, BY_EVENT))
    if g.repair:
        g.due = min(armies, g.count[nation])
        g.do(SpareArmies(nation))


class SpareArmies(NationStep):
    """[MD R46] As long as two counters are in the pool and an army is still to go."""

    def run(self, g: State) -> None:
        if g.due > 0 and g.stock(self.nation) >= g.board.army_price:
            g.again()
            ask(g, SpareArmy(self.nation))


class SpareArmy(NationChoice):
    """[MD R46] Keep an army on the map for two counters of the pool, or no more."""

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([option(DECLINE), option(SPARE)])

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) == DECLINE:
            g.leave(SpareArmies)
        else:
            g.due -= 1
            g.add_retired(self.nation, g.board.army_price)
            g.tell(SPARED, self.nation, g.due)

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], str(g.due), str(g.stock(self.nation)))


class RemoveArmy(NationChoice):
    """[MD 6.0, 10.3, 10.4, 11.2] One army of the owner's choice."""

    def __init__(self, nation: i64, why: i64) -> None:
        super().__init__(nation)
        self.why: Final = why

    def candidates(self, g: State, player: Seat) -> Options:
        return each(REMOVE, members(g.places_of[self.nation]))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        """[MD R26] The price of an alliance may leave a leader alone in a battle still to be fought."""
        if self.why == BY_ALLIANCE and self.nation == g.nation and g.rules >= ALLIANCE_AT_ANY_TIME:
            forget_payer(g, self.nation, first(option))
        remove(g, self.nation, first(option), 1, self.why)
        if self.why == BY_ALLIANCE and g.rules >= STRANDED_BY_AN_ALLIANCE:
            kill_stranded(g, first(option), self.nation)

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], REMOVAL_NAMES[self.why])


def is_overpopulated(g: State, nation: i64) -> bool:
    """[MD 6.0] Has an Indian nation more than 2 armies for each area it holds?"""
    return nation < INDIANS and g.count[nation] > 2 * count_bits(g.areas_held(nation))


def forget_payer(g: State, nation: i64, place: i64) -> None:
    """[MD 8.6, R12] Of attackers that came different ways the one that pays is one that could not retreat, if any."""
    best: i64 = NONE
    for way in origins(g, nation, place):
        if best == NONE or way > best:  # by land, then by boat, then those whose way is not remembered
            best = way
    if best not in (NONE, UNLISTED):
        forget(g, place, best)


class Overpopulation(NationStep):
    """[MD 6.0, R20] At most 2 armies for each area held, counted anew after each army removed."""

    def run(self, g: State) -> None:
        if is_overpopulated(g, self.nation):
            g.again()
            ask(g, RemoveArmy(self.nation, BY_OVERPOPULATION))


class Homegoing(NationStep):
    """[MD 10.3, 9.0] Greeks in turn 4, Mughals in 11, Afghans in 15 lose the leader and 2 armies after scoring."""

    def run(self, g: State) -> None:
        leader = g.leader_of(self.nation)
        if leader != NONE and LEADER_LEAVES[leader] == AT_END_OF_SEQUENCE:
            take_away(g, leader)
        armies = g.this_turn(REMOVED_AT_END, self.nation)
        g.due = armies
        if armies:
            begin_removal(g, self.nation, armies)


class StartOfTurn(Step):
    """[MD 4.8, 10.4] Ashoka and Chandra go, Maurya become Gupta, and armies of the event table are removed."""

    def run(self, g: State) -> None:
        for leader in range(LEADERS):
            if LEADER_LEAVES[leader] == AT_NEXT_TURN and LEADER_TURN[leader] < g.turn:
                take_away(g, leader)
        if g.turn == REPLACED_TURN:
            replace(g)
        for nation in range(NATIONS):
            armies = g.this_turn(REMOVED_AT_START, nation)
            if armies and g.plays(nation) and not keeps(g.table, nation, g.turn):
                begin_removal(g, nation, armies)


def replace(g: State) -> None:
    """[MD 10.4, R11] Each Maurya army becomes a Gupta army; the Gupta marker starts at 0."""
    if g.count[MAURYANS] > 0:
        g.tell(REPLACED, MAURYANS, GUPTAS)
    for place in members(g.places_of[MAURYANS]):
        armies = g.armies_at(MAURYANS, place)
        g.add(MAURYANS, place, -armies)
        g.add(GUPTAS, place, armies)
    g.set_stored(GUPTAS, 0)
    g.set_stored(MAURYANS, 0)
