"""Every table that is open just now, who is connected to it, and the one way in which a table changes."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from typing import Protocol

import structlog

from durbar.engine.refusal import Problem
from durbar.server import entries
from durbar.server.commands import Act, Command
from durbar.server.storage import FAILURES, Database, Write
from durbar.server.table import Table

IDLE = 600.0  # seconds after which an unused table is forgotten
TRIES = 8
log = structlog.get_logger("durbar.tables")


class Viewer(Protocol):
    """Somebody connected to a table; woken when something happened there."""

    person: str

    def wake(self) -> None: ...


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
        table = Table(id)
        await asyncio.to_thread(fold_all, table, stored)
        opened = self.open[id] = OpenTable(table)
        if self.listener is not None:
            self.listener.changed(opened, ours=False)
        return opened

    async def catch_up(self, opened: OpenTable) -> None:
        """Fold what other servers stored meanwhile."""
        stored = await self.database.entries(opened.table.id, opened.table.moment)
        opened.stale = False
        if stored:
            table = opened.table.fork()
            fold_all(table, stored)
            opened.table = table
            opened.wake()

    async def notified(self, id: str, moment: int) -> None:
        """Another server says that a table has come to this moment. One being read just now may have missed it."""
        if id in self.loading:
            await asyncio.wait([self.loading[id]])
        opened = self.open.get(id)
        if opened is None or opened.table.moment >= moment:
            return
        async with opened.lock:
            if opened.table.moment < moment:
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

    # --- changing --------------------------------------------------------------------------------------------------

    async def create(self, id: str, *first: entries.AnyEntry) -> OpenTable:
        """A new table with its first entries."""
        table = Table(id)
        opened = OpenTable(table)
        for entry in first:
            table = opened.table.fork()
            table.fold(entry)
            if not await self.appended(table, entry):
                raise Problem("storage")
            opened.table = table
        self.open[id] = opened
        if self.listener is not None:
            self.listener.changed(opened, ours=True)
        return opened

    async def carry_out(self, opened: OpenTable, command: Command) -> int:
        """Carry out a command: check it, store its entry durably, and only then let anybody see it. Answers the moment.

        Whoever asked may hang up meanwhile: the others still hear of it.
        """
        return await asyncio.shield(asyncio.ensure_future(self.carried_out(opened, command)))

    async def carried_out(self, opened: OpenTable, command: Command) -> int:
        async with opened.lock:
            if opened.stale:
                await self.catch_up(opened)
            for _ in range(TRIES):
                act = command(opened.table)
                if act is None:
                    return opened.table.moment
                if await self.stored(opened, act):
                    break
                await self.catch_up(opened)
            else:
                raise Problem("storage")
        opened.wake()
        if self.listener is not None:
            self.listener.changed(opened, ours=True)
        return opened.table.moment

    async def stored(self, opened: OpenTable, act: Act) -> bool:
        """False: another server was first, and this one must look again."""
        table = opened.table.fork()
        table.fold(act.entry, act.done)
        opened.stale = True  # until the database has answered, nobody knows
        won = await self.appended(table, act.entry)
        opened.stale = False
        if won:
            opened.table = table
        return won

    async def appended(self, table: Table, entry: entries.AnyEntry) -> bool:
        try:
            return await self.database.writer.append(write_of(table, entry))
        except FAILURES as problem:
            self.database.errors += 1
            log.error("not stored", table=table.id, problem=type(problem).__name__)
            raise Problem("storage") from None


def fold_all(table: Table, stored: list[bytes]) -> None:
    for data in stored:
        table.fold(entries.decode(data))


def write_of(table: Table, entry: entries.AnyEntry) -> Write:
    """The entry a table has just folded, ready to be stored."""
    people: tuple[str, ...] = ()
    if not isinstance(entry, entries.Chose | entries.Said):
        people = tuple({plan.person for plan in table.seats if plan.person} | {table.made.host} - {""})
    return Write(table.id, table.moment, entries.encode(entry), table.summary(), people)
