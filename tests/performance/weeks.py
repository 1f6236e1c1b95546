"""How late what is due over weeks comes: the end of time on a page, a mail, mails a second, the encryption of a push.

python tests/performance/weeks.py [--tables 12] [--mails 400]

Real server, real mail server on loopback. Prints figures, judges nothing: a busy machine is late.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from standing_time import NOON, Place, Postbox, opened_postbox
from toys import register_toys
from visitors import Live, Server, Visitor

from durbar.server.notify.channels.push import Keys, encrypted
from durbar.server.notify.notices import CALM
from durbar.server.table import entries
from receiver import Subscriber

BANK = 10.0  # seconds, the least a table may give


def told(what: str, seconds: Iterable[float]) -> None:
    found = sorted(seconds)
    middle, most = statistics.median(found) * 1000, found[-1] * 1000
    print(f"{what}: {len(found)}, median {middle:.2f} ms, most {most:.2f} ms", flush=True)


def started_at(data: Path, table: str) -> float:
    """When a game began, by its journal."""
    with sqlite3.connect(data / "durbar.sqlite3") as database:
        rows = database.execute("select data from entries where table_id = ? order by number", (table,)).fetchall()
    found = [entry.at for (text,) in rows if isinstance(entry := entries.decode(text), entries.Started)]
    return found[0]


# --- zero ------------------------------------------------------------------------------------------------------------


async def seen_late(page: Live) -> float:
    await page.state_where(lambda state: state["table"]["clocks"] and state["table"]["clocks"][0]["late"])
    return time.time()


async def begun(ann: Visitor, bob: Visitor, kind: str) -> str:
    pace = {"kind": kind, "bank": BANK, "increment": 0, "cap": BANK, "at_zero": "wait", "sleep": False}
    table = str((await ann.table("ladder", "me", "open", start=False, pace=pace))["id"])
    await bob.post(f"/api/tables/{table}/sit")
    return table


async def zeros(data: Path, url: str, kind: str, tables: int) -> None:
    """From the end of somebody's time until another's page shows it."""
    ann, bob = await Visitor(url).named("Ann"), await Visitor(url).named("Bob")
    pages, names = list[Any](), list[str]()
    for _ in range(tables):
        table = await begun(ann, bob, kind)
        await ann.post(f"/api/tables/{table}/start")
        names.append(table)
        pages.append(asyncio.create_task(seen_late(await bob.live(table))))
        await asyncio.sleep(random.random())
    seen = [await page for page in pages]
    told(f"zero of a {kind} clock, until a page shows it", late_by(data, names, seen))


def late_by(data: Path, names: list[str], seen: list[float]) -> list[float]:
    return [at - started_at(data, name) - BANK for name, at in zip(names, seen, strict=True)]


# --- mails -----------------------------------------------------------------------------------------------------------


async def with_address(visitor: Visitor, box: Postbox, address: str) -> None:
    visitor.checked(await visitor.http.put("/api/me/mail", json={"address": address}), 200)
    (code,) = re.findall(r"\b\d{6}\b", box.text())
    await visitor.post("/api/me/mail/verify", {"code": code})


async def first_mails(data: Path, url: str, box: Postbox, tables: int) -> None:
    """From an entry to the mail about it, for somebody who wants to hear of everything: without the calm before it."""
    ann, bob = await Visitor(url).named("Ann"), await Visitor(url).named("Bob")
    await with_address(bob, box, "bob@example.org")
    box.mails.clear()
    late = []
    for _ in range(tables):
        table = await begun(ann, bob, "days")
        bob.checked(await bob.http.put(f"/api/tables/{table}/word", json={"how": "everything"}), 200)
        await asyncio.sleep(random.random())
        await ann.post(f"/api/tables/{table}/start")
        while not box.mails:
            await asyncio.sleep(0.002)
        late.append(time.time() - started_at(data, table))
        box.mails.clear()
    told("from a notice at rest to the mail server", late)


@contextmanager
def mail_server() -> Iterator[str]:
    """In a process of its own, as it would be; it forgets what it takes."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    taker = ["-n", "-l", f"127.0.0.1:{port}", "-c", "aiosmtpd.handlers.Sink"]
    with subprocess.Popen([sys.executable, "-W", "ignore", "-m", "aiosmtpd", *taker]) as process:
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        yield f"smtp://127.0.0.1:{port}"
        process.terminate()


async def many_mails(folder: Path, mails: int) -> None:
    """As the server sends them when it has much to tell: a mail each to as many people."""
    with mail_server() as address:
        here = Place(folder, address, mail_hourly=10**9)
        await here.house.open()
        for n in range(mails // 2):
            await here.join()
            await here.begin(f"many{n:04}", None)
        here.at = NOON + CALM
        began, cpu = time.perf_counter(), time.process_time()
        while await here.outbox.look():
            pass
        took, worked = time.perf_counter() - began, time.process_time() - cpu
        sent = (await here.outbox.store.counts())["sent"]  # that it begins and whose turn it is, in one mail
        await here.house.close()
    speed = f"{mails / took:.0f} a second, {mails / worked:.0f} a CPU second"
    print(f"mails: {mails} ({sent} notices) in {took:.1f} s, {speed}", flush=True)


# --- pushes ----------------------------------------------------------------------------------------------------------


def encryptions(times: int) -> None:
    """By processor time: of a message of the usual length, and of who sends it."""
    browser, keys = Subscriber("https://push.example.org/x").browser, Keys(b"k" * 32)
    written, signed = list[float](), list[float]()
    for _ in range(times):
        began = time.process_time_ns()
        encrypted(b"x" * 400, browser)
        between = time.process_time_ns()
        keys.signature(browser.endpoint, "https://table.example.org", NOON)
        written.append((between - began) / 1e9)
        signed.append((time.process_time_ns() - between) / 1e9)
    told("encryption of a push", written)
    told("signature of a push", signed)


async def served(data: Path, box: Postbox, url: str, tables: int) -> None:
    await zeros(data, url, "live", tables)
    await zeros(data, url, "days", tables)
    await first_mails(data, url, box, tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--mails", type=int, default=400)
    given = parser.parse_args()
    register_toys()
    with tempfile.TemporaryDirectory() as folder, opened_postbox() as (box, mail):
        data = Path(folder) / "data"
        server = Server(data, "--name", "table.example.org", DURBAR_RATES="off", DURBAR_MAIL=mail).start()
        try:
            asyncio.run(served(data, box, server.url, given.tables))
        finally:
            server.stop()
        asyncio.run(many_mails(Path(folder) / "many", given.mails))
    encryptions(1000)


if __name__ == "__main__":
    main()
