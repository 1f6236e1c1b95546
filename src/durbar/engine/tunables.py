"""Facts of one's own: numbers of the rules that a board file may change, and files as their text."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from durbar.engine.refusal import Problem


class Tunable(NamedTuple):
    """A number of the rules that a board file may change: the printed value, and what else it may be."""

    printed: int
    low: int
    high: int


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
