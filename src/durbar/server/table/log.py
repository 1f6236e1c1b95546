"""Lines people read at a table: what happened, and what was said."""

from __future__ import annotations

from typing import NamedTuple


class LogLine(NamedTuple):
    """A line of the log: of which entry and step, who did what. `visible_to`: the one seat that may read it; where a
    `person` is named, only as long as the seat is theirs."""

    number: int
    step: int
    seat: int | None
    kind: str
    words: tuple[str, ...]
    visible_to: int | None = None
    person: str = ""


class ChatLine(NamedTuple):
    """What somebody said; a spectator has no seat."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    speaker: int
