"""Standing orders, as the database keeps them: a row a seat, which knows when its next answer is due."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select, update

from durbar.server.orders.state import SeatOrder
from durbar.server.storage.database import Database
from durbar.server.storage.schema import ORDERS, OUTBOX, TABLES

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[SeatOrder]).decode


class OrderRow(NamedTuple):
    """The orders of a seat, the first that answers counts. `used`: the step of the last answer, -1: none yet."""

    table: str
    seat: int
    person: str
    version: int
    orders: list[SeatOrder]
    last: int
    used: int = -1
    question: int = 0
    due: float | None = None


def row_of(found: Any) -> OrderRow:
    return OrderRow(
        found.table_id, found.seat, found.person_id, found.version, decode(found.data), found.last, found.used,
        found.question, found.due,
    )  # fmt: skip


class OrderStore:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.seats: set[tuple[str, int]] = set()  # with orders, as far as this server knows
        self.all_known = False

    async def recall(self) -> None:
        """Which seats have orders: then most questions need not be looked up. Other servers' people give some too."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(ORDERS.c.table_id, ORDERS.c.seat))
            self.seats |= {(row.table_id, row.seat) for row in found}
        self.all_known = not self.database.shared

    def may_have(self, table: str, seat: int) -> bool:
        return not self.all_known or (table, seat) in self.seats

    async def of(self, table: str, seat: int) -> OrderRow | None:
        query = select(ORDERS).where(ORDERS.c.table_id == table, ORDERS.c.seat == seat)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else row_of(found)

    async def write(self, row: OrderRow) -> bool:
        """The next version of a seat's orders; False if they were changed elsewhere meanwhile."""
        self.seats.add((row.table, row.seat))
        values = {"person_id": row.person, "data": encode(row.orders).decode(), "last": row.last, "due": None}
        async with self.database.writing() as connection:
            if row.version == 0:
                new = {"table_id": row.table, "seat": row.seat, "version": 1, **values}
                insert = self.database.insert(ORDERS).on_conflict_do_nothing()
                return (await connection.execute(insert, new)).rowcount == 1
            here = (ORDERS.c.table_id == row.table, ORDERS.c.seat == row.seat, ORDERS.c.version == row.version)
            change = update(ORDERS).where(*here).values(version=row.version + 1, **values)
            return (await connection.execute(change)).rowcount == 1

    async def schedule(self, row: OrderRow, question: int, due: float | None, looked: int) -> None:
        """Answer a question then, and let nobody be told of it before."""
        here = (ORDERS.c.table_id == row.table, ORDERS.c.seat == row.seat, ORDERS.c.version == row.version)
        told = (OUTBOX.c.table_id == row.table, OUTBOX.c.person_id == row.person, OUTBOX.c.number == question)
        async with self.database.writing() as connection:
            await connection.execute(update(ORDERS).where(*here).values(question=question, due=due, looked=looked))
            if due is not None:
                later = update(OUTBOX).where(*told, OUTBOX.c.outcome == "", OUTBOX.c.due < due + CALM)
                await connection.execute(later.values(due=due + CALM))

    async def due(self, now: float) -> list[OrderRow]:
        query = select(ORDERS).where(ORDERS.c.due <= now).order_by(ORDERS.c.due).limit(MOST)
        async with self.database.reading() as connection:
            return [row_of(row) for row in await connection.execute(query)]

    async def unseen(self, before: float) -> list[str]:
        """Tables that went on a while ago and whose orders nobody has looked at since: a server died."""
        query = select(TABLES.c.id).join(ORDERS, ORDERS.c.table_id == TABLES.c.id).distinct().limit(MOST)
        query = query.where(TABLES.c.status == "playing", TABLES.c.touched < before, ORDERS.c.looked < TABLES.c.moment)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def seen(self, table: str, number: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(ORDERS).where(ORDERS.c.table_id == table).values(looked=number))


CALM = 60.0  # seconds after its time within which an answer is surely stored
MOST = 200  # at a look
