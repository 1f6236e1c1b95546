"""DC 7 River: marking spaces and their rewards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import durbar.games.dice_charmers.rules.bonuses as bonuses  # a space may reward what leads to another space
from durbar.engine.flow import Option, Options, Seat
from durbar.engine.option import first, option
from durbar.engine.refusal import OK, Code
from durbar.games.dice_charmers.rules.shapes import Click
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import NOT_BEHIND, SAIL, SPACE_MARKED


def mark_and_reward(g: State, seat: Seat, space: i64) -> None:
    """[DC 7.4] All rewards of the space at once, in printed order; spaces jumped over give nothing."""
    g.mark_space(seat, space)
    first, end = g.board.rewards_from[space], g.board.rewards_from[space + 1]
    for n in range(end - 1, first - 1, -1):
        g.do(bonuses.Reward(seat, g.board.rewards[n]))


def every_space(g: State) -> Options:
    return vec[i64]([option(SAIL, space) for space in range(g.board.spaces)])


def back_refused(g: State, seat: Seat, option: Option) -> Code:
    """[DC 7.1, 7.3] Behind the position, and not marked yet."""
    space = first(option)
    if g.river(seat, space) != 0:
        return SPACE_MARKED
    return OK if space < g.position(seat) else NOT_BEHIND


class GoBack(Click):
    """[DC 7.3] Any unmarked space behind the position."""

    def candidates(self, g: State, player: Seat) -> Options:
        return every_space(g)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return back_refused(g, self.seat, option)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        mark_and_reward(g, self.seat, first(option))
