"""The line of a plan that is played for me: nobody else learns that there is one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from durbar.engine.game import OPEN
from durbar.engine.refusal import Problem
from durbar.server.host.server import Server
from durbar.server.orders.service import lines_of
from durbar.server.orders.state import SeatOrder
from durbar.server.orders.store import OrderRow
from durbar.server.routes.asking import Known, TableId, TheServer, delete_route, get_route, post_route
from durbar.server.routes.orders import mine
from durbar.server.routes.plans import StudyId, opened
from durbar.server.study import plans, premoves
from durbar.server.study.premoves import PlannedLine
from durbar.server.table.table import Table
from durbar.server.wire.study import PlayedLine, PlayLine

MySeat = Annotated[int, Meta(ge=0, le=7)]


def line_info(table: Table, row: OrderRow) -> PlayedLine:
    """How the line of a seat stands, and which of its choices are made."""
    for order in lines_of(row):
        line = premoves.line_of(order, row.seat)
        choices = [node.choice.words.split() for node in premoves.own_choices(line) if node.choice is not None]
        since = range(line.board.now, table.match.steps)
        made = sum(table.match.line[step].player == row.seat for step in since)
        state = premoves.look_at(order, row.seat, table.match, table.orders).state
        return PlayedLine(state, line.how, choices, min(made, len(choices)))
    return PlayedLine("none")


@post_route("/api/studies/{study_id:str}/play")
async def play_line(server: TheServer, known: Known, study_id: StudyId, data: PlayLine) -> PlayedLine:
    """Have a line of my board played, as far as things go as planned."""
    kept, board, table = await opened(server, known.id, study_id)
    if table is None or board.seat == OPEN:
        raise Problem("premove-nothing")
    if kept.version != data.version:
        raise Problem("plan-changed")
    row = await mine(server, known, table, board.seat)
    if board.now != table.match.steps:
        raise Problem("premove-behind")
    line = PlannedLine(board, plans.node_of(board, data.node), data.how)
    premoves.check(line)
    order = premoves.order_of(line, row.last + 1, table.number)
    await write(server, row._replace(orders=[*others(row), order], last=order.id))
    hub_table = await server.hub.table(table.id)
    await server.orders.look(hub_table)
    return line_info(hub_table.table, await mine(server, known, hub_table.table, board.seat))


def others(row: OrderRow) -> list[SeatOrder]:
    return [order for order in row.orders if order not in lines_of(row)]


async def write(server: Server, row: OrderRow) -> None:
    if not await server.orders.store.write(row):
        raise Problem("orders-changed")


@get_route("/api/tables/{table_id:str}/line")
async def show_line(server: TheServer, known: Known, table_id: TableId, seat: MySeat) -> PlayedLine:
    """The line that is played for a seat of mine."""
    table = (await server.hub.table(table_id)).table
    found: PlayedLine = await server.aside(line_info, table, await mine(server, known, table, seat))
    return found


@delete_route("/api/tables/{table_id:str}/line")
async def drop_line(server: TheServer, known: Known, table_id: TableId, seat: MySeat) -> None:
    """Take it back: what is confirmed as gone never answers any more."""
    table = (await server.hub.table(table_id)).table
    row = await mine(server, known, table, seat)
    if lines_of(row):
        await write(server, row._replace(orders=others(row)))
