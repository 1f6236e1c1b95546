"""The evaluation of each game: its own (`Game.evaluation`), that of `durbar.bots.native.<game>`, or its result."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from librt.vecs import vec

from durbar.bots.native.evaluation import Evaluation, Values
from durbar.engine.game import GAMES, Game


class ByResult(Evaluation):
    """The result as things stand: enough to play a game nobody wrote an evaluation for."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def points(self, g: Any) -> Values:
        return vec[float](list(self.game.result(g).scores))

    def winners(self, g: Any, points: Values) -> Values:
        ranks = self.game.result(g).ranks
        first = ranks.count(1)
        return vec[float]([1.0 / first if rank == 1 else 0.0 for rank in ranks])


@cache
def evaluation_of(game_id: str) -> Evaluation:
    """The evaluation of a game."""
    own: Evaluation | None = GAMES[game_id].learning.evaluation()
    if own is not None:
        return own
    name = f"durbar.bots.native.{game_id}"
    if find_spec(name) is None:
        return ByResult(GAMES[game_id])
    evaluation: Evaluation = import_module(name).EVALUATION
    return evaluation
