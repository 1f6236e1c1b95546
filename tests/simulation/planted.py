"""`make simulate-planted`: twelve errors put into the server, and whether the simulation finds each."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import msgspec
import simulate
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.engine.game import GAMES
from durbar.server.hub import Hub, OpenTable
from durbar.server.notify.outbox_store import KEYS, OutboxStore, Row, read_ways
from durbar.server.notify.sender_store import Address, WayStore
from durbar.server.orders.service import Orders
from durbar.server.people import erasure
from durbar.server.storage.schema import ADDRESSES, OUTBOX
from durbar.server.storage.writer import WaitingEntry, Writer
from durbar.server.table.entries import AnyEntry
from durbar.server.table.journal import Guard, write_of
from durbar.server.table.table import Table

MOST = 150  # seeds tried for each


async def guesses_counted_later(store: WayStore, person: str, most: int, since: float) -> Address | None:
    """The five guesses of a code: looked at first, and counted afterwards."""
    found = await store.address(person)
    if found is None or found.tries >= most or found.code_at < since or not found.unproved:
        return None
    counted = update(ADDRESSES).where(ADDRESSES.c.person_id == person).values(tries=found.tries + 1)
    async with store.database.writing() as connection:
        await connection.execute(counted)
    return found


async def noted_one_by_one(store: OutboxStore, changed: list[tuple[Row, dict[str, Any]]]) -> None:
    """What one mail told, noted in several transactions."""
    for row, changes in changed:
        if "ways" in changes:
            changes = {**changes, "ways": msgspec.json.encode(changes["ways"]).decode()}
        async with store.database.writing() as connection:
            query = update(OUTBOX).where(*(key == value for key, value in zip(KEYS, row, strict=False)))
            await connection.execute(query.values(claimed=0.0, **changes))


async def shown_before_it_is_stored(
    hub: Hub, opened: OpenTable, copy: Table, entry: AnyEntry, guard: Guard | None
) -> bool:
    write = write_of(copy, entry)._replace(guard=guard)
    for listener in hub.told["add"]:
        write = listener.add(write, opened.table, copy, entry)
    opened.table = copy
    return await hub.journal.append(write)


async def yes_to_everybody(writer: Writer, batch: list[WaitingEntry]) -> None:
    """Whoever lost the number is told that they won it."""
    try:
        await writer.store([waiting.write for waiting in batch])
    except Exception as problem:
        for waiting in writer.still_waiting(batch):
            waiting.answer.set_exception(problem)
    for waiting in writer.still_waiting(batch):
        waiting.answer.set_result(True)


async def claims_of_nobody(
    _store: OutboxStore, connection: AsyncConnection, people: list[str], now: float, due: Any
) -> list[Row]:
    """Read, but not claimed: another server finds the same."""
    mine = update(OUTBOX).where(OUTBOX.c.person_id.in_(people), due).values(claimed=now)
    rows = await connection.execute(mine.returning(*KEYS, OUTBOX.c.due, OUTBOX.c.ways))
    return [Row(row.person_id, row.table_id, row.kind, row.number, row.due, read_ways(row.ways)) for row in rows]


async def without_guard(orders: Orders, opened: OpenTable, seat: int, question: int, answer: Any) -> bool:
    """An order that was taken back meanwhile answers all the same."""
    return await CHOOSE(orders, opened, seat, question, answer._replace(row=None))


async def nothing(*_: Any) -> None:
    pass


def forget_names_only(found: Any, person: str) -> None:
    """What somebody said stays."""
    if isinstance(found, list):
        for part in found:
            forget_names_only(part, person)
    elif isinstance(found, dict):
        if person == (found.get("person") or found.get("former")) and "name" in found:
            found["name"] = erasure.NOBODY
        for part in found.values():
            forget_names_only(part, person)


def anothers_view(game: Any) -> Callable[[Any, int | None], Any]:
    view = type(game).view
    return lambda g, seat: view(game, g, 0)


CHOOSE = Orders.choose
PLANTED: dict[str, Callable[[], Any]] = {
    "guesses are counted after they were looked at": lambda: patch.object(WayStore, "guess", guesses_counted_later),
    "rewind past a seat that was left": lambda: patch("durbar.server.seats.seats.Seats.floor", lambda _: 0),
    "deaf after the database was away": lambda: patch.object(Hub, "refresh", nothing),
    "mails again under another name": lambda: patch.object(OutboxStore, "note", noted_one_by_one),
    "shown before it is stored": lambda: patch.object(Hub, "stored", shown_before_it_is_stored),
    "a number that was lost is called won": lambda: patch.object(Writer, "answer", yes_to_everybody),
    "notices are not claimed": lambda: patch.object(OutboxStore, "claimed", claims_of_nobody),
    "words of a deleted person stay": lambda: patch("durbar.server.people.erasure.forget", forget_names_only),
    "clocks run while nobody serves": lambda: patch(
        "durbar.server.clock.schedule.Due.nobody_since", lambda *_: minus_infinity()
    ),
    "a seat is shown another's view": lambda: patch.object(
        GAMES["veil"], "view", anothers_view(GAMES["veil"]), create=True
    ),
    "everybody waits for a slow receiver": lambda: patch("durbar.server.notify.outbox.QUICK", 1e9),
    "orders that were taken back answer": lambda: patch.object(Orders, "choose", without_guard),
}


async def minus_infinity() -> float:
    return float("-inf")


def first_seed(plant: Callable[[], Any], folder: Any) -> tuple[int, str]:
    """The first seed that fails with it, and what it says."""
    simulate.register_toys()
    with plant():
        for seed in range(1, MOST + 1):
            found, _ = simulate.run(seed, folder)
            if found:
                return seed, found[0]
    return 0, ""


def main() -> int:
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})
    folder, count = simulate.quietly(), 0
    for name, plant in PLANTED.items():
        if len(sys.argv) > 1 and sys.argv[1] not in name:
            continue
        began = time.process_time()
        seed, told = first_seed(plant, folder)
        count += bool(seed)
        said = f"found by seed {seed}: {told[:150]}" if seed else f"not found in {MOST} seeds"
        print(f"{name}: {said} ({time.process_time() - began:.0f} s)", flush=True)
    print(f"{count} of {len(PLANTED)} found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
