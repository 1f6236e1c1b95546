"""What somebody has here, all of it gone when they leave for good.

Their games with others stay, for they are the others' too: without the name, and without what they said.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, select, update

from durbar.server.lessons.store import LessonStore
from durbar.server.storage.database import Database
from durbar.server.storage.schema import (
    ADDRESSES,
    ENTRIES,
    HINTS,
    HOOKS,
    LESSONS,
    LOGINS,
    MEMBERS,
    MUTES,
    NOTES,
    ORDERS,
    OUTBOX,
    PEOPLE,
    POLICIES,
    PUSHES,
    RESULTS,
    SEEN,
    STUDIES,
    TABLES,
)
from durbar.server.table.journal import REWRITTEN

NOBODY = "—"
read = msgspec.json.decode
write = msgspec.json.encode


async def remove(database: Database, person: str, tables: list[str]) -> None:
    """Take somebody out of the database, and out of the tables they were at."""
    async with database.reading() as connection:
        query = select(LESSONS.c.table_id).where(LESSONS.c.person_id == person)
        taught = list((await connection.execute(query)).scalars())
    await LessonStore(database).remove(taught)
    for table in tables:
        await remove_from(database, table, person)
    async with database.writing() as connection:
        private = (NOTES, LESSONS, HINTS, POLICIES, ORDERS, STUDIES)
        for kind in (LOGINS, SEEN, MEMBERS, ADDRESSES, MUTES, OUTBOX, PUSHES, *private):
            await connection.execute(delete(kind).where(kind.c.person_id == person))
        await connection.execute(delete(HOOKS).where(HOOKS.c.owner == person))
        await connection.execute(update(RESULTS).where(RESULTS.c.person_id == person).values(person_id=""))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))


async def remove_from(database: Database, table: str, person: str) -> None:
    """Their own tables go; from others' the name and the words go."""
    others = select(func.count()).select_from(MEMBERS).where(MEMBERS.c.table_id == table, MEMBERS.c.person_id != person)
    async with database.writing() as connection:
        await database.writer.notify(connection, [(table, REWRITTEN)])
        if not await connection.scalar(others):
            for kind, key in ((ENTRIES, ENTRIES.c.table_id), (NOTES, NOTES.c.table_id), (SEEN, SEEN.c.table_id)):
                await connection.execute(delete(kind).where(key == table))
            await connection.execute(delete(HOOKS).where(HOOKS.c.owner == table))
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))
            return
        query = select(ENTRIES.c.number, ENTRIES.c.data).where(ENTRIES.c.table_id == table)
        for number, data in (await connection.execute(query)).all():
            if person in data:
                here = (ENTRIES.c.table_id == table, ENTRIES.c.number == number)
                await connection.execute(update(ENTRIES).where(*here).values(data=without(data, person).decode()))
        summary = await connection.scalar(select(TABLES.c.summary).where(TABLES.c.id == table))
        if summary is not None and read(summary)["host"] == person:
            await connection.execute(delete(HOOKS).where(HOOKS.c.owner == table))
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(summary=without(summary, person)))


def without(data: Any, person: str) -> bytes:
    """What is stored, without a person's name and words. The id stays: it means nobody now."""
    found = read(data)
    if isinstance(found, dict) and found.get("host") == person and "title" in found:
        found["title"] = ""  # they gave it
    forget(found, person)
    return write(found)


def forget(found: Any, person: str) -> None:
    if isinstance(found, list):
        for part in found:
            forget(part, person)
    elif isinstance(found, dict):
        if person == (found.get("person") or found.get("former")):  # whoever plays on keeps theirs
            found.update({name: NOBODY for name in ("name", "text") if name in found})
        for part in found.values():
            forget(part, person)
