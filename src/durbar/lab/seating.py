"""Who sits where: every bot as often in every seat."""

from __future__ import annotations

from itertools import permutations

from durbar.engine.refusal import Problem

MOST = 720
"""Arrangements that are told apart; beyond, the first so many."""


def seatings(bots: list[str], seats: int) -> list[tuple[int, ...]]:
    """All different arrangements of the bots (by number), in a fixed order.

    With fewer bots than seats they sit down again in turn (a, b, a, b); where that does not come out even, every bot
    begins once.
    """
    if not bots:
        raise Problem("no-bots")
    if len(bots) > seats:
        raise Problem("too-many-bots", given=len(bots), seats=seats)
    starts = range(len(bots)) if seats % len(bots) else range(1)
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for start in starts:
        seated = [(start + i) % len(bots) for i in range(seats)]
        for arrangement in permutations(seated):
            found.setdefault(tuple(bots[bot] for bot in arrangement), arrangement)
    return list(found.values())[:MOST]
