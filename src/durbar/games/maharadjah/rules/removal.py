"""MD 6, 10.3, 10.4: armies that leave the map without a fight."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import Decision, Option, Options, Seat, Step, Words
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
    PLACE_NAMES,
    PLACES,
    REMOVAL_NAMES,
)
from durbar.games.maharadjah.rules.arms import check_arms
from durbar.games.maharadjah.rules.leaders import kill_stranded, take_away
from durbar.games.maharadjah.rules.shapes import NationStep, ask
from durbar.games.maharadjah.rules.versions import STRANDED_BY_AN_ALLIANCE
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import (
    AT_END_OF_SEQUENCE,
    AT_NEXT_TURN,
    LEADER_LEAVES,
    LEADER_NATION,
    LEADER_TURN,
    REMOVED_AT_END,
    REMOVED_AT_START,
    REPLACED_TURN,
    TURNS,
    keeps,
)
from durbar.games.maharadjah.words import REMOVED, REPLACED


def remove(g: State, nation: i64, place: i64, armies: i64, why: i64) -> None:
    """[MD R34] Nobody scores for what leaves the map in this way."""
    if armies > 0:
        g.add(nation, place, -armies)
        if g.moved[place] > g.armies_at(nation, place) and nation == g.nation:
            g.moved[place] = g.armies_at(nation, place)
        g.tell(REMOVED, nation, place, armies, why)
        check_arms(g)


def remove_all(g: State, nation: i64, why: i64) -> None:
    for place in range(PLACES):
        remove(g, nation, place, g.armies_at(nation, place), why)


@mypyc_attr(acyclic=True)
class RemoveArmies(Step):
    """[MD 10.3, 10.4] So many armies of the owner's choice go; all, if there are fewer."""

    def __init__(self, nation: i64, why: i64) -> None:
        self.nation: Final = nation
        self.why: Final = why

    def run(self, g: State) -> None:
        if g.due >= g.count[self.nation]:
            remove_all(g, self.nation, self.why)
        elif g.due > 0:
            g.due -= 1
            g.again()
            ask(g, RemoveArmy(self.nation, self.why))


@mypyc_attr(acyclic=True)
class RemoveArmy(Decision):
    """[MD 6.0, 10.3, 10.4, 11.2] One army of the owner's choice."""

    def __init__(self, nation: i64, why: i64) -> None:
        self.nation: Final = nation
        self.why: Final = why

    def player(self, g: State) -> Seat:
        return g.controller(self.nation)

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for place in range(PLACES):
            if g.armies_at(self.nation, place) > 0:
                found = append(found, place)
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        """[MD R26] The price of an alliance may leave a leader alone in a battle still to be fought."""
        remove(g, self.nation, option, 1, self.why)
        if self.why == BY_ALLIANCE and g.rules >= STRANDED_BY_AN_ALLIANCE:
            kill_stranded(g, option, self.nation)

    def words(self, g: State, option: Option) -> Words:
        return ("remove", PLACE_NAMES[option])

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], REMOVAL_NAMES[self.why])


@mypyc_attr(acyclic=True)
class Overpopulation(NationStep):
    """[MD 6.0, R20] At most 2 armies for each area held, counted anew after each army removed."""

    def run(self, g: State) -> None:
        if self.nation < INDIANS and g.count[self.nation] > 2 * g.areas_held(self.nation):
            g.again()
            ask(g, RemoveArmy(self.nation, BY_OVERPOPULATION))


@mypyc_attr(acyclic=True)
class Homegoing(NationStep):
    """[MD 10.3, 9.0] Greeks in turn 4, Mughals in 11, Afghans in 15 lose the leader and 2 armies after scoring."""

    def run(self, g: State) -> None:
        for leader in range(LEADERS):
            if LEADER_NATION[leader] == self.nation and LEADER_LEAVES[leader] == AT_END_OF_SEQUENCE:
                take_away(g, leader)
        g.due = REMOVED_AT_END[self.nation * TURNS + g.turn]
        if g.due:
            g.do(RemoveArmies(self.nation, BY_EVENT))


@mypyc_attr(acyclic=True)
class StartOfTurn(Step):
    """[MD 4.8, 10.4] Ashoka and Chandra go, Maurya become Gupta, and armies of the event table are removed."""

    def run(self, g: State) -> None:
        for leader in range(LEADERS):
            if LEADER_LEAVES[leader] == AT_NEXT_TURN and LEADER_TURN[leader] < g.turn:
                take_away(g, leader)
        if g.turn == REPLACED_TURN:
            replace(g)
        for nation in range(NATIONS):
            armies = REMOVED_AT_START[nation * TURNS + g.turn]
            if armies and g.plays(nation) and not keeps(g.table, nation, g.turn):
                g.due = armies
                g.do(RemoveArmies(nation, BY_EVENT))


def replace(g: State) -> None:
    """[MD 10.4, R11] Each Maurya army becomes a Gupta army; the Gupta marker starts at 0."""
    if g.count[MAURYANS] > 0:
        g.tell(REPLACED, MAURYANS, GUPTAS)
    for place in range(PLACES):
        armies = g.armies_at(MAURYANS, place)
        if armies > 0:
            g.add(MAURYANS, place, -armies)
            g.add(GUPTAS, place, armies)
    g.stored[GUPTAS] = 0
    g.stored[MAURYANS] = 0
