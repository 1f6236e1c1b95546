"""A line from the keyboard, with history and completion where the terminal can."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def ask(prompt: str, words: Sequence[str] = ()) -> str | None:
    """A line; None at the end of the input. The tab key completes the given words."""
    if sys.stdin.isatty():
        complete_with(words)
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None


def complete_with(words: Sequence[str]) -> None:
    try:
        import readline
    except ImportError:  # not on every system
        return

    def complete(start: str, n: int) -> str | None:
        found = [word for word in words if word.startswith(start)]
        return found[n] + " " if n < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
