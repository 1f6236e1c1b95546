"""One WebSocket for each open table: the seat's view goes out, choices come in."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from durbar.engine.game import SEATS
from durbar.engine.refusal import Illegal, Problem
from durbar.locale import Texts
from durbar.server import commands
from durbar.server.commands import Command
from durbar.server.limits import Bucket, client_of, language_of
from durbar.server.logins import COOKIE
from durbar.server.people import actor_of
from durbar.server.problems import sentence
from durbar.server.projections import table as projections
from durbar.server.server import Server
from durbar.server.storage import PersonRow
from durbar.server.tables import OpenTable
from durbar.server.wire import live as wire
from durbar.server.wire.http import ProblemInfo

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(wire.ToServer).decode
ADVISED = 8  # alternatives of a bot that are told
PATIENCE = 30  # messages beyond the rate before the connection is cut
NO_TABLE = 4404
AGAIN = 1013  # try again later
TOO_FAST = 4429
SIGNED_OUT = 4401
log = structlog.get_logger("durbar.live")


class Connection:
    """A page looking at a table. One task sends, so that messages keep their order and slow pages catch up by leaps."""

    def __init__(self, server: Server, opened: OpenTable, row: PersonRow | None, since: int, language: str) -> None:
        self.server = server
        self.opened = opened
        self.row = row
        self.person = row.id if row is not None else ""
        self.language = row.language if row is not None else language
        mine = opened.table.seats_of(self.person)
        self.looking: int | None = mine[0] if len(mine) == 1 else None
        self.sent = since if since <= opened.table.number else 0
        self.whispered = dict.fromkeys(range(len(opened.table.seats)), self.sent)  # seat -> what it alone was told
        self.first = True
        self.again = False
        self.present: wire.Presence | None = None
        self.seen = 0
        self.replies: list[wire.ToClient] = []
        self.advising: asyncio.Task[None] | None = None
        self.woken = asyncio.Event()
        self.bucket = Bucket(server.config.limits.messages)
        self.excess = 0
        self.login = ""
        self.ended = False

    def end(self) -> None:
        """Its log-in has ended."""
        self.ended = True
        self.woken.set()

    def wake(self) -> None:
        self.woken.set()

    def reply(self, message: wire.ToClient) -> None:
        self.replies.append(message)
        self.woken.set()

    # --- sending ---------------------------------------------------------------------------------------------------

    async def sending(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.woken.set()
        while True:
            await self.woken.wait()
            self.woken.clear()
            if self.ended:
                await socket.close(SIGNED_OUT, "who-are-you")
                return
            for message in self.due():
                await socket.send_data(encode(message).decode(), mode="text")

    def due(self) -> list[wire.ToClient]:
        """What this page has not been told yet."""
        found: list[wire.ToClient] = []
        table = self.opened.table
        if self.first or self.again or table.changed > self.sent:
            found.append(self.state())
        elif table.number > self.sent:
            found.append(wire.Talk(table.number, projections.chat_since(table, self.sent)))
        self.sent = table.number
        if self.looking is not None:
            self.whispered[self.looking] = self.sent
        self.first = self.again = False
        present = presence(self.opened)
        if present != self.present:
            self.present = present
            found.append(present)
        replies, self.replies = self.replies, []
        return found + replies

    def state(self) -> wire.State:
        table = self.opened.table
        self.settle_eyes()
        info = projections.table_info(table.summary(), self.person, self.opened.connected)
        state = projections.state(table, info, self.looking, self.sent, self.seen, self.first)
        if self.looking is not None and self.whispered[self.looking] < self.sent:
            earlier = projections.whispers(table, self.looking, self.whispered[self.looking], self.sent)
            state.log = earlier + state.log
        return state

    def settle_eyes(self) -> None:
        """Eyes may only be one's own; whoever has a single seat looks through it."""
        mine = self.opened.table.seats_of(self.person)
        if self.looking is not None and self.looking not in mine:
            self.looking = None
        if self.looking is None and len(mine) == 1:
            self.looking = mine[0]

    # --- receiving -------------------------------------------------------------------------------------------------

    async def receiving(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            data = await socket.receive_data(mode="text")
            if not self.bucket.take():
                self.excess += 1
                if self.excess > PATIENCE:
                    await socket.close(TOO_FAST, "too-fast")
                    return
                self.fail("", Problem("too-fast"))
                continue
            await self.receive(data)

    async def receive(self, data: str) -> None:
        if len(data) > self.server.config.limits.message:
            self.fail("", Problem("too-large"))
            return
        try:
            message = decode(data)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
            self.fail("", Problem("bad-message"))
            return
        ref = getattr(message, "ref", "")
        try:
            await self.handle(message, ref)
        except Problem as problem:
            self.fail(ref, problem)
        except Exception as problem:  # a mistake of ours must not cut the page off
            log.error("trouble", table=self.opened.table.id, exc_info=problem)
            self.fail(ref, Problem("trouble"))

    async def handle(self, message: wire.ToServer, ref: str) -> None:
        match message:
            case wire.Why(seat=seat, option=option):
                self.why(seat, option, ref)
            case wire.Previewing(seat=seat, decision=decision, options=options):
                self.preview(seat, decision, options, ref)
            case wire.Advising(seat=seat, decision=decision):
                self.advise(seat, decision, ref)
            case wire.Look(seat=seat):
                self.look(seat)
            case wire.Seen(moment=moment):
                await self.read_up_to(moment)
            case _:
                number = await self.server.tables.carry_out(self.opened, self.command(message))
                self.reply(wire.Done(ref, number))

    def command(self, message: wire.ToServer) -> Command:
        """What the message asks for, as an act at the table."""
        if self.row is None:
            raise Problem("who-are-you")
        actor, secret = actor_of(self.row), self.server.tables.secret_of(self.opened.table.id)
        match message:
            case wire.Choose(seat=seat, decision=decision, option=option):
                return commands.choose(actor, seat, decision, option, secret)
            case wire.Undo(seat=seat, to=to):
                return commands.undo(actor, seat, to)
            case wire.Redo(seat=seat):
                return commands.redo(actor, seat)
            case wire.Consent(seat=seat, number=number, agree=agree):
                return commands.consent(actor, seat, number, agree)
            case wire.Chat(text=text):
                if not self.server.talk.take(self.person):
                    raise Problem("too-fast")
                return commands.say(actor, text)
        raise Problem("bad-message")

    def look(self, seat: int | None) -> None:
        if seat is not None and seat not in self.opened.table.seats_of(self.person):
            raise Problem("not-yours")
        self.looking = seat
        self.again = True
        self.woken.set()

    def why(self, seat: int, option: int, ref: str) -> None:
        """Why an option of one's own cannot be chosen."""
        table = self.opened.table
        if seat not in table.seats_of(self.person):
            raise Problem("not-yours")
        commands.playing(table)
        refusal = table.match.why_not(seat, option)
        if refusal is None:
            self.reply(wire.Reason(ref, option, None, "", [], ""))
            return
        text = self.told(Illegal(refusal)).text
        self.reply(wire.Reason(ref, option, refusal.key, refusal.rule, list(refusal.words), text))

    def preview(self, seat: int, decision: int, options: list[int], ref: str) -> None:
        """What options of one's own would do; nothing for a question that has gone by."""
        table = self.opened.table
        if seat not in table.seats_of(self.person):
            raise Problem("not-yours")
        found = projections.previews(table, seat, options) if table.questions.get(seat) == decision else []
        self.reply(wire.Previewed(ref, decision, found))

    def advise(self, seat: int, decision: int, ref: str) -> None:
        """What a bot would choose, one question at a time. The page may go on meanwhile."""
        table = self.opened.table
        if seat not in table.seats_of(self.person):
            raise Problem("not-yours")
        if table.others(seat):
            raise Problem("no-advice")
        if self.advising is not None and not self.advising.done():
            raise Problem("advice-awaited")
        self.advising = asyncio.create_task(self.find_advice(seat, decision, ref))

    async def find_advice(self, seat: int, decision: int, ref: str) -> None:
        alternatives = await self.server.bots.advice(self.opened, seat, decision)
        found = [wire.AlternativeInfo(one.option, one.value, one.visits) for one in alternatives[:ADVISED]]
        self.reply(wire.Advised(ref, decision, found))

    async def read_up_to(self, number: int) -> None:
        table = self.opened.table
        if self.person and self.seen < number <= table.number:
            self.seen = number
            await self.server.database.write_seen([(table.id, self.person, number)])

    # --- errors ----------------------------------------------------------------------------------------------------

    def told(self, problem: Problem) -> ProblemInfo:
        table = self.opened.table
        names = {label: plan.name for label, plan in zip(SEATS, table.seats, strict=False)}
        game, state = table.match.game, table.match.state
        return sentence(Texts(self.language, names).adopt(game.id, game.own_names(state)), problem)

    def fail(self, ref: str, problem: Problem) -> None:
        """Nothing changed; say why, and how things stand."""
        info = self.told(problem)
        rule = problem.refusal.rule if isinstance(problem, Illegal) else ""
        state = None if self.first else self.state()
        self.reply(wire.Failure(ref, info.key, info.text, rule, state))


def presence(opened: OpenTable) -> wire.Presence:
    table = opened.table
    here = [plan.kind == "person" and opened.connected(plan.person) for plan in table.seats]
    looking_on = sum(not table.seats_of(listener.person) for listener in opened.viewers)
    return wire.Presence(here, looking_on)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """See docs/protocol.md."""
    server: Server = socket.app.state.server
    client = client_of(socket.scope)
    await socket.accept()
    try:
        opened = await server.tables.table(table_id)
        login = await server.logins.of(socket.cookies.get(COOKIE), socket.headers.get("user-agent", ""))
        row = await server.people.find(login.person_id if login is not None else "")
        seen = await server.database.seen(table_id, row.id) if row is not None else 0
    except Problem as problem:
        await socket.close(AGAIN if problem.key == "storage" else NO_TABLE, problem.key)
        return
    if server.connections.get(client, 0) >= server.config.limits.connections:
        await socket.close(TOO_FAST, "too-fast")
        return
    since = socket.query_params.get("since", "0")
    connection = Connection(server, opened, row, number_of(since), language_of(socket.headers))
    connection.seen = seen
    connection.login = login.id if login is not None else ""
    server.connections[client] = server.connections.get(client, 0) + 1
    try:
        await converse(connection, socket)
    finally:
        server.connections[client] -= 1
        if not server.connections[client]:
            del server.connections[client]


def number_of(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


async def converse(connection: Connection, socket: WebSocket[Any, Any, Any]) -> None:
    """Send and receive until either ends."""
    opened = connection.opened
    opened.viewers.add(connection)
    opened.wake()
    tasks = [asyncio.create_task(connection.sending(socket)), asyncio.create_task(connection.receiving(socket))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        opened.viewers.discard(connection)
        opened.wake()
        for task in [*tasks, *filter(None, [connection.advising])]:
            task.cancel()
        for problem in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect):
                log.info("connection lost", problem=repr(problem))
