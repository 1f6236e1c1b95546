"""The verdict on a choice: a mistake is named only where search and referee agree, and the referee is sure."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import NormalDist
from typing import NamedTuple

from durbar.bots.native.rollouts import RolloutSums

NAMES = ("slip", "mistake", "blunder")
LIMITS = ((0.02, 0.05, 0.12), (1.0, 3.0, 6.0))
"""From which loss on a choice is called so: of a win, in points."""
MARKS = {"slip": "?!", "mistake": "?", "blunder": "??"}
SUSPECTS = 20
"""Choices that go to the referee, at most: those that lost most by the search."""


class SearchLook(NamedTuple):
    """What the search thought of a choice: what was chosen, what it prefers, and how much that is worth more."""

    step: int
    seat: int
    chosen: int
    best: int
    suspected: float


class ChoiceVerdict(NamedTuple):
    """What a choice lost against the better option, with its interval; `name` is empty where it is close."""

    step: int
    seat: int
    chosen: str
    better: str
    name: str
    loss: float
    low: float
    high: float
    others: tuple[float, ...]  # what the choice brought every seat, against the better option
    games: int


def suspects(looks: Iterable[SearchLook]) -> list[SearchLook]:
    """The choices worth a referee's time, greatest suspicion first."""
    found = [look for look in looks if look.best != look.chosen and look.suspected > 0.0]
    return sorted(found, key=lambda look: (-look.suspected, look.step))[:SUSPECTS]


def critical(tested: int) -> float:
    """Standard errors of a 95 % interval, corrected for the number of choices tested."""
    return NormalDist().inv_cdf(1.0 - 0.05 / (2.0 * max(tested, 1)))


def loss_of(sums: RolloutSums, seat: int, points: bool) -> float:
    """What the better option (the second) brought more than the one chosen (the first)."""
    return sums.mean(1, seat, points) - sums.mean(0, seat, points)


def named(low: float, points: bool) -> str:
    """The name of a loss that is at least so great."""
    found = ""
    for name, limit in zip(NAMES, LIMITS[points], strict=True):
        if low >= limit:
            found = name
    return found


def decided(sums: RolloutSums, seat: int, points: bool, tested: int) -> bool:
    """Would more games hardly change it? The interval lies clear of the least limit, on either side."""
    half = critical(tested) * sums.joint_error(0, 1, seat, points)
    loss = loss_of(sums, seat, points)
    return loss + half < LIMITS[points][0] or loss - half > LIMITS[points][-1]


def verdict_of(look: SearchLook, words: tuple[str, str], sums: RolloutSums, points: bool, tested: int) -> ChoiceVerdict:
    half = critical(tested) * sums.joint_error(0, 1, look.seat, points)
    loss = loss_of(sums, look.seat, points)
    others = tuple(-loss_of(sums, seat, points) for seat in range(int(sums.seats)))
    name = named(loss - half, points)
    return ChoiceVerdict(look.step, look.seat, *words, name, loss, loss - half, loss + half, others, int(sums.games))
