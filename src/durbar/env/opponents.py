"""Who has the seats that are not the learner's: chance, a level of our bots, or somebody's own function."""

from __future__ import annotations

from typing import Any

from durbar.bots.bot import SeatView
from durbar.bots.levels import LEVELS, LevelBot, level_bot
from durbar.engine.chance import Rng
from durbar.engine.flow import Option, Seat
from durbar.engine.game import Game
from durbar.engine.refusal import Problem


def checked_opponent(opponent: Any) -> Any:
    """A level, a function, or None (any option, each as likely)."""
    if opponent is not None and not callable(opponent) and opponent not in LEVELS:
        raise Problem("unknown-level", given=str(opponent), known=", ".join(LEVELS))
    return None if opponent == "random" else opponent


class Opponents:
    """The other seats of one game. Each keeps its bot from the first choice to the last; all draw from the game's own
    chance, which is thus all there is to save of them."""

    def __init__(self, game: Game, opponent: Any, chance: Rng) -> None:
        self.game, self.opponent, self.chance = game, opponent, chance
        self.secrets = game.has_secrets()
        self.bots: dict[int, LevelBot] = {}

    def play(self, g: Any, learner: int) -> None:
        """They choose until the learner must, or the game is over."""
        while g.decision is not None and not g.owes(Seat(learner)):
            asked = g.asked
            g.take(asked, Option(self.choice(g, int(asked))))
            g.settle(self.chance)

    def choice(self, g: Any, seat: int) -> int:
        """What a seat chooses. It is shown no more than it knows."""
        if len(g.legal) == 1:
            return int(g.legal[0])
        if self.opponent is None:
            return int(g.legal[self.chance.below(len(g.legal))])
        known = self.game.determinize(g, seat, self.chance) if self.secrets else g.clone()
        if isinstance(self.opponent, str):
            return self.bot(seat).choose(SeatView(self.game, known, seat))
        return int(self.opponent(self.game, known, seat, self.chance))

    def bot(self, seat: int) -> LevelBot:
        """The bot of a seat."""
        if seat not in self.bots:
            self.bots[seat] = level_bot(self.opponent, 0)
            self.bots[seat].rng = self.chance
        return self.bots[seat]
