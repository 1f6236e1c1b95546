"""What goes with winning: labels at the same seat, and variants over the same seeds.

Whole games are the units: what one seat wins the others do not.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from durbar.lab.numbers.statistics import LEAST, UNKNOWN, Finding, Interval, Share, Z, both_tails, chi_square_tail

Array: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"


class Case(NamedTuple):
    """A player in a game: where it sat, what it had or did (any number of labels), and its share of the victory."""

    game: int
    seat: int
    labels: frozenset[str]
    won: float


class Sums(NamedTuple):
    """Sums that are 0 on average if nothing differs, their covariance in that case, and what a unit of each weighs."""

    names: list[str]
    counts: list[int]
    sums: Array
    covariance: Array
    weights: Array


def at_the_same_seat(cases: Sequence[Case]) -> Finding:
    """Does a label go with winning, compared with others at the same seat? A label bound to its seat says nothing."""
    names = frequent_labels(cases)
    return answer(label_sums(cases, names), 1.0) if names else UNKNOWN


def frequent_labels(cases: Sequence[Case]) -> list[str]:
    """The labels that may expect enough wins, and enough without one."""
    counts = Counter(label for case in cases for label in case.labels)
    rate = math.fsum(case.won for case in cases) / max(1, len(cases))
    rarer = min(rate, 1 - rate)
    return sorted(label for label, count in counts.items() if count * rarer >= LEAST)


def label_sums(cases: Sequence[Case], names: Sequence[str]) -> Sums:
    """Wins above the seat's own rate, for each label above its own share at the seat.

    Under even chances who won is independent of the labels of the game, given the seats: the covariance is that of the
    seats over all games, for the labels as they lay.
    """
    games = {game: i for i, game in enumerate(sorted({case.game for case in cases}))}
    seats = {seat: i for i, seat in enumerate(sorted({case.seat for case in cases}))}
    asked = np.zeros((len(games), len(seats)))
    won, had = asked.copy(), np.zeros((len(games), len(seats), len(names)))
    for case in cases:
        place = games[case.game], seats[case.seat]
        asked[place], won[place] = 1.0, case.won
        had[place] = [name in case.labels for name in names]
    here = np.maximum(asked.sum(axis=0), 1.0)
    over = asked * (won - won.sum(axis=0) / here)
    apart = asked[:, :, None] * (had - had.sum(axis=0) / here[:, None])
    together = over.T @ over / np.maximum(asked.T @ asked, 1.0)
    covariance = np.einsum("gsi,st,gtj->ij", apart, together, apart, optimize=True)
    counts = had.sum(axis=(0, 1)).astype(int).tolist()
    weights = (apart**2).sum(axis=(0, 1))
    return Sums(list(names), counts, np.einsum("gs,gsi->i", over, apart), covariance, weights)


def compare_pairs(differences: Sequence[Sequence[float]], names: Sequence[str], most: float = math.inf) -> Finding:
    """Do the same games come out differently? A row for each pair of games of the same seed, a column for each name."""
    rows = np.array(differences, dtype=float).reshape(len(differences), len(names))
    count = len(rows)
    if count < 2 * LEAST:
        return UNKNOWN
    weights = np.full(len(names), float(count))
    return answer(Sums(list(names), [count] * len(names), rows.sum(axis=0), rows.T @ rows, weights), most)


def answer(sums: Sums, most: float) -> Finding:
    """One test over all sums, and each by itself; what cannot vary says nothing."""
    parts = []
    for i, name in enumerate(sums.names):
        variance, weight = float(sums.covariance[i, i]), float(sums.weights[i])
        if variance > 1e-9 and weight > 1e-9:
            value, half = float(sums.sums[i]) / weight, Z * math.sqrt(variance) / weight
            estimate = Interval(value, value - half, value + half).within(-most, most)
            parts.append(Share(name, sums.counts[i], estimate, both_tails(float(sums.sums[i]) / math.sqrt(variance))))
    return Finding(over_all(sums), parts) if parts else UNKNOWN


def over_all(sums: Sums) -> float:
    """Chi-square over all directions in which the sums can vary."""
    values, directions = np.linalg.eigh(sums.covariance)
    vary = values > 1e-9 * max(1e-300, float(values.max(initial=0.0)))
    along = (directions.T @ sums.sums)[vary]
    return chi_square_tail(float((along**2 / values[vary]).sum()), int(vary.sum()))
