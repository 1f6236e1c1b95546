"""The games and their rules."""

from __future__ import annotations

from durbar.engine.game import GAMES, Game, game_of
from durbar.locale import added
from durbar.server.lessons.projection import terms
from durbar.server.projections.rules import rulebook
from durbar.server.routes.asking import TheServer, get_route
from durbar.server.wire.forms import Language
from durbar.server.wire.games import GameInfo, PhraseFile, Rulebook, SettingInfo, TermInfo


def game_info(game: Game, levels: list[str]) -> GameInfo:
    settings = [SettingInfo(s.name, list(s.values), s.default, s.several) for s in game.settings if s.values]
    count = game.first_seats or game.usual_seats
    return GameInfo(game.id, list(game.seats), count, settings, game.rules_version, levels, bool(game.boards.text()))


@get_route("/api/games")
async def games(server: TheServer) -> list[GameInfo]:
    """The games, their seats and options."""
    return [game_info(game, server.levels) for game in GAMES.values()]


@get_route("/api/terms/{game:str}")
async def glossary(game: str) -> list[TermInfo]:
    """What each piece, icon and place of a game is for."""
    return terms(game_of(game).id)


@get_route("/api/phrases/{language:str}")
async def phrases(language: Language) -> PhraseFile:
    """The phrases of games from elsewhere, as the text of a Fluent file: the page was built without them."""
    list(GAMES)  # all games have been found: each brings its phrases
    return PhraseFile(language, added(language))


@get_route("/api/rules/{game:str}/{language:str}")
async def rules(game: str, language: Language) -> Rulebook:
    """The rules of a game in our own words, numbered."""
    return rulebook(game_of(game).id, language)
