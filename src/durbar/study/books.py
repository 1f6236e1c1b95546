"""The books of a game: result - start = luck + own + others + plans met, for every seat, exactly.

Every account is a sum of what was found at stations, each with a whole number as its factor, and of what is known
without noise. So all of them add up by construction, and an account's error is that of its own sum.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

from durbar.match.match import Match
from durbar.study.referee import luck_inside
from durbar.study.stations import DRAW, PLANS, TURN, Passage, inner_draws

LUCK, OWN, OTHERS, MET = "luck", "own", "others", "met"


class Source(NamedTuple):
    """Something that is asked of the referee: `at` a station, or after one seat's `plan` (by step)."""

    kind: str
    step: int


class Estimate(NamedTuple):
    """What was found, by seat: shares of the win, then points less the table's mean; and the standard errors."""

    values: list[float]
    errors: list[float]
    games: int


class BookValue(NamedTuple):
    """A value with its standard error."""

    value: float
    error: float


class Account:
    """A sum of sources, and of what is known."""

    def __init__(self) -> None:
        self.factors: dict[Source, int] = defaultdict(int)
        self.known = [0.0, 0.0]

    def post(self, source: Source, factor: int) -> None:
        self.factors[source] += factor

    def total(self, found: Callable[[Source], Estimate], seat: int, seats: int, points: bool) -> BookValue:
        place = seat + (seats if points else 0)
        value, spread = self.known[points], 0.0
        for source, factor in self.factors.items():
            if factor:
                told = found(source)
                value += factor * told.values[place]
                spread += (factor * told.errors[place]) ** 2
        return BookValue(value, math.sqrt(spread))


class Books:
    """The accounts of every seat: luck, own, the plans met, and what came from each of the others."""

    def __init__(self, match: Match, items: Iterable[Passage]) -> None:
        self.seats = match.terms.seats
        self.items = list(items)
        self.plans: dict[int, dict[int, int]] = {}  # by item's first step: the step at which each seat laid its plan
        self.inner: dict[int, list[float]] = {}  # by item's first step: luck inside the turn
        self.accounts: dict[tuple[str, int, int], Account] = defaultdict(Account)
        for item in self.items:
            self.enter(match, item)

    def enter(self, match: Match, item: Passage) -> None:
        if item.label.kind == PLANS:
            self.plans[item.first] = {
                choice.player: item.first + place
                for place, (_g, choice) in enumerate(match.walk(item.first, item.last))
                if choice.player >= 0
            }
        if item.label.kind == TURN:
            self.inner[item.first] = self.luck_in(match, item)
        for seat in range(self.seats):
            self.post(item, seat)

    def luck_in(self, match: Match, item: Passage) -> list[float]:
        found = [0.0] * (2 * self.seats)
        for g, came in inner_draws(match, item):
            luck = luck_inside(match.game, g, came)
            width = len(luck) // 2
            for seat in range(self.seats):
                found[seat] += luck[seat]
                found[self.seats + seat] += luck[width + seat]
        return found

    def post(self, item: Passage, seat: int) -> None:
        """What an item did to a seat, in whose account it belongs."""
        before, after = Source("at", item.first), Source("at", item.last)
        if item.label.kind == DRAW:
            self.move(self.account(LUCK, seat), before, after)
        elif item.label.kind == PLANS:
            own = self.plans[item.first].get(seat)
            between = before if own is None else Source("plan", own)
            self.move(self.account(OWN, seat), before, between)
            self.move(self.account(MET, seat), between, after)
        else:
            self.post_turn(item, seat, before, after)

    def post_turn(self, item: Passage, seat: int, before: Source, after: Source) -> None:
        """A turn is its owner's own, and comes from its owner for the others; luck inside is taken off."""
        mine = item.label.whose == seat
        account = self.account(OWN, seat) if mine else self.account(OTHERS, seat, item.label.whose)
        self.move(account, before, after)
        luck = self.account(LUCK, seat)
        for unit in (0, 1):
            inside = self.inner[item.first][seat + unit * self.seats]
            account.known[unit] -= inside
            luck.known[unit] += inside

    def account(self, kind: str, seat: int, giver: int = -1) -> Account:
        return self.accounts[kind, seat, giver]

    def move(self, account: Account, before: Source, after: Source) -> None:
        account.post(after, 1)
        account.post(before, -1)

    def sources(self) -> list[Source]:
        """All that must be asked, in order."""
        if not self.items:
            return []
        steps = [self.items[0].first, *(item.last for item in self.items)]
        plans = [Source("plan", step) for laid in self.plans.values() for step in laid.values()]
        return [*(Source("at", step) for step in steps), *plans]
