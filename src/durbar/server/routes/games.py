"""The games and their rules."""

from __future__ import annotations

from durbar.engine.game import GAMES, Game, game_of
from durbar.server.bots import levels
from durbar.server.projections.rules import rulebook
from durbar.server.routes.asking import asked
from durbar.server.wire.http import GameInfo, Language, Rulebook, SettingInfo


def game_info(game: Game) -> GameInfo:
    settings = [SettingInfo(s.name, list(s.values), s.default) for s in game.settings if s.values]
    return GameInfo(game.id, list(game.seats), game.usual_seats, settings, game.rules_version, levels())


@asked("/api/games")
async def games() -> list[GameInfo]:
    """The games, their seats and options."""
    return [game_info(game) for game in GAMES.values()]


@asked("/api/rules/{game:str}/{language:str}")
async def rules(game: str, language: Language) -> Rulebook:
    """The rules of a game in our own words, numbered."""
    return rulebook(game_of(game).id, language)
