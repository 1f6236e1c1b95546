"""One number for how fair a set-up is."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from durbar.lab.numbers.fairness import difference, fair_within, gap_of
from durbar.lab.numbers.statistics import even_shares


def games(rates: Sequence[float], count: int, seed: int) -> list[list[float]]:
    """Games won by seats at these rates."""
    rng = random.Random(seed)
    winners = rng.choices(range(len(rates)), rates, k=count)
    return [[float(seat == winner) for seat in range(len(rates))] for winner in winners]


def test_the_gap_is_how_far_seats_are_from_even() -> None:
    found = gap_of(games((0.6, 0.4), 4000, 1))
    assert found is not None
    assert found.low < 0.1 < found.high
    assert found.value == pytest.approx(0.1, abs=0.02)
    assert gap_of(games((0.6, 0.4), 6, 1)) is None


def test_what_chance_adds_is_taken_off() -> None:
    """Of even games half have no gap at all, and the interval of nearly all begins at 0."""
    found = [gap_of(games((0.25,) * 4, 200, seed)) for seed in range(20)]
    assert sum(one is not None and one.value == 0 for one in found) >= 5
    assert sum(one is not None and one.low == 0 for one in found) >= 17


def test_intervals_cover_what_is_true() -> None:
    true = (2 * 0.08**2 / 4) ** 0.5  # of seats at 33, 17, 25 and 25 %
    found = [gap_of(games((0.33, 0.17, 0.25, 0.25), 300, seed)) for seed in range(24)]
    assert sum(one is not None and one.low <= true <= one.high for one in found) >= 20


def test_the_fairer_of_two_is_found() -> None:
    crooked, fair = games((0.7, 0.3), 600, 2), games((0.5, 0.5), 600, 3)
    found = difference(fair, crooked)
    assert found is not None
    assert found.high < 0
    same = difference(fair, games((0.5, 0.5), 600, 4))
    assert same is not None
    assert same.low <= 0 <= same.high


@pytest.mark.parametrize(("rates", "count", "shown"), [((0.5, 0.5), 3000, True), ((0.5, 0.5), 100, False)])
def test_fairness_can_be_shown(rates: tuple[float, ...], count: int, shown: bool) -> None:
    """Few games show nothing, neither that seats differ nor that they do not."""
    assert fair_within(even_shares(games(rates, count, 5), ["0", "1"])) is shown
    assert not fair_within(even_shares(games((0.58, 0.42), 3000, 5), ["0", "1"]))
