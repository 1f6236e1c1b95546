"""Standing orders, as HTTP carries them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from durbar.server.wire.forms import Count, Form, SeatNumber

Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Words: TypeAlias = Annotated[str, Meta(max_length=2000)]


class BlankInfo(Struct):
    """Something to fill in, told by `<game>-order-<kind>-<name>`: one of the words, or `several` in order of wish.

    A word is told by `<game>-order-is-<word>`, else by its name in the game. `needs`: it matters only where one of
    these words is in the blank called `do`; empty: always.
    """

    name: str
    values: list[str]
    several: bool
    needs: list[str]


class OrderKindInfo(Struct):
    """A kind of order, told by `<game>-order-<name>`; `once`: its first answer uses it up."""

    name: str
    blanks: list[BlankInfo]
    once: bool


class OrderForm(Form):
    """An order. `id` of one that was given before; 0: a new one. `until` I change it, or my next turn begins.

    `when` it answers: `soon`, in my `own` time, or at `once`.
    """

    kind: Word
    given: Annotated[dict[Word, Words], Meta(max_length=20)]
    id: Count = 0
    until: Literal["change", "turn"] = "change"
    when: Literal["soon", "own", "once"] = "soon"


class OrdersForm(Form):
    """All orders of a seat of mine, the first that answers counts; `version` of those I saw, 0: none."""

    seat: SeatNumber
    version: Count
    orders: Annotated[list[OrderForm], Meta(max_length=200)]


class OrderInfo(Struct):
    """`standing`: it stands, its answer was taken back (`undone`), it is used up, or my turn has ended it."""

    id: int
    kind: str
    given: dict[str, str]
    until: Literal["change", "turn"]
    when: Literal["soon", "own", "once"]
    standing: Literal["stands", "undone", "used", "ended"]


class OrdersInfo(Struct):
    """The orders of a seat of mine. `used`: the step of the last answer they gave. `waiting`: the present question is
    about to be answered by one. `forced`: what cannot be chosen otherwise is played."""

    seat: int
    version: int
    kinds: list[OrderKindInfo]
    orders: list[OrderInfo]
    used: int | None
    waiting: bool
    forced: bool
