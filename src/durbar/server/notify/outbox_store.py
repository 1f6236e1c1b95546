"""Notices that wait to be sent, and what became of each on each way."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import and_, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.host.world import WORLD
from durbar.server.storage.database import Database
from durbar.server.storage.schema import MUTES, OUTBOX, USES

CLAIM = 60.0  # seconds a server has for what it claimed
TOGETHER = 20  # people


class Told(Struct, frozen=True, omit_defaults=True):
    """What became of a notice on one way: `sent` or `refused` at a time; else it waits until then."""

    outcome: str = ""
    at: float = 0.0
    tries: int = 0


class Row(NamedTuple):
    person: str
    table: str
    kind: str
    number: int
    due: float
    ways: dict[str, Told]


class Noting:
    """What became of what one message told, until it is stored."""

    def __init__(self, changed: list[tuple[Row, dict[str, Any]]]) -> None:
        self.changed = changed
        self.done = False
        self.problem: Exception | None = None


class UsedUp(Exception):
    """Not now."""


class Limit(NamedTuple):
    """So many uses of something within so many seconds."""

    name: str
    most: int
    seconds: float


read_ways = msgspec.json.Decoder(dict[str, Told]).decode
KEYS = (OUTBOX.c.person_id, OUTBOX.c.table_id, OUTBOX.c.kind, OUTBOX.c.number)


def due_by(now: float, calm: float) -> tuple[Any, ...]:
    """What waits and may be told by now: where somebody wants to hear of everything, without the calm before it."""
    everything = (MUTES.c.person_id == OUTBOX.c.person_id, MUTES.c.table_id == OUTBOX.c.table_id)
    wanted = exists().where(*everything, MUTES.c.how == "everything")
    at_once = and_(OUTBOX.c.ways == "{}", OUTBOX.c.kind.not_in(("clock", "last")), wanted)
    return OUTBOX.c.outcome == "", OUTBOX.c.due <= now + calm, or_(OUTBOX.c.due <= now, at_once)


class OutboxStore:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Noting] = []
        self.one_notes = asyncio.Lock()

    async def claim(self, now: float, calm: float) -> dict[str, list[Row]]:
        """What is due, by person, for us alone for a while: no other server sends anything to them meanwhile."""
        due = due_by(now, calm)
        people = select(OUTBOX.c.person_id).where(*due, OUTBOX.c.claimed <= now).group_by(OUTBOX.c.person_id)
        people = people.order_by(func.min(OUTBOX.c.due)).limit(TOGETHER)
        found: dict[str, list[Row]] = {}
        async with self.database.writing() as connection:
            names = (await connection.execute(people)).scalars().all()
            mine = [one for one in names if await self.alone(connection, f"outbox {one}", wait=False)]
            rows = await self.claimed(connection, mine, now, and_(*due)) if mine else []
        for row in sorted(rows, key=lambda row: row.due):
            found.setdefault(row.person, []).append(row)
        return found

    async def claimed(self, connection: AsyncConnection, people: list[str], now: float, due: Any) -> list[Row]:
        """Notices of these people, but for those at any of whose another server is."""
        theirs = OUTBOX.c.person_id.in_(people)
        busy = select(OUTBOX.c.person_id).where(theirs, OUTBOX.c.outcome == "", OUTBOX.c.claimed > now)
        mine = update(OUTBOX).where(theirs, OUTBOX.c.person_id.not_in(busy), due).values(claimed=now + CLAIM)
        rows = await connection.execute(mine.returning(*KEYS, OUTBOX.c.due, OUTBOX.c.ways))
        return [Row(row.person_id, row.table_id, row.kind, row.number, row.due, read_ways(row.ways)) for row in rows]

    async def tell(self, row: Row, people: list[str], due: float) -> None:
        """The same notice for each of these people, once."""
        if not people:
            return
        told = [
            {"person_id": person, "table_id": row.table, "kind": row.kind, "number": row.number} for person in people
        ]
        query = self.database.insert(OUTBOX).values([{**one, "due": due} for one in told]).on_conflict_do_nothing()
        async with self.database.writing() as connection:
            await connection.execute(query)

    async def alone(self, connection: AsyncConnection, name: str, wait: bool = True) -> bool:
        """Until the end of the transaction nobody else is; SQLite has one server, and one that writes."""
        if not self.database.shared:
            return True
        how = "pg_advisory_xact_lock" if wait else "pg_try_advisory_xact_lock"
        won = await connection.scalar(text(f"select {how}(hashtextextended(:name, 0))"), {"name": name})
        return wait or bool(won)

    async def change(self, row: Row, **changes: Any) -> None:
        await self.change_all([(row, changes)])

    async def change_all(self, changed: list[tuple[Row, dict[str, Any]]]) -> None:
        """What one message told is noted as a whole: a part of it alone would be told again under another name.

        Whatever was told while somebody wrote goes into the next transaction together: each waits for the disk.
        """
        mine = Noting(changed)
        self.waiting.append(mine)
        async with self.one_notes:
            if not mine.done:
                together, self.waiting = self.waiting, []
                for one in together:
                    one.done = True
                try:
                    await self.note([change for one in together for change in one.changed])
                except Exception as problem:
                    for one in together:
                        one.problem = problem
        if mine.problem is not None:
            raise mine.problem

    async def note(self, changed: list[tuple[Row, dict[str, Any]]]) -> None:
        async with self.database.writing() as connection:
            for row, changes in changed:
                if "ways" in changes:
                    changes = {**changes, "ways": msgspec.json.encode(changes["ways"]).decode()}
                query = update(OUTBOX).where(*(key == value for key, value in zip(KEYS, row, strict=False)))
                await connection.execute(query.values(claimed=0.0, **changes))

    async def wait_for_page(self, seen: dict[str, set[str]], before: float, until: float) -> None:
        """Those who look at a table need not be told about it for a while. What is due `before` a time is put off well
        ahead of it, so that no other server, which knows nothing of their page, finds it due."""
        async with self.database.writing() as connection:
            for table, people in seen.items():
                all_wanted = select(MUTES.c.person_id).where(MUTES.c.table_id == table, MUTES.c.how == "everything")
                here = (OUTBOX.c.table_id == table, OUTBOX.c.person_id.in_(people), OUTBOX.c.outcome == "")
                waits = update(OUTBOX).where(*here, OUTBOX.c.due <= before, OUTBOX.c.person_id.not_in(all_wanted))
                await connection.execute(waits.values(due=until))

    async def use(self, at: float, *limits: Limit) -> bool:
        """Count one use of each; False, and not counted, if one of them is used up: by all servers together."""
        try:
            async with self.database.writing() as connection:
                for limit in sorted(limits):
                    await self.use_one(connection, at, limit)
        except UsedUp:
            return False
        return True

    async def use_some(self, at: float, limit: Limit, most: int) -> list[str]:
        """As many uses as are wanted and not used up; a mark for each, by which it may be given back."""
        lately = (USES.c.name == limit.name, USES.c.at > at - limit.seconds)
        async with self.database.writing() as connection:
            await self.alone(connection, f"use {limit.name}")
            used = int(await connection.scalar(select(func.count()).where(*lately)) or 0)
            marks = [WORLD.hex(8) for _ in range(min(most, limit.most - used))]
            if marks:
                rows = [{"mark": mark, "name": limit.name, "at": at} for mark in marks]
                await connection.execute(insert(USES), rows)
        return marks

    async def give_back(self, marks: list[str]) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(USES).where(USES.c.mark.in_(marks)))

    async def use_one(self, connection: AsyncConnection, at: float, limit: Limit) -> None:
        await self.alone(connection, f"use {limit.name}")
        await connection.execute(insert(USES).values(mark=WORLD.hex(8), name=limit.name, at=at))
        lately = (USES.c.name == limit.name, USES.c.at > at - limit.seconds)
        if int(await connection.scalar(select(func.count()).where(*lately)) or 0) > limit.most:
            raise UsedUp

    async def forget_old(self, before: float, used_before: float) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(OUTBOX).where(OUTBOX.c.outcome != "", OUTBOX.c.due < before))
            await connection.execute(delete(USES).where(USES.c.at < used_before))

    async def counts(self) -> dict[str, int]:
        query = select(OUTBOX.c.outcome, func.count()).group_by(OUTBOX.c.outcome)
        async with self.database.reading() as connection:
            return {row[0] or "waiting": row[1] for row in await connection.execute(query)}

    async def failures(self, most: int = 20) -> list[tuple[str, str, float]]:
        """What went wrong last: kind, the words of whoever refused, when."""
        query = select(OUTBOX.c.kind, OUTBOX.c.error, OUTBOX.c.due).where(OUTBOX.c.error != "")
        async with self.database.reading() as connection:
            rows = await connection.execute(query.order_by(OUTBOX.c.due.desc()).limit(most))
            return [(row.kind, row.error, row.due) for row in rows]
