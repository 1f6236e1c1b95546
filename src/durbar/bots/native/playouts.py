"""The plainest tree search there is: every new node is judged by a random game to the end.

No level plays like this; it shows how much of the engine's speed is left inside a search that clones, deals, walks a
tree and plays.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from durbar.bots.native.evaluation import Evaluation, Values
from durbar.bots.native.search import Node, Search
from durbar.engine.flow import Flow, Options, Seat, playout


class PlayoutSearch(Search):
    """`made` counts the choices between several options on the way down the tree, and every choice of the playouts."""

    def __init__(self, evaluation: Evaluation, deal: Any, g: Any, seat: int, seed: int, limit: int) -> None:
        super().__init__(evaluation, deal, g, seat, seed)
        self.limit: i64 = limit  # no game makes more decisions
        self.made: i64 = 0

    def prepare(self) -> None:
        """No first look."""

    def impress(self, children: list[Node], g: Flow, player: Seat, options: Options) -> None:
        """Everything looks alike at first."""
        for child in children:
            if child.attention < 0.0:
                child.impression = 0.5
                child.value += 0.5

    def judge(self, g: Flow) -> Values:
        self.made += playout(g, self.rng, self.limit)
        return self.evaluation.values(g, self.origin)

    def back_up(self, path: list[Node], chosen: Options, values: Values) -> None:
        self.made += len(path)
        super().back_up(path, chosen, values)
