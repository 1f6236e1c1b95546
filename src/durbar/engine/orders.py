"""Standing orders: questions that a seat has answered beforehand. A game declares their kinds; whoever keeps the orders
of a seat asks them when a question is put, with a position dealt from what the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

ASK: Final = -1
"""No answer: the seat is asked."""
ANY: Final = "any"
FORCED_KIND: Final = "forced"
"""The kind every game has: what cannot be chosen otherwise is played."""
Given: TypeAlias = Mapping[str, str]
"""What is filled in: by the name of the blank a word, or several with commas, the first wish first."""


class Blank(NamedTuple):
    """Something to fill in: one of these words (the first, if nothing is), or several in the order of one's wishes.

    Told by `<game>-order-<kind>-<name>`; the words by `<game>-order-is-<word>`, else they are names of the game.
    `needs`: it matters only where one of these words is in the blank called `do`.
    """

    name: str
    values: tuple[str, ...]
    several: bool = False
    needs: tuple[str, ...] = ()


class OrderKind(NamedTuple):
    """A kind of order: which decisions it may answer, what is to be filled in, and the answer: an option, or `ASK`.

    Told by `<game>-order-<name>`. `once`: it is used up by its first answer.
    """

    name: str
    decisions: frozenset[str]
    blanks: Callable[[Any, int], Sequence[Blank]]
    answer: Callable[[Any, int, Given], int]
    once: bool = False


def wishes(given: Given, name: str) -> list[str]:
    """The words of a blank that takes several."""
    return [word for word in given.get(name, "").split(",") if word]
