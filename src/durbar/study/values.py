"""What every option of a choice is worth, the better known the longer it is looked at: by a search, which judges this
choice only, and by games that the reference player plays on. Two columns that are never mixed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from durbar.bots.bot import SeatView
from durbar.bots.levels import HardBot
from durbar.bots.native.rollouts import Rollouts
from durbar.engine.flow import Option, Seat
from durbar.engine.game import Game
from durbar.study import referee

GLANCE = 25
"""Tries between two looks at the clock."""
COMPARED = 6
"""Options that games are played from: those tried most."""


class OptionValue(Struct, frozen=True, kw_only=True):
    """An option: what the search makes of it (0 to 1) after so many tries; share of the win and points less the table's
    mean in so many games to the end of the round or game, with their standard errors. `games` 0: none was played."""

    option: int
    words: list[str]
    search: float
    tries: int
    share: float = 0.0
    share_error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0
    games: int = 0


class Thinking:
    """One question: a seat's choice, by what the seat knows."""

    def __init__(self, game: Game, g: Any, seat: int, seed: int) -> None:
        self.game, self.g, self.seat, self.seed = game, g, seat, seed
        self.options = [int(option) for option in g.legal_for(Seat(seat))]
        self.search = HardBot(seed).search(SeatView(game, g, seat))
        self.compared: list[int] = []
        self.games: Rollouts | None = None
        self.played = 0

    def try_on(self) -> None:
        """Some tries more of the search."""
        if self.search.iterations == 0:
            self.search.prepare()
        for _ in range(GLANCE):
            self.search.iterate()

    def play_on(self) -> None:
        """Some games more of the options that look best: of all of them with the same luck."""
        if self.games is None:
            self.compared = [one.option for one in self.order()[:COMPARED]]
            self.games = referee.games_after(self.game, self.g, self.seat, self.compared, self.seed)
        count = referee.games_a_part(self.game, pair=True)
        self.games.go(self.played, count)
        self.played += count

    def order(self) -> list[OptionValue]:
        """All options, the one tried most first."""
        options = self.g.legal_for(Seat(self.seat))
        found = zip(self.options, self.search.means(options), self.search.visits(options), strict=True)
        told = [self.value(option, float(mean), int(tries)) for option, mean, tries in found]
        return sorted(told, key=lambda one: (-one.tries, -one.search))

    def value(self, option: int, mean: float, tries: int) -> OptionValue:
        words = list(self.g.decision.words(self.g, Option(option)))
        if option not in self.compared or self.games is None:
            return OptionValue(option=option, words=words, search=mean, tries=tries)
        sums, place = self.games.sums, self.compared.index(option)
        return OptionValue(
            option=option,
            words=words,
            search=mean,
            tries=tries,
            share=sums.mean(place, self.seat, False),
            share_error=sums.error(place, self.seat, False),
            points=sums.mean(place, self.seat, True),
            points_error=sums.error(place, self.seat, True),
            games=self.played,
        )
