"""Several servers on one PostgreSQL: what a choice costs each of them, the database, and the player who waits.

    python tests/performance/growing.py [--servers 1 2 4] [--tables 40] [--seconds 15] [--think 0.5]
                                        [--together] [--save costs.json]

The two players of a table are at different servers wherever there are several, and a third page looks on: so every
choice goes from one server through the database to the others. With --together all pages of a table are at one server,
as a balancer that goes by the table's id arranges it. PostgreSQL syncs every commit. Processor seconds say
what it costs; how long people wait depends on how busy this machine is with everything else.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
sys.path.insert(0, str(Path(__file__).parent))
from load import Client, How, percentile, worked
from postgres import Postgres
from visitors import Server, Visitor

KEY = "g" * 32


def database_work(postgres: Postgres) -> float:
    """Processor seconds of all processes of the database, of those that ended too."""
    first = int((postgres.data / "postmaster.pid").read_text().split()[0])
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(stat.parent.name) == first:
            total += sum(map(int, fields[11:15]))
        elif int(fields[1]) == first:
            total += sum(map(int, fields[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(postgres: Postgres, count: int, folder: Path) -> Iterator[list[Server]]:
    how = {"DURBAR_RATES": "off", "DURBAR_SECRET_KEY": KEY}
    servers = [Server(folder / str(n), "--database", postgres.url, **how).start() for n in range(count)]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()


async def sat_down(servers: list[Server], game: str, number: int, apart: int) -> list[tuple[str, str, str]]:
    """A table of two, and somebody who looks on: for each their server, the table, and a cookie."""
    here, there, elsewhere = (servers[(number + n * apart) % len(servers)].url for n in range(3))
    ann, bob = await Visitor(here).named("Ann"), await Visitor(there).named("Bob")
    table = (await ann.table(game, "me", "open", start=False))["id"]
    await bob.post(f"/api/tables/{table}/sit")
    await ann.post(f"/api/tables/{table}/start")
    cookies = [f"durbar={visitor.http.cookies['durbar']}" for visitor in (ann, bob)]
    for visitor in (ann, bob):
        await visitor.http.aclose()
    return [(here, table, cookies[0]), (there, table, cookies[1]), (elsewhere, table, "")]


async def set_tables(servers: list[Server], given: argparse.Namespace) -> list[Client]:
    found: list[Client] = []
    for number in range(given.tables):
        clicks: dict[int, tuple[float, Client]] = {}
        for url, table, cookie in await sat_down(servers, given.game, number, 0 if given.together else 1):
            address = url.replace("http", "ws") + f"/api/tables/{table}/live?changes=1"
            found.append(Client(address, cookie, clicks, How(given.think, False, 0.0, given.seconds)))
    return found


async def play(clients: list[Client], seconds: float) -> None:
    until = time.perf_counter() + seconds
    await asyncio.gather(*(client.run(until) for client in clients))


def measured(count: int, given: argparse.Namespace) -> dict[str, Any]:
    postgres = Postgres(fsync=True).start()
    try:
        with tempfile.TemporaryDirectory() as folder, serving(postgres, count, Path(folder)) as servers:
            clients = asyncio.run(set_tables(servers, given))
            before = [worked(server) for server in servers], database_work(postgres)
            asyncio.run(play(clients, given.seconds))
            work = sum(worked(server) for server in servers) - sum(before[0])
            stored = database_work(postgres) - before[1]
    finally:
        postgres.stop()
    sent = sum(client.sent for client in clients)
    return {
        "servers": count,
        "choices": sent,
        "a second": sent / given.seconds,
        "errors": sum(client.errors for client in clients),
        "server ms": work / sent * 1000,
        "database ms": stored / sent * 1000,
        "own p50": percentile([took for client in clients for _, took in client.own], 0.5),
        "own p99": percentile([took for client in clients for _, took in client.own], 0.99),
        "others p50": percentile([took for client in clients for took in client.waited(0.0)], 0.5),
        "others p99": percentile([took for client in clients for took in client.waited(0.0)], 0.99),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--game", default="maharaja")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--think", type=float, default=0.5)
    parser.add_argument("--together", action="store_true")
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    for n, count in enumerate(given.servers):
        row = measured(count, given)
        if given.save and not n:
            given.save.write_text(json.dumps(row, indent=1) + "\n")
        if not n:
            print(" | ".join(row))
        print(
            " | ".join(f"{value:.2f}" if isinstance(value, float) else str(value) for value in row.values()), flush=True
        )
    print(f"load of the machine {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
