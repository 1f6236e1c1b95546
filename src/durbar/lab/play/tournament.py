"""Matches between bots: seats balanced, work spread over an executor, results kept as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from durbar.bots.own import PYTHON, digest_of
from durbar.bots.spec import check_spec
from durbar.engine.game import game_of
from durbar.lab.numbers.sequential import Bounds, decided
from durbar.lab.play.executor import Workers, results
from durbar.lab.play.folder import Folder, write_rows
from durbar.lab.play.game import PlayedGame, Task, play
from durbar.lab.play.luck import check_luck
from durbar.lab.play.ratings import League, blocks_of, leagues
from durbar.lab.play.seating import seatings

STRIDE = 1_000_003
"""Seeds of neighbouring arenas do not meet."""
LARGEST = 24
"""Arrangements of a block, at most."""


class Arena(NamedTuple):
    """What is played: the game, who takes part, and the seed all else follows from."""

    game: str
    bots: tuple[str, ...]
    seats: int
    settings: dict[str, str]
    seed: int = 1
    patience: float = 10.0
    blocks: bool = False  # do all arrangements play with the same dice, one block after the other?
    luck: str = ""  # the judge that measures luck

    def setup(self) -> dict[str, Any]:
        """All that the games depend on; of a bot's Python file what is in it."""
        files = {bot: digest_of(bot) for bot in self.bots if bot.startswith(PYTHON)}
        chosen = {name: value for name, value in self._asdict().items() if name not in ("blocks", "luck") or value}
        told = {"arena": 1, **chosen, "rules": game_of(self.game).rules_version}
        return {**told, "files": files} if files else told

    @property
    def block(self) -> int:
        """Games that together are one sample: every arrangement, or every seat of one, with the same dice."""
        count = len(seatings(list(self.bots), self.seats))
        return count if count <= LARGEST else self.seats

    def tasks(self, numbers: Iterable[int]) -> Iterator[Task]:
        """The games of these numbers: arrangement after arrangement, every game with dice of its own."""
        arrangements = seatings(list(self.bots), self.seats)
        for number in numbers:
            seated = tuple(self.bots[bot] for bot in arrangements[number % len(arrangements)])
            seed = self.seed * STRIDE + (number // self.block if self.blocks else number)
            yield Task(number, self.game, self.settings, seated, seed, self.patience, bool(self.luck))


def arena_of(
    game: str,
    bots: Iterable[str],
    seats: int | None = None,
    settings: Mapping[str, str] | None = None,
    seed: int = 1,
    patience: float = 10.0,
    blocks: bool = False,
    luck: bool = False,
) -> Arena:
    """An arena, everything checked before the first game."""
    kind = game_of(game)
    count = kind.checked_seats(kind.usual_seats if seats is None else seats)
    chosen = kind.checked_settings(settings or {})
    kind.blank(count, chosen)
    names = tuple(check_spec(bot) for bot in bots)
    seatings(list(names), count)
    return Arena(game, names, count, chosen, seed, patience, blocks, check_luck(game) if luck else "")


def run(
    arena: Arena,
    games: int,
    out: Path,
    workers: Workers,
    told: Callable[[PlayedGame], object] | None = None,
    known: Callable[[int], object] | None = None,
    bounds: Bounds | None = None,
) -> Folder:
    """Play the games that are still missing in the folder; `told` hears of each, `known` how many were there. With
    bounds it stops as soon as one of them is reached: looked at after whole blocks, in their order."""
    folder = Folder(out, arena.setup())
    if known is not None:
        known(games - len(folder.missing(games)))
    for first in range(0, games, arena.block if bounds else games):
        last = min(games, first + arena.block) if bounds else games
        for _task, game in results(workers, play, arena.tasks(n for n in folder.missing(last) if n >= first)):
            folder.add(game)
            if told is not None:
                told(game)
        if bounds and decided(blocks_of(folder.in_order(), arena.bots[0], arena.block), bounds).verdict:
            break
    return folder


def write_tables(folder: Folder) -> list[Path]:
    """The tables of an arena: a row for each seat of each game, and the standings."""
    games = folder.in_order()
    return [
        write_rows(folder.path, "games", (row for game in games for row in rows_of(game))),
        write_rows(folder.path, "standings", map(row_of, leagues(games))),
    ]


def rows_of(game: PlayedGame) -> Iterator[dict[str, Any]]:
    for seat, bot in enumerate(game.bots):
        yield {
            "game": game.number,
            "seed": str(game.seed),
            "seat": seat,
            "bot": bot,
            "rank": game.ranks[seat],
            "score": game.scores[seat],
            "reason": game.reason,
            "choices": game.choices[seat],
            "seconds": game.seconds[seat],
            "faults": game.faults[seat],
            **luck_row(game, seat),
        }


def luck_row(game: PlayedGame, seat: int) -> dict[str, Any]:
    """What the draws brought this seat, where that was measured."""
    return {"luck": game.luck[seat], "luck_points": game.luck[len(game.bots) + seat]} if game.luck else {}


def row_of(line: League) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for name, value in line._asdict().items():
        if isinstance(value, tuple):
            row |= {name: value[0], f"{name}_low": value[1], f"{name}_high": value[2]}
        else:
            row[name] = value
    return row
