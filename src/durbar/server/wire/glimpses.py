"""What a list shows of a table beside its name, as HTTP carries it."""

from __future__ import annotations

from msgspec import Struct

from durbar.server.wire.questions import DecisionInfo


class Glimpse(Struct):
    """What is asked at a table now, and what the seat that looks has (`<game>-gain-<word>`)."""

    decision: DecisionInfo | None
    has: dict[str, int]
