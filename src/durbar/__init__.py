"""Durbar: a table for the Maharaja games."""

import durbar.games  # noqa: F401  registers the games
from durbar.engine.game import GAMES
from durbar.engine.match import Match, load, new
from durbar.engine.refusal import Illegal, Problem, Refusal

__version__ = "0.1.0"


def games() -> list[str]:
    """The ids of the games."""
    return list(GAMES)


__all__ = ["Illegal", "Match", "Problem", "Refusal", "games", "load", "new"]
