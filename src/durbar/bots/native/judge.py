"""Fitted judges: what a position promises each seat, as a share of the win and as points at the end.

A judge sees a row of numbers for everybody who competes, found from what all seats may know. A small net, fitted
beforehand by `durbar chances build`, makes of each row a strength and points to come; shares are strengths against
each other. Searches have values of their own: a judge is fixed before the games it judges.
"""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.bots.native.evaluation import Evaluation, Values
from durbar.engine.refusal import DeadEnd


class Net:
    """A row of numbers makes two: a strength and points. A straight part, and a few hidden units."""

    def __init__(self, width: int, hidden: int, numbers: list[float]) -> None:
        assert len(numbers) == size_of_net(width, hidden), len(numbers)
        self.width: Final[i64] = width
        self.hidden: Final[i64] = hidden
        self.numbers: Final = vec[float](numbers)

    def strength_and_points(self, rows: Values, at: i64) -> tuple[float, float]:
        """Of the row that begins at a place."""
        width, numbers = self.width, self.numbers
        strength, points = numbers[0], numbers[1]
        for i in range(width):
            x = rows[at + i]
            strength += numbers[2 + i] * x
            points += numbers[2 + width + i] * x
        unit = 2 + 2 * width
        for _ in range(self.hidden):
            total = numbers[unit + 2]
            for i in range(width):
                total += numbers[unit + 3 + i] * rows[at + i]
            active = math.tanh(total)
            strength += numbers[unit] * active
            points += numbers[unit + 1] * active
            unit += 3 + width
        return strength, points


def size_of_net(width: int, hidden: int) -> int:
    """Numbers of a net: two constants, two straight parts, and by unit two weights, a constant and a row."""
    return 2 + 2 * width + hidden * (3 + width)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The judge of a game. A subclass says how positions become rows."""

    def __init__(self, evaluation: Evaluation, width: i64) -> None:
        self.evaluation: Final = evaluation
        self.width: Final[i64] = width
        self.net: Net | None = None
        self.table = vec[float]()  # what a game has fitted beside its net

    def fit(self, hidden: int, numbers: list[float], table: list[float]) -> None:
        """Take over what was fitted."""
        self.fit_table(table)
        self.net = Net(int(self.width), hidden, numbers)

    def fit_table(self, table: list[float]) -> None:
        """Take over the table; nothing leaves it as it was."""
        if table:
            self.table = vec[float](table)

    def seats(self, g: Any) -> i64:
        raise DeadEnd(type(self).__name__)

    def rows(self, g: Any) -> Values:
        """A row for everybody who competes, one after the other; seats first."""
        raise DeadEnd(type(self).__name__)

    def base(self, g: Any) -> Values:
        """Points everybody who competes may expect by the evaluation alone: the net adds to them."""
        raise DeadEnd(type(self).__name__)

    def judged(self, g: Any) -> Values:
        """The share of each seat in the win, then the points each may expect."""
        seats = self.seats(g)
        if self.evaluation.over(g):
            points = self.evaluation.points(g)
            found = self.evaluation.winners(g, points)
            for seat in range(seats):
                found = append(found, points[seat])
            return found
        return self.weighed(self.rows(g), self.base(g), seats)

    def weighed(self, rows: Values, base: Values, seats: i64) -> Values:
        """Strengths against each other; who is alone at the table is measured against 0."""
        net = self.net
        assert net is not None
        strengths, points = vec[float](), vec[float]()
        for one in range(len(base)):
            strength, more = net.strength_and_points(rows, one * self.width)
            strengths = append(strengths, strength)
            points = append(points, base[one] + more)
        if len(base) == 1:
            strengths = append(strengths, 0.0)
        found = shares(strengths)[:seats]
        for seat in range(seats):
            found = append(found, points[seat])
        return found


def shares(strengths: Values) -> Values:
    """Strengths as chances that add up to 1."""
    best = strengths[0]
    for strength in strengths:
        best = max(best, strength)
    found = vec[float]()
    total = 0.0
    for strength in strengths:
        weight = math.exp(strength - best)
        found = append(found, weight)
        total += weight
    for i in range(len(found)):
        found[i] /= total
    return found


def chances(points: Values, scale: float) -> Values:
    """Points as chances that add up to 1, where nobody fitted a judge; alone at the table against 0 points."""
    strengths = vec[float]([p / scale for p in points])
    if len(points) == 1:
        strengths = append(strengths, 0.0)
    return shares(strengths)[: len(points)]


def best_of_others(points: Values, one: i64) -> float:
    """The strongest of the others; alone at the table, 0."""
    found = -1e18 if len(points) > 1 else 0.0
    for other in range(len(points)):
        if other != one:
            found = max(found, points[other])
    return found


def mean_of_others(points: Values, one: i64) -> float:
    total = 0.0
    for other in range(len(points)):
        if other != one:
            total += points[other]
    return total / float(max(len(points) - 1, 1))
