"""What the server asks of its database."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import structlog
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, or_, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from durbar.engine.refusal import Problem
from durbar.server.storage.rows import PersonRow, summary_row
from durbar.server.storage.schema import ENTRIES, META, NOTES, PEOPLE, SEEN, TABLES
from durbar.server.storage.sqlite_file import SHRED
from durbar.server.storage.writer import FAILURES, PATIENCE, Writer
from durbar.server.table.journal import StorageProblem
from durbar.server.table.summary import Summary, without_files

log = structlog.get_logger("durbar.store")
BUSY = 500  # milliseconds SQLite itself waits for a lock: nothing can call it back meanwhile
AGAIN = 0.05  # seconds until it is asked again
MANY = 1000  # that write at once, to a database that lets them
SERVER = "durbar server "  # as PostgreSQL lists the one connection by which each of several servers hears of others
SUMMARY = msgspec.json.Decoder(Summary)


def server_name(server: str) -> str:
    return f"{SERVER}{server}"


def engine_of(url: str) -> AsyncEngine:
    """An engine for a database address such as people write it."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+asyncpg")
        patience = {"timeout": PATIENCE, "command_timeout": 2 * PATIENCE}
        return create_async_engine(parsed, pool_size=8, pool_pre_ping=True, hide_parameters=True, connect_args=patience)
    if parsed.get_backend_name() != "sqlite":
        raise Problem("bad-database", given=parsed.get_backend_name())
    engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", careful)
    return engine


def careful(connection: Any, _record: Any) -> None:
    """SQLite: readers beside the writer, and a commit that is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON", SHRED):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def in_transaction(driver: Any) -> bool:
    return bool(driver.in_transaction)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the schema up to date, or to an earlier state of it. Two servers starting together take turns."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("select pg_advisory_xact_lock(704213)")
    elif not in_transaction(connection.connection.driver_connection):  # Python begins none for changes of the schema
        connection.exec_driver_sql("begin immediate")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError:  # it has come to a migration that nobody here knows
        raise Problem("newer-database") from None


class Database:
    def __init__(self, url: str, server: str) -> None:
        self.engine = engine_of(url)
        self.server = server
        self.one_writes = asyncio.Semaphore(MANY if self.shared else 1)
        self.writer = Writer(self.engine, server)
        self.append = self.writer.append  # of the hub's journal
        self.unanswered = 0
        self.insert: Any = postgresql.insert if self.shared else sqlite.insert

    @property
    def errors(self) -> int:
        return self.unanswered + self.writer.errors

    @property
    def shared(self) -> bool:
        """May other servers use the same database?"""
        return self.engine.dialect.name == "postgresql"

    async def open(self, key: bytes) -> None:
        """Migrate, and check that this is the database of this key."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
            check = hashlib.sha256(b"durbar key " + key).hexdigest()
            await connection.execute(self.insert(META).on_conflict_do_nothing(), {"key": "key", "value": check})
            found = await connection.scalar(select(META.c.value).where(META.c.key == "key"))
        if found != check:
            raise Problem("wrong-key")

    async def fact(self, key: str) -> str:
        async with self.reading() as connection:
            return str(await connection.scalar(select(META.c.value).where(META.c.key == key)) or "")

    async def note(self, key: str, value: str) -> None:
        await self.put(META, {"key": key, "value": value})

    async def revision(self) -> str:
        """The migration this database has come to."""
        async with self.reading() as connection:
            return str(await connection.scalar(text("select version_num from alembic_version")))

    async def close(self) -> None:
        self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.answering(), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """SQLite has one that writes: whoever waits here for their turn need not ask its file again and again."""
        async with self.answering(), self.one_writes, self.engine.begin() as connection:
            if not self.shared:
                await hold(connection)
            yield connection

    @asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """A database that fails, or takes its time, is one sentence to whoever waits."""
        try:
            async with asyncio.timeout(PATIENCE):
                yield
        except IntegrityError:
            raise
        except FAILURES as problem:
            self.unanswered += 1
            log.error("database", problem=type(problem).__name__)
            raise StorageProblem from None

    async def answers(self) -> None:
        async with self.reading() as connection:
            await connection.execute(select(META.c.key).limit(1))

    # --- tables ----------------------------------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[str]:
        """The journal of a table from an entry on."""
        query = select(ENTRIES.c.data).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
        async with self.reading() as connection:
            return list((await connection.execute(query.order_by(ENTRIES.c.number))).scalars())

    async def renew(self, summary: Summary) -> None:
        """What lists tell of a table, as it is at this entry."""
        row = summary_row(summary)
        here = (TABLES.c.id == summary.id, TABLES.c.moment == summary.number, TABLES.c.summary != row["summary"])
        async with self.writing() as connection:
            await connection.execute(TABLES.update().where(*here).values(summary=row["summary"]))

    async def position(self, table: str) -> tuple[str, int]:
        """A table at its last hand-over, and the number of the entry that led there."""
        query = select(TABLES.c.position, TABLES.c.position_at).where(TABLES.c.id == table)
        async with self.reading() as connection:
            row = (await connection.execute(query)).one()
        return str(row[0]), int(row[1])

    async def table_ids(self) -> list[str]:
        """Every table, the last used first."""
        async with self.reading() as connection:
            return list((await connection.execute(select(TABLES.c.id).order_by(TABLES.c.touched.desc()))).scalars())

    async def bots_due(self, before: float, after: float) -> list[str]:
        """Tables where a bot owes a choice and nothing happened since; or, when a clock was set back, who knows."""
        long_ago = or_(TABLES.c.touched < before, TABLES.c.touched > after)
        query = select(TABLES.c.id).where(TABLES.c.bots_due.is_(True), long_ago)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    # --- people ----------------------------------------------------------------------------------------------------

    async def person(self, **where: str) -> PersonRow | None:
        """Somebody by id, login or recovery."""
        query = select(PEOPLE).where(*(PEOPLE.c[name] == value for name, value in where.items()))
        async with self.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else PersonRow(*row)

    async def add_person(self, person: PersonRow) -> None:
        async with self.writing() as connection:
            await connection.execute(PEOPLE.insert(), person._asdict())

    async def change_person(self, id: str, **changes: str | float | None) -> None:
        """Anything but the login, which `give_login` gives once."""
        async with self.writing() as connection:
            await connection.execute(PEOPLE.update().where(PEOPLE.c.id == id).values(**changes))

    async def give_login(self, id: str, login: str, password: str) -> bool:
        """False if they have one already. IntegrityError: it is somebody else's."""
        query = PEOPLE.update().where(PEOPLE.c.id == id, PEOPLE.c.login.is_(None))
        async with self.writing() as connection:
            return (await connection.execute(query.values(login=login, password=password))).rowcount == 1

    # --- notes and reading -----------------------------------------------------------------------------------------

    async def notes(self, table: str, person: str) -> str:
        query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.person_id == person)
        async with self.reading() as connection:
            return str(await connection.scalar(query) or "")

    async def write_notes(self, table: str, person: str, text: str) -> None:
        await self.put(NOTES, {"table_id": table, "person_id": person, "text": text})

    async def seen(self, table: str, person: str) -> int:
        query = select(SEEN.c.moment).where(SEEN.c.table_id == table, SEEN.c.person_id == person)
        async with self.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def write_seen(self, marks: Sequence[tuple[str, str, int]]) -> None:
        names = ("table_id", "person_id", "moment")
        await self.put(SEEN, *(dict(zip(names, mark, strict=True)) for mark in marks))

    async def put(self, table: Any, *rows: dict[str, Any]) -> None:
        """Insert rows, or change those that are there."""
        if not rows:
            return
        insert = self.insert(table)
        keys = [column.name for column in table.primary_key]
        changes = {name: insert.excluded[name] for name in rows[0] if name not in keys}
        async with self.writing() as connection:
            for row in rows:
                await connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=changes), row)


async def hold(connection: AsyncConnection) -> None:
    """The one lock of SQLite to write, as soon as another process lets go of it: as long as somebody is patient."""
    while True:
        try:
            await connection.exec_driver_sql("begin immediate")
            return
        except OperationalError:
            await asyncio.sleep(AGAIN)


def decode_summary(data: bytes) -> Summary:
    """What lists read of a table. Earlier releases kept whole files there."""
    found = SUMMARY.decode(data)
    found.settings = without_files(found.settings)
    return found
