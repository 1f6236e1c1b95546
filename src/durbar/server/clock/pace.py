"""How much time the people of a table give each other."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

HOUR = 3600.0
AtZero: TypeAlias = Literal["ask", "bot", "wait"]


class Pace(Struct, frozen=True, omit_defaults=True):
    """A seat has `bank` seconds; a finished turn adds `increment`; never more than `cap`.

    `at_zero`: what becomes of a seat that stays late: the others decide, a bot of `level` plays, or nothing happens.
    """

    kind: Literal["live", "days"]
    bank: float
    increment: float
    cap: float
    sleep: bool = True
    weekends: bool = False
    vacation: int = 21  # days a seat may be away
    at_zero: AtZero = "ask"
    level: str = "medium"

    @property
    def free(self) -> float:
        """Seconds that questions in another's turn cost nothing."""
        return 12 * HOUR if self.kind == "days" else 20.0

    @property
    def again(self) -> float:
        """What somebody has who was late, or comes back."""
        return self.increment or self.bank

    @property
    def grace(self) -> float:
        """Seconds somebody may be late before anything happens."""
        return 24 * HOUR if self.kind == "days" else 60.0

    @property
    def least(self) -> float:
        """What every running clock has after the server was away."""
        return 2 * HOUR if self.kind == "days" else 60.0
