"""Private boards, as the database keeps them: a row a board, its tree as a record."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import delete, func, select, update

from durbar.engine.game import OPEN
from durbar.engine.refusal import Problem
from durbar.server.storage.database import Database
from durbar.server.storage.schema import STUDIES

MOST = 20
"""Boards of a person at a table."""


class StudyRow(NamedTuple):
    """A board: whose it is, which table and step it began at, and what was tried."""

    id: str
    person: str
    table: str
    seat: int
    step: int
    seed: str
    text: str
    version: int
    touched: float


class StudyStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, id: str, person: str) -> StudyRow:
        """A board of somebody's, or one to study on, which whoever has its link may read; another's private one is as
        unknown as one that never was."""
        query = select(STUDIES).where(STUDIES.c.id == id, (STUDIES.c.person_id == person) | (STUDIES.c.seat == OPEN))
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise Problem("no-such-plan")
        return row_of(found)

    async def at(self, table: str, person: str) -> list[StudyRow]:
        """Somebody's private boards at a table, the one touched last first."""
        return await self.found(STUDIES.c.table_id == table, STUDIES.c.person_id == person, STUDIES.c.seat != OPEN)

    async def studied(self, person: str) -> list[StudyRow]:
        """Somebody's boards to study on, the one touched last first."""
        return await self.found(STUDIES.c.person_id == person, STUDIES.c.seat == OPEN)

    async def found(self, *which: Any) -> list[StudyRow]:
        async with self.database.reading() as connection:
            query = select(STUDIES).where(*which).order_by(STUDIES.c.touched.desc())
            return [row_of(row) for row in await connection.execute(query)]

    async def add(self, row: StudyRow) -> None:
        mine = (STUDIES.c.table_id == row.table, STUDIES.c.person_id == row.person)
        async with self.database.writing() as connection:
            count = (await connection.execute(select(func.count()).select_from(STUDIES).where(*mine))).scalar_one()
            if count >= MOST:
                raise Problem("too-many-plans", known=MOST)
            await connection.execute(self.database.insert(STUDIES), values_of(row))

    async def write(self, row: StudyRow) -> StudyRow:
        """The next version; refused if it was changed elsewhere meanwhile."""
        here = (STUDIES.c.id == row.id, STUDIES.c.version == row.version)
        new = row._replace(version=row.version + 1)
        async with self.database.writing() as connection:
            change = update(STUDIES).where(*here).values(**values_of(new))
            if (await connection.execute(change)).rowcount != 1:
                raise Problem("plan-changed")
        return new

    async def delete(self, id: str, person: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(STUDIES).where(STUDIES.c.id == id, STUDIES.c.person_id == person))


def row_of(found: Any) -> StudyRow:
    return StudyRow(
        found.id, found.person_id, found.table_id, found.seat, found.step, found.seed, found.text, found.version,
        found.touched,
    )  # fmt: skip


def values_of(row: StudyRow) -> dict[str, Any]:
    told = row._asdict()
    told |= {"person_id": told.pop("person"), "table_id": told.pop("table")}
    return told
