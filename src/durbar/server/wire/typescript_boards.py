"""TypeScript types of what each board is shown: `python -m durbar.server.wire.typescript_boards client/src/wire`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from durbar.games.dice_charmers import shown as dice_charmers
from durbar.games.maharadjah import shown as maharadjah
from durbar.games.maharaja import shown as maharaja
from durbar.server.wire.typescript import collect, comment, spelled

BOARDS: dict[str, Any] = {"dice_charmers": dice_charmers, "maharadjah": maharadjah, "maharaja": maharaja}
HEAD = "// Generated from games/{game}/shown.py by `python -m durbar.server.wire.typescript_boards`: edit it instead."


def declared(kind: kinds.StructType) -> str:
    """A struct: a row is a tuple whose elements have names, anything else an interface."""
    doc = kind.cls.__dict__.get("__doc__") or ""
    lines = comment(doc) if doc else []
    name, fields = kind.cls.__name__, [member(kind, field) for field in kind.fields]
    if kind.array_like:
        return "\n".join([*lines, f"export type {name} = [{', '.join(fields)}];"])
    return "\n".join([*lines, f"export interface {name} {{", *(f"  {field};" for field in fields), "}"])


def member(kind: kinds.StructType, field: kinds.Field) -> str:
    """A field and its type. What is left out where it is the default may be missing; then null never travels."""
    omitted = kind.cls.__struct_config__.omit_defaults and not field.required
    spelling = spelled(field.type).removesuffix(" | null") if omitted else spelled(field.type)
    return f"{field.encode_name}{'?' if omitted else ''}: {spelling}"


def module(game: str) -> str:
    """The whole of a game's file."""
    found: dict[str, kinds.StructType] = {}
    for root in (BOARDS[game].View, BOARDS[game].Static):
        collect(msgspec.inspect.type_info(root), found)
    return "\n\n".join([HEAD.format(game=game), *(declared(kind) for kind in found.values())]) + "\n"


if __name__ == "__main__":
    for game in BOARDS:
        (Path(sys.argv[1]) / f"{game}.ts").write_text(module(game))
