"""One base for each shape of step: what a choice of one player, or a draw, has in common with others of its kind."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Decision, Option, Options, Seat, Words
from durbar.engine.option import option, words_of
from durbar.games.maharaja.state import State


class SeatChoice(Decision):
    """A choice one seat makes."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def player(self, g: State) -> Seat:
        return Seat(self.seat)


class BuildChoice(SeatChoice):
    """Where to build, for less than the full price."""

    def __init__(self, seat: i64, discount: i64) -> None:
        super().__init__(seat)
        self.discount: Final = discount


class RepeatedChoice(SeatChoice):
    """A choice that may be made so many times more."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def otherwise(self, g: State) -> None:
        """Nothing left to do it with."""

    def subject(self, g: State) -> Words:
        return (str(self.left),)


class Draw(Chance):
    """One of several outcomes, each as likely."""

    def sample(self, g: State, rng: Rng) -> Option:
        outcomes = self.candidates(g, Seat(-1))
        return Option(outcomes[rng.below(len(outcomes))])


def drawn(g: State, verb: i64, outcome: i64) -> Words:
    """The words of a draw whose options are its outcomes."""
    return words_of(g, option(verb, outcome))


def up_to(count: i64) -> Options:
    """The numbers below this one."""
    return vec[i64](list(range(count)))
