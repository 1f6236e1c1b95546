"""MD 5.4, 5.41: leave for boats on a sea with colonial armies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import Decision, Option, Options, Seat, Words, members
from durbar.engine.option import option, verb_of
from durbar.games.maharadjah.ids import ALL_POWERS, INDIANS, NATION_NAMES, PLACE_NAMES, PLACES, SEAS
from durbar.games.maharadjah.rules.shapes import SeaStep
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.words import DENY, GRANT, LEAVE_DENIED, LEAVE_GIVEN


def leave_of_friends(g: State, nation: i64) -> None:
    """[MD R16] Between nations of one player leave is given."""
    g.leave_given = 0
    g.leave_denied = 0
    if nation < INDIANS and g.has_boats(nation):
        for sea in range(SEAS, PLACES):
            if g.total[sea] > 0 and not needs_leave(g, nation, sea):
                g.give_leave(sea)


def needs_leave(g: State, nation: i64, sea: i64) -> bool:
    """[MD 5.41] Is there a power at sea whose player must be asked?"""
    return any(g.controller(power) != g.controller(nation) for power in members(g.nations_at[sea] & ALL_POWERS))


def may_ask_leave(g: State, nation: i64, sea: i64) -> bool:
    """[MD 5.41, R16, R40] Once a phase, where boats of the nation could use the sea."""
    if g.total[sea] == 0 or g.has_leave(sea) or g.is_denied(sea) or not needs_leave(g, nation, sea):
        return False
    if g.rested_riders(nation):
        return True
    return any(place < SEAS and g.fresh_at(nation, place) > 0 for place in g.board.neighbours(sea))


class AskLeave(SeaStep):
    """[MD 5.41] Each power with armies at sea is asked; one refusal closes it to all but an attack."""

    def run(self, g: State) -> None:
        g.give_leave(self.sea)
        for power in members(g.nations_at[self.sea] & ALL_POWERS):
            if g.controller(power) != g.controller(self.nation):
                g.do(GrantLeave(self.nation, self.sea, power))


class GrantLeave(Decision):
    """[MD 5.41, R16] The power lets the boats pass, or not."""

    def __init__(self, nation: i64, sea: i64, power: i64) -> None:
        self.nation: Final = nation
        self.sea: Final = sea
        self.power: Final = power

    def player(self, g: State) -> Seat:
        return g.controller(self.power)

    def candidates(self, g: State, player: Seat) -> Options:
        if g.is_denied(self.sea):
            return vec[i64]()
        return vec[i64]([option(DENY), option(GRANT)])

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) == GRANT:
            g.tell(LEAVE_GIVEN, self.power, self.nation, self.sea)
        else:
            g.deny_leave(self.sea)
            g.take_leave(self.sea)
            g.tell(LEAVE_DENIED, self.power, self.nation, self.sea)

    def otherwise(self, g: State) -> None:
        """Another power has refused already."""

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.power], NATION_NAMES[self.nation], PLACE_NAMES[self.sea])
