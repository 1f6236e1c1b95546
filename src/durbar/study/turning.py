"""Turning points: the few moments at which most was won or lost."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

from durbar.study.books import Estimate, Source
from durbar.study.stations import Passage

MOST = 5
SURE = 2.0
"""Standard errors a move of the graph must be clear of."""
APART = 2
"""Items between two turning points, at least."""
UNITS = (0.02, 0.5)
"""The least that is worth telling: of a win, in points."""


class Turn(NamedTuple):
    """An item that moved the graph: by seat what it changed, and whom it moved most."""

    item: Passage
    changes: tuple[float, ...]
    most: int
    error: float


def turning_points(
    items: Iterable[Passage], found: Callable[[Source], Estimate], seats: int, points: bool
) -> list[Turn]:
    """The largest moves beyond two standard errors, apart from each other, in the order of the game."""
    told = list(items)
    turns = [(place, turn_of(item, found, seats, points)) for place, item in enumerate(told)]
    clear = [one for one in turns if size(one[1]) > max(SURE * one[1].error, UNITS[points])]
    chosen: list[tuple[int, Turn]] = []
    for place, turn in sorted(clear, key=lambda one: -size(one[1])):
        if len(chosen) < MOST and all(abs(place - other) >= APART for other, _ in chosen):
            chosen.append((place, turn))
    return [turn for _, turn in sorted(chosen, key=lambda one: one[0])]


def turn_of(item: Passage, found: Callable[[Source], Estimate], seats: int, points: bool) -> Turn:
    before, after = found(Source("at", item.first)), found(Source("at", item.last))
    shift = seats if points else 0
    changes = tuple(after.values[shift + seat] - before.values[shift + seat] for seat in range(seats))
    most = max(range(seats), key=lambda seat: abs(changes[seat]))
    return Turn(item, changes, most, math.hypot(before.errors[shift + most], after.errors[shift + most]))


def size(turn: Turn) -> float:
    return abs(turn.changes[turn.most])
