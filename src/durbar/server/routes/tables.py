"""Tables: making them, sitting down, leaving."""

from __future__ import annotations

import time
from typing import Any

from durbar.engine.game import Game, game_of
from durbar.engine.refusal import Problem
from durbar.match.dice import Dice
from durbar.server import commands, entries
from durbar.server.bots import levels
from durbar.server.entries import SeatPlan
from durbar.server.people import actor_of, random_text, tidy
from durbar.server.projections import table as projections
from durbar.server.routes.asking import Known, TableId, TheServer, Visitor, asked, info, told, written
from durbar.server.server import Server
from durbar.server.storage import PersonRow
from durbar.server.wire.http import (
    BotForm,
    LeaveForm,
    Notes,
    SeatForm,
    SitForm,
    TableForm,
    TableInfo,
    TableLists,
)


def new_id() -> str:
    return random_text(20)  # 99 bits: knowing it is being invited


def seat_plan(form: SeatForm, row: PersonRow) -> SeatPlan:
    if form.kind == "bot":
        return SeatPlan("bot", level=commands.checked_level(form.level or "", levels()))
    if form.kind == "open":
        return SeatPlan()
    return SeatPlan("person", row.id, tidy(form.name or row.name))


def created(
    server: Server, id: str, game: Game, seats: list[SeatPlan], settings: dict[str, str], host: str, **more: Any
) -> entries.Created:
    """The first entry of a table."""
    shown = Dice(server.tables.secret_of(id)).commitment
    return entries.Created(time.time(), game.id, game.rules_version, seats, settings, host, shown, **more)


def public_settings(game: Game, given: dict[str, str]) -> dict[str, str]:
    """A visitor's settings: a file of their own is its text, never a path on the server's disk."""
    free = {setting.name for setting in game.settings if not setting.values}
    if any(value and "\n" not in value for name, value in given.items() if name in free):
        raise Problem("not-over-the-net")
    return game.checked_settings(given)


async def room_for_bots(server: Server, known: PersonRow, seats: list[SeatPlan]) -> None:
    """Bots think at everybody's cost: so many games with them under way for each person, fewer for guests."""
    limits = server.config.limits
    most = limits.bot_tables_of_guest if known.login is None else limits.bot_tables
    if any(plan.kind == "bot" for plan in seats) and await server.database.bot_tables(known.id, most) >= most:
        raise Problem("many-bot-tables", known=most)


@asked("/api/tables")
async def tables(server: TheServer, visitor: Visitor) -> TableLists:
    """My tables, and those listed for everybody."""
    person = visitor.id if visitor is not None else ""

    def here(id: str) -> Any:
        opened = server.tables.open.get(id)
        return opened.connected if opened is not None else lambda _: False

    mine = await server.database.summaries_of(person) if person else []
    listed = await server.database.listed()
    return TableLists(
        [projections.table_info(summary, person, here(summary.id)) for summary in mine],
        [projections.table_info(summary, person, here(summary.id)) for summary in listed],
    )


@told("/api/tables")
async def create(server: TheServer, known: Known, data: TableForm) -> TableInfo:
    """A new table."""
    game = game_of(data.game)
    settings = public_settings(game, data.settings)
    game.checked_seats(len(data.seats))
    seats = [seat_plan(form, known) for form in data.seats]
    if not any(plan.kind == "person" for plan in seats) and all(plan.kind == "bot" for plan in seats):
        raise Problem("nobody-plays")
    game.new(len(seats), settings)  # a Problem if they do not go together
    await room_for_bots(server, known, seats)
    new = new_id()
    opened = await server.tables.create(new, created(server, new, game, seats, settings, known.id, listed=data.listed))
    if data.start:
        await server.tables.carry_out(opened, commands.start(actor_of(known), server.tables.secret_of(new)))
    return info(opened, known)


@asked("/api/tables/{table_id:str}")
async def show(server: TheServer, visitor: Visitor, table_id: TableId) -> TableInfo:
    """A table."""
    return info(await server.tables.table(table_id), visitor)


async def act(server: Server, known: PersonRow, table_id: str, *wishes: commands.Command) -> TableInfo:
    opened = await server.tables.table(table_id)
    for wish in wishes:
        await server.tables.carry_out(opened, wish)
    return info(opened, known)


@told("/api/tables/{table_id:str}/sit")
async def sit(server: TheServer, known: Known, table_id: TableId, data: SitForm) -> TableInfo:
    """Sit down on an open seat, or come back to mine."""
    name = None if data.name is None else tidy(data.name)
    return await act(server, known, table_id, commands.sit(actor_of(known), data.seat, name))


@told("/api/tables/{table_id:str}/leave")
async def leave(server: TheServer, known: Known, table_id: TableId, data: LeaveForm) -> TableInfo:
    """Give my seats back before the start."""
    return await for_each_seat(server, known, table_id, commands.leave(actor_of(known), data.seat), data.seat)


async def for_each_seat(
    server: Server, known: PersonRow, table_id: str, command: commands.Command, seat: int | None
) -> TableInfo:
    """Once for the seat named, or for all of mine."""
    opened = await server.tables.table(table_id)
    mine = opened.table.seats_of(known.id)
    if seat is None and not mine:
        raise Problem("not-yours")
    return await act(server, known, table_id, *[command] * (len(mine) if seat is None else 1))


@told("/api/tables/{table_id:str}/bot")
async def bot(server: TheServer, known: Known, table_id: TableId, data: BotForm) -> TableInfo:
    """Put a bot on an open seat, or change its level; the host's to do."""
    return await act(server, known, table_id, commands.bot(actor_of(known), data.seat, data.level, levels()))


@told("/api/tables/{table_id:str}/start")
async def start(server: TheServer, known: Known, table_id: TableId) -> TableInfo:
    """Begin the game."""
    return await act(server, known, table_id, commands.start(actor_of(known), server.tables.secret_of(table_id)))


@told("/api/tables/{table_id:str}/abandon")
async def abandon(server: TheServer, known: Known, table_id: TableId, data: LeaveForm) -> TableInfo:
    """Leave a game under way."""
    return await for_each_seat(server, known, table_id, commands.abandon(actor_of(known), data.seat), data.seat)


@told("/api/tables/{table_id:str}/takeover")
async def takeover(server: TheServer, known: Known, table_id: TableId, data: BotForm) -> TableInfo:
    """Put a bot on a seat whose player left."""
    return await act(server, known, table_id, commands.takeover(actor_of(known), data.seat, data.level, levels()))


@asked("/api/tables/{table_id:str}/notes")
async def notes(server: TheServer, known: Known, table_id: TableId) -> Notes:
    """My private notes about a table."""
    await server.tables.table(table_id)
    return Notes(await server.database.notes(table_id, known.id))


@written("/api/tables/{table_id:str}/notes")
async def write_notes(server: TheServer, known: Known, table_id: TableId, data: Notes) -> Notes:
    """Write my private notes."""
    await server.tables.table(table_id)
    await server.database.write_notes(table_id, known.id, data.text)
    return data
