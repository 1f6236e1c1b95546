"""A table that no longer replays, and goes on all the same."""

from __future__ import annotations

from collections.abc import Iterable

from durbar.match.replay import load
from durbar.server import entries
from durbar.server.entries import AnyEntry
from durbar.server.seating import TOLD
from durbar.server.table import Table


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
            recall(table, entry)
            table.ask_anew(None, None)
            if isinstance(entry, entries.Timed | entries.Started):
                table.wind(entry)
    return table


def recall(table: Table, entry: AnyEntry) -> None:
    """An entry that cannot be played any more: what it says of people holds, of the game only its words."""
    table.number += 1
    table.common = None
    table.touched, table.changed = entry.at, table.number
    match entry:
        case entries.Created():
            table.set_up(entry)
        case entries.Started() | entries.Imported():
            table.status = "over" if table.match.over else "playing"
            table.note("start", None)
            table.match.draws += len(entry.draws) if isinstance(entry, entries.Started) else 0
        case entries.Chose(seat=seat, words=words, draws=draws):
            table.note("chose", seat, words)
            table.match.draws += len(draws)  # so that no draw is made a second time
        case entries.Said():
            table.on_said(entry)
        case entries.Undid() | entries.UndoAsked() | entries.UndoAnswered() | entries.Stepped():
            pass
        case entries.Hushed() | entries.TalkClosed() | entries.Closed() | entries.Announced():
            table.on_order(entry)
        case entries.Away() | entries.Back():
            table.note(TOLD[type(entry)], entry.seat)
        case entries.HoursSet() | entries.Moved() | entries.Voted() | entries.Expired() | entries.Resumed():
            pass
        case entries.Nudged():
            pass
        case _:
            table.on_seat(entry)
    if table.status != "waiting":
        table.see_who_is_here()
