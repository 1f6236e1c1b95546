"""Bots: levels for every game, and a line protocol for bots in other languages. A bot sees no more than its seat."""

from __future__ import annotations

from durbar.bots.bot import Alternative, Bot, Budget, SeatView, seat_view
from durbar.bots.forecast import with_forecast
from durbar.bots.levels import LEVELS, level_bot
from durbar.bots.line import line_after
from durbar.engine.game import GAMES
from durbar.match import position as positions


def advise(
    game_id: str, position: str, seat: int, level: str, seed: int, budget: Budget | None = None
) -> list[Alternative]:
    """The alternatives of a choice, the bot's own first. `position` shows only what the seat knows (determinized)."""
    game, state = positions.read(GAMES, position)
    assert game.id == game_id, position
    bot = level_bot(level, seed, budget)
    chosen = bot.choose(SeatView(game, state, seat))
    return sorted(bot.explain(), key=lambda alternative: alternative.option != chosen)


def full_advice(
    game_id: str, position: str, seat: int, level: str, seed: int, budget: Budget | None = None
) -> list[Alternative]:
    """What an adviser tells: the alternatives worth telling with chances and points, best first, and how to go on."""
    found = advise(game_id, position, seat, level, seed, budget)
    game, state = positions.read(GAMES, position)
    return with_line(game_id, position, seat, seed, with_forecast(SeatView(game, state, seat), found, seed))


def with_line(game_id: str, position: str, seat: int, seed: int, found: list[Alternative]) -> list[Alternative]:
    """The same alternatives; the first says how a club player would go on after it."""
    game, state = positions.read(GAMES, position)
    if not found:
        return found
    line = line_after(SeatView(game, state, seat), found[0].option, level_bot("medium", seed))
    return [found[0]._replace(line=line), *found[1:]]


def choose(game_id: str, position: str, seat: int, level: str, seed: int, budget: Budget | None = None) -> int:
    """A bot's choice in a position that shows only what the seat knows; the same for the same seed and iterations."""
    return advise(game_id, position, seat, level, seed, budget)[0].option


__all__ = [
    "LEVELS",
    "Alternative",
    "Bot",
    "Budget",
    "SeatView",
    "advise",
    "choose",
    "full_advice",
    "level_bot",
    "seat_view",
    "with_line",
]
