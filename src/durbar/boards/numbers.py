"""Numbers of the rules that a board file may change: rounds, prices, room ... Each has its printed value and a range.

A file has them in a table of its own, all of them or some:

    [numbers]
    rounds = 6
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from durbar.boards.boardfile import BoardFile
from durbar.engine.tunables import Tunable

TABLE = "[numbers]"


def check_numbers(file: BoardFile, given: Mapping[str, int], known: Mapping[str, Tunable]) -> None:
    """Is each of these a number of the game, within its range?"""
    for name, value in given.items():
        if name not in known:
            file.wrong("board-kind", "numbers", name, given=value, known=", ".join(known))
            continue
        _, low, high = known[name]
        file.demand(low <= value <= high, "board-kind", "numbers", name, given=value, known=f"{low} … {high}")


def values_of(given: Mapping[str, int], known: Mapping[str, Tunable]) -> dict[str, int]:
    """Every number: as given, or as printed."""
    return {name: given.get(name, tunable.printed) for name, tunable in known.items()}


def with_numbers(text: str, known: Mapping[str, Tunable], changed: Mapping[str, int] | None = None) -> str:
    """A board file with all its numbers at its end, some of them changed."""
    head, _, tail = text.partition(f"{TABLE}\n")
    table, after, rest = tail.partition("\n[")
    own = {name: int(value) for name, value in re.findall(r"^(\w+)\s*=\s*(-?\d+)", table, re.MULTILINE)}
    now = {**values_of(own, known), **(changed or {})}
    width = max(map(len, now), default=0)
    lines = [f"{name:{width}} = {value}  # {known[name].low} to {known[name].high}" for name, value in now.items()]
    return f"{head.rstrip()}\n{after}{rest}".rstrip() + f"\n\n{TABLE}\n" + "\n".join(lines) + "\n"
