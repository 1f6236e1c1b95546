"""Who sits where: every bot as often in every seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, permutations, zip_longest

from durbar.engine.refusal import Problem

MOST = 720
"""Arrangements that are told apart; beyond, the first so many."""


def seatings(bots: list[str], seats: int) -> list[tuple[int, ...]]:
    """All different arrangements of the bots (by number), in a fixed order.

    With fewer bots than seats they sit down again in turn (a, b, a, b); where that does not come out even, every bot
    begins once. Arrangements come in wheels, all moved on by a seat each time, so that few games are balanced too.
    """
    if not bots:
        raise Problem("no-bots")
    if len(bots) > seats:
        raise Problem("too-many-bots", given=len(bots), seats=seats)
    starts = range(len(bots)) if seats % len(bots) else range(1)
    tables = [[(start + i) % len(bots) for i in range(seats)] for start in starts]
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for wheel in chain.from_iterable(zip_longest(*(wheels(seated) for seated in tables), fillvalue=())):
        for arrangement in wheel:
            found.setdefault(tuple(bots[bot] for bot in arrangement), arrangement)
    return list(found.values())[:MOST]


def wheels(seated: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every arrangement, followed by the same with all moved on by one seat, by two ..."""
    for first in permutations(seated):
        yield [first[turned:] + first[:turned] for turned in range(len(first))]
