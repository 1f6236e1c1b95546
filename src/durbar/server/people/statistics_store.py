"""Results of finished games, as the database keeps them."""

from __future__ import annotations

from sqlalchemy import select

from durbar.server.people.reliability import like, pace_of, with_people
from durbar.server.people.statistics import ResultRow
from durbar.server.storage.database import Database, decode_summary
from durbar.server.storage.rows import Named
from durbar.server.storage.schema import MEMBERS, PEOPLE, RESULTS, TABLES
from durbar.server.table.summary import Summary

MOST = 5000  # of somebody's last games
LAST = 200  # by which another is judged


class ResultStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> list[ResultRow]:
        """The last first."""
        query = select(RESULTS).where(RESULTS.c.person_id == person).order_by(RESULTS.c.ended.desc()).limit(MOST)
        async with self.database.reading() as connection:
            return [ResultRow(*row) for row in await connection.execute(query)]

    async def others(self, person: str) -> list[ResultRow]:
        """Of the people somebody has played with, in those games."""
        tables = select(RESULTS.c.table_id).where(RESULTS.c.person_id == person)
        query = select(RESULTS).where(RESULTS.c.table_id.in_(tables), RESULTS.c.person_id.not_in((person, "")))
        async with self.database.reading() as connection:
            return [ResultRow(*row) for row in await connection.execute(query)]

    async def given_up(self, person: str) -> int:
        """Their games over days with others that began and never came to a result."""
        query = select(TABLES.c.summary).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id).limit(MOST)
        query = query.where(MEMBERS.c.person_id == person, TABLES.c.status == "abandoned")
        async with self.database.reading() as connection:
            found = [decode_summary(data) for data in (await connection.execute(query)).scalars()]
        return sum(with_people(one) and pace_of(one) == "days" and bool(one.began) for one in found)

    async def like(self, table: Summary) -> list[Summary]:
        """The last games by which this one may be judged."""
        query = select(TABLES.c.summary).where(TABLES.c.game == table.game, TABLES.c.status == "over")
        query = query.order_by(TABLES.c.touched.desc()).limit(LAST)
        async with self.database.reading() as connection:
            found = [decode_summary(data) for data in (await connection.execute(query)).scalars()]
        return [one for one in found if like(table, one)]

    async def met(self, one: str, other: str) -> bool:
        """Have they finished a game together, in which both had chosen?"""
        mine, theirs = RESULTS.alias(), RESULTS.alias()
        both = (mine.c.person_id == one, theirs.c.person_id == other, mine.c.share > 0, theirs.c.share > 0)
        query = select(mine.c.table_id).join(theirs, mine.c.table_id == theirs.c.table_id).where(*both).limit(1)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def named(self, people: list[str]) -> dict[str, Named]:
        query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.shown).where(PEOPLE.c.id.in_(people))
        async with self.database.reading() as connection:
            return {person: Named(name, shown) for person, name, shown in await connection.execute(query)}
