"""Lists of tables a page at a time, whoever keeps them: which are wanted, and where somebody owes a choice."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from durbar.server.table.summary import Summary


class Page(NamedTuple):
    """Some tables; `after` asks for those that follow, empty if there are none."""

    tables: list[Summary]
    after: str


class Filter(NamedTuple):
    """Which tables are wanted: of a game, at a pace (`none`: without a clock), with somebody; empty: any."""

    game: str = ""
    pace: str = ""
    name: str = ""

    def takes(self, table: Summary) -> bool:
        pace = table.pace.kind if table.pace is not None else "none"
        names = {seat.name.casefold() for seat in table.seats}
        fits = self.game in ("", table.game) and self.pace in ("", pace)
        return fits and (not self.name or self.name.casefold() in names)


ALL = Filter()


def deadline_of(table: Summary, person: str) -> float:
    """When somebody's time is over there, or was."""
    clocks = zip(table.seats, table.clocks or (), strict=False)
    mine = [clock.late or clock.deadline for seat, clock in clocks if seat.person == person]
    return min((at for at in mine if at is not None), default=inf)


def owes(table: Summary, person: str) -> bool:
    return any(table.seats[seat].kind == "person" and table.seats[seat].person == person for seat in table.turn)
