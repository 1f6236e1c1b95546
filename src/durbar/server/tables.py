"""Every table that is open just now, who is connected to it, and the one way in which a table changes."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable
from typing import Protocol

import structlog

from durbar.engine.refusal import Problem
from durbar.server import entries
from durbar.server.commands import Command
from durbar.server.entries import AnyEntry
from durbar.server.storage import FAILURES, Database, Write
from durbar.server.table import Table, resumed

IDLE = 600.0  # seconds after which an unused table is forgotten
MOST_HELD = 150_000  # entries of all tables in memory, about a kilobyte each
JUST_USED = 5.0  # seconds: somebody may be about to look
TRIES = 8
log = structlog.get_logger("durbar.tables")


class Viewer(Protocol):
    """Somebody connected to a table; woken when something happened there."""

    person: str
    login: str

    def wake(self) -> None: ...

    def end(self) -> None: ...


class OpenTable:
    """A table in memory. `table` is replaced, never changed: whoever reads it sees only what is stored."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.stale = False
        self.used = time.monotonic()

    def wake(self) -> None:
        for viewer in self.viewers:
            viewer.wake()

    def connected(self, person: str) -> bool:
        return any(viewer.person == person for viewer in self.viewers)


class Listener(Protocol):
    """Told of every table that changed; `ours`: this server did it."""

    def changed(self, opened: OpenTable, ours: bool) -> None: ...


class Tables:
    def __init__(self, database: Database, key: bytes) -> None:
        self.database = database
        self.key = key
        self.open: dict[str, OpenTable] = {}
        self.loading: dict[str, asyncio.Task[OpenTable]] = {}
        self.listener: Listener | None = None
        self.took: Callable[[float], None] = lambda _: None  # told how long each command took

    def secret_of(self, table: str) -> bytes:
        """The secret of a table's dice: never in the database, which may be copied and mailed."""
        return hmac.new(self.key, f"dice {table}".encode(), hashlib.sha256).digest()

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
        stored = await self.database.entries(id)
        if not stored:
            raise Problem("no-such-table")
        try:
            table = await asyncio.to_thread(replayed, id, stored)
        except Exception as problem:  # a table is never lost: it goes on from where it was handed over last
            log.error("table does not replay and goes on from its position", table=id, problem=repr(problem))
            table = resumed(id, map(entries.decode, stored), *await self.database.position(id))
        opened = self.open[id] = OpenTable(table)
        self.make_room()
        if self.listener is not None:
            self.listener.changed(opened, ours=False)
        return opened

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
        """A new table with its first entries."""
        table = Table(id)
        opened = OpenTable(table)
        for entry in first:
            table = opened.table.fork()
            table.apply(entry)
            if not await self.appended(table, entry):
                raise Problem("storage")
            opened.table = table
        self.open[id] = opened
        if self.listener is not None:
            self.listener.changed(opened, ours=True)
        return opened

    async def carry_out(self, opened: OpenTable, command: Command) -> int:
        """Carry out a command: check it, store its entry durably, and only then let anybody see it. Answers its number.

        Whoever asked may hang up meanwhile: the others still hear of it.
        """
        began = time.perf_counter()
        number = await asyncio.shield(asyncio.ensure_future(self.carried_out(opened, command)))
        self.took(time.perf_counter() - began)
        return number

    async def carried_out(self, opened: OpenTable, command: Command) -> int:
        async with opened.lock:
            if opened.stale:
                await self.catch_up(opened)
            for _ in range(TRIES):
                copy = opened.table.fork()
                entry = command(copy)
                if entry is None:
                    return opened.table.number
                if await self.stored(opened, copy, entry):
                    break
                await self.catch_up(opened)
            else:
                raise Problem("storage")
        opened.wake()
        if self.listener is not None:
            self.listener.changed(opened, ours=True)
        return opened.table.number

    async def stored(self, opened: OpenTable, copy: Table, entry: AnyEntry) -> bool:
        """The copy is the table once its entry is stored. False: another server was first, and we must look again."""
        opened.stale = True  # until the database has answered, nobody knows
        won = await self.appended(copy, entry)
        opened.stale = False
        if won:
            opened.table = copy
        return won

    async def appended(self, table: Table, entry: AnyEntry) -> bool:
        try:
            return await self.database.writer.append(write_of(table, entry))
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


def write_of(table: Table, entry: AnyEntry) -> Write:
    """The entry a table has just applied, ready to be stored."""
    people: tuple[str, ...] = ()
    if not isinstance(entry, entries.Chose | entries.Said):
        people = tuple({plan.person for plan in table.seats if plan.person} | {table.made.host} - {""})
    position = table.match.position() if table.handed_over == table.number else ""
    return Write(table.id, table.number, entries.encode(entry).decode(), table.summary(), people, position)
