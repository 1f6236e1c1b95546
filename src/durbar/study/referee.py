"""What a position is worth, by games that the reference player plays on: to the end of the round or sequence, where the
fitted judge speaks; options are compared to the end of the game, where that is cheap enough.

Version, reference player and its temperature are fixed before the games they judge, and every review names them.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from durbar.bots.bot import Alternative, Budget, SeatView
from durbar.bots.chances import judge_of
from durbar.bots.evaluations import evaluation_of
from durbar.bots.levels import HardBot, deal_of
from durbar.bots.native.evaluation import Values
from durbar.bots.native.rollouts import REFERENCE, ReferencePlayer, Rollouts, less_mean, outcome
from durbar.bots.native.search import dealt_alike
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Option
from durbar.engine.game import Game

VERSION = 1
"""Of the way reviews judge: raised whenever the same game would be judged otherwise."""
BLOCK = 64
"""Games that are played together: their first draws are spread evenly."""
LOOKS = {"dice_charmers": 600, "maharaja": 200, "maharadjah": 150}
"""Tries of the search that proposes what to compare, where 300 are not right."""
STATION_GAMES = {"dice_charmers": 64, "maharaja": 32, "maharadjah": 32}
PAIR_GAMES = {"dice_charmers": 8, "maharaja": 1, "maharadjah": 16}
"""Games of one part: they take a quarter of a second at most, and divide a block. Elsewhere 16."""
TO_THE_END = ("dice_charmers", "maharaja")
"""Where options are compared by games to the end. Elsewhere, and for what can be expected at a station, games stop at
the end of the round or sequence, where the fitted judge speaks."""
INNER = 1.0
"""How much of what the fitted judge says of a draw inside a turn is called luck. Whatever it is, its mean is 0."""
MANY = 400
"""A draw with more outcomes than this is not looked through: it stays with its turn."""


def name_of(game: Game) -> str:
    """The judge as a review names it."""
    evaluation = evaluation_of(game.id)
    return f"{VERSION} reference={REFERENCE} temperature={evaluation.temper:g} chances={judge_of(game.id)[1]}"


def seed_of(seed: int, *about: object) -> int:
    """A seed of its own for everything that is asked: 28 bits, as games by number need."""
    told = " ".join(map(str, (seed, *about)))
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:4], "big") & 0xFFFFFFF


@cache
def player_of(game_id: str) -> ReferencePlayer:
    return ReferencePlayer(evaluation_of(game_id))


def by_points(game: Game) -> bool:
    """Are points shown first? Where the seats are so unequal that chances to win say little."""
    return bool(evaluation_of(game.id).relative)


def games_a_part(game: Game, pair: bool) -> int:
    return (PAIR_GAMES if pair else STATION_GAMES).get(game.id, 16)


def expectation(game: Game, g: Any, seed: int, first: int, count: int) -> list[float]:
    """The sums of games by number from a position as it is: nothing is dealt anew."""
    games = Rollouts(player_of(game.id), dealt_alike, g, 0, [], seed)
    games.judge = judge_of(game.id)[0]
    games.go(first, count)
    return games.sums.numbers()


def after_plan(game: Game, g: Any, seat: int, option: int, seed: int, first: int, count: int) -> list[float]:
    """The same after one seat's plan, by what it knew."""
    games = Rollouts(player_of(game.id), deal_of(game), g, seat, [option], seed)
    games.judge = judge_of(game.id)[0]
    games.go(first, count)
    return games.sums.numbers()


def comparison(game: Game, g: Any, seat: int, options: list[int], seed: int, first: int, count: int) -> list[float]:
    """The sums of games after each of these options, by what the seat knew: all with the same luck."""
    games = games_after(game, g, seat, options, seed)
    games.go(first, count)
    return games.sums.numbers()


def games_after(game: Game, g: Any, seat: int, options: list[int], seed: int) -> Rollouts:
    """Games that begin with each of these options."""
    games = Rollouts(player_of(game.id), deal_of(game), g, seat, options, seed)
    if game.id not in TO_THE_END:
        games.judge = judge_of(game.id)[0]
    return games


def proposals(game: Game, g: Any, seat: int, seed: int) -> list[Alternative]:
    """What a search thinks of every option of a seat, by what it knew; tried most first."""
    bot = HardBot(seed, Budget(iterations=LOOKS.get(game.id, 300)))
    bot.choose(SeatView(game, game.determinize(g, seat, Rng(seed)), seat))
    return bot.explain()


def result_of(game: Game, g: Any) -> list[float]:
    """A finished game: shares of the win by seat, then points less the table's mean."""
    return list(outcome(evaluation_of(game.id), g))


def luck_inside(game: Game, g: Any, came: int) -> list[float]:
    """Of a draw inside a turn: what the judge says after it, less its mean over all outcomes by weight."""
    outcomes = [int(option) for option in g.decision.candidates(g, CHANCE)]
    actual = judged_after(game, g, came)
    if len(outcomes) > MANY or actual is None:
        return [0.0] * (len(actual) if actual else 2 * len(evaluation_of(game.id).points(g)))
    weights = [int(g.decision.weight(g, Option(option))) for option in outcomes]
    usual = [0.0] * len(actual)
    for option, weight in zip(outcomes, weights, strict=True):
        for place, value in enumerate(judged_after(game, g, option) or actual):
            usual[place] += value * weight / sum(weights)
    return [INNER * (one - mean) for one, mean in zip(actual, usual, strict=True)]


def judged_after(game: Game, g: Any, option: int) -> list[float] | None:
    """Shares and points by the fitted judge after an outcome; None: the game has no judge."""
    judge = judge_of(game.id)[0]
    if judge is None:
        return None
    after = g.clone()
    after.take(CHANCE, Option(option))
    if after.decision is None:
        return result_of(game, after)
    found: Values = less_mean(judge.judged(after), judge.seats(after))
    return list(found)


def same_effect(game: Game, g: Any, seat: int, one: int, other: int) -> bool:
    """Do two options lead to the same position?"""
    ends = []
    for option in (one, other):
        copy = g.clone()
        copy.take(seat, Option(option))
        ends.append(copy)
    return game.same(*ends)
