"""The games as environments for learners: PettingZoo, OpenSpiel, Gymnasium, and many games at once.

Every adapter stands on the same few functions of this package, so that an observation, an action and a reward mean the
same through each door. `durbar.env.dictionary` says what every action id and every number of an observation means.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.build.extras import missing_part

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as missing:
    raise missing_part(missing, "env") from None

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.checked import whole
from durbar.engine.encoding import Encoding
from durbar.engine.flow import Seat
from durbar.engine.game import GAMES, Game, Result, game_of
from durbar.engine.refusal import Illegal, Problem, Refusal
from durbar.env.dictionary import measures_of
from durbar.match.position import read, write

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Ids = npt.NDArray[np.int64]
NO_IDS: Ids = np.zeros(0, np.int64)


def learnable(name: str) -> Game:
    """The game of this id, which must have numbers for learners."""
    game = game_of(name)
    if not game.learning:
        raise Problem("no-numbers", game=name)
    return game


def env_id(game: Game, rules: int | None = None) -> str:
    """The name of an environment: a learner trained on one of another name may not know these rules or numbers."""
    return f"durbar_{game.id}_r{game.checked_rules(rules)}e{game.learning.encoding_version}"


def utilities(result: Result) -> list[float]:
    """What a finished game is worth to each seat: the winners share 1, and everybody pays in alike, so the sum is 0.

    Alone there is nobody to pay in: a won game is worth 1, a lost one -1.
    """
    seats = len(result.ranks)
    if seats == 1:
        return [1.0 if result.ranks[0] == 1 else -1.0]
    winners = sum(rank == 1 for rank in result.ranks)
    return [(1.0 / winners if rank == 1 else 0.0) - 1.0 / seats for rank in result.ranks]


def observation_of(game: Game, g: Any, seat: int) -> Floats:
    """What a seat sees, as numbers."""
    return np.asarray(game.learning.observe(g, seat), dtype=np.float32)


def mask_of(game: Game, g: Any, seat: int) -> Mask:
    """Which stable action ids the seat may choose now."""
    mask = np.zeros(game.learning.actions, dtype=np.int8)
    mask[legal_ids(game, g, seat)] = 1
    return mask


def legal_ids(game: Game, g: Any, seat: int) -> Ids:
    """The stable action ids the seat may choose now, in the order of its options; none if it owes no choice."""
    return np.asarray(encoding_of(game).ids(g, g.legal_for(seat))) if g.owes(seat) else NO_IDS


def padded(rows: Sequence[Ids], room: int | None = None) -> Ids:
    """Ids row by row in so many places (None: as many as needed), -1 where there are no more."""
    most = max(map(len, rows))
    if room is not None and room < most:
        raise Problem("bad-number", name="room", given=room, known=most)
    found = np.full((len(rows), most if room is None else room), -1, dtype=np.int64)
    for row, ids in zip(found, rows, strict=True):
        row[: len(ids)] = ids
    return found


class OneByOne(Encoding):
    """The encoding of a game that brings none."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def ids(self, g: Any, options: Any) -> Any:
        return vec[i64]([self.game.learning.action_of(g, option) for option in options])

    def see(self, row: Any, at: int, g: Any, seat: Seat) -> None:
        for n, number in enumerate(self.game.learning.observe(g, int(seat)), at):
            row[n] = number


def encoding_of(game: Game) -> Encoding:
    return game.learning.encoding or OneByOne(game)


def bounds_of(game: Game) -> tuple[Floats, Floats]:
    """The least and the most each number of an observation can be."""
    known = measures_of(game)
    low, high = [measure.low for measure in known], [measure.high for measure in known]
    return np.asarray(low, dtype=np.float32), np.asarray(high, dtype=np.float32)


def ending_of(result: Result) -> dict[str, Any]:
    """What is told of a finished game beside its rewards: rank and score by seat, and how it ended."""
    return {"ranks": list(result.ranks), "scores": list(result.scores), "reason": result.reason}


def no_options(game: Game, given: Mapping[str, Any] | None) -> None:
    """What a table plays by is said when it is made: a game begun anew takes no options."""
    for name in given or {}:
        raise Problem("bad-reset-option", game=game.id, given=str(name))


def option_of(game: Game, g: Any, seat: int, action: int) -> int:
    """The option a stable action id means for a seat; refused if the mask does not show it."""
    options, number = list(g.legal_for(seat)), whole(action)
    if number is None:
        raise Problem("bad-number", name="action", given=action, known=0)
    option = game.learning.option_for(g, number) if options and 0 <= number < game.learning.actions else -1
    if option not in options:
        raise Illegal(Refusal("no-such-choice", ""))
    return int(option)


class Portable:
    """Lets an environment be pickled and copied in the middle of a game, and go on there.

    States and generators are native and cannot be pickled: a state goes as its position, a generator as its numbers.
    """

    game: Game

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__, game=self.game.id)
        if "state" in kept:
            kept["state"] = write(self.game, kept["state"])
            kept["chance"] = [int(getattr(kept["chance"], name)) for name in "abcd"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, game=game_of(kept["game"]))
        if "state" in kept:
            self.__dict__["state"] = read(GAMES, kept["state"])[1]
            self.__dict__["chance"] = Rng(0)
            for name, number in zip("abcd", kept["chance"], strict=True):
                setattr(self.__dict__["chance"], name, number)
