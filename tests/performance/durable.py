"""How many durable choices a second one server process takes in, without the network: check, rules, group commit.

python tests/performance/durable.py [--game maharaja] [--tables 200] [--seconds 5] [--postgres]

With --postgres it starts one of its own, which waits for its disk as the file of SQLite does.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from postgres import Postgres
from toys import register_toys

from durbar.engine.game import GAMES
from durbar.server.host.config import Config
from durbar.server.host.server import Server, collect_seldom, take_turns, warm_up
from durbar.server.hub import OpenTable
from durbar.server.routes.tables import first_entry, new_id
from durbar.server.table import commands
from durbar.server.table.commands import Actor
from durbar.server.table.entries import SeatPlan

WHO = Actor("somebody", "Somebody")


async def new_table(server: Server, game: str) -> OpenTable:
    kind = GAMES[game]
    seats = [SeatPlan("person", WHO.id, WHO.name)] * kind.usual_seats
    id = new_id()  # noqa: A001
    opened = await server.hub.create(id, first_entry(server, id, kind, seats, kind.checked_settings({}), WHO.id))
    await server.hub.carry_out(opened, commands.start(WHO, server.hub.secret_of(id)))
    return opened


async def play(server: Server, game: str, opened: OpenTable, until: float, counts: list[int]) -> None:
    """One table after another, a choice at a time, each waited for until it is on disk."""
    chance = random.Random(1)
    while time.perf_counter() < until:
        while opened.table.status == "playing" and time.perf_counter() < until:
            table = opened.table
            seat = table.turn()[0]
            option = chance.choice(table.match.options(seat))
            wish = commands.choose(WHO, seat, table.questions[seat], option, server.hub.secret_of(table.id))
            await server.hub.carry_out(opened, wish)
            counts[0] += 1
        server.hub.open.pop(opened.table.id, None)
        opened = await new_table(server, game)


async def measure(config: Config, game: str, tables: int, seconds: float) -> None:
    server = Server(config)
    await server.open()
    await server.orders.store.recall()  # as the task of a running server begins
    warm_up()
    counts = [0]
    opened = [await new_table(server, game) for _ in range(tables)]
    collect_seldom()  # as a running server does
    take_turns()
    print("  tables set", file=sys.stderr)
    begun, worked = time.perf_counter(), time.process_time()
    playing = [asyncio.create_task(play(server, game, table, begun + seconds, counts)) for table in opened]
    while not all(task.done() for task in playing):
        await asyncio.sleep(1)
        print(f"  {counts[0]} choices", file=sys.stderr)
    await asyncio.gather(*playing)
    spent, worked = time.perf_counter() - begun, time.process_time() - worked
    kind = config.url.split(":")[0]
    print(f"{game}: {counts[0] / spent:,.0f} durable choices/s, {counts[0] / worked:,.0f} per CPU second", end=" ")
    print(f"({tables} tables, {kind}, {server.database.writer.batches} commits)")
    await server.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="maharaja")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    register_toys()
    with tempfile.TemporaryDirectory() as folder:
        database = Postgres(fsync=True).start() if given.postgres else None
        config = Config(Path(folder), database.url if database else "")
        try:
            run_fast(measure(config, given.game, given.tables, given.seconds))
        finally:
            if database:
                database.stop()


def run_fast(measuring: Coroutine[Any, Any, None]) -> None:
    """As the server runs: with uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(measuring)
    else:
        uvloop.run(measuring)


if __name__ == "__main__":
    main()
