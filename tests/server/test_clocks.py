"""Clocks that were set back, or differ between servers."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import time
from pathlib import Path

from itsdangerous import TimestampSigner
from visitors import Server, Visitor


class Tomorrow(TimestampSigner):
    def get_timestamp(self) -> int:
        return int(time.time()) + 24 * 3600


def from_tomorrow(server: Server, person: str) -> str:
    """A cookie as releases before log-ins were kept made it, by a clock that was ahead."""
    key = (server.data / "secret.key").read_text().encode()
    return Tomorrow(key, salt="durbar-person", digest_method=hashlib.sha256).sign(person).decode()


def test_a_cookie_from_the_future_is_known(server: Server) -> None:
    async def story() -> None:
        ann = Visitor(server.url)
        person = (await ann.post("/api/guest", {"name": "Ann"}))["person"]["id"]
        later = Visitor(server.url)
        later.http.cookies.set("durbar", from_tomorrow(server, person))
        assert (await later.get("/api/me"))["person"]["name"] == "Ann"

    asyncio.run(story())


def test_bots_go_on_after_the_clock_was_set_back(data: Path) -> None:
    async def begin(url: str) -> tuple[Visitor, str]:
        ann = await Visitor(url).named("Ann")
        return ann, (await ann.table("ladder", "random", "me"))["id"]

    async def go_on(ann: Visitor, url: str, table: str) -> None:
        """Nobody opens the table: the server itself has to see to its bots."""
        ann.move_to(url)
        while (await ann.get("/api/tables"))["mine"][0]["turn"] != [1]:
            await asyncio.sleep(0.1)

    server = Server(data, "--pace", "2", DURBAR_RATES="off").start()
    ann, table = asyncio.run(begin(server.url))
    server.kill()
    with sqlite3.connect(data / "durbar.sqlite3") as database:
        assert database.execute("select bots_due from tables").fetchone() == (1,)
        database.execute("update tables set touched = touched + 86400")
    server = Server(data, "--pace", "0.01", DURBAR_RATES="off").start()
    asyncio.run(asyncio.wait_for(go_on(ann, server.url, table), 60))
    server.stop()
