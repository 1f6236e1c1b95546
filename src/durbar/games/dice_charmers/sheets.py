"""Sheet files: reading, and saying what is wrong with one. Checked here, made into tables by `board.board_of`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from durbar.engine.refusal import Problem
from durbar.games.dice_charmers.board import Board, board_of

FORMAT = "dice-charmers-sheets-2"
OURS = "sheets.toml"


@cache
def house_sheets() -> str:
    return (files("durbar.games.dice_charmers") / "data" / OURS).read_text(encoding="utf-8")


@cache
def board_for(sheet: str, path: str) -> Board:
    """The tables of one side, of our own file or of another; a Problem if there is something wrong with it."""
    text = house_sheets() if not path else read(path)
    return board_of(tomllib.loads(text), sheet, path)


def read(path: str) -> str:
    return Path(path).read_text(encoding="utf-8")


def facts_of(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


def problems_of(text: str) -> list[Problem]:
    """[DC 1.4] Everything that is wrong with a sheet file."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [Problem("sheet-toml", reason=str(error))]
    return []
