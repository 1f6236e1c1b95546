"""Writing to SQLite: a connection and a thread of its own, a transaction a batch. Layers would cost more.

After every row it steps to, the thread has to wait for the interpreter again: so all rows of a kind are one statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any

from durbar.server.storage.rows import UPDATED, summary_row
from durbar.server.table.journal import Write

ENTRY = ("table_id", "number", "data")
TABLE = ("id", *UPDATED, "position", "position_at")
POSITION = "position = iif(new.position_at, new.position, old.position)"
POSITION_AT = "position_at = max(new.position_at, old.position_at)"
CHANGED = ", ".join([*(f"{name} = new.{name}" for name in UPDATED), POSITION, POSITION_AT])
NOTICE = "insert or ignore into outbox (person_id, table_id, kind, number, due) values (?, ?, ?, ?, ?)"
RESULT = f"insert or replace into results values ({', '.join('?' * 20)})"
ORDERED = "update orders set used = ?, due = null where table_id = ? and seat = ? and version = ?"
SHRED = "secure_delete=ON"  # what was deleted is not left in the file, whoever built this SQLite
MARK = "iif(?2 = '' or mark = 'star', mark, ?2)"  # what was finished once stays finished
PROGRESS = f"update lessons set step = ?1, touched = ?3, mark = {MARK} where table_id = ?4"
MEMBER = "insert or ignore into members (person_id, table_id) values (?, ?)"


class SqliteFile:
    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.connection: sqlite3.Connection | None = None

    async def store(self, writes: list[Write]) -> set[str]:
        """The tables whose entry is on disk now."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.committed, writes)

    def committed(self, writes: list[Write]) -> set[str]:
        """All in one transaction; should a number be taken, which only another process can do, each in its own."""
        try:
            self.transaction(writes)
        except sqlite3.IntegrityError:
            return {write.table for write in writes if self.alone(write)}
        return {write.table for write in writes}

    def alone(self, write: Write) -> bool:
        try:
            self.transaction([write])
        except sqlite3.IntegrityError:
            return False
        return True

    def transaction(self, writes: list[Write]) -> None:
        connection = self.opened()
        connection.execute("begin immediate")
        try:
            entries = [(write.table, write.number, write.data) for write in writes]
            connection.execute(f"insert into entries {columns(ENTRY)} {values(entries)}", flat(entries))
            if made := [table_row(write) for write in writes if write.number == 1]:
                connection.execute(f"insert into tables {columns(TABLE)} {values(made)}", flat(made))
            if gone_on := [table_row(write) for write in writes if write.number > 1]:
                new = f"with new {columns(TABLE)} as ({values(gone_on)})"
                update = f"update tables as old set {CHANGED} from new where old.id = new.id"
                connection.execute(f"{new} {update}", flat(gone_on))
            connection.executemany(MEMBER, [(person, write.table) for write in writes for person in write.members])
            told = [(who, w.table, kind, n, due) for w in writes for who, kind, n, due in w.notices]
            connection.executemany(NOTICE, told)
            connection.executemany(RESULT, [row for w in writes for row in w.results])
            learnt = [(*w.progress, w.summary.touched, w.table) for w in writes if w.progress is not None]
            connection.executemany(PROGRESS, learnt)
            for write in writes:
                self.use_orders(connection, write)
            connection.execute("commit")
        except BaseException:
            connection.execute("rollback")
            raise

    def use_orders(self, connection: sqlite3.Connection, write: Write) -> None:
        """A choice by orders that were changed meanwhile is not stored."""
        if write.guard is not None:
            seat, version, step = write.guard
            if connection.execute(ORDERED, (step, write.table, seat, version)).rowcount != 1:
                raise sqlite3.IntegrityError("orders changed")

    def opened(self) -> sqlite3.Connection:
        """WAL, and a commit that is on disk when it returns."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None, timeout=10, check_same_thread=False)
            for pragma in ("journal_mode=WAL", "synchronous=FULL", SHRED):
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    def close(self) -> None:
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()


def table_row(write: Write) -> tuple[Any, ...]:
    """A table's row; one without a position keeps the one it has."""
    row = summary_row(write.summary)
    row |= {"position": write.position, "position_at": write.number if write.position else 0}
    return tuple(row[name] for name in TABLE)


def columns(names: Iterable[str]) -> str:
    return f"({', '.join(names)})"


def values(rows: Sequence[Sequence[Any]]) -> str:
    """Room for all of these rows in one statement."""
    return f"values {', '.join([columns('?' * len(rows[0]))] * len(rows))}"


def flat(rows: Iterable[Sequence[Any]]) -> list[Any]:
    return list(chain.from_iterable(rows))
