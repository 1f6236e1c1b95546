"""A test that may stop at any time: bounds given beforehand, looked at after every block of games.

The generalised sequential probability ratio test on the means of blocks: how likely they are if a bot wins so many
hundredths more than an equal would (`high`), against if it wins so many more (`low`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from durbar.engine.refusal import Problem

ERROR = 0.05
"""The chance to decide wrongly, either way."""
FEWEST = 8
"""Blocks before anything is decided: their spread must be known first."""


class Bounds(NamedTuple):
    """Wins above those of equals, in hundredths."""

    low: float
    high: float


class Stopping(NamedTuple):
    """How it stands: the ratio (a logarithm), how far it must go either way, and `high`, `low` or nothing yet."""

    ratio: float
    bound: float
    verdict: str


def bounds_of(text: str) -> Bounds:
    """As people write them: `0,15`."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise Problem("bad-bounds", given=text) from None
    if not low < high or math.isinf(low) or math.isinf(high):
        raise Problem("bad-bounds", given=text)
    return Bounds(low, high)


def decided(blocks: Sequence[float], bounds: Bounds) -> Stopping:
    """What the means of blocks say, each counted above those of equals, from 0 to 1."""
    bound, count = math.log((1 - ERROR) / ERROR), len(blocks)
    if count < FEWEST:
        return Stopping(0.0, bound, "")
    mean = math.fsum(blocks) / count
    spread = math.fsum((one - mean) ** 2 for one in blocks) / (count - 1)
    low, high = bounds.low / 100, bounds.high / 100
    if spread <= 0.0:
        return Stopping(0.0, bound, "high" if mean >= high else "low" if mean <= low else "")
    ratio = count * (high - low) * (mean - (low + high) / 2) / spread
    return Stopping(ratio, bound, "high" if ratio >= bound else "low" if ratio <= -bound else "")
