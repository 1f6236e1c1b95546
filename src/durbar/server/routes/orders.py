"""My standing orders at a table: nobody else learns that there are any."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from durbar.engine.orders import OrderKind
from durbar.engine.refusal import Problem
from durbar.server.host.server import Server
from durbar.server.orders.service import Wish, kinds_of, once_of, plays_forced, updated_orders
from durbar.server.orders.state import LINE
from durbar.server.orders.store import OrderRow
from durbar.server.people.guests import actor_of
from durbar.server.routes.asking import Known, TableId, TheServer, get_route, put_route
from durbar.server.storage.rows import PersonRow
from durbar.server.table import commands
from durbar.server.table.table import Table
from durbar.server.wire.orders import BlankInfo, OrderInfo, OrderKindInfo, OrdersForm, OrdersInfo


async def mine(server: Server, known: PersonRow, table: Table, seat: int) -> OrderRow:
    """The orders of a seat of mine; none of somebody who had it before."""
    commands.playing(table)
    commands.owned(table, actor_of(known), seat)
    row: OrderRow | None = await server.orders.store.of(table.id, seat)
    if row is None:
        return OrderRow(table.id, seat, known.id, 0, [], 0)
    return row if row.person == known.id else OrderRow(table.id, seat, known.id, row.version, [], row.last)


def blanks_told(kind: OrderKind, g: Any, seat: int) -> list[BlankInfo]:
    blanks = kind.blanks(g, seat)
    return [BlankInfo(one.name, list(one.values), one.several, list(one.needs)) for one in blanks]


def orders_info(table: Table, row: OrderRow) -> OrdersInfo:
    game, g = table.match.game, table.match.state
    once = once_of(game)
    kinds = [OrderKindInfo(one.name, blanks_told(one, g, row.seat), one.once) for one in kinds_of(game)]
    orders = [
        OrderInfo(one.id, one.kind, one.given, one.until, one.when, table.orders.standing(row.seat, one, once))
        for one in row.orders
        if one.kind != LINE
    ]
    waiting = row.due is not None and table.questions.get(row.seat) == row.question
    used = row.used if row.used >= 0 else None
    return OrdersInfo(row.seat, row.version, kinds, orders, used, waiting, plays_forced(table, row))


@get_route("/api/tables/{table_id:str}/orders")
async def orders(
    server: TheServer, known: Known, table_id: TableId, seat: Annotated[int, Meta(ge=0, le=7)]
) -> OrdersInfo:
    """My orders for a seat, and what can be ordered."""
    table = (await server.hub.table(table_id)).table
    return orders_info(table, await mine(server, known, table, seat))


@put_route("/api/tables/{table_id:str}/orders")
async def give_orders(server: TheServer, known: Known, table_id: TableId, data: OrdersForm) -> OrdersInfo:
    """All my orders for a seat anew. What is confirmed as gone never answers any more; `used` tells what was first."""
    table = (await server.hub.table(table_id)).table
    row = await mine(server, known, table, data.seat)
    wishes = [Wish(one.id, one.kind, one.given, one.until, one.when) for one in data.orders]
    new = updated_orders(table, data.seat, row, wishes)._replace(version=data.version)
    if data.version != row.version or not await server.orders.store.write(new):
        raise Problem("orders-changed")
    return orders_info(table, await mine(server, known, table, data.seat))
