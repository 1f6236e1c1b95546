"""MD 7: invasions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Words
from durbar.engine.option import first, option, third
from durbar.games.maharadjah.ids import AREAS, BY_NATIVES, IN_INVASION, LEADERS, NATION_NAMES, NATIONS, NONE, NOWHERE
from durbar.games.maharadjah.rules.arms import check_arms
from durbar.games.maharadjah.rules.population import smaller
from durbar.games.maharadjah.rules.removal import remove
from durbar.games.maharadjah.rules.shapes import NationChoice, NationStep, ask
from durbar.games.maharadjah.rules.victory import mark_raids
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import (
    INVASION_ARMIES,
    INVASION_NATION,
    INVASION_PLACE,
    INVASION_TURN,
    LEADER_NATION,
    LEADER_TURN,
    WITH_INVADERS,
)
from durbar.games.maharadjah.words import INVADES, LEADER_ARRIVES, LEADER_KILLED, SHARE


def invasion_from(nation: i64, turn: i64, first: i64) -> i64:
    """The next line of the event table for a nation and turn, from a number on; or none."""
    for i in range(first, len(INVASION_NATION)):
        if INVASION_NATION[i] == nation and INVASION_TURN[i] == turn:
            return i
    return NONE


class Invasion(NationStep):
    """[MD 4.2, 14.1, R19] The invaders of this turn are placed; where counters do not suffice, fewer appear."""

    def run(self, g: State) -> None:
        g.phase = IN_INVASION
        nation = self.nation
        one = invasion_from(nation, g.turn, 0)
        other = invasion_from(nation, g.turn, one + 1) if one != NONE else NONE
        if one == NONE or g.stock(nation) == 0:
            mark_raids(g, nation)
        elif other == NONE:
            appear(g, one, smaller(INVASION_ARMIES[one], g.stock(nation)))
            mark_raids(g, nation)
        else:
            ask(g, ShareInvaders(nation, one, other))


def appear(g: State, line: i64, armies: i64) -> None:
    """[MD 7.1, 7.2, 7.3] Invaders in a foreign land, at home or at sea; their leader with them."""
    nation, place = INVASION_NATION[line], INVASION_PLACE[line]
    if armies == 0:
        return
    if place < AREAS:
        clear_for_natives(g, nation, place)
    g.add(nation, place, armies)
    g.tell(INVADES, nation, place, armies)
    for leader in range(LEADERS):
        if LEADER_NATION[leader] == nation and LEADER_TURN[leader] == g.turn and WITH_INVADERS[leader]:
            g.put_leader(leader, place)
            g.tell(LEADER_ARRIVES, leader, place)


def clear_for_natives(g: State, nation: i64, area: i64) -> None:
    """[MD 7.2, R5, R34] Armies of others go, leaders are killed, arms are lost, allied or not; nobody scores."""
    for other in range(NATIONS):
        if other != nation:
            remove(g, other, area, g.armies_at(other, area), BY_NATIVES)
    for leader in range(LEADERS):
        if g.leader_at[leader] == area and LEADER_NATION[leader] != nation:
            g.put_leader(leader, NOWHERE)
            g.tell(LEADER_KILLED, leader, area, nation)
    check_arms(g)


class ShareInvaders(NationChoice):
    """[MD R19] With two places and too few counters the owner chooses which gets fewer."""

    def __init__(self, nation: i64, one: i64, other: i64) -> None:
        super().__init__(nation)
        self.one: Final = one
        self.other: Final = other

    def all_armies(self, g: State) -> i64:
        return smaller(INVASION_ARMIES[self.one] + INVASION_ARMIES[self.other], g.stock(self.nation))

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        armies, one, other = self.all_armies(g), INVASION_PLACE[self.one], INVASION_PLACE[self.other]
        for share in range(INVASION_ARMIES[self.one] + 1):
            if 0 <= armies - share <= INVASION_ARMIES[self.other]:
                found = append(found, option(SHARE, share, one, armies - share, other))
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        appear(g, self.one, first(option))
        appear(g, self.other, third(option))
        mark_raids(g, self.nation)

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation], str(self.all_armies(g)))
