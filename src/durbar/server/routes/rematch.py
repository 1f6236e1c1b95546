"""The same people once more."""

from __future__ import annotations

from typing import Any

from durbar.engine.refusal import Problem
from durbar.server.host.desk import Desk
from durbar.server.hub import OpenTable
from durbar.server.people.guests import actor_of
from durbar.server.routes.asking import Known, TableId, TheServer, info, post_route
from durbar.server.routes.tables import first_entry, room_for_bots
from durbar.server.storage.rows import PersonRow
from durbar.server.table import commands
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.table.journal import StorageProblem
from durbar.server.table.table import Table
from durbar.server.wire.tables import TableInfo


def seats_again(table: Table) -> list[SeatPlan]:
    """The same people and bots; where seats are unequal each moves on by one. Who left has no seat any more."""
    plans = [plan if plan.kind in ("person", "bot") else SeatPlan() for plan in table.seats]
    plans = [SeatPlan(plan.kind, plan.person, plan.name, plan.level) for plan in plans]
    return [plans[-1], *plans[:-1]] if table.match.game.unequal_seats else plans


def terms_again(made: Created) -> dict[str, Any]:
    """What was agreed on beside the game's own settings."""
    return {
        "listed": made.listed,
        "title": made.title,
        "pace": made.pace,
        "hints": made.hints,
        "planning": made.planning,
    }


async def set_again(server: Desk, known: PersonRow, table: Table, new: str) -> OpenTable:
    """A table with the same terms, by the newest rules; where nobody else must agree, it begins at once."""
    seats = seats_again(table)
    await room_for_bots(server, known, seats)
    settings = table.made.settings
    first = first_entry(server, new, table.match.game, seats, settings, known.id, **terms_again(table.made))
    opened = await server.hub.create(new, first)
    if opened.table.made is first and all(plan.kind == "bot" or plan.person == known.id for plan in seats):
        await server.hub.carry_out(opened, commands.start(actor_of(known), server.hub.secret_of(new)))
    return opened


@post_route("/api/tables/{table_id:str}/rematch")
async def rematch(server: TheServer, known: Known, table_id: TableId) -> TableInfo:
    """The same people once more. There is one such table: who asks first sets it, the others are led there."""
    table = (await server.hub.table(table_id)).table
    if not table.seats_of(known.id):
        raise Problem("not-yours")
    if not (table.status == "over" or table.ended) or table.closed or table.made.lesson:
        raise Problem("no-rematch")
    new = server.hub.rematch_of(table_id)
    try:
        return info(await server.hub.table(new), known)
    except Problem as problem:  # nobody has set it yet
        if isinstance(problem, StorageProblem):
            raise
        return info(await set_again(server, known, table, new), known)
