"""The veil over a finished game: whoever has not seen its end is told nothing of it beforehand.

It lies on listed games, for all who had no part in them, until they have come to the end or lifted it.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from durbar.server.projections import table as projections
from durbar.server.table.entries import SeatPlan
from durbar.server.table.summary import Summary
from durbar.server.table.table import Table
from durbar.server.wire.tables import TableInfo

LIFTED = "lifted"
"""The cookie with the tables this browser has lifted the veil of: also of those who never gave a name."""
REMEMBERED = 40
"""So many of them."""


def may_be_veiled(table: Table) -> bool:
    return table.made.listed and table.status == "over" and table.match.over


def lifted_by(cookies: dict[str, str]) -> list[str]:
    return cookies.get(LIFTED, "").split(".")


def lifted_too(cookies: dict[str, str], table: str) -> str:
    """The cookie with one table more."""
    kept = [one for one in lifted_by(cookies) if one and one != table]
    return ".".join([*kept, table][-REMEMBERED:])


def veiled_info(table: Table) -> TableInfo:
    """A finished table as it was when the game began: nothing of what came later can be told from it."""
    return projections.listed_info(veiled_summary(table.summary(), first_seats(table)), "", ())


def veiled_summary(summary: Summary, seats: list[SeatPlan]) -> Summary:
    return structs.replace(
        summary,
        seats=seats,
        turn=[],
        number=0,
        steps=0,
        touched=summary.created,
        result=None,
        clocks=None,
        wanted={},
    )


def veiled_if_over(summary: Summary) -> Summary:
    """A table somebody watches, as a list shows it: whose end they have not seen."""
    seats = [structs.replace(plan, kind="person") if plan.kind == "left" else plan for plan in summary.seats]
    return veiled_summary(summary, seats) if summary.status == "over" else summary


def first_seats(table: Table) -> list[SeatPlan]:
    """Who sat where in the beginning."""
    first = {one.seat: one for one in reversed(table.seats.tenures)}
    return [plan_then(plan, first.get(seat)) for seat, plan in enumerate(table.seats)]


def plan_then(plan: SeatPlan, first: Any) -> SeatPlan:
    if first is None:
        return SeatPlan("person", name=plan.name)
    return SeatPlan("bot" if first.level else "person", name=first.name, level=first.level)
