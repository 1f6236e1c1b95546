"""What lists know of a table without opening it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from durbar.engine.game import Result
from durbar.server.clock import ClockState
from durbar.server.entries import SeatPlan
from durbar.server.pace import Pace

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
