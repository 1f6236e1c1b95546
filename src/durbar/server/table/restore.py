"""A table from its journal; and one that no longer replays, and goes on all the same."""

from __future__ import annotations

from collections.abc import Iterable

from durbar.match.replay import load
from durbar.server.table import entries
from durbar.server.table.entries import AnyEntry
from durbar.server.table.table import Table


def replayed(id: str, stored: Iterable[str]) -> Table:
    table = Table(id)
    apply_all(table, stored)
    return table


def apply_all(table: Table, stored: Iterable[str]) -> None:
    for data in stored:
        table.apply(entries.decode(data))


def resumed(id: str, stored: Iterable[AnyEntry], position: str, at: int) -> Table:
    """A table that no longer replays goes on from its position after entry `at`; what was before is told in words."""
    table = Table(id)
    table.match = load(position)
    for entry in stored:
        fork = table.fork()
        try:
            assert table.number >= at
            fork.apply(entry)
            table = fork
        except Exception:  # as far as the position, and where even what followed it does not fit
            table.recall(entry)
    return table
