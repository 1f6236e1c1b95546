"""How far somebody is in each lesson, and the hints they were told."""

from __future__ import annotations

from sqlalchemy import delete, func, or_, select, update

from durbar.server.storage.database import Database
from durbar.server.storage.rows import LessonCount, LessonRow
from durbar.server.storage.schema import ENTRIES, HINTS, LESSONS, MEMBERS, NOTES, SEEN, TABLES

OFTEN = 3  # games in which the same hint is told
MOST = 1000  # finished games looked at
MONTH = 30 * 24 * 3600.0  # seconds after the last visit a lesson's table is removed


class LessonStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str, game: str) -> dict[str, LessonRow]:
        """Somebody's lessons of a game by their names."""
        query = select(LESSONS).where(LESSONS.c.person_id == person, LESSONS.c.game == game)
        async with self.database.reading() as connection:
            return {row.lesson: LessonRow(*row) for row in await connection.execute(query)}

    async def put(self, row: LessonRow) -> None:
        await self.database.put(LESSONS, row._asdict())

    async def forget(self, person: str, game: str) -> list[str]:
        """Somebody begins anew: their tables, which are gone with it."""
        rows = await self.of(person, game)
        async with self.database.writing() as connection:
            await connection.execute(delete(LESSONS).where(LESSONS.c.person_id == person, LESSONS.c.game == game))
            await connection.execute(delete(HINTS).where(HINTS.c.person_id == person, HINTS.c.game == game))
        tables = [row.table_id for row in rows.values() if row.table_id]
        return await self.remove(tables)

    async def remove(self, tables: list[str]) -> list[str]:
        """Tables of lessons, with all that belongs to them; a first game is a game like any other, and stays."""
        lessons = [table for table in tables if await self.is_lesson(table)]
        async with self.database.writing() as connection:
            for column in (ENTRIES.c.table_id, NOTES.c.table_id, SEEN.c.table_id, TABLES.c.id):
                await connection.execute(delete(column.table).where(column.in_(lessons)))
            await connection.execute(update(LESSONS).where(LESSONS.c.table_id.in_(lessons)).values(table_id=""))
        return lessons

    async def is_lesson(self, table: str) -> bool:
        first = await self.database.entries(table)
        return bool(first) and '"lesson":' in first[0]

    async def forget_old(self, now: float) -> list[str]:
        """Tables of lessons that nobody has visited for a month."""
        old = select(LESSONS.c.table_id).where(LESSONS.c.touched < now - MONTH, LESSONS.c.table_id != "")
        async with self.database.reading() as connection:
            tables = list((await connection.execute(old)).scalars())
        return await self.remove(tables)

    async def finished_tables(self, person: str, game: str) -> set[str]:
        """The tables at which somebody has played this game to its end."""
        query = select(TABLES.c.id).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        query = query.where(MEMBERS.c.person_id == person, TABLES.c.game == game, TABLES.c.status == "over")
        async with self.database.reading() as connection:
            return set((await connection.execute(query.limit(MOST))).scalars())

    async def hints(self, person: str, game: str) -> set[str]:
        """Hints somebody need not be told: they said so, or were told them in several games."""
        query = select(HINTS.c.hint).where(HINTS.c.person_id == person, HINTS.c.game == game)
        async with self.database.reading() as connection:
            return set((await connection.execute(query.where(or_(HINTS.c.known, HINTS.c.games >= OFTEN)))).scalars())

    async def note_hint(self, person: str, game: str, hint: str, known: bool) -> None:
        """A hint was told in one game more, or is known."""
        row = {"person_id": person, "game": game, "hint": hint, "games": 0, "known": False}
        here = update(HINTS).where(HINTS.c.person_id == person, HINTS.c.game == game, HINTS.c.hint == hint)
        async with self.database.writing() as connection:
            await connection.execute(self.database.insert(HINTS).on_conflict_do_nothing(), row)
            changed = here.values(known=True) if known else here.values(games=HINTS.c.games + 1)
            await connection.execute(changed)

    async def counts(self, game: str) -> list[LessonCount]:
        """How many begin and end each lesson, and at which step they are."""
        kinds = (LESSONS.c.lesson, LESSONS.c.step, LESSONS.c.mark)
        query = select(*kinds, func.count()).where(LESSONS.c.game == game).group_by(*kinds)
        async with self.database.reading() as connection:
            return [LessonCount(*row) for row in await connection.execute(query)]
