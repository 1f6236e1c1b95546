"""Clocks and hours, as HTTP carries them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from durbar.server.wire.forms import Form, Level

Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=60 * 86_400)]
Zone: TypeAlias = Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_+\-]+(/[A-Za-z0-9_+\-]+)*$(?!\n)")]
Moments: TypeAlias = Annotated[float, Meta(ge=0, le=1e11)]


class PaceForm(Form):
    """How much time a table gives: a seat has `bank` seconds, a finished turn adds `increment`, never more than `cap`.

    `sleep`, `weekends`: whose clocks stand then (with `days` only). `vacation`: days a seat may be away.
    `at_zero`: what becomes of a seat that stays late: the others are asked, a bot of `level` plays, or nothing.
    """

    kind: Literal["live", "days"]
    bank: Annotated[float, Meta(ge=10, le=60 * 86_400)]
    increment: Seconds
    cap: Seconds
    sleep: bool = True
    weekends: bool = False
    vacation: Annotated[int, Meta(ge=0, le=60)] = 21
    at_zero: Literal["ask", "bot", "wait"] = "ask"
    level: Level = "medium"


class PaceInfo(Struct):
    """As `PaceForm`."""

    kind: Literal["live", "days"]
    bank: float
    increment: float
    cap: float
    sleep: bool
    weekends: bool
    vacation: int
    at_zero: Literal["ask", "bot", "wait"]
    level: str


class ClockInfo(Struct):
    """A seat's clock when this was sent: seconds `left`; `deadline`: when they are over, null while it stands.

    `late`: since when nothing is left. `away`, `resting`: until when its person is away, and the clock stands.
    """

    left: float
    deadline: str | None
    late: str | None
    away: str | None
    resting: str | None


class HoursForm(Form):
    """When I sleep, in minutes after midnight in my time zone (equal: never); and when I am away, in seconds."""

    zone: Zone = "UTC"
    asleep: Annotated[int, Meta(ge=0, lt=1440)] = 0
    awake: Annotated[int, Meta(ge=0, lt=1440)] = 0
    away: tuple[Moments, Moments] | None = None


class HoursInfo(Struct):
    """The same; `not_at`: how many of my tables cannot let me be away: I am late there, or have no days left."""

    zone: str
    asleep: int
    awake: int
    away: tuple[float, float] | None
    not_at: int = 0
