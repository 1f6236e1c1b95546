"""What every choice of one player has in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import Decision, Seat
from durbar.games.maharaja.state import State


@mypyc_attr(acyclic=True)
class SeatChoice(Decision):
    """A choice one seat makes."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def player(self, g: State) -> Seat:
        return Seat(self.seat)
