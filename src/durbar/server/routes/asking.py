"""What the routes share: who asks, and of which server."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, TypeAlias

from litestar import Request, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import Parameter, SkipValidation

from durbar.engine.refusal import Problem
from durbar.server.host.problems import ERRORS
from durbar.server.host.server import Server
from durbar.server.hub import OpenTable
from durbar.server.people.session_store import LoginRow
from durbar.server.people.sessions import COOKIE
from durbar.server.projections import table as projections
from durbar.server.storage import PersonRow
from durbar.server.table.table import Table
from durbar.server.wire.tables import TableInfo

TheServer: TypeAlias = NamedDependency[SkipValidation[Any]]
"""A Server; told to the framework as anything, or it would describe it to the world."""
Visitor: TypeAlias = NamedDependency[SkipValidation[Any]]
"""A PersonRow, or None for somebody who has not given a name."""
Known: TypeAlias = NamedDependency[SkipValidation[Any]]
"""A PersonRow."""
Browser: TypeAlias = NamedDependency[SkipValidation[Any]]
"""A LoginRow, or None. Not called `login`: a form has a field of that name, and Litestar would mix them up."""
Here: TypeAlias = NamedDependency[SkipValidation[Any]]
"""A LoginRow: the one of this browser."""
TableId: TypeAlias = Annotated[str, Parameter(max_length=40)]

get_route = partial(get, responses=ERRORS)
post_route = partial(post, responses=ERRORS, status_code=200)
put_route = partial(put, responses=ERRORS)
patch_route = partial(patch, responses=ERRORS)


def provide_server(request: Request[Any, Any, Any]) -> Server:
    server: Server = request.app.state.server
    return server


async def provide_browser(request: Request[Any, Any, Any], server: TheServer) -> LoginRow | None:
    found: LoginRow | None = await server.logins.of(request.cookies.get(COOKIE), request.headers.get("user-agent", ""))
    return found


async def provide_visitor(server: TheServer, browser: Browser) -> PersonRow | None:
    found: PersonRow | None = await server.people.find(browser.person_id if browser is not None else "")
    return found


def provide_here(browser: Browser) -> LoginRow:
    if browser is None:
        raise Problem("who-are-you")
    row: LoginRow = browser
    return row


def provide_known(visitor: Visitor) -> PersonRow:
    if visitor is None:
        raise Problem("who-are-you")
    row: PersonRow = visitor
    return row


DEPENDENCIES = {
    "server": Provide(provide_server, sync_to_thread=False),
    "browser": Provide(provide_browser),
    "here": Provide(provide_here, sync_to_thread=False),
    "visitor": Provide(provide_visitor),
    "known": Provide(provide_known, sync_to_thread=False),
}


async def finished(server: Server, table_id: str) -> Table:
    """A table whose game was played to its end: nothing of it is secret any more."""
    table: Table = (await server.hub.table(table_id)).table
    if table.status != "over" or not table.match.over:
        raise Problem("still-secret")
    return table


def info(opened: OpenTable, row: PersonRow | None) -> TableInfo:
    """A table as this visitor may know it."""
    return projections.listed_info(opened.table.summary(), row.id if row is not None else "", opened.people)
