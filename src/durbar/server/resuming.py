"""A table that no longer replays, and goes on all the same."""

from __future__ import annotations

from collections.abc import Iterable

from durbar.match import match as matches
from durbar.server import entries
from durbar.server.entries import AnyEntry
from durbar.server.table import Table


def resumed(id: str, stored: Iterable[AnyEntry], position: str, at: int) -> Table:
    """A table that no longer replays goes on from its position after entry `at`; what was before is told in words."""
    table = Table(id)
    table.match = matches.load(position)
    for entry in stored:
        fork = table.fork()
        try:
            assert table.number >= at
            fork.apply(entry)
            table = fork
        except Exception:  # as far as the position, and where even what followed it does not fit
            table.recall(entry)
            table.ask_anew(None, None)
            if isinstance(entry, entries.Timed | entries.Started):
                table.wind(entry)
    return table
