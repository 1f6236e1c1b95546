"""How fair a set-up is: one number, its interval, and which of two set-ups is fairer.

The number is how far seats win from an even share, as a root mean square over the seats: 0 is fair. What chance alone
adds to it is taken off. Intervals are by resampling whole games, the same ones each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from durbar.lab.numbers.statistics import LEAST, Finding, Interval

Array: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

SAMPLES = 1000
NEAR = 0.05
"""A seat this far from even is still fair: “fair within 5 percentage points”."""


def gap_of(won: Sequence[Sequence[float]]) -> Interval | None:
    """How far the seats of games (a row each, shared wins in parts) are from even; None if they are too few."""
    rows = np.asarray(won, dtype=float)
    if not enough(rows):
        return None
    return interval(squares(rows, np.ones((1, len(rows)))), squares(rows, resampled(len(rows)), 2.0))


def difference(own: Sequence[Sequence[float]], other: Sequence[Sequence[float]]) -> Interval | None:
    """How much further from even one set-up is than another, over the same games; below 0 it is fairer."""
    first, second = np.asarray(own, dtype=float), np.asarray(other, dtype=float)
    if not enough(first) or first.shape != second.shape:
        return None
    once, often = np.ones((1, len(first))), resampled(len(first))
    value = root(squares(first, once)) - root(squares(second, once))
    spread = root(squares(first, often, 2.0)) - root(squares(second, often, 2.0))
    low, high = np.quantile(spread, (0.025, 0.975))
    return Interval(float(value[0]), float(low), float(high))


def enough(rows: Array) -> bool:
    return rows.ndim == 2 and rows.shape[1] > 1 and len(rows) >= LEAST * rows.shape[1]


def resampled(games: int) -> Array:
    """How often each game is in each sample."""
    return np.random.default_rng(0).multinomial(games, np.full(games, 1 / games), SAMPLES).astype(float)


def squares(rows: Array, weights: Array, times: float = 1.0) -> Array:
    """For each sample the mean square distance from even, less what chance adds (in a sample of a sample: twice)."""
    games, seats = rows.shape
    rates = weights @ rows / games
    chance = (weights @ rows**2 / games - rates**2).mean(axis=1) / max(1, games - 1)
    found: Array = ((rates - 1 / seats) ** 2).mean(axis=1) - times * chance
    return found


def root(values: Array) -> Array:
    found: Array = np.sqrt(np.maximum(0.0, values))
    return found


def interval(value: Array, samples: Array) -> Interval:
    low, high = np.quantile(root(samples), (0.025, 0.975))
    return Interval(float(root(value)[0]), float(low), float(high))


def fair_within(seats: Finding, near: float = NEAR) -> bool:
    """Is every seat shown to be this near to even? Each has to pass by itself, so that nothing needs correction: its
    whole 95 % interval lies within (two one-sided tests of 2.5 %)."""
    even = 1 / max(1, len(seats.parts))
    shown = [max(even - part.estimate.low, part.estimate.high - even) <= near for part in seats.parts]
    return bool(shown) and all(shown)
