"""One base for each shape of step: what a choice of one player, or a draw, has in common with others of its kind."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Decision, Option, Options, Seat, Words
from durbar.engine.option import option as verb_and_part
from durbar.engine.option import words_of
from durbar.games.maharaja.state import State


@mypyc_attr(acyclic=True)
class SeatChoice(Decision):
    """A choice one seat makes."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def player(self, g: State) -> Seat:
        return Seat(self.seat)


@mypyc_attr(acyclic=True)
class BuildChoice(SeatChoice):
    """Where to build, for less than the full price."""

    def __init__(self, seat: i64, discount: i64) -> None:
        super().__init__(seat)
        self.discount: Final = discount


@mypyc_attr(acyclic=True)
class RepeatedChoice(SeatChoice):
    """A choice that may be made so many times more."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def otherwise(self, g: State) -> None:
        """Nothing left to do it with."""

    def subject(self, g: State) -> Words:
        return (str(self.left),)


@mypyc_attr(acyclic=True)
class Draw(Chance):
    """One of several outcomes, each as likely; its words are its verb and the outcome."""

    def verb(self) -> i64:
        raise NotImplementedError

    def sample(self, g: State, rng: Rng) -> Option:
        outcomes = self.candidates(g, Seat(-1))
        return Option(outcomes[rng.below(len(outcomes))])

    def words(self, g: State, option: Option) -> Words:
        return words_of(g, verb_and_part(self.verb(), option))


def members(bits: i64) -> Options:
    """The numbers whose bits are set, in order."""
    found = vec[i64]()
    number: i64 = 0
    while bits:
        if bits & 1:
            found = append(found, number)
        bits >>= 1
        number += 1
    return found


def up_to(count: i64) -> Options:
    """The numbers below this one."""
    return vec[i64](list(range(count)))
