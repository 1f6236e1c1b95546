"""Standing orders: questions that a seat has answered beforehand. A game declares their kinds; whoever keeps the orders
of a seat asks them when a question is put, with a position dealt from what the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from durbar.engine.refusal import Problem

ASK: Final = -1
"""No answer: the seat is asked."""
ANY: Final = "any"
FORCED: Final = "forced"
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


class Order(NamedTuple):
    """What a seat has ordered."""

    kind: str
    given: Given


def wishes(given: Given, name: str) -> list[str]:
    """The words of a blank that takes several."""
    return [word for word in given.get(name, "").split(",") if word]


def filled_in(kind: OrderKind, g: Any, seat: int, given: Given) -> dict[str, str]:
    """An order with all its blanks; a Problem if one is filled in with what it does not take."""
    blanks = kind.blanks(g, seat)
    for name in given:
        if name not in {blank.name for blank in blanks}:
            raise Problem("bad-order", given=name, known=", ".join(blank.name for blank in blanks))
    return {blank.name: checked(blank, given.get(blank.name, "")) for blank in blanks}


def checked(blank: Blank, given: str) -> str:
    words = list(dict.fromkeys(word for word in given.split(",") if word))
    if not blank.several and not words:
        words = [blank.values[0]]
    strange = [word for word in words if word not in blank.values]
    if strange or (len(words) > 1 and not blank.several):
        raise Problem("bad-order", given=given, known=", ".join(blank.values))
    return ",".join(words)


def answered(
    kinds: Iterable[OrderKind], g: Any, seat: int, options: Sequence[int], orders: Sequence[Order]
) -> tuple[int, int] | None:
    """Which of the orders answers the present decision first, and how; anything but an option asks."""
    known = {kind.name: kind for kind in kinds}
    question = type(g.decision).__name__
    for n, order in enumerate(orders):
        kind = known.get(order.kind)
        if kind is not None and question in kind.decisions:
            option = kind.answer(g, seat, order.given)
            if option in options:
                return n, option
    return None
