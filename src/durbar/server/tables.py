"""Every table that is open just now, who is connected to it, and the one way in which a table changes."""

from __future__ import annotations

import asyncio
import hmac
import time
from base64 import b32encode
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

import structlog

from durbar.engine.refusal import Problem
from durbar.server import entries
from durbar.server.clock import Time
from durbar.server.commands import Command
from durbar.server.entries import AnyEntry
from durbar.server.notices import Notice, notices
from durbar.server.results import Played, result_rows
from durbar.server.resuming import resumed
from durbar.server.storage import FAILURES, Database, Write
from durbar.server.storage.lessons import LessonStore
from durbar.server.storage.rows import Guard
from durbar.server.storage.writer import REWRITTEN
from durbar.server.table import Table
from durbar.server.tenures import stretches

IDLE = 600.0  # seconds after which an unused table is forgotten
MOST_HELD = 150_000  # entries of all tables in memory, about a kilobyte each
JUST_USED = 5.0  # seconds: somebody may be about to look
TRIES = 8
log = structlog.get_logger("durbar.tables")
Done: TypeAlias = Callable[[int], None]


class Viewer(Protocol):
    """Somebody connected to a table; woken when something happened there."""

    person: str
    login: str
    here: float  # when the page was last touched, by the monotonic clock

    def wake(self) -> None: ...

    def look_again(self) -> None: ...

    def end(self) -> None: ...


class OpenTable:
    """A table in memory. `table` is replaced, never changed: whoever reads it sees only what is stored."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.people: frozenset[str] = frozenset()  # those connected
        self.crowd = 0  # how often somebody came or went
        self.stale = self.gone = False
        self.used = self.since = time.monotonic()
        self.went: dict[str, float] = {}  # who was connected and is no longer: when they went

    def wake(self) -> None:
        for viewer in self.viewers:
            viewer.wake()

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.count()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.went[viewer.person] = time.monotonic()
        self.count()

    def count(self) -> None:
        self.people, self.crowd = frozenset(viewer.person for viewer in self.viewers), self.crowd + 1
        self.wake()

    def away(self, seconds: float) -> set[str]:
        """The people who sit here and have not been connected for so long."""
        until = time.monotonic() - seconds
        seated = {plan.person for plan in self.table.seats if plan.kind == "person"}
        return {person for person in seated - self.people if self.went.get(person, self.since) <= until}

    def in_use(self, seconds: float) -> set[str]:
        """The people who touched their page not longer ago than this."""
        since = time.monotonic() - seconds
        return {viewer.person for viewer in self.viewers if viewer.person and viewer.here > since}


class Listener(Protocol):
    """Told of every table that changed; `ours`: this server did it."""

    def changed(self, opened: OpenTable, ours: bool) -> None: ...


class Tables:
    def __init__(self, database: Database, key: bytes) -> None:
        self.database = database
        self.lessons = LessonStore(database)
        self.key = key
        self.time = Time()
        self.tells = False  # is there a way to tell people who are not here?
        self.open: dict[str, OpenTable] = {}
        self.loading: dict[str, asyncio.Task[OpenTable]] = {}
        self.listener: Listener | None = None
        self.before_counting: Callable[[], Awaitable[None]] | None = None  # what must be known before time is counted
        self.took: Callable[[float], None] = lambda _: None  # told how long each command took

    def secret_of(self, table: str) -> bytes:
        """The secret of a table's dice: never in the database, which may be copied and mailed."""
        return hmac.digest(self.key, f"dice {table}".encode(), "sha256")

    def rematch_of(self, table: str) -> str:
        """The id of the one table where the people of this one play again: nobody else can know it."""
        digest = hmac.digest(self.key, f"rematch {table}".encode(), "sha256")
        return b32encode(digest).decode().lower()[: len(table)]

    def present(self, id: str) -> frozenset[str]:
        """The people connected to a table."""
        opened = self.open.get(id)
        return frozenset() if opened is None else opened.people

    # --- opening ---------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> OpenTable:
        """The table, from memory or from its journal."""
        opened = self.open.get(id)
        if opened is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            opened = await asyncio.shield(task)
        if opened.stale:
            async with opened.lock:
                await self.catch_up(opened)
        opened.used = time.monotonic()
        return opened

    async def load(self, id: str) -> OpenTable:
        opened = self.open.setdefault(id, OpenTable(await self.read(id)))  # somebody may have made it just now
        self.make_room()
        if self.listener is not None:
            self.listener.changed(opened, ours=False)
        return opened

    async def read(self, id: str) -> Table:
        stored = await self.database.entries(id)
        if not stored:
            raise Problem("no-such-table")
        try:
            table = await asyncio.to_thread(replayed, id, stored)
        except Exception as problem:  # a table is never lost: it goes on from where it was handed over last
            log.error("table does not replay and goes on from its position", table=id, problem=repr(problem))
            table = resumed(id, map(entries.decode, stored), *await self.database.position(id))
        table.time = self.time
        return table

    async def read_again(self, id: str) -> None:
        """Its journal was rewritten, or is gone: whoever looks at it goes on with what is left."""
        opened = self.open.get(id)
        if opened is None:
            return
        async with opened.lock:
            try:
                opened.table = await self.read(id)
            except Problem as problem:
                if problem.key == "storage":
                    raise
                opened.gone = True
                del self.open[id]
            else:
                for viewer in opened.viewers:
                    viewer.look_again()

    async def catch_up(self, opened: OpenTable) -> None:
        """Apply what other servers stored meanwhile."""
        stored = await self.database.entries(opened.table.id, opened.table.number)
        opened.stale = False
        if stored:
            table = opened.table.fork()
            apply_all(table, stored)
            opened.table = table
            opened.wake()

    async def notified(self, id: str, number: int) -> None:
        """Another server says that a table has come to this entry. One being read just now may have missed it."""
        if id in self.loading:
            await asyncio.wait([self.loading[id]])
        if number == REWRITTEN:
            await self.read_again(id)
            return
        opened = self.open.get(id)
        if opened is None or opened.table.number >= number:
            return
        async with opened.lock:
            if opened.table.number < number:
                await self.catch_up(opened)
        if self.listener is not None:
            self.listener.changed(opened, ours=False)

    async def refresh(self) -> None:
        """Look at every open table again, after having been disconnected for a while."""
        for opened in list(self.open.values()):
            opened.stale = True
            try:
                await self.table(opened.table.id)
            except Problem as problem:  # this one cannot be read; the others can
                if problem.key == "storage":
                    raise
                log.error("not refreshed", table=opened.table.id, problem=problem.key)

    async def settle(self) -> None:
        """Look again at tables of which the database did not say whether an entry was stored."""
        for opened in [opened for opened in self.open.values() if opened.stale]:
            await self.table(opened.table.id)

    def forget_idle(self) -> None:
        now = time.monotonic()
        for opened in list(self.open.values()):
            if not opened.viewers and not opened.lock.locked() and now - opened.used > IDLE:
                del self.open[opened.table.id]

    async def forget_lessons(self) -> None:
        """Remove the tables of lessons nobody has visited for a month."""
        for table in await self.lessons.forget_old():
            self.open.pop(table, None)

    def make_room(self) -> None:
        """Forget tables nobody looks at, the longest unused first, while all together hold too much."""
        held = sum(opened.table.number for opened in self.open.values())
        now = time.monotonic()
        for opened in sorted(self.open.values(), key=lambda one: one.used):
            if held <= MOST_HELD or now - opened.used < JUST_USED:
                return
            if not opened.viewers and not opened.lock.locked():
                del self.open[opened.table.id]
                held -= opened.table.number

    # --- changing --------------------------------------------------------------------------------------------------

    async def create(self, id: str, *first: AnyEntry) -> OpenTable:
        """A new table with its first entries; the one that is there, if somebody was first."""
        table = Table(id)
        table.time = self.time
        opened = OpenTable(table)
        for entry in first:
            table = opened.table.fork()
            await asyncio.to_thread(table.apply, entry)  # it may be a whole game from elsewhere
            if not await self.appended(table, entry):
                return await self.table(id)
            opened.table = table
        self.open[id] = opened
        if self.listener is not None:
            self.listener.changed(opened, ours=True)
        return opened

    async def carry_out(
        self, opened: OpenTable, command: Command, done: Done = lambda _: None, guard: Guard | None = None
    ) -> None:
        """Carry out a command: check it, store its entry durably, and only then let anybody see it.

        `done` is told its number just before the viewers are woken, so that whoever asked gets both in one frame.
        `guard`: orders that must stand when it is stored.
        """
        began = time.perf_counter()
        if not opened.gone:
            opened = self.open.setdefault(opened.table.id, opened)  # it may have been forgotten, and opened anew
        async with opened.lock:
            if opened.gone:
                raise Problem("no-such-table")
            if self.before_counting is not None and opened.table.clocks is not None:
                await self.before_counting()
            if opened.stale:
                await self.catch_up(opened)
            for _ in range(TRIES):
                copy = opened.table.fork()
                entry = command(copy)
                if entry is None:
                    done(opened.table.number)
                    return
                if await self.stored(opened, copy, entry, guard):
                    break
                await self.catch_up(opened)
            else:
                raise Problem("storage")
        done(opened.table.number)
        opened.wake()
        if self.listener is not None:
            self.listener.changed(opened, ours=True)
        self.took(time.perf_counter() - began)

    async def stored(self, opened: OpenTable, copy: Table, entry: AnyEntry, guard: Guard | None) -> bool:
        """The copy is the table once its entry is stored. False: another server was first, and we must look again."""
        opened.stale = True  # until the database has answered, nobody knows
        told = notices(opened.table, copy, entry) if self.tells else ()
        won = await self.appended(copy, entry, told, guard)
        opened.stale = False
        if won:
            before, opened.table = opened.table, copy
            await self.progress(before, copy)
        return won

    async def progress(self, before: Table, table: Table) -> None:
        """Remember how far the learner is, so that the list of lessons can tell."""
        was, now = before.course, table.course
        if was is not None and now is not None and (was.progress.step, was.ended) != (now.progress.step, now.ended):
            mark = "star" if now.progress.clean else "done"
            await self.lessons.move(table.id, now.progress.step, mark if now.ended else "")

    async def appended(
        self, table: Table, entry: AnyEntry, told: Sequence[Notice] = (), guard: Guard | None = None
    ) -> bool:
        write = write_of(table, entry)._replace(notices=tuple(told), guard=guard)
        try:
            return await self.database.writer.append(write)
        except FAILURES as problem:
            self.database.errors += 1
            log.error("not stored", table=table.id, problem=type(problem).__name__)
            raise Problem("storage") from None


def replayed(id: str, stored: list[str]) -> Table:
    table = Table(id)
    apply_all(table, stored)
    return table


def apply_all(table: Table, stored: list[str]) -> None:
    for data in stored:
        table.apply(entries.decode(data))


def played_as(table: Table, seat: int) -> Played:
    """What statistics want to know of a seat when the game is over."""
    roles = table.match.game.roles(table.match.state, seat)
    times = table.clocks.seats[seat].turns if table.clocks is not None else ()
    ordered = {one.step for one in table.answering.ordered if one.seat == seat and one.order != entries.FORCED}
    return Played(roles, times, ordered)


def write_of(table: Table, entry: AnyEntry) -> Write:
    """The entry a table has just applied, ready to be stored."""
    people: tuple[str, ...] = ()
    if not isinstance(entry, entries.Chose | entries.Said) and not table.made.lesson:  # lessons are in no list
        asking = {offer.person for offer in table.offers}
        people = tuple({plan.person for plan in table.seats if plan.person} | asking | {table.made.host} - {""})
    position = table.match.position() if table.handed_over == table.number else ""
    summary = table.summary()
    over = table.status == "over" and table.handed_over == table.number and not table.made.lesson
    played = stretches(table.tenures, table.match.line, table.marks) if over else []
    more = {seat: played_as(table, seat) for seat in range(len(table.seats))} if over else {}
    ended = tuple(result_rows(summary, played, more)) if isinstance(entry, entries.Chose) else ()
    return Write(table.id, table.number, entries.encode(entry).decode(), summary, people, position, ended)
