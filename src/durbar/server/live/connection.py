"""A line between a page and a table: choices come in; what goes out is its viewer's (`viewer.py`)."""

from __future__ import annotations

import asyncio
from itertools import count

import msgspec
from msgspec import structs

from durbar.engine.game import SEATS
from durbar.engine.refusal import Illegal, Problem
from durbar.locale import Texts
from durbar.server.clock.pace import Pace
from durbar.server.host.desk import Desk
from durbar.server.host.limits import Bucket
from durbar.server.host.log import Log
from durbar.server.host.problems import sentence
from durbar.server.host.world import WORLD
from durbar.server.hub import OpenTable
from durbar.server.lessons.hints import hint_names, hints
from durbar.server.live.lessons import lesson_command
from durbar.server.live.viewer import TableViewer, Wire
from durbar.server.people.guests import actor_of
from durbar.server.projections import table as projections
from durbar.server.storage.rows import PersonRow
from durbar.server.study.permits import advice_allowed
from durbar.server.table import commands
from durbar.server.table.commands import Command
from durbar.server.votes import commands as vote_commands
from durbar.server.wire import live as wire
from durbar.server.wire import questions
from durbar.server.wire.http import ProblemInfo

decode = msgspec.json.Decoder(wire.ToServer).decode
NEWCOMER = 3  # finished games after which nobody is one
ADVISED = 8  # alternatives of a bot that are told
PATIENCE = 30  # messages beyond the rate before the connection is cut
NO_TABLE = 4404
VEILED = 4410
AGAIN = 1013  # try again later
TOO_FAST = 4429
IN_A_ROW = 8  # messages of one page
log = Log("durbar.live")


class Connection(TableViewer):
    """A page looking at a table, and what it asks for."""

    def __init__(
        self,
        server: Desk,
        opened: OpenTable,
        row: PersonRow | None,
        since: int,
        language: str,
        takes_changes: bool = False,
    ) -> None:
        super().__init__(opened, row.id if row is not None else "", since, takes_changes)
        self.server = server
        self.row = row
        self.called = row.name if row is not None else ""
        self.secret = server.hub.secret_of(opened.table.id)
        self.language = row.language if row is not None else language
        self.seen = 0
        self.advising: asyncio.Task[None] | None = None
        self.bucket = Bucket(server.limits.messages)
        self.excess = 0
        self.login = ""
        self.listening = False  # or carrying out what was asked for
        self.here = WORLD.monotonic()
        self.experience: int | None = None  # games finished, once it was asked
        self.known_hints: set[str] = set()

    def end(self) -> None:
        """Its log-in has ended."""
        self.ended = True
        self.server.read_marks.forget(self.person)
        self.woken.set()

    # --- receiving -------------------------------------------------------------------------------------------------

    async def receiving(self, socket: Wire) -> None:
        for read in count():
            if self.gone:
                return
            if read % IN_A_ROW == 0:  # what waits already is taken without waiting: others must have their turn
                await asyncio.sleep(0)
            self.listening = True
            data = await socket.receive_data(mode="text")
            self.listening = False
            if not self.bucket.take():
                self.excess += 1
                if self.excess > PATIENCE:
                    await socket.close(TOO_FAST, "too-fast")
                    return
                self.fail("", Problem("too-fast"))
                continue
            await self.receive(data)

    async def receive(self, data: str) -> None:
        if len(data) > self.server.limits.message:
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
            case questions.Wondering(seat=seat, decision=decision):
                self.give_reasons(seat, decision, ref)
            case questions.Previewing(seat=seat, decision=decision, options=options):
                self.preview(seat, decision, options, ref)
            case questions.Wayfinding(seat=seat, decision=decision, option=option):
                self.find_ways(seat, decision, option, ref)
            case questions.Advising(seat=seat, decision=decision):
                self.advise(seat, decision, ref)
            case questions.Hinting():
                await self.hint(message, ref)
            case questions.HintTold(hint=hint, known=known):
                await self.remember_hint(hint, known)
            case wire.Look(seat=seat):
                self.look(seat)
            case wire.LookTogether():
                self.server.rooms.act(self, self.opened.table, message)
            case wire.Here():
                self.here = WORLD.monotonic()
            case wire.Seen(moment=moment):
                self.read_up_to(moment)
            case _:
                if isinstance(message, wire.Chat):
                    await self.may_talk()
                command = await self.timed(message) or self.command(message)
                await self.server.hub.carry_out(self.opened, command, lambda n: self.reply(wire.Done(ref, n)))

    async def timed(self, message: wire.ToServer) -> Command | None:
        """What may set clocks going: their hours go with whoever asks for it or agrees."""
        motion = self.opened.table.votes.open
        if self.row is None or not isinstance(message, wire.Move | wire.Vote):
            return None
        if (message.what if isinstance(message, wire.Move) else motion and motion.what) != "pace":
            return None
        actor, hours = actor_of(self.row), (await self.server.hours.policy(self.row.id)).hours
        if isinstance(message, wire.Vote):
            return vote_commands.vote(actor, message.number, message.agree, hours)
        pace = None if message.pace is None else Pace(**structs.asdict(message.pace))
        return vote_commands.move(actor, "pace", -1, 0.0, "", self.server.levels, pace=pace, hours=hours)

    def command(self, message: wire.ToServer) -> Command:
        """What the message asks for, as an act at the table."""
        if self.row is None:
            raise Problem("who-are-you")
        actor, secret = actor_of(self.row), self.secret
        if self.opened.table.made.lesson:
            return lesson_command(message, actor, secret)
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
                return commands.say(actor, text)
            case wire.Mute(speaker=speaker, on=on):
                return commands.hush(actor, speaker, on)
            case wire.CloseTalk(on=on):
                return commands.close_talk(actor, on)
            case wire.Move(what=what, target=seat, seconds=seconds, level=level, offer=offer):
                away, about = self.opened.away(vote_commands.AWAY), -1 if seat is None else seat
                return vote_commands.move(actor, what, about, seconds, level, self.server.levels, away, offer)
            case wire.Vote(number=number, agree=agree):
                return vote_commands.vote(actor, number, agree)
            case wire.Resume():
                return vote_commands.resume(actor)
            case wire.Nudge(seat=seat):
                return vote_commands.nudge(actor, seat)
        raise Problem("bad-message")

    async def may_talk(self) -> None:
        """Not too fast, and not if the keeper of the server has muted this person since they came."""
        if not self.server.talk.take(self.person):
            raise Problem("too-fast")
        row = await self.server.people.find(self.person)
        if row is not None and row.muted:
            raise Problem("muted")

    def look(self, seat: int | None) -> None:
        if seat is not None and seat not in self.opened.table.seats_of(self.person):
            raise Problem("not-yours")
        self.looking = seat
        self.look_again()

    def give_reasons(self, seat: int, decision: int, ref: str) -> None:
        """Why what looks possible to a seat of one's own is not; nothing for a question that has gone by."""
        table = self.opened.table
        if seat not in table.seats_of(self.person):
            raise Problem("not-yours")
        found = projections.refusals(table, seat) if table.questions.get(seat) == decision else []
        self.reply(questions.Reasons(ref, decision, found))

    def preview(self, seat: int, decision: int, options: list[int], ref: str) -> None:
        """What options of one's own would do; nothing for a question that has gone by."""
        table = self.opened.table
        if seat not in table.seats_of(self.person):
            raise Problem("not-yours")
        found = projections.previews(table, seat, options) if table.questions.get(seat) == decision else []
        self.reply(questions.Previewed(ref, decision, found))

    def find_ways(self, seat: int, decision: int, option: int | None, ref: str) -> None:
        """Where choices of one's own in a row would lead; nothing for a question that has gone by."""
        table = self.opened.table
        if seat not in table.seats_of(self.person):
            raise Problem("not-yours")
        found = projections.routes(table, seat, option) if table.questions.get(seat) == decision else []
        self.reply(questions.WaysFound(ref, decision, option, found))

    def advise(self, seat: int, decision: int, ref: str) -> None:
        """What a bot would choose, one question at a time. The page may go on meanwhile."""
        table = self.opened.table
        if seat not in table.seats_of(self.person):
            raise Problem("not-yours")
        if not advice_allowed(table) or table.made.lesson:
            raise Problem("no-advice")
        if self.advising is not None and not self.advising.done():
            raise Problem("advice-awaited")
        self.advising = asyncio.create_task(self.find_advice(seat, decision, ref))

    async def find_advice(self, seat: int, decision: int, ref: str) -> None:
        alternatives = await self.server.bots.advice(self.opened, seat, decision)
        found = [
            questions.AlternativeInfo(one.option, one.value, one.visits, [*map(list, one.line)], one.wins, one.points)
            for one in alternatives[:ADVISED]
        ]
        self.reply(questions.Advised(ref, decision, found))

    async def hint(self, message: questions.Hinting, ref: str) -> None:
        """What newcomers overlook: to whoever has finished fewer than three games, or wants it always."""
        table, game = self.opened.table, self.opened.table.made.game
        if message.seat not in table.seats_of(self.person):
            raise Problem("not-yours")
        if self.experience is None:
            self.experience = len(await self.server.lessons.finished_tables(self.person, game))
            self.known_hints = await self.server.lessons.hints(self.person, game)
        wanted = table.made.hints and (message.always or self.experience < NEWCOMER)
        asked = wanted and table.questions.get(message.seat) == message.decision
        said = {*message.said, *self.known_hints}
        found = hints(table, message.seat, said) if asked else []
        self.reply(questions.Hinted(ref, message.decision, found, never=not wanted))

    async def remember_hint(self, hint: str, known: bool) -> None:
        game = self.opened.table.made.game
        if self.person and hint in hint_names(game):
            await self.server.lessons.note_hint(self.person, game, hint, known)
            if known:
                self.known_hints.add(hint)

    def read_up_to(self, number: int) -> None:
        table = self.opened.table
        if self.person and not self.ended and self.seen < number <= table.number:
            self.seen = number
            self.server.read_marks.note(table.id, self.person, number)

    # --- errors ----------------------------------------------------------------------------------------------------

    def problem_info(self, problem: Problem) -> ProblemInfo:
        table = self.opened.table
        names = {label: plan.name for label, plan in zip(SEATS, table.seats, strict=False)}
        game, state = table.match.game, table.match.state
        return sentence(Texts(self.language, names).adopt(game.id, game.boards.names(state)), problem)

    def fail(self, ref: str, problem: Problem) -> None:
        """Nothing changed; say why, and how things stand."""
        self.look_around()
        info = self.problem_info(problem)
        rule = problem.refusal.rule if isinstance(problem, Illegal) else ""
        state = None if self.first else self.state()
        self.reply(wire.Failure(ref, info.key, info.text, rule, state))


def number_of(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


async def converse(connection: Connection, socket: Wire, goodbye: type[Exception]) -> None:
    """Send and receive until either ends; `goodbye`: what a page is heard to say that goes."""
    opened = connection.opened
    opened.join(connection)
    sending = asyncio.create_task(connection.sending(socket))
    receiving = asyncio.create_task(connection.receiving(socket))
    tasks = [sending, receiving]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        opened.leave(connection)
        connection.server.rooms.leave(connection, opened.table.id)
        connection.gone = True  # what it carries out just now is still stored, and told to the others
        unneeded = [sending, connection.advising, receiving if connection.listening else None]
        for task in filter(None, unneeded):
            task.cancel()
        for problem in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(problem, Exception) and not isinstance(problem, goodbye):
                log.info("connection lost", problem=repr(problem))
