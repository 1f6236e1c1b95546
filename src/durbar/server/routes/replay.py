"""A finished game from its beginning, one step after the other: nothing is told of what is still to come."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from durbar.engine.refusal import Problem
from durbar.match.recap import weights
from durbar.server.people.sessions import YEAR
from durbar.server.projections.table import moment
from durbar.server.routes.asking import TableId, TheServer, finished, get_route, post_route
from durbar.server.routes.history import Eyes, eyes
from durbar.server.study import veil
from durbar.server.wire.history import Moment, ReplayInfo


@get_route("/api/tables/{table_id:str}/replay")
async def replay_info(server: TheServer, table_id: TableId) -> ReplayInfo:
    """What is known before the first step."""
    table = await finished(server, table_id)
    return ReplayInfo(veil.veiled_info(table), table.static(), weights(table.match.game))


@get_route("/api/tables/{table_id:str}/replay/{step:int}")
async def replay_step(server: TheServer, table_id: TableId, step: int, seat: Eyes = None) -> Moment:
    """A step as nobody knew yet what came next. The last one has the result: whether there is a next one is told in no
    other way."""
    table = await finished(server, table_id)
    if not 0 <= step <= table.match.steps:
        raise Problem("no-further")
    found = moment(table, step, eyes(table, None, seat), static=False)
    found.steps, found.chosen, found.by = step, None, None
    for item in found.log:
        item.moment = item.step
    return found


@post_route("/api/tables/{table_id:str}/lift")
async def lift(request: Request[Any, Any, Any], server: TheServer, table_id: TableId) -> Response[None]:
    """Lift the veil, or say that the end was reached: from now on this browser is told everything."""
    table = await finished(server, table_id)
    value, secure = veil.lifted_too(request.cookies, table.id), request.url.scheme == "https"
    cookie = Cookie(key=veil.LIFTED, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return Response(None, cookies=[cookie])
