"""Many games at once: one array of observations, one of masks, one of rewards, filled by worker processes.

    with VectorEnv("dice_charmers", games=256, workers=2) as env:
        while learning:
            env.step(policy(env.observations, env.masks))

A game that ends is told by `over` and `rewards`, and a new one takes its place in the same step.
"""

from __future__ import annotations

from itertools import chain
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
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
    """The arrays of all games, laid one after the other into one piece of shared memory."""

    def __init__(self, shape: Shape, memory: SharedMemory | None) -> None:
        game, n = game_of(shape.game), shape.games
        parts: list[tuple[tuple[int, ...], Any]] = [
            ((n, len(game.observation)), np.float32),
            ((n, shape.seats), np.float32),
            ((n,), np.int64),
            ((n,), np.int64),
            ((n,), np.int8),
            ((n, game.actions), np.int8),
        ]
        self.size = sum(int(np.prod(part)) * np.dtype(kind).itemsize for part, kind in parts)
        if memory is None:
            return
        made, start = [], 0
        for part, kind in parts:
            array: npt.NDArray[Any] = np.ndarray(part, kind, memory.buf, start)
            made.append(array)
            start += array.nbytes
        self.observations, self.rewards, self.seats, self.actions, self.over, self.masks = made


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


def work(shape: Shape, memory_name: str, start: int, stop: int, pipe: Connection) -> None:
    """The life of a worker process."""
    memory = SharedMemory(memory_name)
    games = Games(shape, Arrays(shape, memory), start, stop)
    pipe.send_bytes(STEP)
    while pipe.recv_bytes() == STEP:
        games.step()
        pipe.send_bytes(STEP)
    memory.close()


class VectorEnv:
    """Steps many games at once. `seats` says whose choice each game waits for; actions outside the mask are refused."""

    def __init__(
        self, game: str, games: int, workers: int = 0, players: int | None = None, seed: int = 0, **options: str
    ) -> None:
        seats = game_of(game).usual_seats if players is None else players
        self.shape = Shape(game, seats, options, games, seed)
        self.memory = SharedMemory(create=True, size=Arrays(self.shape, None).size)
        self.arrays = Arrays(self.shape, self.memory)
        self.local = None if workers else Games(self.shape, self.arrays, 0, games)
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        for worker in range(workers):
            self.start_worker(games * worker // workers, games * (worker + 1) // workers)
        for pipe in self.pipes:
            pipe.recv_bytes()

    def start_worker(self, start: int, stop: int) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        arguments = (self.shape, self.memory.name, start, stop, theirs)
        process = context.Process(target=work, args=arguments, daemon=True)
        process.start()
        self.pipes.append(ours)
        self.processes.append(process)

    @property
    def observations(self) -> npt.NDArray[np.float32]:
        """games x observation: what the seat to choose sees."""
        return self.arrays.observations

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        """games x actions: 1 where the action is legal."""
        return self.arrays.masks

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        return self.arrays.seats

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """games x seats: not 0 only for games that have just ended."""
        return self.arrays.rewards

    @property
    def over(self) -> npt.NDArray[np.int8]:
        return self.arrays.over

    def step(self, actions: npt.NDArray[Any]) -> None:
        """One choice in every game."""
        chosen = np.asarray(actions, dtype=np.int64)
        if not self.masks[np.arange(len(chosen)), chosen].all():
            raise ValueError("an action outside its mask")
        self.arrays.actions[:] = chosen
        if self.local is not None:
            self.local.step()
        for pipe in self.pipes:
            pipe.send_bytes(STEP)
        for pipe in self.pipes:
            pipe.recv_bytes()

    def close(self) -> None:
        """End the workers and give back the memory."""
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            pipe.send_bytes(END)
            process.join()
        self.pipes, self.processes, self.local = [], [], None
        if hasattr(self, "arrays"):
            del self.arrays
            self.memory.close()
            self.memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
