"""What a position is worth to each seat. Every game writes its own; the levels know nothing else about it."""

from __future__ import annotations

import math
from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.chance import Rng
from durbar.engine.flow import Flow, Options
from durbar.engine.refusal import DeadEnd

Values: TypeAlias = "vec[float]"  # one for each seat; quoted: not a run-time value once compiled

WIN_SHARE: float = 0.9
"""Of the worth of a finished game, what the win itself counts; the rest is the margin, so that bots play to the end."""
SHUNNED: float = 1000.0
"""A reluctance that nothing on the board outweighs: not even a blunder is made of such a choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Points a seat may expect at the end, as things stand, and what follows from them for a search."""

    def __init__(self) -> None:
        self.scale: float = 10.0  # a lead of so many points makes a win likely (73 %)
        self.secrets: bool = False  # are there choices the others do not see?
        self.width: i64 = 6  # options a careful bot follows to the end of the turn
        self.depth: i64 = 8  # decisions it follows them for
        self.samples: i64 = 2  # rolls of chance it looks at for each
        self.relative: bool = False  # does a search ask what is won or lost from here on, not who wins the game?
        self.explore: float = 0.4  # how much attention of a search goes to what was tried little
        self.sharp: float = 25.0  # how strongly the first impression divides that attention
        self.enough: i64 = 300  # tries after which a search may take its choice for settled
        self.finish: bool = False  # does a search play greedily to the end of its story before it judges?
        self.temper: float = 0.5  # points by which a reference player's choice may be behind, roughly
        self.known: dict[int, float] = {}  # what choices were worth right after them, by signature

    def points(self, g: Any) -> Values:
        """Expected final points by seat; the true ones once the game is over."""
        raise DeadEnd(type(self).__name__)

    def simple_points(self, g: Any) -> Values:
        """What a beginner sees: by default the same."""
        return self.points(g)

    def secret(self, g: Any) -> bool:
        """Is the present choice hidden from the other seats? By default if several owe one."""
        decision = g.decision
        return decision is not None and several(decision.players(g))

    def over(self, g: Any) -> bool:
        """Is the game over?"""
        flow: Flow = g
        return flow.decision is None

    def pending(self, g: Any) -> bool:
        """Is the position in the middle of a choice, so that it says nothing before the next click?"""
        return False

    def foresees(self, g: Any) -> bool:
        """Does `outlook` tell more about the present choice than the positions right after it?"""
        return False

    def outlook(self, g: Any, seat: i64, options: Options, rng: Rng) -> list[Values]:
        """Points by seat for each option, where it foresees them; else nothing."""
        return []

    def glimpse(self, g: Any, seat: i64, options: Options, rng: Rng) -> list[Values]:
        """The same at less cost, for those who play many games to their end; by default no less."""
        return self.outlook(g, seat, options, rng)

    def reluctance(self, g: Any, option: i64) -> float:
        """Points by which a choice must look better than another before it is made; `SHUNNED`: never."""
        return 0.0

    def signature(self, g: Any) -> i64:
        """A number that tells positions apart in which the same choice is worth the same; -1: nothing is remembered."""
        return -1

    def turn(self, g: Any) -> i64:
        """A number that changes when the turn is over: there it pays to stop looking ahead."""
        flow: Flow = g
        return flow.asked

    def left(self, g: Any, root: Any) -> bool:
        """Has another story begun since the root of a search (a new round), so that it should stop and judge?"""
        return False

    def chapter(self, g: Any) -> i64:
        """A number that changes when a round or sequence is over: there positions can be compared best."""
        return self.turn(g)

    def imagine(self, g: Any, seat: i64, rng: Rng) -> None:
        """Make a deal of hidden facts more likely than chance alone made it."""

    def expected(self, g: Any, seat: i64, rng: Rng) -> list[Values]:
        """By seat, how likely each of its hidden choices is, as the seat that asks sees it; empty: none is hidden."""
        return []

    def assume(self, g: Any, seat: i64, expected: list[Values], rng: Rng) -> None:
        """Deal hidden choices of the others as they are expected."""

    def winners(self, g: Any, points: Values) -> Values:
        """The share of each seat in the victory of a finished game; by default by points."""
        best = max_of(points)
        count: i64 = 0
        for p in points:
            if p == best:
                count += 1
        return vec[float]([1.0 / float(count) if p == best else 0.0 for p in points])

    def worth(self, points: Values, origin: Values) -> Values:
        """Points on a curve from 0 to 1, by seat."""
        return gains(points, self.scale, origin) if self.relative else chances(points, self.scale)

    def values(self, g: Any, origin: Values) -> Values:
        """From 0 to 1 by seat: how likely a win is, or how well things went since the margins of an origin."""
        points = self.points(g)
        worth = self.worth(points, origin)
        if self.over(g) and not self.relative:
            won = self.winners(g, points)
            for seat in range(len(worth)):
                worth[seat] = WIN_SHARE * won[seat] + (1.0 - WIN_SHARE) * worth[seat]
        return worth


SIGNATURE: Final = 9007199254740991
"""The 53 bits of a signature: times 1009 it stays below 2**63."""


def mixed(signature: i64, number: i64) -> i64:
    """A signature with one more number."""
    return (signature * 1009 + number + 1) & SIGNATURE


def mixed_all(signature: i64, numbers: vec[i64]) -> i64:
    """A signature with a row of numbers, and how many they are."""
    for number in numbers:
        signature = (signature * 1009 + number + 1) & SIGNATURE
    return mixed(signature, len(numbers))


def several(seats: i64) -> bool:
    """Does a set of seats have more than one member?"""
    return seats > 0 and seats & (seats - 1) != 0


def drawn_by(weights: Values, rng: Rng) -> i64:
    """A place, drawn by weight."""
    total = 0.0
    for weight in weights:
        total += weight
    at = float(rng.below(16777216)) / 16777216.0 * total
    for i in range(len(weights)):
        at -= weights[i]
        if at < 0.0:
            return i
    return len(weights) - 1


def max_of(points: Values) -> float:
    best = points[0]
    for p in points:
        if p > best:
            best = p
    return best


def chances(points: Values, scale: float) -> Values:
    """Points as chances to win: each seat against the best of the others, on a logistic curve."""
    best, second = -1e18, -1e18
    for p in points:
        if p > best:
            best, second = p, best
        elif p > second:
            second = p
    if len(points) == 1:
        return vec[float]([logistic(best / scale)])
    return vec[float]([logistic((p - (second if p == best else best)) / scale) for p in points])


def gains(points: Values, scale: float, origin: Values) -> Values:
    """What each seat has won or lost since the margins of an origin, on a logistic curve."""
    return vec[float]([logistic((margin(points, i) - origin[i]) / scale) for i in range(len(points))])


def margins(points: Values) -> Values:
    """The margin of every seat."""
    return vec[float]([margin(points, seat) for seat in range(len(points))])


def margin(points: Values, seat: i64) -> float:
    """Own points, less those of the strongest rival and a little of the others': a leader is worth stopping."""
    own = points[seat]
    if len(points) == 1:
        return own
    rivals, strongest = 0.0, -1e18
    for other in range(len(points)):
        if other != seat:
            rivals += points[other]
            if points[other] > strongest:
                strongest = points[other]
    return own - 0.5 * strongest - 0.5 * rivals / float(len(points) - 1)


def logistic(x: float) -> float:
    if x < -30.0:
        return 0.0
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-x))
