"""Many games at once: one array of observations, one of masks, one of rewards, filled by worker processes.

    with VectorEnv("dice_charmers", games=256, workers=2) as env:
        while learning:
            env.step(policy(env.observations, env.masks))

A game that ends is told by `over`, `rewards`, `ranks` and `scores`, and a new one takes its place in the same step.
What a game draws depends on the seed and its place, however many workers there are.
"""

from __future__ import annotations

import pickle
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from durbar.engine.checked import checked_number, checked_seat, checked_seed
from durbar.env import Ids, learnable, padded
from durbar.env.opponents import checked_opponent
from durbar.env.shared import Arrays, Floats, Shape, size_of
from durbar.env.some_games import Games, Saved

STEP, END = b"step", b"end"


def work(shape: Shape, memory: Any, start: int, stop: int, pipe: Connection) -> None:
    """The life of a worker process: until it is told to end, or nobody is left to tell."""
    games = Games(shape, Arrays(shape, memory), start, stop)
    with suppress(EOFError, KeyboardInterrupt):
        pipe.send_bytes(STEP)
        while (told := pipe.recv_bytes()) != END:
            if told == STEP:
                games.step()
                pipe.send_bytes(STEP)
            else:
                pipe.send_bytes(pickle.dumps(games.obey(*pickle.loads(told))))


class VectorEnv:
    """Steps many games at once. `seats` says whose choice each game waits for; actions outside the mask are refused.

    All seats are the learner's. With `opponent` (as in `durbar.env.gymnasium`) one of them is: `seat`, or another one
    each game if that is None. `workers` is the number of processes that play; this one is the first of them. The arrays
    are the same ones after every step: copy what is to be kept.
    """

    def __init__(
        self,
        game: str,
        games: int,
        workers: int = 1,
        players: int | None = None,
        seed: int = 0,
        opponent: Any = None,
        seat: int | None = 0,
        rules: int | None = None,
        **options: str,
    ) -> None:
        self.shape = shape_of(game, games, players, seed, opponent, seat, options)._replace(
            rules=learnable(game).checked_rules(rules)
        )
        self.choosing = np.random.default_rng(self.shape.seed)
        games = self.shape.games
        workers, context = min(checked_number("workers", workers, 1), games), get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        memory = context.RawArray("b", size_of(self.shape))
        self.arrays = Arrays(self.shape, memory)
        self.firsts = np.arange(games) * self.arrays.masks.shape[1]  # where the mask of each game begins
        self.bounds = [games * worker // workers for worker in range(workers + 1)]
        for start, stop in pairwise(self.bounds[1:]):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(self.shape, memory, start, stop, theirs), daemon=True)
            process.start()
            theirs.close()  # or the end of the process would go unnoticed
            self.pipes.append(ours)
            self.processes.append(process)
        self.local: Games | None = Games(self.shape, self.arrays, 0, self.bounds[1])
        self.wait()

    @property
    def observations(self) -> Floats:
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
    def rewards(self) -> Floats:
        """games x seats: not 0 only for games that have just ended."""
        return self.arrays.rewards

    @property
    def ranks(self) -> npt.NDArray[np.int32]:
        """games x seats: the ranks of the last game that ended there (1 is best); 0 before the first has."""
        return self.arrays.ranks

    @property
    def scores(self) -> Floats:
        """games x seats: the scores of the last game that ended there."""
        return self.arrays.scores

    @property
    def endings(self) -> Floats:
        """games x observation: what the seat that chose last saw when the last game ended there."""
        return self.arrays.endings

    @property
    def over(self) -> npt.NDArray[np.int8]:
        """1 where a game has just ended; observations, masks and seats tell of the game that took its place."""
        return self.arrays.over

    def sample(self) -> Ids:
        """A legal action for each game, each as likely."""
        counts = self.masks.sum(axis=1, dtype=np.int64)
        chosen = (self.choosing.random(len(counts)) * counts).astype(np.int64)
        found: Ids = np.nonzero(self.masks)[1][np.cumsum(counts) - counts + chosen]
        return found

    def legal_ids(self, room: int | None = None) -> Ids:
        """The legal action ids of each game, a row each: -1 where there are no more. Learners that score options alone
        need no mask."""
        return padded([np.flatnonzero(mask) for mask in self.masks], room)

    def step(self, actions: npt.ArrayLike) -> None:
        """One choice in every game; nothing happens in any if one is refused."""
        here = self.opened()
        self.arrays.actions[:] = self.checked(np.asarray(actions))
        self.send(STEP for _ in self.pipes)
        here.step()
        self.wait()

    def reset(self, seed: int) -> None:
        """Begin every game anew."""
        self.ask("begin", [checked_seed(seed)] * (len(self.pipes) + 1))

    def save(self) -> list[Saved]:
        """Every game as it stands, and what chance will draw; another number of workers may go on from it."""
        return [game for games in self.ask("save", [None] * (len(self.pipes) + 1)) for game in games]

    def restore(self, saved: list[Saved]) -> None:
        """Go on from what was saved."""
        if not isinstance(saved, list) or not all(isinstance(game, Saved) for game in saved):
            raise ValueError("These are no saved games: give what `save` returned.")
        if len(saved) != self.shape.games:
            raise ValueError(f"These are {len(saved)} saved games, not {self.shape.games}.")
        self.ask("restore", [saved[start:stop] for start, stop in pairwise(self.bounds)])

    def ask(self, what: str, arguments: list[Any]) -> list[Any]:
        """Let every process do something for its games; what each of them answers."""
        here = self.opened()
        self.send(pickle.dumps((what, argument)) for argument in arguments[1:])
        mine = here.obey(what, arguments[0])
        return [mine, *(pickle.loads(answer) for answer in self.wait())]

    def opened(self) -> Games:
        """The games of this process."""
        if self.local is None:
            raise ValueError("The environment is closed: make another.")
        return self.local

    def checked(self, chosen: npt.NDArray[Any]) -> npt.NDArray[Any]:
        games, actions = self.masks.shape
        if chosen.shape != (games,) or chosen.dtype.kind not in "iu":
            given = f"{chosen.dtype} of shape {chosen.shape}"
            raise ValueError(f"A step takes one whole number for each of {games} games, not {given}.")
        inside = chosen.min() >= 0 and chosen.max() < actions
        if not inside or not self.masks.take(self.firsts + chosen).all():
            raise ValueError("An action lies outside its mask: choose one that is 1 in `masks`.")
        return chosen

    def send(self, messages: Any) -> None:
        try:
            for pipe, message in zip(self.pipes, messages, strict=True):
                pipe.send_bytes(message)
        except OSError as problem:
            self.give_up(problem)

    def wait(self) -> list[bytes]:
        """Until every worker has written its part; what they answered."""
        try:
            return [pipe.recv_bytes() for pipe in self.pipes]
        except (EOFError, OSError) as problem:
            return self.give_up(problem)

    def give_up(self, problem: Exception) -> list[bytes]:
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


def shape_of(
    game: str,
    games: int,
    players: int | None,
    seed: int,
    opponent: Any,
    seat: int | None,
    options: dict[str, str],
) -> Shape:
    """What is to be played, every part of it checked."""
    kind = learnable(game)
    seats = kind.checked_seats(kind.usual_seats if players is None else players)
    games, seed = checked_number("games", games, 1), checked_seed(seed)
    mine = None if seat is None else checked_seat(seat, seats)
    alone = opponent is None
    who = None if alone else checked_opponent(opponent) or "random"
    return Shape(game, seats, kind.checked_settings(options), games, seed, who, None if alone else mine)
