"""Many games at once: one array of observations, one of masks, one of rewards, filled by worker processes.

    with VectorEnv("dice_charmers", games=256, workers=2) as env:
        while learning:
            env.step(policy(env.observations, env.masks))

A game that ends is told by `over` and `rewards`, and a new one takes its place in the same step. What games draw
depends on the seed, their number and the number of workers.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import chain, pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from durbar.engine.chance import Rng
from durbar.engine.flow import Option
from durbar.engine.game import Game, game_of
from durbar.env import actions_of, utilities

STEP, END = b"step", b"end"


class Shape(NamedTuple):
    """What every process must agree on."""

    game: str
    seats: int
    settings: dict[str, str]
    games: int
    seed: int


class Arrays:
    """The arrays of all games, laid one after the other into one piece of memory. They keep it alive."""

    def __init__(self, shape: Shape, memory: Any) -> None:
        made, start = [], 0
        for part, kind in parts_of(shape):
            array: npt.NDArray[Any] = np.ndarray(part, kind, memory, start)
            made.append(array)
            start += array.nbytes
        self.observations, self.rewards, self.seats, self.actions, self.over, self.masks = made


def parts_of(shape: Shape) -> list[tuple[tuple[int, ...], Any]]:
    """The arrays, widest numbers first so that each begins where it may."""
    game, n = game_of(shape.game), shape.games
    return [
        ((n, len(game.observation)), np.float32),
        ((n, shape.seats), np.float32),
        ((n,), np.int32),
        ((n,), np.int32),
        ((n,), np.int8),
        ((n, game.actions), np.int8),
    ]


def size_of(shape: Shape) -> int:
    return sum(int(np.prod(part)) * np.dtype(kind).itemsize for part, kind in parts_of(shape))


class Games:
    """The games of one process: places `start` to `stop` of the arrays."""

    def __init__(self, shape: Shape, arrays: Arrays, start: int, stop: int) -> None:
        self.game: Game = game_of(shape.game)
        self.shape = shape
        self.start, self.stop = start, stop
        self.arrays = arrays
        self.rng = Rng(shape.seed * 1_000_003 + start)
        self.states = [self.fresh() for _ in range(start, stop)]
        self.actions: list[list[int]] = []
        self.show()

    def fresh(self) -> Any:
        state = self.game.new(self.shape.seats, self.shape.settings)
        state.settle(self.rng)
        return state

    def show(self) -> None:
        """Write what the seats that must choose see and may do. One write an array is much cheaper than one a game."""
        arrays, game, here = self.arrays, self.game, slice(self.start, self.stop)
        seats = [int(state.asked) for state in self.states]
        self.actions = [actions_of(game, state, seat) for state, seat in zip(self.states, seats, strict=True)]
        for row, state, seat in zip(arrays.observations[here], self.states, seats, strict=True):
            row[:] = game.observe(state, seat)
        arrays.seats[here] = seats
        masks = arrays.masks[here]
        masks[:] = 0
        rows = np.repeat(np.arange(len(seats)), [len(each) for each in self.actions])
        masks[rows, list(chain.from_iterable(self.actions))] = 1

    def step(self) -> None:
        """Carry out an action in each game; where one is over, say so and begin another."""
        arrays, here = self.arrays, slice(self.start, self.stop)
        arrays.over[here], arrays.rewards[here] = 0, 0
        for i, action in enumerate(arrays.actions[here].tolist()):
            state = self.states[i]
            state.take(state.asked, Option(state.legal[self.actions[i].index(action)]))
            state.settle(self.rng)
            if state.decision is None:
                arrays.over[self.start + i] = 1
                arrays.rewards[self.start + i] = utilities(self.game.result(state))
                self.states[i] = self.fresh()
        self.show()


def work(shape: Shape, memory: Any, start: int, stop: int, pipe: Connection) -> None:
    """The life of a worker process: until it is told to end, or nobody is left to tell."""
    games = Games(shape, Arrays(shape, memory), start, stop)
    with suppress(EOFError, KeyboardInterrupt):
        pipe.send_bytes(STEP)
        while pipe.recv_bytes() == STEP:
            games.step()
            pipe.send_bytes(STEP)


class VectorEnv:
    """Steps many games at once. `seats` says whose choice each game waits for; actions outside the mask are refused.

    `workers` is the number of processes that play; this one is the first of them. The arrays are the same ones after
    every step: copy what is to be kept.
    """

    def __init__(
        self, game: str, games: int, workers: int = 1, players: int | None = None, seed: int = 0, **options: str
    ) -> None:
        kind = game_of(game)
        seats = kind.checked_seats(kind.usual_seats if players is None else players)
        if games < 1 or workers < 1:
            raise ValueError(f"{games} games, {workers} workers")
        workers, context = min(workers, games), get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        self.shape = Shape(game, seats, kind.checked_settings(options), games, seed)
        memory = context.RawArray("b", size_of(self.shape))
        self.arrays = Arrays(self.shape, memory)
        bounds = [games * worker // workers for worker in range(workers + 1)]
        for start, stop in pairwise(bounds[1:]):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(self.shape, memory, start, stop, theirs), daemon=True)
            process.start()
            theirs.close()  # or the end of the process would go unnoticed
            self.pipes.append(ours)
            self.processes.append(process)
        self.local: Games | None = Games(self.shape, self.arrays, 0, bounds[1])
        self.wait()

    @property
    def observations(self) -> npt.NDArray[np.float32]:
        """games x observation: what the seat to choose sees."""
        return self.arrays.observations

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        """games x actions: 1 where the action is legal."""
        return self.arrays.masks

    @property
    def seats(self) -> npt.NDArray[np.int32]:
        """Whose choice each game waits for."""
        return self.arrays.seats

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """games x seats: not 0 only for games that have just ended."""
        return self.arrays.rewards

    @property
    def over(self) -> npt.NDArray[np.int8]:
        """1 where a game has just ended; the other arrays tell of the game that took its place."""
        return self.arrays.over

    def step(self, actions: npt.ArrayLike) -> None:
        """One choice in every game; nothing happens in any if one is refused."""
        if self.local is None:
            raise ValueError("the environment is closed")
        self.arrays.actions[:] = self.checked(np.asarray(actions))
        try:
            for pipe in self.pipes:
                pipe.send_bytes(STEP)
        except OSError as problem:
            self.give_up(problem)
        self.local.step()
        self.wait()

    def checked(self, chosen: npt.NDArray[Any]) -> npt.NDArray[Any]:
        games, actions = self.masks.shape
        if chosen.shape != (games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"one whole number for each of {games} games, not {chosen.dtype} of shape {chosen.shape}")
        if not ((chosen >= 0) & (chosen < actions)).all() or not self.masks[np.arange(games), chosen].all():
            raise ValueError("an action outside its mask")
        return chosen

    def wait(self) -> None:
        """Until every worker has written its part."""
        try:
            for pipe in self.pipes:
                pipe.recv_bytes()
        except (EOFError, OSError) as problem:
            self.give_up(problem)

    def give_up(self, problem: Exception) -> None:
        codes = [process.exitcode for process in self.processes]
        self.close()
        raise RuntimeError(f"a worker process has died (exit codes: {codes}); its games are lost") from problem

    def close(self) -> None:
        """End the workers. The arrays keep what they showed last."""
        for pipe in self.pipes:
            with suppress(OSError):
                pipe.send_bytes(END)
            pipe.close()
        for process in self.processes:
            process.join()
        self.pipes, self.processes, self.local = [], [], None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
