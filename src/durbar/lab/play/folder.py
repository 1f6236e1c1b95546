"""The folder of an arena or report: what was asked for, a journal of finished games, and their records.

A game is in the journal or it is not: an interrupted run goes on where it stopped, and no game counts twice.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from durbar.engine.refusal import Problem
from durbar.lab.play.game import PlayedGame

SETUP = "setup.json"
JOURNAL = "games.jsonl"
RECORDS = "records"


class Folder:
    """Where the games of one set-up are kept."""

    def __init__(self, path: Path, setup: dict[str, Any]) -> None:
        self.path = path
        with writing(path):
            (path / RECORDS).mkdir(parents=True, exist_ok=True)
            self.check(setup)
        self.games = {game.number: game for game in self.read()}

    def check(self, setup: dict[str, Any]) -> None:
        """The same folder takes more games of the same set-up only."""
        file = self.path / SETUP
        if not file.exists():
            file.write_text(json.dumps(setup, indent=1) + "\n", encoding="utf-8")
        elif told_in(file, file.read_bytes()) != json.loads(json.dumps(setup)):
            raise Problem("other-setup", given=str(self.path))

    def read(self) -> list[PlayedGame]:
        """The finished games. A line cut short by an interruption is cut off: that game is played again."""
        file = self.path / JOURNAL
        if not file.exists():
            return []
        whole = file.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            file.write_bytes(kept)
        return [played_of(told_in(file, line)) for line in kept.splitlines()]

    def add(self, game: PlayedGame) -> None:
        """Keep a finished game: its record first, then the line that says it is there."""
        if game.number in self.games:
            return
        told = game._asdict()
        del told["record"]
        with writing(self.path):
            record_file(self.path, game.number).write_text(game.record, encoding="utf-8")
            with (self.path / JOURNAL).open("a", encoding="utf-8") as journal:
                journal.write(json.dumps(told, separators=(",", ":")) + "\n")
        self.games[game.number] = game

    def missing(self, count: int) -> list[int]:
        return [number for number in range(count) if number not in self.games]

    def in_order(self) -> list[PlayedGame]:
        return [self.games[number] for number in sorted(self.games)]


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What the disk refuses is one sentence."""
    try:
        yield
    except OSError as reason:
        raise Problem("file-unwritable", given=str(path), reason=reason.strerror or str(reason)) from None


def told_in(file: Path, text: bytes) -> dict[str, Any]:
    """What a file of the folder tells; only a damaged disk or a hand can have made it anything else."""
    try:
        told = json.loads(text)
    except ValueError:
        told = None
    if not isinstance(told, dict):
        raise Problem("damaged", given=str(file))
    return told


def record_file(path: Path, number: int) -> Path:
    return path / RECORDS / f"{number:06}.txt"


def played_of(told: dict[str, Any]) -> PlayedGame:
    """A line of the journal as a game; its record stays in its file until it is wanted."""
    told["record"] = ""
    tuples: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in told.items()}
    return PlayedGame(**tuples)


def record_of(path: Path, game: PlayedGame) -> str:
    """The text of a game's record."""
    return game.record or record_file(path, game.number).read_text(encoding="utf-8")


def write_rows(path: Path, name: str, rows: Iterable[dict[str, Any]]) -> Path:
    """A table as Parquet where polars is installed (extra `lab`), else as CSV."""
    listed = list(rows)
    if find_spec("polars") is not None and listed:
        import polars

        file = path / f"{name}.parquet"
        polars.DataFrame(listed, infer_schema_length=None).write_parquet(file)
        return file
    file = path / f"{name}.csv"
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, list(dict.fromkeys(key for row in listed for key in row)))
        writer.writeheader()
        writer.writerows(listed)
    return file
