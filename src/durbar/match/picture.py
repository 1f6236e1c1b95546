"""A state as a picture, in a language."""

from __future__ import annotations

from typing import Any

from durbar.boards.svg import drawn_text
from durbar.engine.game import Game
from durbar.engine.refusal import Problem


def picture(game: Game, g: Any, seat: int | None, language: str) -> str:
    """The board as SVG, as a seat (None: anybody) may see it."""
    from durbar.locale import LANGUAGES, Texts  # here: few matches are ever drawn

    if str(language) not in LANGUAGES:
        raise Problem("unknown-language", given=language, known=", ".join(LANGUAGES))
    texts = Texts(language).adopt(game.id, game.boards.names(g))
    seen = game.static(g), game.view(g, seat), texts.namer(game.id), seat
    return game.drawing.svg(*seen) or drawn_text(game.drawing.text(*seen), game.id)
