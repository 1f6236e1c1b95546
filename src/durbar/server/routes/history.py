"""Looking back: earlier steps, records, dice, luck; and playing on from there."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from durbar.engine.chance import Rng
from durbar.engine.game import OPEN, game_of
from durbar.engine.refusal import Problem
from durbar.match.dice import Dice
from durbar.match.recap import Recap
from durbar.match.record import Record, line_text, read
from durbar.match.replay import replay
from durbar.server.host.desk import Desk
from durbar.server.host.world import WORLD
from durbar.server.people.guests import actor_of, tidy
from durbar.server.projections import table as projections
from durbar.server.projections.recap import recap, since_last_choice
from durbar.server.projections.review import draws_of, luck_of, record_of, replays, review_of
from durbar.server.routes.asking import Known, TableId, TheServer, Visitor, get_route, info, post_route
from durbar.server.routes.tables import first_entry, new_id, public_settings, room_for_bots
from durbar.server.storage.rows import PersonRow
from durbar.server.study.permits import check_copying
from durbar.server.table import commands, entries
from durbar.server.table.entries import SeatPlan
from durbar.server.table.table import Table
from durbar.server.wire.forms import Language
from durbar.server.wire.history import (
    DiceInfo,
    ForkForm,
    LogPage,
    LuckReport,
    Moment,
    RecordForm,
    RecordText,
    Review,
)
from durbar.server.wire.tables import TableInfo

Eyes = Annotated[int, Meta(ge=OPEN, le=7)] | None
Ahead = Annotated[int, Meta(ge=0, le=29)]
Big = Annotated[int, Meta(ge=0, le=2**53 - 1)]


def eyes(table: Table, visitor: PersonRow | None, seat: int | None) -> int | None:
    """Through whose eyes: one's own, a spectator's; once the game is over anyone's, or with all hands open."""
    if seat is None:
        return None
    if seat != OPEN:
        commands.known(table, seat)
    if table.status != "over" and (visitor is None or seat not in table.seats_of(visitor.id)):
        raise Problem("still-secret")
    return seat


def check_begun(table: Table) -> None:
    if table.status == "waiting":
        raise Problem("not-started")


@get_route("/api/tables/{table_id:str}/log", veiled=True)
async def log_page(
    server: TheServer, visitor: Visitor, table_id: TableId, before: Big = 2**53 - 1, seat: Eyes = None
) -> LogPage:
    """Earlier lines of the log."""
    table = (await server.hub.table(table_id)).table
    reader = visitor.id if visitor is not None else ""
    return LogPage(*projections.log_before(table, eyes(table, visitor, seat), before, reader))


@get_route("/api/tables/{table_id:str}/history/{step:int}", veiled=True)
async def history(
    server: TheServer,
    visitor: Visitor,
    table_id: TableId,
    step: int,
    seat: Eyes = None,
    static: bool = False,
    ahead: Ahead = 0,
) -> Moment:
    """A step of the game from a viewpoint, and as many after it as will be looked at next."""
    table = (await server.hub.table(table_id)).table
    check_begun(table)
    if not 0 <= step <= table.match.steps:
        raise Problem("no-such-step", known=table.match.steps)
    return projections.moment(table, step, eyes(table, visitor, seat), static, ahead)


@get_route("/api/tables/{table_id:str}/recap/{language:str}", veiled=True)
async def what_happened(
    server: TheServer,
    visitor: Visitor,
    table_id: TableId,
    language: Language,
    seat: Eyes = None,
    since: Big | None = None,
) -> Recap:
    """What happened since a step (without one: since this seat last chose), a sentence for each player."""
    table = (await server.hub.table(table_id)).table
    check_begun(table)
    looking = eyes(table, visitor, seat)
    own = visitor is not None and looking in table.seats_of(visitor.id)
    first = since_last_choice(table, looking, own) if since is None else min(since, table.match.steps)
    happened: Recap = await server.aside(recap, table, looking, first, language, None, own)
    return happened


@get_route("/api/tables/{table_id:str}/review", veiled=True)
async def review(server: TheServer, table_id: TableId) -> Review:
    """Why a finished game ended so: points by source and over time, swings, luck."""
    table = (await server.hub.table(table_id)).table
    if table.status != "over":
        raise Problem("still-secret")
    found: Review = await server.aside(review_of, table.match)
    return found


@get_route("/api/tables/{table_id:str}/record", veiled=True)
async def record(server: TheServer, table_id: TableId) -> RecordText:
    """The game as a text that replays."""
    table = (await server.hub.table(table_id)).table
    check_begun(table)
    if table.status != "over" and table.match.game.has_secrets():
        raise Problem("still-secret")
    check_copying(table)
    return RecordText(await server.aside(record_of, table, secret_of(server, table)))


def secret_of(server: Desk, table: Table) -> str:
    """The revealed secret: ours, or the one an imported record told."""
    elsewhere = not table.commitment or table.secret
    return table.secret if elsewhere else server.hub.secret_of(table.id).hex()


@post_route("/api/import")
async def import_record(server: TheServer, known: Known, data: RecordForm) -> TableInfo:
    """A record as a table: to look through if it is finished, else to play on."""
    brought = read(data.record).plain()
    public_settings(game_of(brought.game), brought.settings)
    match = await server.aside(replay, brought, trusted=False)
    seats, settings = match.game.setup(match.state)
    labels = match.game.labels(match.state, "seat")
    plans = [brought_seat(known, brought, label, match.over, server.levels) for label in labels[:seats]]
    new = new_id()
    first = first_entry(server, new, match.game, plans, settings, known.id)
    first.rules = match.terms.rules
    if match.terms.apart:
        first.start = match.position(0)
    if not match.over:  # it may end where chance is asked
        match.settle(Dice(server.hub.secret_of(new)))
    dice = match.dice if match.over else None
    first.commitment = dice.commitment if dice is not None else ""  # dice of elsewhere: only they can be checked
    choices = [line_text(labels, choice) for choice in match.line]
    entry = entries.Imported(WORLD.now(), choices, dice.secret.hex() if dice is not None else "")
    return info(await server.hub.create(new, first, entry), known)


def brought_name(text: str) -> str:
    """A name as people may have it here; none where it would not be seen."""
    try:
        return tidy(text)
    except Problem:
        return ""


def brought_seat(known: PersonRow, brought: Record, label: str, over: bool, levels: list[str]) -> SeatPlan:
    """Who played there. A game that is over is nobody's here: it is looked through; another one is mine to play on."""
    name = brought_name(brought.facts.get(f"name-{label}", ""))
    level = name if name in levels else ""
    if over:
        return SeatPlan("bot", name="" if level else name, level=level) if level else SeatPlan("left", name=name)
    return SeatPlan("person", known.id, known.name if level or not name else name)


@post_route("/api/tables/{table_id:str}/fork", veiled=True)
async def fork(server: TheServer, known: Known, table_id: TableId, data: ForkForm) -> TableInfo:
    """Play on from a step as a new table. What the seat cannot know of a game under way is dealt anew."""
    table = (await server.hub.table(table_id)).table
    check_begun(table)
    if data.step > table.match.steps:
        raise Problem("no-such-step", known=table.match.steps)
    check_copying(table)
    seat = eyes(table, known, commands.known(table, data.seat))
    start = table.match.position(data.step)
    if table.status != "over" and seat is not None:
        start = table.match.imagined(seat, Rng(WORLD.chance.getrandbits(96)), data.step).position()
    plans = fork_seats(len(table.seats), data, known, server.levels)
    await room_for_bots(server, known, plans)
    new = new_id()
    settings = table.made.settings
    first = first_entry(server, new, table.match.game, plans, settings, known.id, start=start, forked=True)
    first.rules = table.made.rules
    opened = await server.hub.create(new, first)
    await server.hub.carry_out(opened, commands.start(actor_of(known), server.hub.secret_of(new)))
    return info(opened, known)


def fork_seats(count: int, data: ForkForm, known: PersonRow, levels: list[str]) -> list[SeatPlan]:
    mine = SeatPlan("person", known.id, known.name)
    if data.level is None:
        return [mine] * count
    bot = SeatPlan("bot", level=commands.checked_level(data.level, levels))
    return [mine if n == data.seat else bot for n in range(count)]


@get_route("/api/tables/{table_id:str}/dice", veiled=True)
async def dice(server: TheServer, table_id: TableId) -> DiceInfo:
    """The commitment; once the game is over the secret and every draw."""
    table = (await server.hub.table(table_id)).table
    if table.status != "over":
        return DiceInfo(table.commitment, None, [])
    draws = await server.aside(draws_of, table.match)
    secret = secret_of(server, table)
    replayed = await server.aside(replays, table, secret)
    return DiceInfo(table.commitment, secret or None, draws, replayed)


@get_route("/api/tables/{table_id:str}/luck", veiled=True)
async def luck(server: TheServer, table_id: TableId) -> LuckReport:
    """What the dice gave against what they give on average."""
    table = (await server.hub.table(table_id)).table
    check_begun(table)
    return LuckReport(await server.aside(luck_of, table.match))
