"""Finished reviews, as the database keeps them: seats and numbers, no names."""

from __future__ import annotations

from sqlalchemy import delete, select

from durbar.server.storage.database import Database
from durbar.server.storage.schema import REVIEWS
from durbar.server.study.reviewing import ReviewProgress


class ReviewStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table: str) -> ReviewProgress | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(REVIEWS).where(REVIEWS.c.table_id == table))).one_or_none()
        return None if row is None else ReviewProgress(row.parts, 0, row.text)

    async def keep(self, table: str, found: ReviewProgress, now: float) -> None:
        """The same work at two servers says the same: the later may replace the earlier."""
        row = {"table_id": table, "parts": found.done, "text": found.text, "finished": now}
        async with self.database.writing() as connection:
            await connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
            await connection.execute(self.database.insert(REVIEWS), row)
