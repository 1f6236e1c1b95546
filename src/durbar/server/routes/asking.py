"""What the routes share: how a question is put, who asks, and of whom. Which framework puts it is the host's affair."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, NamedTuple, TypeAlias

from msgspec import Meta

from durbar.engine.refusal import Problem
from durbar.server.host.desk import Desk
from durbar.server.hub import OpenTable
from durbar.server.projections import table as projections
from durbar.server.storage.rows import PersonRow
from durbar.server.table.table import Table
from durbar.server.wire.tables import TableInfo


class FilledIn:
    """An argument the host fills in, by its name."""


FILLED_IN = FilledIn()
TheServer: TypeAlias = Annotated[Any, FILLED_IN]
"""A Desk; where only a server answers, the Server."""
Visitor: TypeAlias = Annotated[Any, FILLED_IN]
"""A PersonRow, or None for somebody who has not given a name."""
Known: TypeAlias = Annotated[Any, FILLED_IN]
"""A PersonRow."""
Browser: TypeAlias = Annotated[Any, FILLED_IN]
"""A LoginRow, or None. Not called `login`: a form has a field of that name, and they would be mixed up."""
Here: TypeAlias = Annotated[Any, FILLED_IN]
"""A LoginRow: the one of this browser."""
Spoken: TypeAlias = Annotated[Any, FILLED_IN]
"""The language of whoever asks."""
Hides: TypeAlias = Annotated[Any, FILLED_IN]
"""Asked of a table: must whoever asks not be told how its game ended?"""
TableId: TypeAlias = Annotated[str, Meta(max_length=40)]


class Endpoint(NamedTuple):
    """A question, what answers it, and what a web server is to know besides."""

    method: str
    path: str
    fn: Callable[..., Any]
    more: dict[str, Any]


def route(method: str, path: str, **more: Any) -> Callable[[Callable[..., Any]], Endpoint]:
    return lambda fn: Endpoint(method, path, fn, more)


get_route = partial(route, "GET")
post_route = partial(route, "POST")
put_route = partial(route, "PUT")
patch_route = partial(route, "PATCH")
delete_route = partial(route, "DELETE")


async def finished(server: Desk, table_id: str) -> Table:
    """A table whose game was played to its end: nothing of it is secret any more."""
    table: Table = (await server.hub.table(table_id)).table
    if table.status != "over" or not table.match.over:
        raise Problem("still-secret")
    return table


def info(opened: OpenTable, row: PersonRow | None) -> TableInfo:
    """A table as this visitor may know it."""
    return projections.listed_info(opened.table.summary(), row.id if row is not None else "", opened.people)
