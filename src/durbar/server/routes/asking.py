"""What the routes share: who asks, and of which server."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, TypeAlias

from litestar import Request, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import Parameter, SkipValidation

from durbar.engine.refusal import Problem
from durbar.server import showing
from durbar.server.hall import OpenTable
from durbar.server.house import House
from durbar.server.people import COOKIE
from durbar.server.problems import ERRORS
from durbar.server.store import PersonRow
from durbar.server.wire import TableInfo

TheHouse: TypeAlias = NamedDependency[SkipValidation[Any]]
"""A House; told to the framework as anything, or it would describe it to the world."""
Visitor: TypeAlias = NamedDependency[SkipValidation[Any]]
"""A PersonRow, or None for somebody who has not given a name."""
Known: TypeAlias = NamedDependency[SkipValidation[Any]]
"""A PersonRow."""
TableId: TypeAlias = Annotated[str, Parameter(max_length=40)]

asked = partial(get, responses=ERRORS)
told = partial(post, responses=ERRORS, status_code=200)
written = partial(put, responses=ERRORS)
patched = partial(patch, responses=ERRORS)


def provide_house(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def provide_visitor(request: Request[Any, Any, Any], house: TheHouse) -> PersonRow | None:
    found: PersonRow | None = await house.people.find(house.people.id_in(request.cookies.get(COOKIE)))
    return found


def provide_known(visitor: Visitor) -> PersonRow:
    if visitor is None:
        raise Problem("who-are-you")
    row: PersonRow = visitor
    return row


DEPENDENCIES = {
    "house": Provide(provide_house, sync_to_thread=False),
    "visitor": Provide(provide_visitor),
    "known": Provide(provide_known, sync_to_thread=False),
}


def info(opened: OpenTable, row: PersonRow | None) -> TableInfo:
    """A table as this visitor may know it."""
    return showing.table_info(opened.table.summary(), row.id if row is not None else "", opened.connected)
