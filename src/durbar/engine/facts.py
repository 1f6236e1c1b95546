"""Facts of a game: those in its `data`, those that earlier versions of the rules had, and files of one's own."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from durbar.engine.refusal import Problem


class Tunable(NamedTuple):
    """A number of the rules that a board file may change: the printed value, and what else it may be."""

    printed: int
    low: int
    high: int


def facts_of(package: str, name: str, rules: int, newest: int) -> dict[str, Any]:
    """A file of facts as a version of the rules had it.

    Tables in `data/rules-N/name` take the place of those in `data/name` for version N and those before it: what is not
    in them, such as how a place is drawn, is as it is now.
    """
    data = files(package) / "data"
    found = tomllib.loads((data / name).read_text(encoding="utf-8"))
    for version in range(newest - 1, rules - 1, -1):
        earlier = data / f"rules-{version}" / name
        if earlier.is_file():
            found |= tomllib.loads(earlier.read_text(encoding="utf-8"))
    return found


def own_text(given: str) -> str:
    """A file of one's own as its text: what a game plays by is kept with it, for paths go away.

    A single line is the path of the file; whatever has several lines is the text.
    """
    if not given or "\n" in given:
        return given.replace("\r\n", "\n")
    try:
        return Path(given).read_text(encoding="utf-8").rstrip("\n") + "\n"
    except (OSError, ValueError):
        raise Problem("own-file", given=given) from None
