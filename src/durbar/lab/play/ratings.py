"""What games say about bots: win rates, ranks and ratings, each with its 95 % interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from durbar.engine.game import SEATS
from durbar.lab.numbers.questions import Question
from durbar.lab.numbers.statistics import Interval, Z, even_shares, mean_interval, wilson
from durbar.lab.play.game import PlayedGame


class League(NamedTuple):
    """One bot over all games, or one seat where all bots are the same. `chance`: the win rate of equals."""

    bot: str
    games: int
    chance: float
    wins: Interval
    rank: Interval
    score: Interval
    skill: Interval
    milliseconds: float
    faults: int
    adjusted: Interval = Interval(math.nan, math.nan, math.nan)  # the win rate less luck, where that was measured

    @property
    def clear(self) -> str:
        """Is the win rate clear of chance? `above`, `below` or empty."""
        if self.wins.low > self.chance:
            return "above"
        return "below" if self.wins.high < self.chance else ""


def wins_of(game: PlayedGame) -> list[float]:
    """The share of each seat in the victory. Alone at the table (solo) it is rank 1 or nothing."""
    winners = game.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in game.ranks]


def leagues(games: Sequence[PlayedGame]) -> list[League]:
    """A line for each bot, the strongest first."""
    skills = skills_of(games)
    names = dict.fromkeys(bot for game in games for bot in game.bots)
    found = [standing(bot, [game for game in games if bot in game.bots], skills[bot]) for bot in names]
    return sorted(found, key=lambda line: -line.skill.value)


def standing(bot: str, games: Sequence[PlayedGame], skill: Interval) -> League:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    won = math.fsum(wins_of(game)[seat] for game, seat in seats)
    chance = math.fsum(1 / len(game.bots) for game, _ in seats) / len(games)
    choices = sum(game.choices[seat] for game, seat in seats)
    return League(
        bot=bot,
        games=len(games),
        chance=chance if len(games[0].bots) > 1 else math.nan,
        wins=wilson(won, len(games)),
        rank=mean_interval([float(game.ranks[seat]) for game, seat in seats]).within(1.0, max(2.0, len(games[0].bots))),
        score=mean_interval([game.scores[seat] for game, seat in seats]),
        skill=skill,
        milliseconds=1000 * math.fsum(game.seconds[seat] for game, seat in seats) / max(1, choices),
        faults=sum(bool(game.faults[seat]) for game, seat in seats),
        adjusted=adjusted(games, bot),
    )


def adjusted(games: Sequence[PlayedGame], bot: str) -> Interval:
    """The win rate less what the dice brought: the same on average, with a narrower interval."""
    if not all(game.luck for game in games):
        return Interval(math.nan, math.nan, math.nan)
    return mean_interval([share_of(game, bot, True) for game in games])


def share_of(game: PlayedGame, bot: str, less_luck: bool = False) -> float:
    """What all seats of a bot won together in a game."""
    won = wins_of(game)
    found = math.fsum(won[seat] for seat, name in enumerate(game.bots) if name == bot)
    if less_luck and game.luck:
        found -= math.fsum(game.luck[seat] for seat, name in enumerate(game.bots) if name == bot)
    return found


def blocks_of(games: Sequence[PlayedGame], bot: str, size: int) -> list[float]:
    """By whole block the mean of what a bot won above an equal's share; less luck where that was measured."""
    found = []
    for first in range(0, len(games) - size + 1, size):
        block = games[first : first + size]
        even = math.fsum(game.bots.count(bot) / len(game.bots) for game in block)
        found.append((math.fsum(share_of(game, bot, True) for game in block) - even) / size)
    return found


def equal_bots(games: Sequence[PlayedGame]) -> bool:
    """Does the same bot sit everywhere? Then only the seats can differ."""
    return len({bot for game in games for bot in game.bots}) == 1 and len(games[0].bots) > 1


def seat_leagues(games: Sequence[PlayedGame]) -> list[League]:
    """A line for each seat, in order. No rating: equals have the same."""
    found = []
    for seat, letter in enumerate(SEATS[: len(games[0].bots)]):
        choices = sum(game.choices[seat] for game in games)
        line = League(
            bot=letter,
            games=len(games),
            chance=1 / len(games[0].bots),
            wins=wilson(math.fsum(wins_of(game)[seat] for game in games), len(games)),
            rank=mean_interval([float(game.ranks[seat]) for game in games]).within(1.0, len(games[0].bots)),
            score=mean_interval([game.scores[seat] for game in games]),
            skill=Interval(math.nan, math.nan, math.nan),
            milliseconds=1000 * math.fsum(game.seconds[seat] for game in games) / max(1, choices),
            faults=sum(bool(game.faults[seat]) for game in games),
        )
        found.append(line)
    return found


def seat_question(games: Sequence[PlayedGame]) -> Question:
    """Do the seats of equal bots win equally often?"""
    answer = even_shares([wins_of(game) for game in games], [str(seat) for seat in range(len(games[0].bots))])
    return Question("", "seats", "", answer, answer.accident)


def seat_marks(games: Sequence[PlayedGame]) -> dict[str, str]:
    """The seats that are clear of an even share, by letter: `above` or `below`."""
    even = 1 / len(games[0].bots)
    marked = seat_question(games).marked()
    return {SEATS[int(part.name)]: "above" if part.estimate.value > even else "below" for part in marked}


def skills_of(games: Sequence[PlayedGame]) -> dict[str, Interval]:
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
