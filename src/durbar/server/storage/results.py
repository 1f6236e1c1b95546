"""Results of finished games, as the database keeps them."""

from __future__ import annotations

from sqlalchemy import select

from durbar.server.results import ResultRow
from durbar.server.storage.database import Database
from durbar.server.storage.schema import PEOPLE, RESULTS

MOST = 5000  # of somebody's last games


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

    async def names(self, people: list[str]) -> dict[str, str]:
        async with self.database.reading() as connection:
            found = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people)))
            return {row.id: row.name for row in found}
