"""The veil over a finished game: whoever has not seen its end is told nothing of it beforehand.

It lies on listed games, for all who had no part in them, until they have come to the end or lifted it.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from msgspec import structs

from durbar.engine.refusal import Problem
from durbar.server.host.server import Server
from durbar.server.people.sessions import COOKIE
from durbar.server.projections import table as projections
from durbar.server.study.permits import had_part
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


async def is_veiled(server: Server, connection: ASGIConnection[Any, Any, Any, Any], table: Table) -> bool:
    """Must whoever asks not be told how this game ended?"""
    if not may_be_veiled(table) or table.id in lifted_by(connection.cookies):
        return False
    login = await server.logins.of(connection.cookies.get(COOKIE), connection.headers.get("user-agent", ""))
    if login is None:
        return True
    return not had_part(table, login.person_id) and not await has_seen_end(server, table, login.person_id)


async def unveiled(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard of whatever tells how a game ended."""
    server: Server = connection.app.state.server
    table = (await server.hub.table(connection.path_params["table_id"])).table
    if await is_veiled(server, connection, table):
        raise Problem("veiled")


async def has_seen_end(server: Server, table: Table, person: str) -> bool:
    """Were they there when it ended, or have they read so far since?"""
    return bool(await server.read_marks.of(table.id, person) >= table.marks[-1])


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
