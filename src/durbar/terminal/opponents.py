"""Bots that sit at the table, or give advice there. They are shown what their seat knows."""

from __future__ import annotations

from collections.abc import Callable

from durbar.bots import Alternative, level_bot, seat_view
from durbar.bots.forecast import with_forecast
from durbar.engine.chance import Rng
from durbar.match.match import Match

Chooser = Callable[[Match, int], int]


def opponent(level: str, seed: int) -> Chooser:
    """Who answers for the other seats."""
    bot, rng = level_bot(level, seed), Rng(seed)

    def choose(match: Match, seat: int) -> int:
        return bot.choose(seat_view(match, seat, int(rng.below(2**31))))

    return choose


def advice(match: Match, seat: int, level: str, seed: int) -> list[Alternative]:
    """What a bot of this level tells the seat: chances and points of the options it looked at, best first."""
    bot, view = level_bot(level, seed), seat_view(match, seat, seed)
    chosen = bot.choose(view)
    found = sorted(bot.explain(), key=lambda one: one.option != chosen)
    return found if level == "random" else with_forecast(view, found, seed)
