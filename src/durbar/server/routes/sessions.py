"""My log-ins, my password, and all that is kept about me."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from litestar import Request, Response

from durbar.engine.refusal import Problem
from durbar.server.host.limits import client_of
from durbar.server.host.server import Server
from durbar.server.people import erasure, export
from durbar.server.people.guests import actor_of
from durbar.server.routes.asking import Here, Known, TheServer, get_route, post_route
from durbar.server.routes.people import cookie
from durbar.server.seats import commands as seat_commands
from durbar.server.storage.rows import PersonRow
from durbar.server.table import commands
from durbar.server.table.journal import StorageProblem
from durbar.server.wire.people import Belongings, EndForm, GoodbyeForm, LoginInfo, Me, OwnTable, PasswordForm

HEARD = 30.0  # seconds after which every server knows that somebody's log-ins have ended


def time_text(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


async def login_infos(server: Server, person: str, here: str) -> list[LoginInfo]:
    rows = await server.logins.store.of(person)
    return [LoginInfo(row.id, row.device, time_text(row.created), time_text(row.used), row.id == here) for row in rows]


@get_route("/api/me/logins")
async def logins(server: TheServer, known: Known, here: Here) -> list[LoginInfo]:
    """Where I am logged in."""
    return await login_infos(server, known.id, here.id)


@post_route("/api/me/logins/end")
async def end_login(server: TheServer, known: Known, here: Here, data: EndForm) -> list[LoginInfo]:
    """End one of my log-ins; without an id, all but this one."""
    await server.sign_out(known.id, only=data.id or "", keep="" if data.id else here.id)
    return await login_infos(server, known.id, here.id)


@post_route("/api/me/password")
async def password(
    request: Request[Any, Any, Any], server: TheServer, known: Known, here: Here, data: PasswordForm
) -> list[LoginInfo]:
    """Change my password; all my other log-ins end."""
    await server.people.change_password(known, data.old, data.new, client_of(request.scope))
    await server.sign_out(known.id, keep=here.id)
    return await login_infos(server, known.id, here.id)


@get_route("/api/me/export")
async def belongings(server: TheServer, known: Known) -> Belongings:
    """All that is kept about me."""
    if not server.exports.take(known.id):
        raise Problem("too-fast")
    found = await export.belongings(server.database, known.id)
    return Belongings(**{**found, "tables": [OwnTable(**one) for one in found["tables"]]})


@post_route("/api/me/goodbye")
async def goodbye(request: Request[Any, Any, Any], server: TheServer, known: Known, data: GoodbyeForm) -> Response[Me]:
    """Delete me and all that is mine; games with others stay, without my name and words."""
    if known.login is not None:
        await server.people.checked(known, data.password, client_of(request.scope))
    await take_leave(server, known)
    return Response(Me(None), cookies=[cookie(request, "", 0)])


async def take_leave(server: Server, known: PersonRow) -> None:
    """Out of every table, the database and what is remembered here; and once more when nobody can speak for them."""
    await get_up(server, known)
    await forget(server, known)
    server.tasks.once("goodbye", forget_again(server, known))


async def forget(server: Server, known: PersonRow) -> None:
    tables = await export.tables_of(server.database, known.id)
    try:
        await erasure.remove(server.database, known.id, tables)
    finally:  # it may be done though nobody heard of it: whatever fails, none of them goes on as it was
        for table in tables:
            server.hub.doubt(table, rewritten=True)
    server.people.known.pop(known.id, None)
    await server.sign_out(known.id)
    for table in tables:
        await server.hub.read_again(table)


async def forget_again(server: Server, known: PersonRow) -> None:
    """What they said just then, here or at a server that had not heard of it yet."""
    while True:
        await asyncio.sleep(HEARD)
        with suppress(StorageProblem):
            await forget(server, known)
            return


async def get_up(server: Server, known: PersonRow) -> None:
    """Leave every table, so that the others can go on."""
    actor = actor_of(known)
    for table in await export.tables_of(server.database, known.id):
        try:
            opened = await server.hub.table(table)
            await server.hub.carry_out(opened, seat_commands.withdraw(actor))
            for seat in opened.table.seats_of(known.id):
                command = commands.leave if opened.table.status == "waiting" else commands.abandon
                await server.hub.carry_out(opened, command(actor, seat))
        except StorageProblem:
            raise
        except Problem:
            continue  # this one goes on without asking them
