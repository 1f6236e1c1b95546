"""Intervals and tests, as small as they can honestly be.

A claim is made in two stages. Each question (do seats differ? do characters, at the same seat?) has one test over all
its parts; over all questions of a report the chance of a single false claim is held at 3 % (Holm). Only within a
question that passes are single parts marked, again by Holm.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

Z = 1.959963984540054
"""Both tails of 5 % of a normal distribution."""
LEVEL = 0.03
"""The chance of a false claim that is accepted, over a whole report: so low that of 200 reports on even games
hardly ever more than 5 % raise a false alarm."""
POWER = 0.8
"""The chance to notice a difference that is there, when games are counted out beforehand."""
LEAST = 5
"""Fewer wins to be expected say nothing."""


class Interval(NamedTuple):
    """An estimate and the bounds of its 95 % interval."""

    value: float
    low: float
    high: float

    def within(self, least: float, most: float) -> Interval:
        """No further than what is possible."""
        return Interval(self.value, max(least, self.low), min(most, self.high))


class Share(NamedTuple):
    """One part of a question (a seat, a character): its estimate, how far that is from even, and the chance of being so
    far by accident alone, for this part taken alone."""

    name: str
    cases: int
    estimate: Interval
    accident: float


class Finding(NamedTuple):
    """What the games say to a question: the chance of such differences by accident over all parts, and each part."""

    accident: float
    parts: list[Share]


UNKNOWN = Finding(math.nan, [])


def wilson(wins: float, games: int) -> Interval:
    """The interval of a rate; shared wins may be parts."""
    if games == 0:
        return Interval(math.nan, 0.0, 1.0)
    rate, z2 = wins / games, Z * Z / games
    centre = (rate + z2 / 2) / (1 + z2)
    half = Z * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games)) / (1 + z2)
    return Interval(rate, max(0.0, centre - half), min(1.0, centre + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """The interval of a mean, by the normal approximation."""
    count = len(values)
    if count == 0:
        return Interval(math.nan, math.nan, math.nan)
    mean = math.fsum(values) / count
    if count == 1:
        return Interval(mean, -math.inf, math.inf)
    half = Z * math.sqrt(math.fsum((v - mean) ** 2 for v in values) / (count - 1) / count)
    return Interval(mean, mean - half, mean + half)


# --- distributions -------------------------------------------------------------------------------------------------


def both_tails(z: float) -> float:
    """How likely a normal variable is as far from 0."""
    return math.erfc(abs(z) / math.sqrt(2.0))


def chi_square_tail(x: float, freedom: int) -> float:
    """How likely a chi-square variable with this freedom is to be as great: a finite sum for whole numbers."""
    if freedom <= 0:
        return math.nan
    half = max(0.0, x) / 2
    if freedom % 2 == 0:
        term, first = math.exp(-half), 1.0
        total = term
    else:
        term, first = math.exp(-half) * math.sqrt(half) * 2 / math.sqrt(math.pi), 1.5
        total = math.erfc(math.sqrt(half)) + (term if freedom > 1 else 0.0)
    for k in range((freedom - 1) // 2 - (freedom % 2)):
        term *= half / (first + k)
        total += term
    return min(1.0, total)


# --- many claims at once -------------------------------------------------------------------------------------------


def holm(accidents: Sequence[float], weights: Sequence[float] | None = None) -> list[float]:
    """The chances corrected for their number (Holm): those at most LEVEL hold together. Unknown ones (nan) are
    left out. With weights a question may have more of it than another.
    """
    shares = list(weights) if weights is not None else [1.0] * len(accidents)
    known = sorted((i for i, p in enumerate(accidents) if not math.isnan(p)), key=lambda i: accidents[i] / shares[i])
    found, reached = [math.nan] * len(accidents), 0.0
    left = math.fsum(shares[i] for i in known)
    for i in known:
        reached = max(reached, min(1.0, accidents[i] * left / shares[i]))
        found[i] = reached
        left -= shares[i]
    return found


# --- questions -----------------------------------------------------------------------------------------------------


def even_shares(games: Sequence[Sequence[float]], names: Sequence[str]) -> Finding:
    """Do the columns get equal shares? Rows are games, shared wins in parts (Friedman's test)."""
    count, size = len(games), len(names)
    if size < 2 or count < LEAST * size:
        return UNKNOWN
    spread = math.fsum((share - 1 / size) ** 2 for game in games for share in game) / (size - 1)
    won = [math.fsum(game[i] for game in games) for i in range(size)]
    if spread <= 0.0:
        return UNKNOWN
    apart = [wins - count / size for wins in won]
    parts = []
    for name, wins, far in zip(names, won, apart, strict=True):
        z = far / math.sqrt(spread * (1 - 1 / size))
        parts.append(Share(name, count, wilson(wins, count), both_tails(z)))
    return Finding(chi_square_tail(math.fsum(far * far for far in apart) / spread, size - 1), parts)


# --- how many games ------------------------------------------------------------------------------------------------


def games_to_show(points: float, even: float, marks: int, level: float = LEVEL) -> int:
    """Games that would show a win rate this many hundredths above an even share, among this many marks."""
    normal = NormalDist()
    certain, likely = normal.inv_cdf(1 - level / (2 * marks)), normal.inv_cdf(POWER)
    there = min(1.0, even + points)
    root = certain * math.sqrt(even * (1 - even)) + likely * math.sqrt(there * (1 - there))
    return math.ceil((root / points) ** 2)


def points_shown(games: int, even: float, marks: int) -> float:
    """The smallest difference in win rate that this many games would show."""
    low, high = 0.0, 1.0 - even
    for _ in range(40):
        middle = (low + high) / 2
        if games_to_show(middle, even, marks) > games:
            low = middle
        else:
            high = middle
    return high
