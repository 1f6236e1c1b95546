"""The same people once more."""

from __future__ import annotations

from durbar.engine.refusal import Problem
from durbar.server import commands
from durbar.server.entries import SeatPlan
from durbar.server.people import actor_of
from durbar.server.routes.asking import Known, TableId, TheServer, info, told
from durbar.server.routes.tables import created, room_for_bots
from durbar.server.server import Server
from durbar.server.storage import PersonRow
from durbar.server.table import Table
from durbar.server.tables import OpenTable
from durbar.server.wire.tables import TableInfo


def seats_again(table: Table) -> list[SeatPlan]:
    """The same people and bots; where seats are unequal each moves on by one. Who left has no seat any more."""
    plans = [plan if plan.kind in ("person", "bot") else SeatPlan() for plan in table.seats]
    plans = [SeatPlan(plan.kind, plan.person, plan.name, plan.level) for plan in plans]
    return [plans[-1], *plans[:-1]] if table.match.game.unequal_seats else plans


async def set_again(server: Server, known: PersonRow, table: Table, new: str) -> OpenTable:
    """A table with the same terms, by the newest rules; where nobody else must agree, it begins at once."""
    seats = seats_again(table)
    await room_for_bots(server, known, seats)
    made = table.made
    more = {"listed": made.listed, "title": made.title, "pace": made.pace}
    opened = await server.tables.create(
        new, created(server, new, table.match.game, seats, made.settings, known.id, **more)
    )
    if all(plan.kind == "bot" or plan.person == known.id for plan in seats):
        await server.tables.carry_out(opened, commands.start(actor_of(known), server.tables.secret_of(new)))
    return opened


@told("/api/tables/{table_id:str}/rematch")
async def rematch(server: TheServer, known: Known, table_id: TableId) -> TableInfo:
    """The same people once more. There is one such table: who asks first sets it, the others are led there."""
    table = (await server.tables.table(table_id)).table
    if not table.seats_of(known.id):
        raise Problem("not-yours")
    if table.status != "over" or table.made.lesson:
        raise Problem("no-rematch")
    new = server.tables.rematch_of(table_id)
    try:
        return info(await server.tables.table(new), known)
    except Problem:  # nobody has set it yet
        return info(await set_again(server, known, table, new), known)
