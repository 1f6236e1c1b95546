"""A board as the text of its file, from its data: what an editor changed is written down anew."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from durbar.boards.boardfile import DEEPEST
from durbar.engine.refusal import Problem

BARE = re.compile(r"[A-Za-z0-9_-]+")


def text_of(data: Mapping[str, Any]) -> str:
    """Data of a board file as TOML: plain entries first, then tables, lists of tables last."""
    return "\n".join(lines_of(data, ())).strip("\n") + "\n"


def lines_of(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    if len(path) > DEEPEST:
        raise Problem("board-deep", known=DEEPEST)
    for key, value in table.items():
        if not is_table(value) and not is_list_of_tables(value, path):
            yield f"{key_of(key)} = {value_of(value, 0)}"
    for key, value in table.items():
        if is_table(value):
            yield from ("", f"[{name_of(path, key)}]")
            yield from lines_of(value, (*path, key))
        elif is_list_of_tables(value, path):
            for entry in value:
                yield from ("", f"[[{name_of(path, key)}]]")
                yield from lines_of(entry, (*path, key))


def is_table(value: object) -> bool:
    return isinstance(value, dict) and any(isinstance(inner, dict | list) for inner in value.values())


def is_list_of_tables(value: object, path: tuple[str, ...]) -> bool:
    """At the top; further inside, a table of a list stands on a line of its own."""
    return not path and isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def name_of(path: tuple[str, ...], key: str) -> str:
    return ".".join(key_of(part) for part in (*path, key))


def key_of(key: str) -> str:
    return key if BARE.fullmatch(key) else string_of(key)


def string_of(text: str) -> str:
    """JSON's strings are TOML's, but for one letter."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def value_of(value: object, depth: int) -> str:
    if depth > DEEPEST:
        raise Problem("board-deep", known=DEEPEST)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return json.dumps(value)
    if isinstance(value, list):
        between = ",\n  " if any(isinstance(entry, dict) for entry in value) else ", "
        inner = between.join(value_of(entry, depth + 1) for entry in value)
        return f"[\n  {inner},\n]" if between != ", " else f"[{inner}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{key_of(key)} = {value_of(entry, depth + 1)}" for key, entry in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return string_of(str(value))
