"""Facts printed in a game: those in its `data`, and those that earlier versions of the rules had."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


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
