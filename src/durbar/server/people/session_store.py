"""The log-ins in the database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from durbar.server.storage.database import Database
from durbar.server.storage.schema import LOGINS

MOST = 100  # of one person at the same time


class LoginRow(NamedTuple):
    """`mark`: what is kept of the cookie. `ended`: it is void since."""

    id: str
    mark: str
    person_id: str
    device: str
    created: float
    used: float
    ended: float | None = None


class LoginStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, row: LoginRow) -> None:
        """Two requests with the same old cookie may come together: one row is enough. Beyond `MOST` the longest unused
        end, so that whoever looks at their list sees all of it."""
        alive = (LOGINS.c.person_id == row.person_id, LOGINS.c.ended.is_(None))
        kept = select(LOGINS.c.id).where(*alive).order_by(LOGINS.c.used.desc()).limit(MOST)
        try:
            async with self.database.writing() as connection:
                await connection.execute(LOGINS.insert(), row._asdict())
                beyond = update(LOGINS).where(*alive, LOGINS.c.id.not_in(kept.scalar_subquery()))
                await connection.execute(beyond.values(ended=row.used))
        except IntegrityError:
            return

    async def by_mark(self, *marks: str) -> LoginRow | None:
        query = select(LOGINS).where(LOGINS.c.mark.in_(marks))
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else LoginRow(*row)

    async def of(self, person: str) -> list[LoginRow]:
        """Somebody's log-ins that have not ended, the last used first."""
        query = select(LOGINS).where(LOGINS.c.person_id == person, LOGINS.c.ended.is_(None))
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(LOGINS.c.used.desc()).limit(MOST))
            return [LoginRow(*row) for row in found]

    async def change(self, id: str, **changes: str | float) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(LOGINS).where(LOGINS.c.id == id).values(**changes))

    async def end(self, person: str, at: float, only: str = "", keep: str = "") -> None:
        """End one of somebody's log-ins, or all but one."""
        mine = [LOGINS.c.person_id == person, LOGINS.c.ended.is_(None), LOGINS.c.id != keep]
        wanted = [*mine, LOGINS.c.id == only] if only else mine
        async with self.database.writing() as connection:
            await connection.execute(update(LOGINS).where(*wanted).values(ended=at))

    async def ended(self, ids: set[str]) -> set[str]:
        """Which of these have ended."""
        query = select(LOGINS.c.id).where(LOGINS.c.id.in_(ids), LOGINS.c.ended.is_(None))
        async with self.database.reading() as connection:
            return ids - set((await connection.execute(query)).scalars())

    async def forget(self, before: float) -> None:
        """What nobody can use any more."""
        async with self.database.writing() as connection:
            await connection.execute(delete(LOGINS).where(or_(LOGINS.c.ended < before, LOGINS.c.used < before)))
