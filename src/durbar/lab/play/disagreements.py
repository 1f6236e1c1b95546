"""Positions where two bots choose differently, each played to its end both ways by the reference player.

The cheapest comparison a second can buy: whatever both would choose alike costs nothing but the asking.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from durbar.bots.bot import seat_view
from durbar.bots.evaluations import evaluation_of
from durbar.bots.levels import deal_of
from durbar.bots.native.rollouts import ReferencePlayer, Rollouts
from durbar.bots.spec import bot_of
from durbar.engine.refusal import Problem
from durbar.lab.play.executor import Workers, results
from durbar.lab.play.game import bot_seed, deal_of_step
from durbar.lab.play.tournament import STRIDE, Arena
from durbar.match.dice import dice_of
from durbar.match.match import Match, new

ROLLOUTS = 64
"""Games of each of the two options: one block of spread draws."""
EACH = 4
"""Disagreements of a game that are played out, at most: the first, then every third."""


class Gap(NamedTuple):
    """What the first bot's choice brings more than the second's: of the win, and in points over the table's mean."""

    step: int
    share: float
    points: float


class Disagreed(NamedTuple):
    """One game: how often both were asked, how often they differed, and what came of some of these."""

    asked: int
    differed: int
    gaps: list[Gap]


class Disputed(NamedTuple):
    """A game in which two bots are asked at every choice; its number says whose choice is played."""

    number: int
    arena: Arena


def disagreements(arena: Arena, games: int, workers: Workers) -> Iterator[Disagreed]:
    """Game after game; every seat asks both bots, and all play on by the first in one game, by the second in the
    next."""
    if len(arena.bots) != 2:
        raise Problem("two-bots", given=len(arena.bots))
    for _look, found in results(workers, look_for, (Disputed(number, arena) for number in range(games))):
        yield found


def look_for(look: Disputed) -> Disagreed:
    """One game."""
    arena = look.arena
    seed = arena.seed * STRIDE + look.number
    match = new(arena.game, arena.seats, arena.settings, dice_of(seed))
    pair = [bot_of(spec, bot_seed(seed, place), arena.patience) for place, spec in enumerate(arena.bots)]
    asked, differed = 0, 0
    gaps: list[Gap] = []
    while not match.over:
        seat = match.owing()[0]
        options = match.options(seat)
        if len(options) == 1:
            match.play(seat, options[0])
            continue
        view = seat_view(match, seat, deal_of_step(seed, match))
        chosen = [bot.choose(view) for bot in pair]
        asked += 1
        if chosen[0] != chosen[1]:
            if differed % 3 == 0 and len(gaps) < EACH:
                gaps.append(gap_of(match, seat, chosen, seed))
            differed += 1
        match.play(seat, chosen[look.number % 2])
    return Disagreed(asked, differed, gaps)


def by_game(found: list[Disagreed]) -> tuple[list[float], list[float]]:
    """The mean gap of each game that had any, of the win and in points: gaps of one game are not independent."""
    some = [one.gaps for one in found if one.gaps]
    return (
        [math.fsum(gap.share for gap in gaps) / len(gaps) for gaps in some],
        [math.fsum(gap.points for gap in gaps) / len(gaps) for gaps in some],
    )


def gap_of(match: Match, seat: int, chosen: list[int], seed: int) -> Gap:
    """Both options to the end, game by game with the same dice."""
    player = ReferencePlayer(evaluation_of(match.game.id))
    found = Rollouts(player, deal_of(match.game), match.state, seat, chosen, seed % 1_000_000 + match.steps)
    found.go(0, ROLLOUTS)
    gain = [found.sums.mean(0, seat, points) - found.sums.mean(1, seat, points) for points in (False, True)]
    return Gap(match.steps, gain[0], gain[1])
