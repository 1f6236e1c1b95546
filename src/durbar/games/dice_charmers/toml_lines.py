"""On which line of a TOML text a field stands: the standard parser does not tell."""

from __future__ import annotations

import re
from collections.abc import Sequence

TABLE = re.compile(r"^\s*\[([^\[\]]+)\]\s*(#.*)?$")
KEY = re.compile(r"^\s*([A-Za-z0-9_\"'.-]+)\s*=")


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line of a field, or of the nearest thing around it that is there; a number counts the items of a list."""
    lines = text.splitlines()
    known = lines_by_key(lines)
    for length in range(len(path), 0, -1):
        key = tuple(str(part) for part in path[:length])
        if key in known:
            item = path[length] if length < len(path) else None
            return item_line(lines, known[key], item) if isinstance(item, int) else known[key]
    return 1


def lines_by_key(lines: list[str]) -> dict[tuple[str, ...], int]:
    """Every table and key that begins a line."""
    known: dict[tuple[str, ...], int] = {}
    table: tuple[str, ...] = ()
    for n, line in enumerate(lines, 1):
        if found := TABLE.match(line):
            table = parts(found[1])
            known.setdefault(table, n)
        elif found := KEY.match(line):
            known.setdefault((*table, *parts(found[1])), n)
    return known


def parts(key: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in key.split("."))


def item_line(lines: list[str], start: int, item: int) -> int:
    """The line on which an item of the list that begins on line `start` stands."""
    depth = commas = 0
    for n in range(start, len(lines) + 1):
        text = lines[n - 1].partition("=")[2] if n == start else lines[n - 1]
        for sign in re.sub(r"\"[^\"]*\"|'[^']*'", "x", text).partition("#")[0]:
            depth -= sign in "]}"
            if depth == 0 and sign in "]}":
                return start
            if depth == 1 and sign not in ", \t" and commas == item:
                return n
            commas += sign == "," and depth == 1
            depth += sign in "[{"
    return start
