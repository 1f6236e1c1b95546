"""How far people have read is kept without a write for each mark, and nothing is kept of those who are gone."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from visitors import Server, Visitor, eventually

from durbar.server.host.config import Config
from durbar.server.host.server import Server as House


def marks_in(server: Server) -> list[Any]:
    with sqlite3.connect(server.data / "durbar.sqlite3") as file:
        return file.execute("select person_id, moment from seen").fetchall()


def test_a_mark_is_known_at_once_and_written_when_its_reader_goes(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()

    async def story() -> None:
        ann = await Visitor(server.url).named("Ann")
        table = (await ann.table("ladder", "me", "me"))["id"]
        page = await ann.live(table)
        await page.next()
        await page.send(type="seen", moment=page.state["moment"])
        await page.send(type="look", seat=0)
        await page.until("state")  # so the mark has been heard too
        other = await ann.live(table)
        await other.next()
        assert other.state["seen"] == page.state["moment"]
        await page.close()
        await other.close()

    asyncio.run(story())
    eventually(lambda: len(marks_in(server)) == 1)
    server.stop()


def test_nothing_is_written_of_somebody_who_is_gone(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()

    async def story() -> None:
        ann = await Visitor(server.url).named("Ann")
        table = (await ann.table("ladder", "me", "random"))["id"]
        page = await ann.live(table)
        await page.next()
        await page.send(type="seen", moment=page.state["moment"])
        await page.send(type="look", seat=0)
        await page.until("state")
        await ann.post("/api/me/goodbye")

    asyncio.run(story())
    server.stop()
    assert marks_in(server) == []


def test_what_could_not_be_written_is_written_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(Config(data=tmp_path))
        await house.open()
        house.read_marks.note("t", "ann", 3)
        with monkeypatch.context() as patch:
            patch.setattr(house.database, "write_seen", fails)
            with pytest.raises(OSError, match="full"):
                await house.read_marks.write()
        house.read_marks.note("t", "bob", 4)
        await house.read_marks.write()
        assert [await house.database.seen("t", who) for who in ("ann", "bob")] == [3, 4]
        await house.close()

    async def fails(_: object) -> None:
        raise OSError("full")

    asyncio.run(story())
