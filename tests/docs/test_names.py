"""One word, one meaning: no class outside the games has the name of another."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "durbar"
ON_THE_WIRE = {"Learning", "LessonState", "Step", "Story", "Talk", "Vote"}
"""Messages that still share their name with what they tell of."""


def test_no_class_name_stands_twice() -> None:
    found = defaultdict(list)
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).parts
        if parts[0] != "games" and "migrations" not in parts:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name].append("/".join(parts))
    twice = {name: places for name, places in found.items() if len(places) > 1}
    assert {name: places for name, places in twice.items() if name not in ON_THE_WIRE} == {}
    assert set(twice) >= ON_THE_WIRE, "one of them has gone: take it out of the list"
