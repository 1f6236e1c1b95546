"""Who is under the veil, as the web server knows it: by log-in and cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from durbar.engine.refusal import Problem
from durbar.server.host.server import Server
from durbar.server.people.sessions import COOKIE
from durbar.server.study.permits import had_part
from durbar.server.study.veil import lifted_by, may_be_veiled
from durbar.server.table.table import Table


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
