"""What an adviser says about a few options in plain numbers: chances to win, and points.

The search proposes, the fixed judge tells: each option is played on to the end of the round or sequence by the
reference player, all with the same dice, and judged there.
"""

from __future__ import annotations

from durbar.bots.bot import Alternative, SeatView
from durbar.bots.chances import judge_of
from durbar.bots.evaluations import evaluation_of
from durbar.bots.levels import deal_of
from durbar.bots.native.rollouts import ReferencePlayer, Rollouts

ENOUGH = 0.04
"""Of the tries of the option tried most: beyond the first two, what was tried less often is not told."""
SHOWN = 4
"""Options that are told, at most."""
GAMES = 32
"""Times each option is played on."""


def with_forecast(view: SeatView, found: list[Alternative], seed: int) -> list[Alternative]:
    """The alternatives worth telling, each with the seat's chance to win and its points over the table's mean. Sorted
    by what they say: by chances, or where the seats are too unequal for that, by points."""
    told = worth_telling(found)
    if not told:
        return told
    evaluation = evaluation_of(view.game.id)
    games = Rollouts(
        ReferencePlayer(evaluation), deal_of(view.game), view.state, view.seat, [one.option for one in told], seed
    )
    games.judge = judge_of(view.game.id)[0]
    games.go(0, GAMES)
    for place, one in enumerate(told):
        wins, points = (games.sums.mean(place, view.seat, points) for points in (False, True))
        told[place] = one._replace(wins=wins, points=points)
    by_points = evaluation.relative
    return sorted(told, key=lambda one: (-one.points, -one.wins) if by_points else (-one.wins, -one.points))


def worth_telling(found: list[Alternative]) -> list[Alternative]:
    """Those that were looked at well, by a search often enough, and at least two: each is played on as often."""
    most = max((one.visits for one in found), default=0)
    return [one for place, one in enumerate(found) if place < 2 or one.visits >= ENOUGH * most][:SHOWN]
