"""What the database knows of time: what is due, when nobody served, and when people sleep."""

from __future__ import annotations

import msgspec
from sqlalchemy import column, func, insert, select, table, update

from durbar.server.clock.hours import Policy, Span
from durbar.server.storage.database import SERVER, Database, server_name
from durbar.server.storage.schema import DOWN, MEMBERS, META, POLICIES, TABLES

ALIVE = "alive"
ACTIVITY = table("pg_stat_activity", column("datname"), column("application_name"))


class TimeStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def due(self, before: float, most: int = 500) -> list[tuple[str, float]]:
        """Tables where something is due until then, the first first."""
        query = select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due <= before).order_by(TABLES.c.due).limit(most)
        async with self.database.reading() as connection:
            return [(row.id, row.due) for row in await connection.execute(query)]

    async def put_off(self, table: str, due: float | None, number: int | None = None) -> None:
        """Look at a table again then; unless it has gone on since entry `number`."""
        query = update(TABLES).where(TABLES.c.id == table)
        if number is not None:
            query = query.where(TABLES.c.moment == number)
        async with self.database.writing() as connection:
            await connection.execute(query.values(due=due))

    async def offset(self, here: float) -> float:
        """How far the database's clock is ahead of ours; one that shares our machine shares its clock."""
        if not self.database.shared:
            return 0.0
        async with self.database.reading() as connection:
            there = (await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one()
        return float(there) - here

    async def alone(self) -> bool:
        """Does no other server use this database?"""
        if not self.database.shared:
            return True
        here = (ACTIVITY.c.datname == func.current_database(), ACTIVITY.c.application_name.like(f"{SERVER}%"))
        others = select(func.count()).where(*here, ACTIVITY.c.application_name != server_name(self.database.server))
        async with self.database.reading() as connection:
            return not await connection.scalar(others)

    async def alive(self, now: float, nobody_since: float) -> None:
        """Somebody serves now. Whoever finds that the last sign of life is as old as this notes, once, that nobody
        did meanwhile."""
        async with self.database.writing() as connection:
            first = self.database.insert(META).on_conflict_do_nothing()
            await connection.execute(first, {"key": ALIVE, "value": repr(now)})
            before = str(await connection.scalar(select(META.c.value).where(META.c.key == ALIVE)))
            won = update(META).where(META.c.key == ALIVE, META.c.value == before).values(value=repr(now))
            ours = now > float(before) and (await connection.execute(won)).rowcount == 1
            if ours and float(before) <= nobody_since:
                await connection.execute(insert(DOWN).values(since=float(before), until=now))

    async def gaps(self) -> tuple[Span, ...]:
        async with self.database.reading() as connection:
            rows = await connection.execute(select(DOWN.c.since, DOWN.c.until).order_by(DOWN.c.since))
            return tuple((row.since, row.until) for row in rows)

    async def policy(self, person: str) -> Policy:
        async with self.database.reading() as connection:
            found = await connection.scalar(select(POLICIES.c.hours).where(POLICIES.c.person_id == person))
        return msgspec.json.decode(found or b"{}", type=Policy)

    async def write_policy(self, person: str, policy: Policy) -> None:
        await self.database.put(POLICIES, {"person_id": person, "hours": msgspec.json.encode(policy).decode()})

    async def under_way(self, person: str) -> list[str]:
        """Games somebody is in that have clocks running."""
        query = select(TABLES.c.id).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        query = query.where(MEMBERS.c.person_id == person, TABLES.c.status == "playing", TABLES.c.due.is_not(None))
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())
