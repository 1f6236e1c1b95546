"""Programs that sit at the table: at random, or a bot by its level where bots are installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from durbar.engine.chance import Rng
from durbar.engine.match import Match
from durbar.engine.refusal import Problem

Chooser = Callable[[Match, int], int]


def opponent(level: str, seed: int) -> Chooser:
    """Who answers for the other seats."""
    if level == "random":
        return at_random(Rng(seed))
    if find_spec("durbar.bots") is None:
        raise Problem("unknown-level", given=level, known="random")
    return by_bot(level, seed)


def at_random(rng: Rng) -> Chooser:
    def choose(match: Match, seat: int) -> int:
        options = match.options(seat)
        return options[rng.below(len(options))]

    return choose


class Advice(NamedTuple):
    """An option as a bot sees it: its value, and how often a search tried it."""

    option: int
    value: float
    tries: int


def advice(match: Match, seat: int, level: str, seed: int) -> list[Advice]:
    """What a bot of this level would choose for the seat, its own choice first. It is shown what the seat knows."""
    if find_spec("durbar.bots") is None:
        raise Problem("unknown-level", given=level, known="-")
    bots = import_module("durbar.bots")
    bot = bots.level_bot(level, seed)
    chosen = bot.choose(bots.seat_view(match, seat, seed))
    told = [Advice(one.option, one.value, one.visits) for one in bot.explain()]
    return sorted(told, key=lambda one: one.option != chosen)


def by_bot(level: str, seed: int) -> Chooser:
    """A bot of this level; it is shown what its seat knows."""
    bots = import_module("durbar.bots")
    bot, rng = bots.level_bot(level, seed), Rng(seed)

    def choose(match: Match, seat: int) -> int:
        return int(bot.choose(bots.seat_view(match, seat, int(rng.below(2**31)))))

    return choose
