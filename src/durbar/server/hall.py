"""The hall: every table that is open just now, who is connected to it, and the one way in which a table changes."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from typing import Protocol

import structlog

from durbar.engine.refusal import Problem
from durbar.server import journal
from durbar.server.acts import Act, Deed
from durbar.server.store import FAILURES, Store, Write
from durbar.server.table import Table

IDLE = 600.0  # seconds after which an unused table is forgotten
TRIES = 8
log = structlog.get_logger("durbar.hall")


class Listener(Protocol):
    """Somebody connected to a table; woken when something happened there."""

    person: str

    def wake(self) -> None: ...


class OpenTable:
    """A table in memory. `table` is replaced, never changed: whoever reads it sees only what is stored."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.stale = False
        self.used = time.monotonic()

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def connected(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)


class Watcher(Protocol):
    """Told of every table that went on; `ours`: this server did it."""

    def went_on(self, opened: OpenTable, ours: bool) -> None: ...


class Hall:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.open: dict[str, OpenTable] = {}
        self.loading: dict[str, asyncio.Task[OpenTable]] = {}
        self.watcher: Watcher | None = None

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
        entries = await self.store.entries(id)
        if not entries:
            raise Problem("no-such-table")
        table = Table(id)
        await asyncio.to_thread(fold_all, table, entries)
        opened = self.open[id] = OpenTable(table)
        if self.watcher is not None:
            self.watcher.went_on(opened, ours=False)
        return opened

    async def catch_up(self, opened: OpenTable) -> None:
        """Fold what other servers stored meanwhile."""
        entries = await self.store.entries(opened.table.id, opened.table.moment)
        opened.stale = False
        if entries:
            table = opened.table.fork()
            fold_all(table, entries)
            opened.table = table
            opened.wake()

    async def heard(self, id: str, moment: int) -> None:
        """Another server says that a table has come to this moment. One being read just now may have missed it."""
        if id in self.loading:
            await asyncio.wait([self.loading[id]])
        opened = self.open.get(id)
        if opened is None or opened.table.moment >= moment:
            return
        async with opened.lock:
            if opened.table.moment < moment:
                await self.catch_up(opened)
        if self.watcher is not None:
            self.watcher.went_on(opened, ours=False)

    async def refresh(self) -> None:
        """Look at every open table again, after having been deaf for a while."""
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
            if not opened.listeners and not opened.lock.locked() and now - opened.used > IDLE:
                del self.open[opened.table.id]

    # --- changing --------------------------------------------------------------------------------------------------

    async def create(self, id: str, *entries: journal.AnyEntry) -> OpenTable:
        """A new table with its first entries."""
        table = Table(id)
        opened = OpenTable(table)
        for entry in entries:
            table = opened.table.fork()
            table.fold(entry)
            if not await self.appended(table, entry):
                raise Problem("storage")
            opened.table = table
        self.open[id] = opened
        if self.watcher is not None:
            self.watcher.went_on(opened, ours=True)
        return opened

    async def do(self, opened: OpenTable, deed: Deed) -> int:
        """Carry out a deed: check it, store its entry durably, and only then let anybody see it. Answers the moment.

        Whoever asked may hang up meanwhile: the others still hear of it.
        """
        return await asyncio.shield(asyncio.ensure_future(self.done(opened, deed)))

    async def done(self, opened: OpenTable, deed: Deed) -> int:
        async with opened.lock:
            if opened.stale:
                await self.catch_up(opened)
            for _ in range(TRIES):
                act = deed(opened.table)
                if act is None:
                    return opened.table.moment
                if await self.stored(opened, act):
                    break
                await self.catch_up(opened)
            else:
                raise Problem("storage")
        opened.wake()
        if self.watcher is not None:
            self.watcher.went_on(opened, ours=True)
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

    async def appended(self, table: Table, entry: journal.AnyEntry) -> bool:
        try:
            return await self.store.writer.append(write_of(table, entry))
        except FAILURES as problem:
            self.store.errors += 1
            log.error("not stored", table=table.id, problem=type(problem).__name__)
            raise Problem("storage") from None


def fold_all(table: Table, entries: list[bytes]) -> None:
    for data in entries:
        table.fold(journal.decode(data))


def write_of(table: Table, entry: journal.AnyEntry) -> Write:
    """The entry a table has just folded, ready to be stored."""
    people: tuple[str, ...] = ()
    if not isinstance(entry, journal.Chose | journal.Said):
        people = tuple({plan.person for plan in table.seats if plan.person} | {table.made.host} - {""})
    return Write(table.id, table.moment, journal.encode(entry), table.summary(), people)
