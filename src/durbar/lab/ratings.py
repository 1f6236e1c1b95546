"""What games say about bots: win rates, ranks and ratings, each with its 95 % interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from durbar.lab.game import Played

Z = 1.959963984540054
"""Both tails of 5 % of a normal distribution."""


class Interval(NamedTuple):
    """An estimate and the bounds of its 95 % interval."""

    value: float
    low: float
    high: float


class Standing(NamedTuple):
    """One bot over all games. `chance`: the win rate of equals, by the seats it had."""

    bot: str
    games: int
    chance: float
    wins: Interval
    rank: Interval
    score: Interval
    skill: Interval
    milliseconds: float
    faults: int

    @property
    def clear(self) -> str:
        """Is the win rate clear of chance? `above`, `below` or empty."""
        if self.wins.low > self.chance:
            return "above"
        return "below" if self.wins.high < self.chance else ""


def wilson(wins: float, games: int) -> Interval:
    """The interval of a rate; shared wins may be parts."""
    if games == 0:
        return Interval(math.nan, 0.0, 1.0)
    rate, z2 = wins / games, Z * Z / games
    centre = (rate + z2 / 2) / (1 + z2)
    half = Z * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games)) / (1 + z2)
    return Interval(rate, max(0.0, centre - half), min(1.0, centre + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """The interval of a mean, by the normal approximation."""
    count = len(values)
    if count == 0:
        return Interval(math.nan, math.nan, math.nan)
    mean = math.fsum(values) / count
    if count == 1:
        return Interval(mean, -math.inf, math.inf)
    half = Z * math.sqrt(math.fsum((v - mean) ** 2 for v in values) / (count - 1) / count)
    return Interval(mean, mean - half, mean + half)


def wins_of(game: Played) -> list[float]:
    """The share of each seat in the victory. Alone at the table (solo) it is rank 1 or nothing."""
    winners = game.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in game.ranks]


def standings(games: Sequence[Played]) -> list[Standing]:
    """A line for each bot, the strongest first."""
    skills = skills_of(games)
    names = dict.fromkeys(bot for game in games for bot in game.bots)
    found = [standing(bot, [game for game in games if bot in game.bots], skills[bot]) for bot in names]
    return sorted(found, key=lambda line: -line.skill.value)


def standing(bot: str, games: Sequence[Played], skill: Interval) -> Standing:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    won = math.fsum(wins_of(game)[seat] for game, seat in seats)
    chance = math.fsum(1 / len(game.bots) for game, _ in seats) / len(games)
    choices = sum(game.choices[seat] for game, seat in seats)
    return Standing(
        bot=bot,
        games=len(games),
        chance=chance if len(games[0].bots) > 1 else math.nan,
        wins=wilson(won, len(games)),
        rank=mean_interval([float(game.ranks[seat]) for game, seat in seats]),
        score=mean_interval([game.scores[seat] for game, seat in seats]),
        skill=skill,
        milliseconds=1000 * math.fsum(game.seconds[seat] for game, seat in seats) / max(1, choices),
        faults=sum(bool(game.faults[seat]) for game, seat in seats),
    )


def skills_of(games: Sequence[Played]) -> dict[str, Interval]:
    """Ratings by openskill (Plackett-Luce), game after game in the order of their numbers; a bot in several seats of
    a game moves by the mean of what its seats earned."""
    model = PlackettLuce()
    skills = {bot: model.rating(name=bot) for game in games for bot in game.bots}
    for game in sorted(games, key=lambda game: game.number):
        if len(set(game.bots)) < 2:
            continue
        teams = [[model.rating(mu=skills[bot].mu, sigma=skills[bot].sigma)] for bot in game.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.bots):
            own = [rated[seat][0] for seat, name in enumerate(game.bots) if name == bot]
            skills[bot].mu = math.fsum(one.mu for one in own) / len(own)
            skills[bot].sigma = math.fsum(one.sigma for one in own) / len(own)
    return {bot: Interval(s.mu, s.mu - Z * s.sigma, s.mu + Z * s.sigma) for bot, s in skills.items()}
