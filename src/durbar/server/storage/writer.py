"""One writer for all tables: whatever waits goes into one transaction, and is answered once that is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from math import exp
from typing import Any, NamedTuple

import structlog
from sqlalchemy import bindparam, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from durbar.server.storage.rows import UPDATED, summary_row
from durbar.server.storage.schema import ENTRIES, LESSONS, MEMBERS, ORDERS, OUTBOX, RESULTS, TABLES
from durbar.server.storage.sqlite_file import SqliteFile
from durbar.server.table.journal import StorageProblem, Write

FAILURES = (SQLAlchemyError, sqlite3.Error, OSError)  # a TimeoutError is an OSError
MOST = 500  # entries in one transaction
QUIET = 100  # entries a second: up to here nobody waits for company
BUSIER = 0.00002  # seconds more to wait for each entry a second beyond that: a commit costs as much as ten entries
PAUSE = 0.01  # seconds, the most anybody waits for company
LATELY = 0.25  # seconds over which entries a second are counted
CHANNEL = "durbar"
PATIENCE = 5.0  # seconds anybody waits for the database before they are told
PAYLOAD = 7000  # PostgreSQL allows 8000 bytes
log = structlog.get_logger("durbar.store")


class WaitingEntry(NamedTuple):
    write: Write
    answer: asyncio.Future[bool]


class Writer:
    """`append` comes back when the entry is durable: True, or False if another server was first with that number.

    Somebody has to keep `run` running.
    """

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        self.engine = engine
        self.server = server
        self.queue: asyncio.Queue[WaitingEntry] = asyncio.Queue()
        self.unanswered: deque[tuple[float, asyncio.Future[bool]]] = deque()  # until when each may wait
        self.watch: asyncio.TimerHandle | None = None
        self.doubt: Callable[[str], None] = lambda _table: None  # told of a table where somebody gave up waiting
        insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self.entries = insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id)
        self.members = insert(MEMBERS).on_conflict_do_nothing()
        self.notices = insert(OUTBOX).on_conflict_do_nothing()
        self.results = insert(RESULTS).on_conflict_do_nothing()
        self.created = insert(TABLES)
        self.updated = TABLES.update().where(TABLES.c.id == bindparam("b_id"))
        self.updated = self.updated.values({name: bindparam(name) for name in UPDATED})
        self.positions = TABLES.update().where(TABLES.c.id == bindparam("b_id"))
        self.positions = self.positions.values(position=bindparam("b_text"), position_at=bindparam("b_at"))
        self.batches = self.errors = 0
        self.pace = 0.0  # entries a second, of late
        path = engine.url.database if engine.dialect.name == "sqlite" else None
        self.file = SqliteFile(path) if path is not None else None

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    async def append(self, write: Write) -> bool:
        try:
            return await self.wait_for(write)
        except FAILURES as problem:
            self.errors += 1
            log.error("not stored", table=write.table, problem=type(problem).__name__)
            raise StorageProblem from None

    async def wait_for(self, write: Write) -> bool:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bool] = loop.create_future()
        self.queue.put_nowait(WaitingEntry(write, answer))
        self.unanswered.append((loop.time() + PATIENCE, answer))
        if self.watch is None:
            self.watch = loop.call_later(PATIENCE, self.give_up)
        return await answer

    def give_up(self) -> None:
        """Tell those who have waited too long. One timer for all: they are answered in the order in which they came."""
        loop = asyncio.get_running_loop()
        while self.unanswered and (self.unanswered[0][1].done() or self.unanswered[0][0] <= loop.time()):
            _, answer = self.unanswered.popleft()
            if not answer.done():
                answer.set_exception(TimeoutError())
        self.watch = loop.call_at(self.unanswered[0][0], self.give_up) if self.unanswered else None

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            before, began = began, loop.time()
            self.pace = pace_after(self.pace, len(batch), began - before)
            for part in one_of_each_table(batch):
                await self.answer([waiting for waiting in part if not waiting.answer.done()])  # some have given up
            if (pause := pause_at(self.pace)) > 0:  # where little is going on nobody waits
                await asyncio.sleep(pause)

    async def answer(self, batch: list[WaitingEntry]) -> None:
        """Store a batch. When that fails, each waiting client hears of it and asks the database what is true.

        Whoever gave up meanwhile may have asked too early, and asks again."""
        try:
            won = await self.store([waiting.write for waiting in batch])
        except Exception as problem:
            for waiting in self.still_waiting(batch):
                waiting.answer.set_exception(problem)
            return
        for waiting in self.still_waiting(batch):
            waiting.answer.set_result(waiting.write.table in won)

    def still_waiting(self, batch: list[WaitingEntry]) -> list[WaitingEntry]:
        for waiting in batch:
            if waiting.answer.done():
                self.doubt(waiting.write.table)
        return [waiting for waiting in batch if not waiting.answer.done()]

    async def store(self, writes: list[Write]) -> set[str]:
        """One transaction; the tables whose entry is in it. In order of tables, so that two servers never deadlock."""
        self.batches += 1
        if self.file is not None:
            return await self.file.store(writes)
        writes = sorted(writes, key=lambda write: write.table)
        async with self.engine.begin() as connection:
            writes = [write for write in writes if await self.orders_stand(connection, write)]
            if not writes:
                return set()
            rows = [{"table_id": w.table, "number": w.number, "data": w.data} for w in writes]
            won = set((await connection.execute(self.entries, rows)).scalars())
            kept = [write for write in writes if write.table in won]
            await self.store_summaries(connection, kept)
            await self.store_progress(connection, kept)
            await self.use_orders(connection, kept)
            await self.notify(connection, [(write.table, write.number) for write in kept])
        return won

    async def orders_stand(self, connection: AsyncConnection, write: Write) -> bool:
        """Whoever changes the orders a choice is made by waits until it is stored, or is first, and it is not."""
        if write.guard is None:
            return True
        here = (ORDERS.c.table_id == write.table, ORDERS.c.seat == write.guard.seat)
        query = select(ORDERS.c.version).where(*here).with_for_update()
        return bool(await connection.scalar(query) == write.guard.version)

    async def use_orders(self, connection: AsyncConnection, writes: list[Write]) -> None:
        for table, guard in [(write.table, write.guard) for write in writes if write.guard is not None]:
            here = (ORDERS.c.table_id == table, ORDERS.c.seat == guard.seat)
            await connection.execute(ORDERS.update().where(*here).values(used=guard.step, due=None))

    async def store_summaries(self, connection: AsyncConnection, writes: list[Write]) -> None:
        made = [summary_row(write.summary) for write in writes if write.number == 1]
        changed = [summary_row(write.summary) for write in writes if write.number > 1]
        members = [{"person_id": p, "table_id": w.table} for w in writes for p in w.members]
        if made:
            await connection.execute(self.created, made)
        if changed:
            await connection.execute(self.updated, [{"b_id": row.pop("id"), **row} for row in changed])
        positions = [{"b_id": w.table, "b_text": w.position, "b_at": w.number} for w in writes if w.position]
        if positions:
            await connection.execute(self.positions, positions)
        if members:
            await connection.execute(self.members, members)
        ended = [dict(zip(RESULTS.c.keys(), row, strict=True)) for w in writes for row in w.results]
        if ended:
            await connection.execute(self.results, ended)
        told = [(w.table, *notice) for w in writes for notice in w.notices]
        if told:
            names = ("table_id", "person_id", "kind", "number", "due")
            await connection.execute(self.notices, [dict(zip(names, row, strict=True)) for row in told])

    async def store_progress(self, connection: AsyncConnection, writes: list[Write]) -> None:
        """What was finished once stays finished."""
        for write in writes:
            if write.progress is not None:
                step, mark = write.progress
                here = LESSONS.update().where(LESSONS.c.table_id == write.table)
                await connection.execute(here.values(step=step, touched=write.summary.touched))
                if mark:
                    await connection.execute(here.where(LESSONS.c.mark != "star").values(mark=mark))

    async def notify(self, connection: AsyncConnection, tables: Sequence[tuple[str, int]]) -> None:
        """Tell the other servers to which entry tables have come; REWRITTEN: their journals are no longer the same."""
        if self.engine.dialect.name != "postgresql":
            return
        payload = self.server
        for table, number in tables:
            if len(payload) > PAYLOAD:
                await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})
                payload = self.server
            payload += f" {table}:{number}"
        if tables:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})


def pace_after(pace: float, entries: int, seconds: float) -> float:
    """Entries a second, of late, once so many came in so long: what is long ago counts for nothing."""
    faded = exp(-seconds / LATELY)
    return pace * faded + entries / LATELY


def pause_at(pace: float) -> float:
    """How long to wait for company: the busier, the longer, and the more share a commit."""
    return min(PAUSE, max(0.0, (pace - QUIET) * BUSIER))


def one_of_each_table(batch: list[WaitingEntry]) -> list[list[WaitingEntry]]:
    """What comes second for a table waits for the first, which may have taken its number."""
    parts: list[dict[str, WaitingEntry]] = [{}]
    for waiting in batch:
        free = next((part for part in parts if waiting.write.table not in part), None)
        if free is None:
            parts.append(free := {})
        free[waiting.write.table] = waiting
    return [list(part.values()) for part in parts]


NOTIFY = text("select pg_notify(:channel, :payload)")
