"""The clocks of a table, if it has any: begun, counted and run as its entries say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from durbar.server.clock.clock import Clocks
from durbar.server.clock.hours import Hours
from durbar.server.clock.pace import Pace
from durbar.server.table import entries
from durbar.server.table.part import Part

if TYPE_CHECKING:
    from durbar.server.table.table import Table


class Timing(Part):
    OWNS = (entries.Away, entries.Back, entries.HoursSet)

    def __init__(self) -> None:
        self.clocks: Clocks | None = None

    def fork(self) -> Timing:
        other = super().fork()
        if self.clocks is not None:
            other.clocks = self.clocks.fork()
        return other

    def apply(self, table: Table, entry: entries.Away | entries.Back | entries.HoursSet) -> None:
        """What they do to clocks, `wind` knows."""
        if not isinstance(entry, entries.HoursSet):
            table.note("away" if isinstance(entry, entries.Away) else "back", entry.seat)

    def wind(self, table: Table, entry: entries.Timed | entries.Started) -> None:
        """The clocks after an entry that ends or begins somebody's waiting.

        They run for people who owe a choice, as long as two of them are there to wait for each other.
        """
        pace = table.made.pace
        if isinstance(entry, entries.Timed) and self.clocks is not None:
            self.clocks.apply(entry)
        elif isinstance(entry, entries.Started) and pace is not None and len(table.people()) > 1:
            self.clocks = Clocks(pace, [plan.hours or Hours() for plan in table.seats])
        self.go_on(table, entry.at)

    def go_on(self, table: Table, at: float) -> None:
        if self.clocks is not None:
            owing = {seat: number for seat, number in table.questions.items() if table.seats[seat].kind == "person"}
            running = table.status == "playing" and len(table.people()) > 1
            self.clocks.go_on(*table.this_turn(), owing, running, at)

    def change_pace(self, table: Table, pace: Pace | None) -> None:
        table.made = replace(table.made, pace=pace)
        self.clocks = Clocks.at_pace(pace, table.seats, self.clocks)
