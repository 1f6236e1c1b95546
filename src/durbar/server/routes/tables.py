"""Tables: making them, sitting down, leaving."""

from __future__ import annotations

from datetime import datetime
from math import inf
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, structs

from durbar.engine.game import Game, game_of
from durbar.engine.refusal import Problem
from durbar.match.dice import Dice
from durbar.server.clock import commands as clock_commands
from durbar.server.clock.hours import Hours, checked, zone_of
from durbar.server.clock.pace import HOUR, Pace
from durbar.server.host.desk import Desk
from durbar.server.hub import OpenTable
from durbar.server.people.guests import actor_of, random_text, tidy
from durbar.server.projections import table as projections
from durbar.server.routes.asking import (
    Hides,
    Known,
    TableId,
    TheServer,
    Visitor,
    get_route,
    info,
    post_route,
    put_route,
)
from durbar.server.seats import commands as seat_commands
from durbar.server.storage.pages import ALL, Filter, Page, deadline_of
from durbar.server.storage.rows import PersonRow
from durbar.server.study.veil import veiled_if_over, veiled_info
from durbar.server.table import commands, entries
from durbar.server.table.entries import SeatPlan
from durbar.server.wire.forms import LONGEST_FILE
from durbar.server.wire.tables import (
    AbandonForm,
    AcceptForm,
    BotForm,
    Deadline,
    DeadlineDay,
    Deadlines,
    InviteForm,
    LeaveForm,
    ListName,
    Notes,
    OfferForm,
    PaceKind,
    SeatForm,
    SitForm,
    TableForm,
    TableInfo,
    TableLists,
    TablePage,
    WantedForm,
)

Cursor: TypeAlias = Annotated[str, Meta(max_length=80)]
Word: TypeAlias = Annotated[str, Meta(max_length=60, pattern=r"^[^\x00]*$")]  # PostgreSQL knows no NUL


def new_id() -> str:
    return random_text(20)  # 99 bits: knowing it is being invited


def seat_plan(form: SeatForm, row: PersonRow, levels: list[str]) -> SeatPlan:
    if form.kind == "bot":
        return SeatPlan("bot", level=commands.checked_level(form.level or "", levels))
    if form.kind == "open":
        return SeatPlan()
    return SeatPlan("person", row.id, tidy(form.name or row.name))


def first_entry(
    server: Desk, id: str, game: Game, seats: list[SeatPlan], settings: dict[str, str], host: str, **more: Any
) -> entries.Created:
    """The first entry of a table."""
    shown = Dice(server.hub.secret_of(id)).commitment
    at = server.hub.time.now()
    return entries.Created(at, game.id, game.rules_version, seats, settings, host, shown, **more)


def short_enough(file: str) -> str:
    """The text of a file, which is to be read at everybody's cost."""
    if len(file) > LONGEST_FILE:
        raise Problem("too-large")
    return file


def public_settings(game: Game, given: dict[str, str]) -> dict[str, str]:
    """A visitor's settings: a file of their own is its text, never a path on the server's disk."""
    free = {setting.name for setting in game.settings if not setting.values}
    if any(value and "\n" not in short_enough(value) for name, value in given.items() if name in free):
        raise Problem("not-over-the-net")
    return game.checked_settings(given)


async def room_for_bots(server: Desk, known: PersonRow, seats: list[SeatPlan]) -> None:
    """Bots think at everybody's cost: so many games with them under way for each person, fewer for guests.

    To be asked wherever a game with bots gets under way: it is not counted before."""
    limits = server.limits
    usual = limits.bot_tables_of_guest if known.login is None else limits.bot_tables
    most = usual if known.bot_tables is None else known.bot_tables
    if any(plan.kind == "bot" for plan in seats) and await server.lists.bot_tables(known.id, most) >= most:
        raise Problem("many-bot-tables", known=most)


async def page_of(
    server: Desk, name: ListName, visitor: PersonRow | None, after: str = "", wanted: Filter = ALL
) -> TablePage:
    """A page of a list, as this visitor may know the tables."""
    person = visitor.id if visitor is not None else ""
    if name == "wanted":
        page = await server.lists.wanted()
    elif name == "watched":
        page = Page([veiled_if_over(table) for table in (await server.lists.watched(person)).tables], "")
    elif name == "listed":
        page = await server.lists.listed(after, wanted)
    elif not person:
        page = Page([], "")
    elif name == "mine":
        page = await server.lists.mine(person, after, wanted)
    else:
        page = Page([table for table in (await server.lists.turn(person)).tables if wanted.takes(table)], "")
    shown = [projections.listed_info(summary, person, server.hub.present(summary.id)) for summary in page.tables]
    return TablePage(shown, page.after or None)


@get_route("/api/tables")
async def tables(
    server: TheServer, visitor: Visitor, game: Word = "", pace: PaceKind = "", name: Word = ""
) -> TableLists:
    """My tables, and those listed for everybody: the first page of each, of those wanted."""
    wanted, waiting = Filter(game, pace, name), await page_of(server, "turn", visitor)
    turn = waiting if wanted == ALL else await page_of(server, "turn", visitor, "", wanted)
    mine = await page_of(server, "mine", visitor, "", wanted)
    listed = await page_of(server, "listed", visitor, "", wanted)
    sought = await page_of(server, "wanted", visitor)
    watched = await page_of(server, "watched", visitor)
    ids = [table.id for table in waiting.tables]
    first = (turn.tables, mine.tables, listed.tables, sought.tables, watched.tables)
    return TableLists(ids, *first, mine.after, listed.after)


@get_route("/api/lists/{list_name:str}")
async def lists(
    server: TheServer,
    visitor: Visitor,
    list_name: ListName,
    after: Cursor = "",
    game: Word = "",
    pace: PaceKind = "",
    name: Word = "",
) -> TablePage:
    """A list from where a page of it ended."""
    return await page_of(server, list_name, visitor, after, Filter(game, pace, name))


@get_route("/api/deadlines")
async def deadlines(server: TheServer, known: Known, zone: Word = "UTC") -> Deadlines:
    """When my time is over, by day in my own zone; in the one given where I never said mine."""
    hours = (await server.hours.policy(known.id)).hours
    mine = checked(Hours(zone)).zone if hours == Hours() else hours.zone
    days: dict[str, list[Deadline]] = {}
    for table in (await server.lists.turn(known.id)).tables:
        at = deadline_of(table, known.id)
        if at < inf:
            late = at < server.hub.time.now()
            day = datetime.fromtimestamp(at, zone_of(mine)).date().isoformat()
            due = Deadline(table.id, table.game, table.title, projections.time_text(at), late)
            days.setdefault(day, []).append(due)
    return Deadlines(mine, [DeadlineDay(day, found) for day, found in days.items()])


@post_route("/api/tables")
async def create(server: TheServer, known: Known, data: TableForm) -> TableInfo:
    """A new table."""
    game = game_of(data.game)
    settings = public_settings(game, data.settings | ({"board": data.board} if data.board else {}))
    game.checked_seats(len(data.seats))
    seats = [seat_plan(form, known, server.levels) for form in data.seats]
    if not any(plan.kind == "person" for plan in seats) and all(plan.kind == "bot" for plan in seats):
        raise Problem("nobody-plays")
    await server.aside(game.new, len(seats), settings)  # a Problem if they do not go together
    await room_for_bots(server, known, seats)
    new = new_id()
    title = tidy(data.title) if data.title.strip() else ""
    more: dict[str, Any] = {"listed": data.listed, "title": title, "hints": data.hints, "planning": data.planning}
    if data.pace is not None:
        more["pace"] = commands.checked_pace(Pace(**structs.asdict(data.pace)), server.levels)
        hours = (await server.hours.policy(known.id)).hours
        seats = [structs.replace(plan, hours=hours) if plan.kind == "person" else plan for plan in seats]
    first = first_entry(server, new, game, seats, settings, known.id, **more)
    invited = [entries.Invited(first.at, first.at + data.invited * HOUR)] if data.invited else []
    opened = await server.hub.create(new, first, *invited)
    if data.start:
        await begin(server, known, opened)
    return info(opened, known)


async def begin(server: Desk, known: PersonRow, opened: OpenTable) -> None:
    """Start; whoever is away just now is so here too."""
    secret = server.hub.secret_of(opened.table.id)
    await server.hub.carry_out(opened, commands.start(actor_of(known), secret))
    if opened.table.clocks is None or opened.table.clocks.pace.kind != "days":
        return
    for plan in opened.table.seats:
        policy = await server.hours.policy(plan.person)
        if policy.away is not None:
            actor = commands.Actor(plan.person, plan.name)
            await server.hub.carry_out(opened, clock_commands.go_away(actor, *policy.away))


@get_route("/api/tables/{table_id:str}")
async def show(server: TheServer, visitor: Visitor, hides: Hides, table_id: TableId) -> TableInfo:
    """A table."""
    opened = await server.hub.table(table_id)
    return veiled_info(opened.table) if await hides(opened.table) else info(opened, visitor)


async def act(server: Desk, known: PersonRow, table_id: str, *wishes: commands.Command) -> TableInfo:
    opened = await server.hub.table(table_id)
    for wish in wishes:
        await server.hub.carry_out(opened, wish)
    return info(opened, known)


@post_route("/api/tables/{table_id:str}/sit")
async def sit(server: TheServer, known: Known, table_id: TableId, data: SitForm) -> TableInfo:
    """Sit down on an open seat, or come back to mine."""
    name = None if data.name is None else tidy(data.name)
    hours = (await server.hours.policy(known.id)).hours
    return await act(server, known, table_id, commands.sit(actor_of(known), data.seat, name, hours))


@post_route("/api/tables/{table_id:str}/invite")
async def invite(server: TheServer, known: Known, table_id: TableId, data: InviteForm) -> TableInfo:
    """Let the invitation end after a while, or never; the host's to do."""
    return await act(server, known, table_id, commands.invite(actor_of(known), data.hours * HOUR))


@post_route("/api/tables/{table_id:str}/ready")
async def ready(server: TheServer, known: Known, table_id: TableId) -> TableInfo:
    """Say that I am there to begin."""
    return await act(server, known, table_id, commands.say_ready(actor_of(known)))


@post_route("/api/tables/{table_id:str}/leave")
async def leave(server: TheServer, known: Known, table_id: TableId, data: LeaveForm) -> TableInfo:
    """Give my seats back before the start."""
    return await for_each_seat(server, known, table_id, commands.leave(actor_of(known), data.seat), data.seat)


async def for_each_seat(
    server: Desk, known: PersonRow, table_id: str, command: commands.Command, seat: int | None
) -> TableInfo:
    """Once for the seat named, or for all of mine."""
    opened = await server.hub.table(table_id)
    mine = opened.table.seats_of(known.id)
    if seat is None and not mine:
        raise Problem("not-yours")
    return await act(server, known, table_id, *[command] * (len(mine) if seat is None else 1))


@post_route("/api/tables/{table_id:str}/bot")
async def bot(server: TheServer, known: Known, table_id: TableId, data: BotForm) -> TableInfo:
    """Put a bot on an open seat, or change its level; the host's to do."""
    return await act(server, known, table_id, commands.bot(actor_of(known), data.seat, data.level, server.levels))


@post_route("/api/tables/{table_id:str}/start")
async def start(server: TheServer, known: Known, table_id: TableId) -> TableInfo:
    """Begin the game."""
    opened = await server.hub.table(table_id)
    await room_for_bots(server, known, opened.table.seats)
    await begin(server, known, opened)
    return info(opened, known)


@post_route("/api/tables/{table_id:str}/abandon")
async def abandon(server: TheServer, known: Known, table_id: TableId, data: AbandonForm) -> TableInfo:
    """Leave a game under way, to a bot if I like."""
    command = commands.abandon(actor_of(known), data.seat)
    if data.how == "bot":
        await room_for_one_bot(server, known, table_id)
        command = seat_commands.leave_to_bot(actor_of(known), data.seat, data.level, server.levels)
    return await for_each_seat(server, known, table_id, command, data.seat)


async def room_for_one_bot(server: Desk, known: PersonRow, table_id: str) -> None:
    """Where a bot plays already, another makes no difference."""
    seats = (await server.hub.table(table_id)).table.seats
    if all(seat.kind != "bot" for seat in seats):
        await room_for_bots(server, known, [SeatPlan("bot")])


@post_route("/api/tables/{table_id:str}/wanted")
async def wanted(server: TheServer, known: Known, table_id: TableId, data: WantedForm) -> TableInfo:
    """Look for somebody to have my seat, or keep it."""
    return await act(server, known, table_id, seat_commands.look_for_somebody(actor_of(known), data.seat, data.on))


@post_route("/api/tables/{table_id:str}/offer")
async def offer(server: TheServer, known: Known, table_id: TableId, data: OfferForm) -> TableInfo:
    """Ask for a seat that is wanted, or was mine; or take that back."""
    name = None if data.name is None else tidy(data.name)
    hours = (await server.hours.policy(known.id)).hours
    if data.seat is None:
        return await act(server, known, table_id, seat_commands.withdraw(actor_of(known)))
    return await act(server, known, table_id, seat_commands.offer(actor_of(known), data.seat, name, hours))


@post_route("/api/tables/{table_id:str}/accept")
async def accept(server: TheServer, known: Known, table_id: TableId, data: AcceptForm) -> TableInfo:
    """Say yes to somebody who would play on in a seat that is wanted."""
    return await act(server, known, table_id, seat_commands.accept(actor_of(known), data.offer))


@post_route("/api/tables/{table_id:str}/takeover")
async def takeover(server: TheServer, known: Known, table_id: TableId, data: BotForm) -> TableInfo:
    """Put a bot on a seat whose player left."""
    await room_for_one_bot(server, known, table_id)
    return await act(server, known, table_id, commands.takeover(actor_of(known), data.seat, data.level, server.levels))


@get_route("/api/tables/{table_id:str}/notes")
async def notes(server: TheServer, known: Known, table_id: TableId) -> Notes:
    """My private notes about a table."""
    await server.hub.table(table_id)
    return Notes(await server.notes.notes(table_id, known.id))


@put_route("/api/tables/{table_id:str}/notes")
async def write_notes(server: TheServer, known: Known, table_id: TableId, data: Notes) -> Notes:
    """Write my private notes."""
    await server.hub.table(table_id)
    await server.notes.write_notes(table_id, known.id, data.text)
    return data
