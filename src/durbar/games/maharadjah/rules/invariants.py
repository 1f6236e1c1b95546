"""What is true of every position of every game: tests and fuzzing ask after each choice."""

from __future__ import annotations

from durbar.engine.flow import members
from durbar.games.maharadjah.ids import (
    AREAS,
    ARMY,
    BRITISH,
    FOREIGN,
    IN_BATTLE,
    IN_INVASION,
    IN_MOVEMENT,
    INDIANS,
    NATIONS,
    NONE,
    NOWHERE,
    PLACES,
    POWERS,
    SEAS,
)
from durbar.games.maharadjah.rules.battle import ChooseBattle
from durbar.games.maharadjah.rules.movement import crowded
from durbar.games.maharadjah.rules.removal import RemoveArmy
from durbar.games.maharadjah.rules.retreat import Follow
from durbar.games.maharadjah.rules.rounds import ChooseLoss
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import FACTORIES, LEADER_NATION, SUPPLY


def check(g: State) -> None:
    """Raises AssertionError with what is broken."""
    check_armies(g)
    check_sharing(g)
    check_factories(g)
    check_riders(g)


def check_armies(g: State) -> None:
    """[MD 14.1] Totals agree, nothing is negative, no nation has more counters than there are."""
    for nation in range(NATIONS):
        row = [g.armies_at(nation, place) for place in range(PLACES)]
        assert min(row) >= 0, ("negative", nation)
        assert sum(row) == g.count[nation], ("count", nation)
        paid = g.ally[nation] == ARMY and not isinstance(g.decision, RemoveArmy)
        assert sum(row) + paid <= SUPPLY[nation], ("supply", nation)
        assert not sum(row) or g.plays(nation), ("not in this game", nation)
        here = [place for place in range(PLACES) if row[place]]
        assert here == list(members(g.places_of[nation])), ("places", nation)
    for place in range(PLACES):
        assert g.total[place] == sum(g.armies_at(nation, place) for nation in range(NATIONS)), ("total", place)
        assert g.moved[place] >= 0, ("moved", place)
        assert all(g.armies_at(nation, place) > 0 for nation in members(g.nations_at[place])), ("nations", place)


def check_sharing(g: State) -> None:
    """[MD 5.2, 7.1, 8.1] Stacks hold after movement; outside movement and battle nobody shares an area or is abroad."""
    if isinstance(g.decision, ChooseBattle) and g.nation != NONE and not may_crowd(g):
        assert not crowded(g, g.nation), ("crowded", g.nation)
    if g.phase in (IN_INVASION, IN_MOVEMENT, IN_BATTLE):
        return
    for place in range(AREAS):
        here = [nation for nation in range(NATIONS) if g.armies_at(nation, place) > 0]
        assert len(here) <= 1, ("shared", place, here)
    for place in range(FOREIGN, SEAS):
        assert g.total[place] == 0, ("abroad", place)
        assert place not in g.leader_at or g.phase <= IN_INVASION, ("leader abroad", place)
    for nation in range(INDIANS):
        assert all(g.armies_at(nation, sea) == 0 for sea in range(SEAS, PLACES)), ("at sea", nation)


def may_crowd(g: State) -> bool:
    """[MD R6, R28] Armies that leave new masters or allies, or come back from sea, may crowd the place they left."""
    return any(g.submitted) or any(g.ally) or g.has_boats(g.nation)


def check_factories(g: State) -> None:
    """[MD 12.1] Only in factory areas, at most 3, British 6."""
    for place in range(PLACES):
        owner = g.factory[place]
        assert owner == NONE or (place < AREAS and g.board.factory[place] and INDIANS <= owner <= BRITISH), place
    for power in range(INDIANS, NATIONS):
        assert g.count_factories(power) <= FACTORIES[power], ("factories", power)


def check_riders(g: State) -> None:
    """[MD 9.0, 12.2] One leader a nation; arms only beside armies of their holder."""
    in_play = [int(LEADER_NATION[leader]) for leader, place in enumerate(g.leader_at) if place >= 0]
    assert len(set(in_play)) == len(in_play), ("two leaders", in_play)
    assert in_play == [int(LEADER_NATION[leader]) for leader in sorted(g.leader_in_play) if leader != NONE], in_play
    places = {int(place) for place in g.leader_at if place != NOWHERE}
    assert set(members(g.places_of_leaders)) == places, "places of leaders, and where they are"
    for power in range(POWERS):
        place, holder = g.arms_at[power], g.arms_holder[power]
        leaving = isinstance(g.decision, Follow | ChooseLoss) or g.group_at >= 0  # the army has just gone
        assert place < 0 or leaving or g.armies_at(holder, place) > 0, ("arms alone", power)
