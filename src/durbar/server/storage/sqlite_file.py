"""Writing to SQLite: a connection and a thread of its own, a transaction a batch. Layers would cost more."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from durbar.server.storage.rows import UPDATED, Write, summary_row

ENTRY = "insert into entries (table_id, number, data) values (?, ?, ?)"
CREATED = f"insert into tables (id, {', '.join(UPDATED)}) values (:id, {', '.join(f':{name}' for name in UPDATED)})"
CHANGED = f"update tables set {', '.join(f'{name} = :{name}' for name in UPDATED)} where id = :id"
POSITION = "update tables set position = ?, position_at = ? where id = ?"
NOTICE = "insert or ignore into outbox (person_id, table_id, kind, number, due) values (?, ?, ?, ?, ?)"
RESULT = f"insert or replace into results values ({', '.join('?' * 18)})"
ORDERED = "update orders set used = ?, due = null where table_id = ? and seat = ? and version = ?"
SHRED = "secure_delete=ON"  # what was deleted is not left in the file, whoever built this SQLite
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
        rows = [(write.number, summary_row(write.summary)) for write in writes]
        connection.execute("begin immediate")
        try:
            connection.executemany(ENTRY, [(write.table, write.number, write.data) for write in writes])
            connection.executemany(CREATED, [row for number, row in rows if number == 1])
            connection.executemany(CHANGED, [row for number, row in rows if number > 1])
            connection.executemany(POSITION, [(w.position, w.number, w.table) for w in writes if w.position])
            connection.executemany(MEMBER, [(person, write.table) for write in writes for person in write.members])
            told = [(who, w.table, kind, n, due) for w in writes for who, kind, n, due in w.notices]
            connection.executemany(NOTICE, told)
            connection.executemany(RESULT, [row for w in writes for row in w.results])
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
