"""A sheet as text, good enough to play from in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


def draw(static: Mapping[str, Any], view: Mapping[str, Any], name: Callable[[str], str]) -> str:
    """The dice, then every sheet, the one whose turn it is first."""
    labels = static["labels"]
    lines = [f"{name(die)}: {labels['place'][view['place'][n]]}" for n, die in enumerate(labels["die"])]
    return "\n".join(lines)
