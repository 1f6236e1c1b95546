"""The games of one process of a vector environment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from durbar.batch import NOBODY, Batch
from durbar.engine.chance import Rng
from durbar.engine.game import GAMES, Game, game_of
from durbar.env import encoding_of, utilities
from durbar.env.opponents import Opponents
from durbar.env.shared import Arrays, Shape
from durbar.match.position import read, write

FEW = 32
"""So many observations at a time, that they are still in the processor's cache when they are written."""


class Saved(NamedTuple):
    """One game as it stands: its position, the numbers of its chance, and whose seat is the learner's."""

    position: str
    chance: tuple[int, int, int, int]
    learner: int


class Games:
    """Places `start` to `stop` of the arrays."""

    def __init__(self, shape: Shape, arrays: Arrays, start: int, stop: int) -> None:
        self.game: Game = game_of(shape.game)
        self.shape = shape
        self.arrays = arrays
        self.start, self.stop = start, stop
        self.first: Any = self.game.new(shape.seats, shape.settings, shape.rules)  # every game begins as its copy
        self.batch = Batch(encoding_of(self.game), self.game.learning.actions, len(self.game.learning.observation), FEW)
        self.others: dict[int, Opponents] = {}  # by game, where a seat alone is the learner's
        self.begin(shape.seed)

    @property
    def states(self) -> list[Any]:
        return self.batch.games

    def obey(self, what: str, argument: Any) -> Any:
        """What the environment asks of every process, beside a step."""
        known: dict[str, Callable[[Any], Any]] = {"begin": self.begin, "save": self.save, "restore": self.restore}
        return known[what](argument)

    # --- beginning and going on ---------------------------------------------------------------------------------------

    def begin(self, seed: int) -> None:
        """New games; what each draws depends on the seed and its place."""
        batch, places = self.batch, range(self.start, self.stop)
        batch.chances = [Rng((seed * 1_000_003 + place) & 2**96 - 1) for place in places]
        batch.learners = [NOBODY] * len(places)
        batch.games = [self.fresh(n) for n in range(len(places))]
        self.show()

    def fresh(self, n: int) -> Any:
        """A game in this place, played until the learner must choose."""
        state, chance = self.first.clone(), self.batch.chances[n]
        if self.shape.opponent is not None:
            seat = self.shape.seat
            self.batch.learners[n] = int(chance.below(self.shape.seats)) if seat is None else seat
            self.others[n] = Opponents(self.game, self.opponent, chance)
        state.settle(chance)
        self.others_play(n, state)
        return state

    def others_play(self, n: int, state: Any) -> None:
        """Opponents choose until the learner must; there are none where every seat is the learner's."""
        if (learner := self.batch.learners[n]) != NOBODY:
            self.others[n].play(state, learner)

    @property
    def opponent(self) -> Any:
        return None if self.shape.opponent == "random" else self.shape.opponent

    def step(self) -> None:
        """Carry out an action in each game; where one is over, say so and begin another."""
        arrays, batch, here = self.arrays, self.batch, slice(self.start, self.stop)
        arrays.over[here], arrays.rewards[here] = 0, 0
        batch.play(vec[i64](arrays.actions[here].tolist()))
        if self.shape.opponent is not None:
            for n, state in enumerate(batch.games):
                self.others_play(n, state)
        for n in batch.over():
            self.end(n)
        self.show()

    def end(self, n: int) -> None:
        """Tell how a game ended, and begin another in its place."""
        state, place, arrays = self.batch.games[n], self.start + n, self.arrays
        result = self.game.result(state)
        arrays.over[place] = 1
        arrays.rewards[place] = utilities(result)
        arrays.ranks[place], arrays.scores[place] = result.ranks, result.scores
        arrays.endings[place] = self.game.learning.observe(state, int(self.batch.seats[n]))
        self.batch.games[n] = self.fresh(n)

    def show(self) -> None:
        """Write what the seats that must choose see and may do."""
        arrays, batch, here = self.arrays, self.batch, slice(self.start, self.stop)
        masks = arrays.masks[here].reshape(-1)
        masks[np.asarray(batch.legal)] = 0
        batch.ask()
        masks[np.asarray(batch.legal)] = 1
        arrays.seats[here] = batch.seats
        rows = arrays.observations[here]
        for start in range(0, len(rows), FEW):
            some = rows[start : start + FEW]
            some[:] = np.asarray(batch.seen(start, start + len(some))).reshape(some.shape)

    # --- saving -------------------------------------------------------------------------------------------------------

    def save(self, _: None = None) -> list[Saved]:
        """Every game as it stands."""
        games = zip(self.states, self.batch.chances, self.batch.learners, strict=True)
        return [
            Saved(write(self.game, state), (int(c.a), int(c.b), int(c.c), int(c.d)), learner)
            for state, c, learner in games
        ]

    def restore(self, saved: list[Saved]) -> None:
        """Go on from there."""
        self.batch.games = [read(GAMES, game.position)[1] for game in saved]
        self.batch.learners = [game.learner for game in saved]
        for n, (chance, game) in enumerate(zip(self.batch.chances, saved, strict=True)):
            chance.a, chance.b, chance.c, chance.d = game.chance
            self.others[n] = Opponents(self.game, self.opponent, chance)
        self.show()
