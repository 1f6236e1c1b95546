"""One WebSocket for each open table."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from durbar.engine.refusal import Problem
from durbar.server.host.limits import client_of, language_of
from durbar.server.host.server import Server
from durbar.server.live.connection import AGAIN, NO_TABLE, TOO_FAST, VEILED, Connection, converse, number_of
from durbar.server.people.sessions import COOKIE
from durbar.server.study.veil_guard import is_veiled
from durbar.server.table.journal import StorageProblem


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """See docs/protocol.md."""
    server: Server = socket.app.state.server
    client = client_of(socket.scope)
    await socket.accept()
    if not server.connections.come(client):  # before anything is read for them
        await socket.close(TOO_FAST, "too-fast")
        return
    try:
        await attend(server, socket, table_id)
    finally:
        server.connections.go(client)
        del socket.receive, socket.send  # they know it, and it knows them


async def attend(server: Server, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Show the table for as long as the page is there."""
    try:
        opened = await server.hub.table(table_id)
        login = await server.logins.of(socket.cookies.get(COOKIE), socket.headers.get("user-agent", ""))
        row = await server.people.find(login.person_id if login is not None else "")
        seen = await server.read_marks.of(table_id, row.id) if row is not None else 0
        veiled = await is_veiled(server, socket, opened.table)
    except Problem as problem:
        await socket.close(AGAIN if isinstance(problem, StorageProblem) else NO_TABLE, problem.key)
        return
    if veiled:
        await socket.close(VEILED, "veiled")
        return
    since = socket.query_params.get("since", "0")
    takes_changes = socket.query_params.get("changes") == "1"
    connection = Connection(server, opened, row, number_of(since), language_of(socket.headers), takes_changes)
    connection.seen = connection.seen_before = seen
    connection.line = socket.scope["state"].get("line")
    connection.login = login.id if login is not None else ""
    await converse(connection, socket, WebSocketDisconnect)
    await server.write_down()
