"""How the questions of a table were answered: by whom, how fast, by which orders; and which orders stand. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from durbar.engine.flow import Seat
from durbar.engine.orders import Blank, Given, OrderKind
from durbar.engine.refusal import Problem
from durbar.server.table import entries
from durbar.server.table.part import Part

LINE = "line"
"""A kind every game has: a line of a plan (`study/premoves.py`)."""
REMEMBERED = 20  # answers by hand, of which an order takes its time
QUICK = 3600.0  # seconds: slower answers are not those of somebody at hand
When: TypeAlias = Literal["soon", "own", "once"]
Until: TypeAlias = Literal["change", "turn"]
Standing: TypeAlias = Literal["stands", "undone", "used", "ended"]


class Ordered(NamedTuple):
    """An order made the choice of this step."""

    step: int
    seat: int
    order: int


class SeatOrder(Struct, frozen=True, omit_defaults=True):
    """An order of a seat: its number there, its kind and what was filled in, how long it stands, how fast it answers.

    `given_at`: the number of the table's last entry when it was given; questions put before are none of its business.
    """

    id: int
    kind: str
    given: dict[str, str]
    given_at: int
    until: Until = "change"
    when: When = "soon"


class OrderState(Part):
    """Follows from the entries, as all of a table; a copy shares what is past."""

    def __init__(self) -> None:
        self.asked: dict[int, float] = {}  # seat -> when its question was put
        self.took: dict[int, tuple[float, ...]] = {}  # seat -> seconds of its last quick answers by hand
        self.ordered: tuple[Ordered, ...] = ()  # choices of the line of play
        self.used: frozenset[tuple[int, int]] = frozenset()  # seat and order
        self.undone: frozenset[tuple[int, int]] = frozenset()  # orders whose answer was taken back
        self.turn = ""
        self.turns: dict[int, int] = {}  # seat -> the entry with which its last turn began
        self.taken_back = 0  # the last entry that took something back

    def fork(self) -> OrderState:
        other = super().fork()
        other.asked, other.took, other.turns = dict(self.asked), dict(self.took), dict(self.turns)
        return other

    def chose(self, entry: entries.Chose, step: int) -> None:
        """A seat answered; `step` is that of its choice."""
        seat, took = entry.seat, entry.at - self.asked.get(entry.seat, entry.at)
        if entry.order:
            self.ordered = (*self.ordered, Ordered(step, seat, entry.order))
            self.used |= {(seat, entry.order)}
        elif not entry.redo and took <= QUICK:
            self.took[seat] = (*self.took.get(seat, ()), took)[-REMEMBERED:]

    def put(self, questions: Mapping[int, int], number: int, at: float, turn: tuple[str, int | None]) -> None:
        """These are asked now, those with this number since this entry."""
        self.asked = {seat: at if asked == number else self.asked.get(seat, at) for seat, asked in questions.items()}
        key, whose = turn
        if key != self.turn:
            self.turn = key
            if whose is not None:
                self.turns[whose] = number

    def undid(self, to: int, number: int) -> list[Ordered]:
        """Back to a step: orders whose answers are taken back are switched off, lest anybody try them out."""
        gone = [one for one in self.ordered if one.step >= to]
        self.ordered = tuple(one for one in self.ordered if one.step < to)
        self.undone |= {(one.seat, one.order) for one in gone if one.order != entries.FORCED_ORDER}
        self.taken_back = number
        return [one for one in gone if one.order != entries.FORCED_ORDER]

    def forget(self, seat: int) -> None:
        """Somebody else plays it now: how its last person answered is none of their business."""
        self.took.pop(seat, None)
        self.ordered = tuple(one for one in self.ordered if one.seat != seat)

    def steps_ordered(self, seat: int | None) -> set[int]:
        """The choices of a seat that orders made."""
        return {one.step for one in self.ordered if one.seat == seat}

    def standing(self, seat: int, order: SeatOrder, once: Collection[str]) -> Standing:
        """`once`: kinds that are used up by their first answer."""
        key = seat, order.id
        if key in self.undone:
            return "undone"
        if order.kind in once and key in self.used:
            return "used"
        if order.until == "turn" and self.turns.get(seat, 0) > order.given_at:
            return "ended"
        return "stands"


def same_question(before: Any, now: Any, seat: int) -> bool:
    """Is a seat asked the same as before, with the same options?"""
    if before is None or type(before.decision) is not type(now.decision):
        return False
    if tuple(before.decision.subject(before)) != tuple(now.decision.subject(now)):
        return False
    return list(before.legal_for(Seat(seat))) == list(now.legal_for(Seat(seat)))


# --- what orders say -------------------------------------------------------------------------------------------------


class Order(NamedTuple):
    """What a seat has ordered."""

    kind: str
    given: Given


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
