"""What somebody has here, all of it to take along."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import select

from durbar.server.seats.history import stretches
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
    PEOPLE,
    POLICIES,
    PUSHES,
    RESULTS,
    STUDIES,
    TABLES,
)
from durbar.server.table.restore import replayed

read = msgspec.json.decode


async def tables_of(database: Database, person: str) -> list[str]:
    """Wherever they sat, or only said something or asked for a seat."""
    members = select(MEMBERS.c.table_id).where(MEMBERS.c.person_id == person)
    named = select(ENTRIES.c.table_id).where(ENTRIES.c.data.contains(person, autoescape=True))
    async with database.reading() as connection:
        return list((await connection.execute(members.union(named))).scalars())


async def belongings(database: Database, person: str) -> dict[str, Any]:
    """Everything kept about somebody, but for passwords and codes, of which only hashes are known."""
    kept = {
        "person": select(
            PEOPLE.c.id,
            PEOPLE.c.name,
            PEOPLE.c.language,
            PEOPLE.c.theme,
            PEOPLE.c.login,
            PEOPLE.c.created,
            PEOPLE.c.shown,
        ),
        "logins": select(LOGINS.c.device, LOGINS.c.created, LOGINS.c.used, LOGINS.c.ended),
        "notes": select(NOTES.c.table_id, NOTES.c.text),
        "lessons": select(LESSONS.c.game, LESSONS.c.lesson, LESSONS.c.step, LESSONS.c.mark, LESSONS.c.touched),
        "hints": select(HINTS.c.game, HINTS.c.hint, HINTS.c.games, HINTS.c.known),
        "policies": select(POLICIES.c.hours, POLICIES.c.notices),
        "addresses": select(ADDRESSES.c.address, ADDRESSES.c.verified),
        "mutes": select(MUTES.c.table_id, MUTES.c.how),
        "pushes": select(PUSHES.c.endpoint, PUSHES.c.device, PUSHES.c.created),
        "hooks": select(HOOKS.c.format, HOOKS.c.address, HOOKS.c.mention),
        "orders": select(ORDERS.c.table_id, ORDERS.c.seat, ORDERS.c.data),
        "studies": select(STUDIES.c.table_id, STUDIES.c.seat, STUDIES.c.step, STUDIES.c.text),
        "results": select(
            RESULTS.c.table_id, RESULTS.c.game, RESULTS.c.rank, RESULTS.c.score, RESULTS.c.ended, RESULTS.c.share
        ),
    }
    theirs = (LOGINS, NOTES, LESSONS, HINTS, POLICIES, ADDRESSES, MUTES, PUSHES, ORDERS, STUDIES, RESULTS)
    owners = {"person": PEOPLE.c.id, "hooks": HOOKS.c.owner} | {table.name: table.c.person_id for table in theirs}
    found: dict[str, Any] = {}
    async with database.reading() as connection:
        for name, query in kept.items():
            rows = await connection.execute(query.where(owners[name] == person))
            found[name] = [dict(row._mapping) for row in rows]
    found["tables"] = [await table_of(database, table, person) for table in await tables_of(database, person)]
    return found


async def table_of(database: Database, table: str, person: str) -> dict[str, Any]:
    """A table as far as it is theirs: which seats, what they said and chose, and where it tells whose turn it is."""
    channel = select(HOOKS.c.format, HOOKS.c.address, HOOKS.c.mention).where(HOOKS.c.owner == table)
    async with database.reading() as connection:
        row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
        hooks = [dict(hook._mapping) for hook in await connection.execute(channel)]
    if row is None:
        return {"id": table}
    more = {"channel": hooks[0]} if hooks and read(row.summary)["host"] == person else {}
    seats = [
        n for n, seat in enumerate(read(row.summary)["seats"]) if person in (seat.get("person"), seat.get("former"))
    ]
    stored = await database.entries(table)
    entries = [read(data) for data in stored if person in data]
    said = [{"at": one["at"], "text": one["text"]} for one in entries if one.get("person") == person and "text" in one]
    played = await asyncio.to_thread(played_by, person, table, stored)
    return {"id": table, "game": row.game, "status": row.status, "seats": seats, "said": said, **more, **played}


def played_by(person: str, id: str, stored: list[str]) -> dict[str, Any]:
    """The choices of theirs that stand, and when they had which seat; nothing of a table that no longer replays."""
    try:
        table = replayed(id, stored)
    except Exception:
        return {}
    mine = [one for one in stretches(table.seats.tenures, table.match.line, table.marks) if one.tenure.person == person]
    choices = [
        {"step": step, "words": choice.words}
        for step, choice in enumerate(table.match.line)
        if any(one.tenure.seat == choice.player and one.since <= step < one.until for one in mine)
    ]
    tenures = [
        {"seat": one.tenure.seat, "since": one.since, "until": one.until, "choices": one.choices, "share": one.share}
        for one in mine
        if one.choices
    ]
    return {"choices": choices, "tenures": tenures}
