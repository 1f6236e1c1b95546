"""How a game ended, stored with the choice that ended it."""

from __future__ import annotations

from durbar.server.hub import Listener
from durbar.server.people.statistics import Played, ResultRow, result_rows
from durbar.server.seats.history import stretches
from durbar.server.table import entries
from durbar.server.table.entries import AnyEntry
from durbar.server.table.journal import Write
from durbar.server.table.table import Table


class Results(Listener):
    def add(self, write: Write, before: Table, after: Table, entry: AnyEntry) -> Write:
        ends = after.status == "over" and isinstance(entry, entries.Chose) and not after.made.lesson
        return write._replace(results=tuple(results_of(after))) if ends else write


def results_of(table: Table) -> list[ResultRow]:
    played = stretches(table.seats.tenures, table.match.line, table.marks)
    return result_rows(table.summary(), played, {seat: played_as(table, seat) for seat in range(len(table.seats))})


def played_as(table: Table, seat: int) -> Played:
    """What statistics want to know of a seat when the game is over."""
    roles = table.match.game.story.roles(table.match.state, seat)
    clock = table.clocks.seats[seat] if table.clocks is not None else None
    times, missed = (clock.turns, clock.missed) if clock is not None else ((), 0)
    ordered = {one.step for one in table.orders.ordered if one.seat == seat and one.order != entries.FORCED_ORDER}
    return Played(roles, times, ordered, missed)
