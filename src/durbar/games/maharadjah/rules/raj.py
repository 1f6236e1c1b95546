"""MD 13: Raj."""

from __future__ import annotations

from mypy_extensions import i64

from durbar.games.maharadjah.ids import AREAS, BRITISH, NATIONS, NONE
from durbar.games.maharadjah.rules.shapes import NationStep
from durbar.games.maharadjah.rules.versions import CLAIMED_BY_ONE_ALONE
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import RAJ
from durbar.games.maharadjah.words import RAJ_COUNTED


def claims(g: State, nation: i64, area: i64) -> bool:
    """[MD 13.0] Indian: occupied, or submitted to it this turn. British: also factories, allies, empty areas."""
    if g.occupies(nation, area):
        return True
    holder = g.rival_at(nation, area)
    if nation == BRITISH:
        if g.factory[area] == BRITISH or g.is_empty(area):
            return True
        return holder != NONE and g.ally[holder] != 0
    return holder != NONE and g.protected(nation, holder, area)


def is_master(g: State, nation: i64, area: i64) -> bool:
    """[MD 11.1] Has the holder of the area submitted to this nation, this turn?"""
    holder = g.rival_at(nation, area)
    return holder != NONE and g.protected(nation, holder, area)


def is_claimed_twice(g: State, nation: i64, area: i64) -> bool:
    """[MD 13.0, R33] Can another nation of the Raj claim it too? Masters of one subject each count it. [MD 11.1]"""
    for other in range(NATIONS):
        rival = RAJ[other] != 0 and other != nation and claims(g, other, area)
        if rival and not (is_master(g, nation, area) and is_master(g, other, area)):
            return True
    return False


def is_disputed(g: State, area: i64) -> bool:
    """[MD 13.0] To rules version 4 only a British factory beside a not allied army of another Raj nation."""
    if g.factory[area] != BRITISH:
        return False
    holder = g.rival_at(BRITISH, area)
    return holder != NONE and RAJ[holder] != 0 and g.ally[holder] == 0


def counts_for(g: State, nation: i64, area: i64) -> bool:
    """[MD 13.0, R33] What this nation of the Raj can claim, and no other."""
    if not claims(g, nation, area):
        return False
    if g.rules >= CLAIMED_BY_ONE_ALONE:
        return not is_claimed_twice(g, nation, area)
    return not is_disputed(g, area) or not (nation == BRITISH or g.armies_at(nation, area) > 0)


def raj_areas(g: State, nation: i64) -> i64:
    """[MD 13.0] Areas that count, each once."""
    found: i64 = 0
    for area in range(AREAS):
        if counts_for(g, nation, area):
            found += 1
    return found


class CountRaj(NationStep):
    """[MD 4.7, 13.0] After the own sequence 9, 18, 27, 36 areas give 1 to 4 points, booked at the end of the turn."""

    def run(self, g: State) -> None:
        if RAJ[self.nation]:
            areas = raj_areas(g, self.nation)
            g.set_raj(self.nation, areas // g.board.raj_areas)
            g.tell(RAJ_COUNTED, self.nation, areas, areas // g.board.raj_areas)


assert len(RAJ) == NATIONS
