"""What a vector environment does in every step, for all its games at once (compiled)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.encoding import Encoding
from durbar.engine.flow import Flow, Option, Seat

NOBODY: Final = -1


class Batch:
    """Games side by side. `learners`: whose seat is the learner's; NOBODY: every seat is.

    `legal` is where the actions of all games lie in their masks, one mask after the other; those of a game, and the
    options they mean, reach up to its end in `ends`.
    """

    def __init__(self, encoding: Encoding, actions: int, numbers: int, rows: int) -> None:
        self.encoding = encoding
        self.actions: i64 = actions
        self.nothing = vec[float]([0.0] * numbers)
        self.room = vec[float](capacity=numbers * rows)
        self.games: list[Flow] = []
        self.chances: list[Rng] = []
        self.learners: list[int] = []
        self.seats = vec[i64]()
        self.options = vec[i64]()
        self.legal = vec[i64]()
        self.ends = vec[i64]()

    def play(self, actions: vec[i64]) -> None:
        """Carry out an action in each game, and what chance answers."""
        legal, options, seats, ends = self.legal, self.options, self.seats, self.ends
        at: i64 = 0
        for n in range(len(ends)):
            while legal[at] != n * self.actions + actions[n]:
                at += 1
            g = self.games[n]
            g.take(Seat(seats[n]), Option(options[at]))
            g.settle(self.chances[n])
            at = ends[n]

    def over(self) -> list[int]:
        """The games that have ended."""
        return [n for n, g in enumerate(self.games) if g.decision is None]

    def ask(self) -> None:
        """Find out who must choose in each game, and what they may."""
        seats, ends, options, legal = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
        first: i64 = 0
        for n in range(len(self.games)):
            g, learner = self.games[n], self.learners[n]
            seat = g.asked if learner == NOBODY else Seat(learner)
            offered = g.legal if learner == NOBODY else g.legal_for(seat)
            seats, options = append(seats, seat), extend(options, offered)
            for action in self.encoding.ids(g, offered):
                legal = append(legal, first + action)
            ends = append(ends, len(legal))
            first += self.actions
        self.seats, self.options, self.legal, self.ends = seats, options, legal, ends

    def seen(self, start: i64, stop: i64) -> vec[float]:
        """What is seen in these games, a row each; until it is asked again."""
        found, numbers, at = self.room, len(self.nothing), i64(0)
        for n in range(start, stop):
            found = extend(found, self.nothing)  # into the same memory each time: there is room, and `room` is empty
            self.encoding.see(found, at, self.games[n], Seat(self.seats[n]))
            at += numbers
        return found
