"""MD 9: leaders."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Words
from durbar.engine.option import first, option
from durbar.games.maharadjah.ids import AREAS, FOREIGN, LEADER_NAMES, LEADERS, NONE, NOWHERE, PLACES, SEAS
from durbar.games.maharadjah.rules.shapes import NationChoice, NationStep, ask
from durbar.games.maharadjah.rules.versions import SUBJECTS_LEADERS_LIVE
from durbar.games.maharadjah.rules.victory import score_leader
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import (
    AT_NEXT_SEQUENCE,
    INVASION_NATION,
    INVASION_PLACE,
    INVASION_TURN,
    LEADER_NATION,
    LEADER_TURN,
    WITH_INVADERS,
)
from durbar.games.maharadjah.state_facts import (
    LEADER_LEAVES as LEAVES,
)
from durbar.games.maharadjah.words import LEADER_ARRIVES, LEADER_KILLED, LEADER_LEAVES, PLACE


def take_away(g: State, leader: i64) -> None:
    """[MD 9.0] His time is up."""
    if g.leader_at[leader] != NOWHERE:
        g.put_leader(leader, NOWHERE)
        g.tell(LEADER_LEAVES, leader, LEADER_NATION[leader])


def leaders_leave(g: State, nation: i64) -> None:
    """[MD 9.0] Most leaders go at the start of their nation's next sequence, before growth."""
    leader = g.leader_of(nation)
    if leader != NONE and LEAVES[leader] == AT_NEXT_SEQUENCE and LEADER_TURN[leader] < g.turn:
        take_away(g, leader)


def kill(g: State, leader: i64, nation: i64) -> None:
    """[MD 9.0, 9.2, R34] Killed by armies of this nation."""
    g.tell(LEADER_KILLED, leader, g.leader_at[leader], nation)
    g.put_leader(leader, NOWHERE)
    score_leader(g, nation, leader)


def is_alone(g: State, leader: i64) -> bool:
    """[MD 9.2, R35] No army of his nation, and no factory of it, is with him."""
    nation, place = LEADER_NATION[leader], g.leader_at[leader]
    return g.armies_at(nation, place) == 0 and g.factory[place] != nation


def may_kill(g: State, nation: i64, victim: i64, place: i64) -> bool:
    """[MD 11.1, 11.2, R30] No friend's leader, and none of a nation that has submitted to this one there."""
    if g.friends(nation, victim):
        return False
    return g.rules < SUBJECTS_LEADERS_LIVE or not g.protected(nation, victim, place)


def kill_left_alone(g: State, place: i64, nation: i64, victim: i64) -> None:
    """[MD 9.2, R26, R30, R34] The leader of the other side, if left alone beside armies of the nation; no friend's."""
    leader = g.leader_of(victim)
    if (
        leader == NONE
        or g.leader_at[leader] != place
        or not is_alone(g, leader)
        or not may_kill(g, nation, victim, place)
    ):
        return
    if g.armies_at(nation, place) > 0:
        kill(g, leader, nation)


def kill_stranded(g: State, place: i64, victim: i64) -> None:
    """[MD R26, R34, R35] His last army or factory has gone from there: whoever else has armies there kills him."""
    rival = g.rival_at(victim, place)
    if rival != NONE:
        kill_left_alone(g, place, rival, victim)


def kill_lone_leaders(g: State, place: i64, nation: i64) -> None:
    """[MD 9.0, 9.2, R30, R35] Armies of the nation kill leaders of others who are alone there, but no friend's."""
    if not g.foreign_leader_at(nation, place):
        return
    for leader in range(LEADERS):
        foreign = g.leader_at[leader] == place and LEADER_NATION[leader] != nation
        if foreign and is_alone(g, leader) and may_kill(g, nation, LEADER_NATION[leader], place):
            kill(g, leader, nation)


def new_leader(g: State, nation: i64) -> i64:
    """The leader who comes in this population phase, or none."""
    for leader in range(LEADERS):
        if LEADER_NATION[leader] == nation and LEADER_TURN[leader] == g.turn and WITH_INVADERS[leader] == 0:
            return leader
    return NONE


class NewLeader(NationStep):
    """[MD 4.1, 9.0] The leader of the event table appears."""

    def run(self, g: State) -> None:
        leader = new_leader(g, self.nation)
        if leader != NONE:
            ask(g, PlaceLeader(self.nation, leader))


class PlaceLeader(NationChoice):
    """[MD 9.0, R9] With an army or factory of his nation, or where its invaders appear this turn; else not at all."""

    def __init__(self, nation: i64, leader: i64) -> None:
        super().__init__(nation)
        self.leader: Final = leader

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for place in range(PLACES):
            if self.is_place(g, place):
                found = append(found, option(PLACE, place))
        return found

    def is_place(self, g: State, place: i64) -> bool:
        if not FOREIGN <= place < SEAS and (
            g.armies_at(self.nation, place) > 0 or (place < AREAS and g.factory[place] == self.nation)
        ):
            return True
        if place < AREAS or g.stock(self.nation) == 0:
            return False
        for i in range(len(INVASION_NATION)):
            if INVASION_NATION[i] == self.nation and INVASION_TURN[i] == g.turn and INVASION_PLACE[i] == place:
                return True
        return False

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.put_leader(self.leader, first(option))
        g.tell(LEADER_ARRIVES, self.leader, first(option))

    def otherwise(self, g: State) -> None:
        """[MD R9] With nothing of the kind he does not appear."""

    def subject(self, g: State) -> Words:
        return (LEADER_NAMES[self.leader],)
