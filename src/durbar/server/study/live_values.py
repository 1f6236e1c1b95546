"""In a process of its own: what options are worth, a quarter of a second of thought at a time."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from durbar.engine.game import GAMES
from durbar.match.position import read
from durbar.server.host.world import WORLD
from durbar.server.study.reviewing import be_gentle
from durbar.study.values import OptionValue, Thinking

PART = 0.25
"""Seconds of one part of work."""
GLIMPSE = 0.5
"""How much of a part goes to the search, once games are played too."""


class LiveQuestion(NamedTuple):
    """Whose choice at which position; the seed is its own, so whoever asks again is told the same."""

    position: str
    seat: int


@lru_cache(8)
def thinking_of(question: LiveQuestion) -> Thinking:
    """Kept between two parts; a new process begins again."""
    game, g = read(GAMES, question.position)
    return Thinking(game, g, question.seat, 1)


def think_on(question: LiveQuestion) -> list[OptionValue]:
    """One part more; the first goes to the search alone, which says what is worth comparing."""
    be_gentle()
    thinking, begun = thinking_of(question), WORLD.monotonic()
    first = thinking.search.iterations == 0
    while WORLD.monotonic() < begun + PART * (1.0 if first else GLIMPSE):
        thinking.try_on()
    while not first and WORLD.monotonic() < begun + PART:
        thinking.play_on()
    return thinking.order()
