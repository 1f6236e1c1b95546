"""What lists know of a table without opening it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from durbar.engine.game import Result
from durbar.server.clock import ClockState
from durbar.server.entries import SeatPlan
from durbar.server.pace import Pace

if TYPE_CHECKING:
    from durbar.server.table import Table

Status: TypeAlias = Literal["waiting", "playing", "over", "abandoned"]


class Summary(Struct):
    """What lists show of a table, kept beside its journal."""

    id: str
    game: str
    rules: int
    seats: list[SeatPlan]
    settings: dict[str, str]
    listed: bool
    status: Status
    host: str
    turn: list[int]
    number: int
    steps: int
    created: float
    touched: float
    commitment: str
    forked: bool
    result: Result | None
    title: str = ""
    pace: Pace | None = None
    clocks: list[ClockState] | None = None
    due: float | None = None  # when something happens by itself
    wanted: dict[int, dict[str, int]] = {}  # seats somebody may take over, with what they have as all may know

    @property
    def bots_due(self) -> bool:
        """Does a bot, or the script of a lesson, owe a choice?"""
        return self.status == "playing" and any(self.seats[seat].kind in ("bot", "script") for seat in self.turn)


def without_files(settings: Mapping[str, str]) -> dict[str, str]:
    """Settings as lists tell them: whole files, such as a board of one's own, are kept with the first entry alone."""
    return {name: value for name, value in settings.items() if "\n" not in value}


def summary_of(table: Table) -> Summary:
    made = table.made
    return Summary(
        table.id, made.game, made.rules, table.seats, table.settings, made.listed, table.status, made.host,
        table.turn(), table.number, table.match.steps, made.at, table.touched, made.commitment, made.forked,
        table.result(), made.title, made.pace, table.clock_states(), table.due(), wanted_seats(table),
    )  # fmt: skip


def wanted_seats(table: Table) -> dict[int, dict[str, int]]:
    """Seats that others may have while people play there, and what such a seat has, as anybody may know it."""
    seats = [seat for seat, plan in enumerate(table.seats) if plan.is_wanted]
    if not seats or table.status != "playing" or table.made.forked:
        return {}
    game, state = table.match.game, table.match.state
    view = game.view(state, None)
    return {seat: dict(game.standing(table.static(), view, seat)) for seat in seats}
