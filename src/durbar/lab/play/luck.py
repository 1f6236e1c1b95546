"""Luck in finished games, by a judge that was fixed before: results less luck need fewer games."""

from __future__ import annotations

from durbar.bots.chances import judge_of
from durbar.bots.native.luck import LuckMeter
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option, Seat
from durbar.engine.refusal import Problem
from durbar.match.match import Match

MEASURED = ("dice_charmers",)
"""Games whose luck a judge measures well enough: where it would only add noise, nothing is taken off."""


def check_luck(game: str) -> str:
    """The judge that would measure the luck of a game."""
    if game not in MEASURED:
        raise Problem("no-luck", given=game, known=", ".join(MEASURED))
    return judge_of(game)[1]


def luck_of(match: Match, seed: int) -> tuple[float, ...]:
    """By seat the share of the win, then the points, that the draws of a finished match brought."""
    judge, _ = judge_of(match.game.id)
    assert judge is not None
    meter, rng = LuckMeter(judge), Rng(seed)
    g, before = match.at(0).clone(), None
    total = [0.0] * (2 * match.terms.seats)
    for choice in match.line:
        if choice.player != CHANCE and before is not None:
            total = [sum(pair) for pair in zip(total, meter.luck(before, g, rng), strict=True)]
            before = None
        elif before is None and isinstance(g.decision, Chance):
            before = g.clone()
        g.take(Seat(choice.player), Option(choice.option))
    return tuple(round(value, 5) for value in total)
