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
from typing import TYPE_CHECKING, Any

from durbar.engine.flow import Option, Seat
from durbar.engine.record import Choice, Record, choice_text, parse_choice

if TYPE_CHECKING:
    from durbar.engine.game import Game

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
    only = game.labels(g, "seat")[event[1]] if game.events[event[0]].private else ""
    return f"{only}! {' '.join(game.event_words(g, event))}"


def result_seen(game: Game, g: Any) -> str:
    ranks, scores, reason = game.result(g)
    return f"= {','.join(map(str, ranks))} {','.join(f'{score:g}' for score in scores)} {reason}"


def choice_seen(game: Game, g: Any, choice: Choice) -> list[str]:
    """A choice, carried out: what could be chosen, what was, and what happened."""
    lines = [*options_seen(game, g), choice_text(game, g, choice)]
    g.log = []
    g.take(Seat(choice.player), Option(choice.option))
    lines += [event_seen(game, g, event) for event in g.log]
    g.log = None
    return lines if g.decision is not None else [*lines, result_seen(game, g)]


def game_seen(game: Game, g: Any, choices: Iterable[str]) -> Iterator[list[str]]:
    """The lines of each choice of a record, played from a state that goes on under the reader's hands."""
    for line in choices:
        yield choice_seen(game, g, parse_choice(game, g, line))


def record_digest(game: Game, told: Record) -> str:
    """One digest of all that people saw of a record."""
    start = game.new(told.seats, told.settings, told.rules)
    return digest(line for lines in game_seen(game, start, [text for _, text in told.lines]) for line in lines)


def digest(lines: Iterable[str]) -> str:
    """A short name for what was seen."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:SHORT]
