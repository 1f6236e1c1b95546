"""What people saw of a game, in words: the options of every seat that owed a choice, the choice made, what happened,
and the result.

Two releases are compared by this and by nothing else: the numbers, fields and steps behind the words may change.

    A? plan 1 3; plan 1 4
    B? plan 1 3; plan 1 4
    A plan 1 3
    ! planned A
    ! turn B
    = 1,2 31,24 rounds
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

from durbar.engine.flow import Option, Seat
from durbar.engine.game import Game
from durbar.match.match import Match
from durbar.match.record import line_text, result_text

SHORT = 16
"""Letters of a digest."""


def options_seen(game: Game, g: Any) -> list[str]:
    """A line for each seat that owes a choice: its options, in their order."""
    lines = []
    for seat, label in enumerate(game.labels(g, "seat")):
        if g.owes(Seat(seat)):
            options = [" ".join(g.decision.words(g, Option(option))) for option in g.legal_for(Seat(seat))]
            lines.append(f"{label}? {'; '.join(options)}")
    return lines


def event_seen(game: Game, g: Any, event: tuple[int, ...]) -> str:
    """An event as a line: `! words`, or `A! words` where A alone is told."""
    seat = game.visible_to(event)
    only = "" if seat is None else game.labels(g, "seat")[seat]
    return f"{only}! {' '.join(game.event_words(g, event))}"


def lines_seen(match: Match) -> Iterator[str]:
    """A match from its beginning: what could be chosen, what was, and what happened."""
    game, seats = match.game, match.game.labels(match.state, "seat")
    for (g, choice), told in zip(match.walk(), match.events_by_step, strict=True):
        yield from options_seen(game, g)
        yield line_text(seats, choice)
        yield from (event_seen(game, match.state, event) for event in told)
    if match.over:
        yield f"= {result_text(match.ending)}"


def digest(lines: Iterable[str]) -> str:
    """A short name for what was seen."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:SHORT]
