"""Who has the seats that are not the learner's: chance, a level of our bots, or somebody's own function."""

from __future__ import annotations

from typing import Any

from durbar.bots.bot import SeatView
from durbar.bots.levels import LEVELS, level_bot
from durbar.engine.chance import Rng
from durbar.engine.game import Game
from durbar.engine.refusal import Problem


def checked_opponent(opponent: Any) -> Any:
    """A level, a function, or None (any option, each as likely)."""
    if opponent is not None and not callable(opponent) and opponent not in LEVELS:
        raise Problem("unknown-level", given=str(opponent), known=", ".join(LEVELS))
    return None if opponent == "random" else opponent


def choice_of(opponent: Any, game: Game, g: Any, seat: int, chance: Rng) -> int:
    """What an opponent chooses. It is shown no more than its seat knows, and draws from the same chance as the game."""
    if opponent is None:
        return int(g.legal[chance.below(len(g.legal))])
    known = game.determinize(g, seat, chance)
    if isinstance(opponent, str):
        return level_bot(opponent, int(chance.below(2**31))).choose(SeatView(game, known, seat))
    return int(opponent(game, known, seat, chance))
