"""Tables as lists, a page at a time, the last used first."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, select, tuple_

from durbar.engine.refusal import Problem
from durbar.server.storage.database import Database, decode_summary
from durbar.server.storage.pages import ALL, Filter, Page, deadline_of, owes
from durbar.server.storage.schema import MEMBERS, SEEN, TABLES
from durbar.server.table.summary import Summary

PAGE = 50
MOST = 1000  # tables that are looked at for those somebody wants, or where they owe a choice


def cursor_of(touched: float, id: str) -> str:
    return f"{touched!r}~{id}"


def place_of(cursor: str) -> tuple[float, str]:
    """The last table somebody has seen: when it was used, and which it was among those of the same moment."""
    found = re.fullmatch(r"(\d{1,15}(?:\.\d{1,20})?)~([0-9a-z]{1,40})", cursor)
    if found is None:
        raise Problem("bad-request")
    return float(found[1]), found[2]


class Lists:
    """A table used while somebody turns pages goes to the front: it is on no later page, and none is left out."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def mine(self, person: str, after: str = "", wanted: Filter = ALL) -> Page:
        query = columns().join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        return await self.page(query.where(MEMBERS.c.person_id == person), after, wanted)

    async def turn(self, person: str) -> Page:
        """Where this person owes a choice: the least time left first, then the longest waiting."""
        query = columns().join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        query = query.where(MEMBERS.c.person_id == person, TABLES.c.status == "playing")
        async with self.database.reading() as connection:
            rows = (await connection.execute(query.order_by(TABLES.c.touched).limit(MOST))).all()
        found = [table for row in rows if owes(table := decode_summary(row.summary), person)]
        return Page(sorted(found, key=lambda table: deadline_of(table, person)), "")

    async def listed(self, after: str = "", wanted: Filter = ALL) -> Page:
        under_way = TABLES.c.status.in_(("waiting", "playing"))
        return await self.page(columns().where(TABLES.c.listed.is_(True), under_way), after, wanted)

    async def wanted(self) -> Page:
        """Games under way where somebody is looked for; the longest waiting first."""
        query = columns().where(TABLES.c.wanted.is_(True)).order_by(TABLES.c.touched).limit(PAGE)
        async with self.database.reading() as connection:
            return Page([decode_summary(row.summary) for row in await connection.execute(query)], "")

    async def watched(self, person: str) -> Page:
        """Games of others this person has looked at, until they have seen the end; the last used first."""
        own = select(MEMBERS.c.table_id).where(MEMBERS.c.person_id == person)
        query = columns().join(SEEN, SEEN.c.table_id == TABLES.c.id)
        query = query.where(SEEN.c.person_id == person, TABLES.c.id.not_in(own))
        going_on = (TABLES.c.status == "playing") | ((TABLES.c.status == "over") & (SEEN.c.moment < TABLES.c.moment))
        query = query.where(going_on).order_by(TABLES.c.touched.desc()).limit(PAGE)
        async with self.database.reading() as connection:
            return Page([decode_summary(row.summary) for row in await connection.execute(query)], "")

    async def bot_tables(self, person: str, most: int) -> int:
        """How many games under way somebody has with bots; no further than `most`."""
        query = select(TABLES.c.summary).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        query = query.where(MEMBERS.c.person_id == person, TABLES.c.status == "playing").limit(2 * most)
        async with self.database.reading() as connection:
            found = [decode_summary(data) for data in (await connection.execute(query)).scalars()]
        return sum(any(seat.kind == "bot" for seat in summary.seats) for summary in found)

    async def page(self, query: Select[Any], after: str, wanted: Filter) -> Page:
        """Where few are wanted, a page is what is found among so many; the rest of the list follows."""
        place = tuple_(TABLES.c.touched, TABLES.c.id)
        if after:
            query = query.where(place < place_of(after))
        if wanted.game:
            query = query.where(TABLES.c.game == wanted.game)
        most = PAGE if wanted == ALL else MOST
        query = query.order_by(TABLES.c.touched.desc(), TABLES.c.id.desc()).limit(most + 1)
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return page_of(rows, most, wanted)


def page_of(rows: Sequence[Row[Any]], most: int, wanted: Filter) -> Page:
    """A page of those wanted, and the last one looked at."""
    found: list[Summary] = []
    for n, row in enumerate(rows[:most]):
        if wanted.takes(table := decode_summary(row.summary)):
            found.append(table)
        if len(found) == PAGE or n == most - 1:
            return Page(found, cursor_of(row.touched, row.id) if len(rows) > n + 1 else "")
    return Page(found, "")


def columns() -> Select[Any]:
    return select(TABLES.c.id, TABLES.c.touched, TABLES.c.summary)
