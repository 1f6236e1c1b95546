"""What the processes of a vector environment share: what is played, and the arrays that show it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from durbar.engine.game import game_of

Floats = npt.NDArray[np.float32]


class Shape(NamedTuple):
    """What every process must agree on. Without an opponent every seat is the learner's."""

    game: str
    seats: int
    settings: dict[str, str]
    games: int
    seed: int
    opponent: Any = None
    seat: int | None = None
    rules: int | None = None


class Arrays:
    """The arrays of all games, laid one after the other into one piece of memory. They keep it alive."""

    def __init__(self, shape: Shape, memory: Any) -> None:
        made: dict[str, npt.NDArray[Any]] = {}
        start = 0
        for name, (part, kind) in parts_of(shape).items():
            made[name] = np.ndarray(part, kind, memory, start)
            start += made[name].nbytes
        self.observations: Floats = made["observations"]
        self.endings: Floats = made["endings"]
        self.rewards: Floats = made["rewards"]
        self.scores: Floats = made["scores"]
        self.ranks: npt.NDArray[np.int32] = made["ranks"]
        self.seats: npt.NDArray[np.int32] = made["seats"]
        self.actions: npt.NDArray[np.int32] = made["actions"]
        self.over: npt.NDArray[np.int8] = made["over"]
        self.masks: npt.NDArray[np.int8] = made["masks"]


def parts_of(shape: Shape) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The arrays, widest numbers first so that each begins where it may."""
    game, n = game_of(shape.game), shape.games
    return {
        "observations": ((n, len(game.learning.observation)), np.float32),
        "endings": ((n, len(game.learning.observation)), np.float32),
        "rewards": ((n, shape.seats), np.float32),
        "scores": ((n, shape.seats), np.float32),
        "ranks": ((n, shape.seats), np.int32),
        "seats": ((n,), np.int32),
        "actions": ((n,), np.int32),
        "over": ((n,), np.int8),
        "masks": ((n, game.learning.actions), np.int8),
    }


def size_of(shape: Shape) -> int:
    return sum(int(np.prod(part)) * np.dtype(kind).itemsize for part, kind in parts_of(shape).values())
