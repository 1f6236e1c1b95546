"""What a bot is: something that sees a game from one seat and chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from durbar.engine.chance import Rng
from durbar.engine.flow import Option, Seat, Words
from durbar.engine.game import Game
from durbar.match.match import Match


def nothing(since: int) -> list[Words]:
    """No story: a position came from nowhere."""
    return []


class SeatView(NamedTuple):
    """A game as one seat knows it: the state has whatever the seat cannot see dealt anew. `told(since)` is what the
    seat was told from a step on, in words; `step` is the present one."""

    game: Game
    state: Any
    seat: int
    step: int = 0
    told: Callable[[int], Sequence[Words]] = nothing

    def options(self) -> list[int]:
        return list(self.state.legal_for(Seat(self.seat)))

    def text(self, option: int) -> str:
        return " ".join(self.state.decision.words(self.state, Option(option)))


class Alternative(NamedTuple):
    """A choice a bot looked at: its value (the greater the better, comparable within one choice only) and how often
    a search tried it. `line`: what it would choose after it, until chance or somebody else decides. `wins`, `points`:
    where an adviser tells them, the chance to win and the points over the table's mean after this choice."""

    option: int
    text: str
    value: float
    visits: int = 0
    line: tuple[Words, ...] = ()
    wins: float = -1.0
    points: float = 0.0


class Budget(NamedTuple):
    """How long a search may take; the sooner of both. With iterations alone it always finds the same."""

    iterations: int = 0
    seconds: float = 0.0


class Bot(Protocol):
    """A player. `explain` tells the main alternatives of its last choice, best first."""

    def choose(self, view: SeatView) -> int: ...

    def explain(self) -> list[Alternative]: ...


def seat_view(match: Match, seat: int, seed: int) -> SeatView:
    """What a seat knows of a match: all a bot ever gets."""
    known = match.game.determinize(match.state, seat, Rng(seed))
    return SeatView(match.game, known, seat, match.steps, lambda since: match.events(seat, since))
