"""Durbar: a table for the Maharaja games."""
# ruff: noqa: E402  where modules come from is settled before the first is imported

from functools import partial
from importlib import import_module

from durbar.build import prefer_compiled

prefer_compiled(__path__)

from durbar.engine.game import GAMES
from durbar.engine.match import Match, load, new
from durbar.engine.refusal import Illegal, Problem, Refusal

GAMES.search.append(partial(import_module, "durbar.games"))  # on first use: a library that starts in a moment

__version__ = "0.1.0"


def game_ids() -> list[str]:
    """The ids of the games; `durbar.games` is the package they live in."""
    return list(GAMES)


__all__ = ["Illegal", "Match", "Problem", "Refusal", "game_ids", "load", "new"]
