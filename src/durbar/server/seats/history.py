"""Who had which seat, from when to when, and how much of the game that was. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from durbar.match.record import Choice
from durbar.server.table.entries import SeatPlan


class Tenure(NamedTuple):
    """From an entry (`number`) on a seat was somebody's, or a bot's of this level; until the next of that seat."""

    seat: int
    person: str
    name: str
    level: str
    number: int


class Stretch(NamedTuple):
    """A tenure in the line of play: from its first choice to after its last, how many, their share of the seat's."""

    tenure: Tenure
    since: int
    until: int
    choices: int
    share: float


def held(tenures: tuple[Tenure, ...], seats: Sequence[SeatPlan], number: int) -> tuple[Tenure, ...]:
    """With whoever has a seat now that had not before. A seat nobody plays is still its last holder's."""
    last = {tenure.seat: (tenure.person, tenure.level) for tenure in tenures}
    new = [
        Tenure(seat, plan.person, plan.name, plan.level, number)
        for seat, plan in enumerate(seats)
        if plan.kind in ("person", "bot") and last.get(seat) != (plan.person, plan.level)
    ]
    return (*tenures, *new)


def stretches(tenures: Sequence[Tenure], line: Sequence[Choice], marks: Sequence[int]) -> list[Stretch]:
    """By seat, in order; `marks`: the entry of each choice. Whoever never chose is named only where nobody did."""
    return [one for seat in sorted({tenure.seat for tenure in tenures}) for one in of_seat(seat, tenures, line, marks)]


def of_seat(seat: int, tenures: Sequence[Tenure], line: Sequence[Choice], marks: Sequence[int]) -> list[Stretch]:
    mine = [tenure for tenure in tenures if tenure.seat == seat]
    numbers = [tenure.number for tenure in mine]
    steps = [step for step, choice in enumerate(line) if choice.player == seat]
    if not steps:
        return [Stretch(mine[-1], 0, len(line), 0, 1.0)]
    chose = [(step, mine[max(0, bisect_right(numbers, marks[step]) - 1)]) for step in steps]
    parts = [list(part) for _, part in groupby(chose, lambda one: (one[1].person, one[1].level))]
    return [Stretch(part[0][1], part[0][0], part[-1][0] + 1, len(part), len(part) / len(steps)) for part in parts]


def last_person(tenures: Sequence[Tenure], seat: int) -> str:
    """The name of whoever played a seat last, but for bots."""
    return next((one.name for one in reversed(tenures) if one.seat == seat and one.person), "")
