"""Games of medium bots on bare states, kept as the numbers of their choices, and the positions that are judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from durbar.bots.evaluations import evaluation_of
from durbar.bots.levels import deal_of
from durbar.bots.native.greedy import best_place, careful
from durbar.bots.native.judge import Judge
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option, Seat
from durbar.engine.game import game_of
from durbar.lab.chances.fitting import Array, Positions

PER_GAME = 24
"""Turns of a game that are looked at, about."""


class Tables(NamedTuple):
    """Games of one kind: these seats and settings, numbers from `first` on."""

    game: str
    seats: int
    settings: dict[str, str]
    first: int
    games: int

    def parts(self, size: int = 20) -> Iterator[Tables]:
        """The same in smaller pieces, for several processes."""
        for begin in range(0, self.games, size):
            yield self._replace(first=self.first + begin, games=min(size, self.games - begin))


class Finished(NamedTuple):
    """A game: who chose (or chance) and what, and how it ended."""

    number: int
    moves: tuple[tuple[int, int], ...]
    ranks: tuple[int, ...]
    scores: tuple[float, ...]


def play_tables(tables: Tables) -> list[Finished]:
    return [play(tables, number) for number in range(tables.first, tables.first + tables.games)]


def play(tables: Tables, number: int) -> Finished:
    """A game of medium bots; its number decides everything."""
    game = game_of(tables.game)
    evaluation, deal = evaluation_of(game.id), deal_of(game)
    dice, thoughts = Rng(number * 7919 + 13), Rng(number * 104729 + 7)
    g = game.new(tables.seats, game.checked_settings(tables.settings))
    moves: list[tuple[int, int]] = []
    while g.decision is not None:
        if isinstance(g.decision, Chance):
            player, option = CHANCE, g.decision.sample(g, dice)
        else:
            player, options = g.asked, g.legal
            option = Option(options[0])
            if len(options) > 1:
                known = deal(g, player, thoughts) if game.has_secrets() else g
                option = Option(options[best_place(careful(evaluation, known, player, options, thoughts))])
        moves.append((int(player), int(option)))
        g.take(player, option)
    return Finished(number, tuple(moves), *game.result(g)[:2])


def moments(tables: Tables, finished: Finished, judge: Judge) -> Iterator[tuple[Any, float]]:
    """Positions of a game that are judged: beginnings of turns, and a few in the middle; how far the game was."""
    game = game_of(tables.game)
    g, rng, last = game.new(tables.seats, game.checked_settings(tables.settings)), Rng(finished.number), -1
    turns = len(turns_of(tables, finished, judge))
    for n, (player, option) in enumerate(finished.moves):
        if player >= 0:
            turn = int(judge.evaluation.turn(g))
            if (turn != last and rng.below(turns) < PER_GAME) or rng.below(100) == 0:
                yield g, n / len(finished.moves)
            last = turn
        g.take(Seat(player), Option(option))


def turns_of(tables: Tables, finished: Finished, judge: Judge) -> list[int]:
    """The turns of a game, one after the other."""
    game = game_of(tables.game)
    g = game.new(tables.seats, game.checked_settings(tables.settings))
    found = [-1]
    for player, option in finished.moves:
        if player >= 0 and (turn := int(judge.evaluation.turn(g))) != found[-1]:
            found.append(turn)
        g.take(Seat(player), Option(option))
    return found


class SeenChoice(NamedTuple):
    """One position as the judge sees it, and what came of it."""

    rows: Array
    base: list[float]
    won: list[float]
    points: list[float]
    game: int
    time: float


def seen_of(tables: Tables, finished: Finished, judge: Judge) -> Iterator[SeenChoice]:
    shared = finished.ranks.count(1)
    won = [1 / shared if rank == 1 else 0.0 for rank in finished.ranks]
    points = list(finished.scores)
    for g, time in moments(tables, finished, judge):
        base = list(judge.base(g))
        more = len(base) - len(won)  # Brahmabot, whose points nobody writes down
        rows = np.array(list(judge.rows(g))).reshape(len(base), -1)
        yield SeenChoice(rows, base, won + [1 - sum(won)] * more, points + [np.nan] * more, finished.number, time)


def positions_of(played: Sequence[tuple[Tables, list[Finished]]], judge: Judge, most: int = 5) -> Positions:
    """All positions, padded to the same number of competitors; every table's games have numbers of their own."""
    found = [
        one._replace(game=one.game + 10_000_000 * n)
        for n, (tables, games) in enumerate(played)
        for finished in games
        for one in seen_of(tables, finished, judge)
    ]
    rows = np.zeros((len(found), most, int(judge.width)))
    base, won, points = (np.zeros((len(found), most)) for _ in range(3))
    here = np.zeros((len(found), most), bool)
    for n, one in enumerate(found):
        count = len(one.base)
        rows[n, :count], base[n, :count], here[n, :count] = one.rows, one.base, True
        won[n, :count], points[n, :count] = one.won, one.points
    game, time = np.array([one.game for one in found]), np.array([one.time for one in found])
    return Positions(rows, base, won, points, here, game, time)
