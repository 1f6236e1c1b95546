"""Games played to their end, to compare the options of a choice.

Everybody is played by the reference player: the evaluation, each choice drawn with a fixed temperature. Game number j
of every option has the same hidden facts and the same dice, so what the options share cancels out of their difference.
Sums add up: parts may be played anywhere, in any order.
"""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.dealing import NumberedDice, rng_of_game
from durbar.bots.native.evaluation import Evaluation, Values, drawn_by, margin
from durbar.bots.native.greedy import best_place, glance
from durbar.bots.native.judge import Judge
from durbar.engine.chance import Rng
from durbar.engine.flow import Flow, Option, Options, Seat

REFERENCE: Final = 1
"""The version of the reference player: a review names it."""
LEAST: Final = 300
"""Games of each option before a difference may be called clear."""
CLEAR: Final = 3.0
"""Joint standard deviations of a clear difference."""
BETWEEN: Final = 64
"""Games between two looks at the difference: a whole block of spread draws."""


class ReferencePlayer:
    """Plays every seat: what looks best at once, with a chance for what looks nearly as good."""

    def __init__(self, evaluation: Evaluation, temperature: float = -1.0) -> None:
        self.evaluation: Final = evaluation
        self.temperature: Final = evaluation.temper if temperature < 0.0 else temperature

    def choose(self, g: Flow, seat: Seat, rng: Rng) -> i64:
        options = g.legal_for(seat)
        if len(options) == 1:
            return options[0]
        values = self.values(g, seat, options, rng)
        best = best_place(values)
        if self.temperature <= 0.0:
            return options[best]
        return options[drawn(values, values[best], self.temperature, rng)]

    def values(self, g: Flow, seat: Seat, options: Options, rng: Rng) -> Values:
        """Each option by the position right after it, or by what is foreseen at little cost."""
        found = vec[float]()
        for points in self.evaluation.glimpse(g, seat, options, rng):
            found = append(found, margin(points, seat))
        if len(found) == 0:
            signature = self.evaluation.signature(g)
            for option in options:
                found = append(found, glance(self.evaluation, g, seat, option, signature, rng))
        return found

    def play(self, g: Flow, dice: NumberedDice, rng: Rng, until: i64) -> i64:
        """Play until the game, or (until = 1) the round or sequence, is over; how many choices were made."""
        made: i64 = 0
        dice.settle(g)
        chapter = self.evaluation.chapter(g)
        while g.decision is not None and (until == TO_THE_END or self.evaluation.chapter(g) == chapter):
            seat = g.asked
            g.take(seat, Option(self.choose(g, seat, rng)))
            dice.settle(g)
            made += 1
        return made


TO_THE_END: Final = 0
ONE_CHAPTER: Final = 1


def drawn(values: Values, best: float, temperature: float, rng: Rng) -> i64:
    """A place, the likelier the better its value: e times less likely for each temperature it is behind."""
    weights = vec[float]()
    for value in values:
        behind = (best - value) / temperature
        weights = append(weights, math.exp(-behind) if behind < 12.0 else 0.0)
    return drawn_by(weights, rng)


class RolloutSums:
    """What games brought, by option and seat: share of the win, and points less the table's mean."""

    def __init__(self, options: i64, seats: i64) -> None:
        self.options: Final[i64] = options
        self.seats: Final[i64] = seats
        self.games: i64 = 0
        self.sums = vec[float]([0.0] * (2 * options * seats))
        self.products = vec[float]([0.0] * (2 * options * options * seats))

    def put(self, found: Values) -> None:
        """One game of every option: shares and points of its seats, option after option."""
        self.games += 1
        width = 2 * self.seats
        for i in range(self.options * width):
            self.sums[i] += found[i]
        at: i64 = 0
        for one in range(self.options):
            for other in range(self.options):
                for i in range(width):
                    self.products[at] += found[one * width + i] * found[other * width + i]
                    at += 1

    def add(self, other: RolloutSums) -> None:
        """Games that were played elsewhere."""
        self.games += other.games
        for i in range(len(self.sums)):
            self.sums[i] += other.sums[i]
        for i in range(len(self.products)):
            self.products[i] += other.products[i]

    def numbers(self) -> list[float]:
        """All of it as plain numbers, to be sent to another process."""
        return [float(self.games), *self.sums, *self.products]

    def place(self, option: i64, seat: i64, points: bool) -> i64:
        return option * 2 * self.seats + (self.seats if points else i64(0)) + seat

    def mean(self, option: i64, seat: i64, points: bool) -> float:
        return self.sums[self.place(option, seat, points)] / float(max(self.games, 1))

    def covariance(self, one: i64, other: i64, seat: i64, points: bool) -> float:
        """Of what two options brought the seat in games of the same number."""
        at = (one * self.options + other) * 2 * self.seats + (self.seats if points else i64(0)) + seat
        games = float(max(self.games, 2))
        middle = self.mean(one, seat, points) * self.mean(other, seat, points)
        return (self.products[at] / games - middle) * games / (games - 1.0)

    def error(self, option: i64, seat: i64, points: bool) -> float:
        """The standard error of a mean."""
        spread = max(0.0, self.covariance(option, option, seat, points))
        return math.sqrt(spread / float(max(self.games, 1)))

    def joint_error(self, one: i64, other: i64, seat: i64, points: bool) -> float:
        """The standard error of a difference: what both share is out of it."""
        spread = self.covariance(one, one, seat, points) + self.covariance(other, other, seat, points)
        spread -= 2.0 * self.covariance(one, other, seat, points)
        return math.sqrt(max(0.0, spread) / float(max(self.games, 1)))

    def best(self, seat: i64, points: bool) -> i64:
        found: i64 = 0
        for option in range(1, self.options):
            if self.mean(option, seat, points) > self.mean(found, seat, points):
                found = option
        return found

    def clear(self, seat: i64, points: bool) -> bool:
        """Is the best option clearly better than every other?"""
        if self.games < LEAST:
            return False
        best = self.best(seat, points)
        for option in range(self.options):
            if option != best:
                ahead = self.mean(best, seat, points) - self.mean(option, seat, points)
                if ahead <= CLEAR * self.joint_error(best, option, seat, points):
                    return False
        return True


def sums_of(options: int, seats: int, numbers: list[float]) -> RolloutSums:
    """Sums that came from another process as plain numbers."""
    found = RolloutSums(options, seats)
    found.games = i64(int(numbers[0]))
    for i in range(len(found.sums)):
        found.sums[i] = numbers[1 + i]
    for i in range(len(found.products)):
        found.products[i] = numbers[1 + len(found.sums) + i]
    return found


class Rollouts:
    """Games after each of some options of a seat. `deal` deals what the seat cannot see. With a `judge` games stop at
    the end of the round or sequence, and it says what the position is worth: shares of the win, then points."""

    def __init__(self, player: ReferencePlayer, deal: Any, g: Any, seat: int, options: list[int], seed: int) -> None:
        self.player: Final = player
        self.deal: Final = deal
        self.g: Final[Flow] = g
        self.seat: Final = Seat(seat)
        self.options: Final = vec[i64](options)
        self.seed: Final[i64] = seed
        self.judge: Judge | None = None
        seats = len(player.evaluation.points(g))
        self.sums = RolloutSums(max(1, len(options)), seats)

    def go(self, first: int, count: int) -> None:
        """Play the games of these numbers."""
        for number in range(first, first + count):
            found = vec[float]()
            if len(self.options) == 0:
                found = self.one(number, -1)
            for option in self.options:
                for value in self.one(number, option):
                    found = append(found, value)
            self.sums.put(found)

    def one(self, number: i64, option: i64) -> Values:
        """Game by number after an option (-1: from the position as it is): shares, then points."""
        rng, judge = rng_of_game(self.seed, number, 0), self.judge
        g: Flow = self.deal(self.g, self.seat, rng)
        self.player.evaluation.imagine(g, self.seat, rng)
        if option >= 0:
            g.take(self.seat, Option(option))
        until: i64 = TO_THE_END if judge is None else ONE_CHAPTER
        self.player.play(g, NumberedDice(self.seed, number), rng_of_game(self.seed, number, 1), until)
        if judge is not None and g.decision is not None:
            return less_mean(judge.judged(g), self.sums.seats)
        return outcome(self.player.evaluation, g)

    def until_clear(self, most: int, points: bool) -> bool:
        """Go on until the best option is clear, or `most` games of each were played."""
        while self.sums.games < most and not self.sums.clear(self.seat, points):
            self.go(int(self.sums.games), min(BETWEEN, most - int(self.sums.games)))
        return self.sums.clear(self.seat, points)


def outcome(evaluation: Evaluation, g: Any) -> Values:
    """A finished game: the share of each seat in the win, then its points less the table's mean."""
    points = evaluation.points(g)
    found = evaluation.winners(g, points)
    for p in points:
        found = append(found, p)
    return less_mean(found, len(points))


def less_mean(found: Values, seats: i64) -> Values:
    """Shares stay; points are counted from the table's mean, alone at the table from 0."""
    if seats > 1:
        mean = 0.0
        for seat in range(seats):
            mean += found[seats + seat] / float(seats)
        for seat in range(seats):
            found[seats + seat] -= mean
    return found
