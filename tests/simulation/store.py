"""One store for all servers of a run: the real queries on SQLite in this thread, and the weather between.

What happens within a transaction is the database's affair; what happens before, between and after them is ours.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import aiosqlite
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.clock.store import TimeStore
from durbar.server.storage.database import Database
from durbar.server.storage.writer import PATIENCE
from durbar.server.table.journal import StorageProblem, Write

SECTOR = 512
COMPILED: dict[Any, Any] = {}  # statements, once for all runs


class InlineConnection(aiosqlite.Connection):
    """SQLite without a thread, and with what only PostgreSQL has: here nobody else is within a transaction."""

    def __await__(self) -> Any:
        return self._connect().__await__()

    async def _connect(self) -> InlineConnection:
        self._connection = without_checkpoints(self._connector())
        for name, given in (("pg_advisory_xact_lock", 1), ("pg_try_advisory_xact_lock", 1), ("hashtextextended", 2)):
            self._connection.create_function(name, given, lambda *_: 1)
        return self

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return fn(*args, **kwargs)

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:  # type: ignore[override]
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def without_checkpoints(connection: sqlite3.Connection) -> sqlite3.Connection:
    """The log grows as long as anybody serves: its end is what was written last."""
    connection.execute("pragma wal_autocheckpoint=0")
    return connection


def connect(database: str, **more: Any) -> InlineConnection:
    return InlineConnection(lambda: sqlite3.connect(database, **more), 64)


class Weather:
    """In a storm the store takes its time, refuses, or does what it was asked and loses the answer."""

    def __init__(self, chance: Random, log: Path) -> None:
        self.chance, self.log = chance, log
        self.sure = 0  # bytes of the log that survive whatever comes: somebody was told that they are stored
        self.storm = False
        self.troubled: list[float] = []  # when somebody was not answered

    async def before(self) -> None:
        await asyncio.sleep(self.chance.uniform(0.001, 0.05))
        if self.storm and self.chance.random() < 0.3:
            await asyncio.sleep(self.chance.uniform(0.0, 2 * PATIENCE))
        if self.storm and self.chance.random() < 0.15:
            self.refuse()

    async def after(self) -> None:
        """It is written, and nobody knows it yet."""
        written = self.size()
        await asyncio.sleep(self.chance.uniform(0.001, 0.02))
        if self.storm and self.chance.random() < 0.3:
            self.refuse()
        self.sure = max(self.sure, written)

    def size(self) -> int:
        """A log that was put into the store begins anew."""
        found = self.log.stat().st_size if self.log.exists() else 0
        self.sure = min(self.sure, found)
        return found

    def torn(self) -> bytes:
        """The log when the power goes: any sectors may be missing of what nobody was told is stored."""
        end, found = self.size(), self.log.read_bytes() if self.log.exists() else b""
        cut = self.chance.randint(self.sure, end)
        sectors = [found[at : at + SECTOR] for at in range(cut, end, SECTOR)]
        return found[:cut] + b"".join(one if self.chance.random() < 0.5 else bytes(len(one)) for one in sectors)

    def refuse(self) -> None:
        self.troubled.append(asyncio.get_running_loop().time())
        raise StorageProblem


class SharedDatabase(Database):
    """As several servers have it."""

    shared = True  # type: ignore[assignment]
    weather: Weather
    tell: Callable[[str, list[tuple[str, int]]], None]

    def __init__(self, url: str, server: str) -> None:
        super().__init__(url, server)
        self.insert = sqlite.insert
        self.writer.file = None  # the way of PostgreSQL
        self.engine.update_execution_options(compiled_cache=COMPILED)
        self.writer.notify = self.notify  # type: ignore[method-assign]
        self.stored, self.writer.store = self.writer.store, self.store  # type: ignore[method-assign]

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        await self.weather.before()
        async with super().reading() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        await self.weather.before()
        async with super().writing() as connection:
            yield connection
        await self.weather.after()

    async def store(self, writes: list[Write]) -> set[str]:
        await self.weather.before()
        won = await self.stored(writes)
        await self.weather.after()
        return won

    async def notify(self, _connection: AsyncConnection, tables: Any) -> None:
        self.tell(self.server, list(tables))


class LoneDatabase(SharedDatabase):
    """As one server has it: the writer's own way to the file."""

    shared = False  # type: ignore[assignment]

    def __init__(self, url: str, server: str) -> None:
        super().__init__(url, server)
        from durbar.server.storage.sqlite_file import SqliteFile

        file = self.writer.file = SqliteFile(str(self.engine.url.database))
        without_checkpoints(file.opened())


class SharedTimes(TimeStore):
    """The clock of the store, and who else serves."""

    others: Callable[[str], int]
    clock: Callable[[], float]

    async def offset(self, here: float) -> float:
        await self.database.weather.before()  # type: ignore[attr-defined]
        return self.clock() - here

    async def alone(self) -> bool:
        await self.database.weather.before()  # type: ignore[attr-defined]
        return not self.others(self.database.server)


class Line:
    """A connection on which one server hears of the others."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.lost: Callable[[Any], None] = lambda _: None
        self.heard: Callable[..., None] | None = None
        self.alive = True

    def add_termination_listener(self, callback: Callable[[Any], None]) -> None:
        self.lost = callback

    async def add_listener(self, _channel: str, callback: Callable[..., None]) -> None:
        self.heard = callback

    async def execute(self, _query: str, timeout: float) -> None:
        if not self.alive:
            raise ConnectionError

    def terminate(self) -> None:
        self.alive = False
        self.wire.lines.pop(self, None)

    def cut(self) -> None:
        self.terminate()
        self.lost(self)


class Wire:
    """What the store tells all who listen, each a moment later; whoever is cut off hears nothing."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.lines: dict[Line, None] = {}  # in the order in which they came, which is the same in every run
        self.down = False

    async def connect(self, *_given: Any, **_more: Any) -> Line:
        if self.down:
            raise ConnectionError
        line = Line(self)
        self.lines[line] = None
        return line

    def tell(self, server: str, tables: list[tuple[str, int]]) -> None:
        payload = " ".join([server, *(f"{table}:{number}" for table, number in tables)])
        for line in list(self.lines):
            later = self.chance.uniform(0.001, 0.2)
            asyncio.get_running_loop().call_later(later, self.deliver, line, payload)

    def deliver(self, line: Line, payload: str) -> None:
        if line.alive and line.heard is not None:
            line.heard(line, 0, "", payload)
