"""What the keeper of a server may see and decide from the command line, while the server runs or not.

A running server looks every few seconds whether its keeper decided something (`Server.heed_keeper`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy import func, or_, select

from durbar.engine.refusal import Problem
from durbar.server.clock.clock import Time
from durbar.server.host.config import Config
from durbar.server.host.world import WORLD
from durbar.server.hub import Hub
from durbar.server.people.reliability import ByPace, by_pace
from durbar.server.people.session_store import LoginStore
from durbar.server.people.statistics import ResultRow
from durbar.server.storage.database import Database, decode_summary, upgrade
from durbar.server.storage.rows import PersonRow
from durbar.server.storage.schema import LOGINS, MEMBERS, PEOPLE, RESULTS, TABLES
from durbar.server.table import commands
from durbar.server.table.summary import Summary

DECIDED = "keeper"  # the fact that says when the keeper decided something last


class Known(NamedTuple):
    """Somebody, at how many tables they are, and in how many browsers."""

    person: PersonRow
    tables: int
    logins: int


class Keeper:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- looking ---------------------------------------------------------------------------------------------------

    async def people(self, text: str, most: int) -> list[Known]:
        """The newest first; those whose name or login holds this text, or who have this id."""
        tables = select(func.count()).where(MEMBERS.c.person_id == PEOPLE.c.id).scalar_subquery()
        alive = (LOGINS.c.person_id == PEOPLE.c.id, LOGINS.c.ended.is_(None))
        logins = select(func.count()).select_from(LOGINS).where(*alive).scalar_subquery()
        query = select(PEOPLE, tables, logins).order_by(PEOPLE.c.created.desc()).limit(most)
        if text:
            like = [PEOPLE.c[name].icontains(text, autoescape=True) for name in ("name", "login")]
            query = query.where(or_(PEOPLE.c.id == text, *like))
        async with self.database.reading() as connection:
            return [Known(PersonRow(*row[:-2]), row[-2], row[-1]) for row in await connection.execute(query)]

    async def tables(self, person: str, most: int) -> list[Summary]:
        """The last used first; all, or somebody's."""
        query = select(TABLES.c.summary).order_by(TABLES.c.touched.desc()).limit(most)
        if person:
            mine = select(MEMBERS.c.table_id).where(MEMBERS.c.person_id == (await self.one(person)).id)
            query = query.where(TABLES.c.id.in_(mine))
        async with self.database.reading() as connection:
            return [decode_summary(data) for data in (await connection.execute(query)).scalars()]

    async def figures(self) -> list[ByPace]:
        """How many games reach a result, and how many turns come late, by pace."""
        tables, rows = select(TABLES.c.summary), select(RESULTS).where(RESULTS.c.people > 1, RESULTS.c.person_id != "")
        async with self.database.reading() as connection:
            found = [decode_summary(data) for data in (await connection.execute(tables)).scalars()]
            return by_pace(found, [ResultRow(*row) for row in await connection.execute(rows)])

    async def one(self, person: str) -> PersonRow:
        """Somebody by id or login."""
        found = await self.database.person(id=person) or await self.database.person(login=person.casefold())
        if found is None:
            raise Problem("no-such-person", given=person)
        return found

    # --- deciding --------------------------------------------------------------------------------------------------

    async def mute(self, person: str, on: bool) -> PersonRow:
        return await self.decide(person, muted=on)

    async def quota(self, person: str, most: int | None) -> PersonRow:
        """How many games with bots they may have under way; None: as many as everybody."""
        return await self.decide(person, bot_tables=most)

    async def decide(self, person: str, **changes: Any) -> PersonRow:
        row = await self.one(person)
        await self.database.change_person(row.id, **changes)
        await self.say_so()
        return row

    async def end_logins(self, person: str) -> PersonRow:
        """Everywhere; cookies of before log-ins were kept are void too."""
        now = WORLD.now()
        row = await self.one(person)
        await LoginStore(self.database).end(row.id, now)
        return await self.decide(row.id, void_before=now)

    async def close(self, table: str) -> None:
        """One entry more in its journal, as everything that happens at a table."""
        hub = Hub(self.database, b"", Time(WORLD.now, WORLD.monotonic))
        writing = asyncio.create_task(self.database.writer.run())
        try:
            await hub.carry_out(await hub.table(table), commands.close())
        finally:
            writing.cancel()
        await self.say_so()

    async def say_so(self) -> None:
        await self.database.note(DECIDED, f"{WORLD.now()} {WORLD.hex(4)}")


@asynccontextmanager
async def keeper_of(config: Config) -> AsyncIterator[Keeper]:
    """The database brought up to date, as a server does at its start."""
    database = Database(config.url, "keeper")
    try:
        async with database.engine.begin() as connection:
            await connection.run_sync(upgrade)
        yield Keeper(database)
    finally:
        await database.close()
