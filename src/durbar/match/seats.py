"""Which seats owe a choice."""

from __future__ import annotations

from functools import cache
from typing import Any


def owing(g: Any) -> list[int]:
    """The seats that owe a choice in this state; chance has none."""
    return [] if g.decision is None else list(members(int(g.decision.players(g))))


@cache
def members(bits: int) -> tuple[int, ...]:
    """The seats of a set of them."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
