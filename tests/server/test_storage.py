"""When the database fails or is slow: one sentence to whoever waits, and everything goes on afterwards."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cable import Cable
from postgres import Postgres
from test_several_servers import server_on
from visitors import Server, Visitor

from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.storage import writer
from durbar.server.table import entries
from durbar.server.table.entries import SeatPlan
from durbar.server.table.journal import StorageProblem, Write, write_of
from durbar.server.table.table import Table

PASSWORD = "correct horse"


@pytest.fixture
def far(cable: Cable, data: Path) -> Iterator[Server]:
    """A server at the end of a cable."""
    server = server_on(cable.url, data, "far").start()
    yield server
    cable.mend()
    server.stop()


@pytest.mark.parametrize("how", ["cut", "silent"])
def test_without_its_database_a_server_says_so(far: Server, cable: Cable, how: str) -> None:
    async def story() -> None:
        ann = await Visitor(far.url).named("Ann")
        table = (await ann.table("ladder", "me", "me"))["id"]
        page = await ann.live(table)
        await page.state_where(lambda state: True)
        await page.send(type="look", seat=page.state["table"]["turn"][0])
        await page.state_where(lambda state: state["ask"])
        if how == "cut":
            cable.cut(through=0)
        else:
            cable.silence()
        assert await refused(ann)
        answer = await page.choose()
        assert (answer["type"], answer["key"]) == ("error", "storage")
        cable.mend()
        assert (await choose_until_stored(page))["type"] == "done"
        await ann.get("/api/tables")

    asyncio.run(story())


def test_entries_that_come_while_it_rests_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(Config(data=tmp_path))
        await house.open()
        store = house.database.writer
        await asyncio.gather(*(store.append(begun(f"early {n}")) for n in range(80)))  # at once: now it rests
        before = store.batches
        third = asyncio.create_task(store.append(begun("three")))
        await asyncio.sleep(0.05)
        await asyncio.gather(third, store.append(begun("four")))
        assert store.batches == before + 1
        assert len([table for table in ("three", "four") if await house.database.entries(table)]) == 2
        await house.close()

    monkeypatch.setattr(writer, "PAUSE", 2.0)
    monkeypatch.setattr(writer, "BUSIER", 1.0)
    asyncio.run(story())


def test_where_one_or_two_come_at_a_time_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(Config(data=tmp_path))
        await house.open()
        for n in range(20):
            await asyncio.gather(*(house.database.writer.append(begun(f"{n} {one}")) for one in range(n % 2 + 1)))
        await house.close()

    monkeypatch.setattr(writer, "PAUSE", 600.0)
    monkeypatch.setattr(writer, "BUSIER", 600.0)
    monkeypatch.setattr(writer, "QUIET", 200)  # a fast disk stores twenty in a tenth of a second
    asyncio.run(story())


def test_the_busier_the_longer_it_waits_and_never_long() -> None:
    assert writer.pause_at(writer.pace_after(0, 1, 60)) == 0, "who comes alone waits for nobody"
    assert writer.pace_after(5000, 1, 60) < 5, "what was a minute ago counts for nothing"
    paces = [steady(a_second) for a_second in (20, 300, 600, 3000)]
    assert [round(pace, -2) for pace in paces] == [0, 300, 600, 3000]
    assert [round(writer.pause_at(pace), 3) for pace in paces] == [0, 0.004, 0.01, writer.PAUSE]


def steady(a_second: int) -> float:
    """The pace after two seconds in which an entry came so often."""
    pace = 0.0
    for _ in range(2 * a_second):
        pace = writer.pace_after(pace, 1, 1 / a_second)
    return pace


def begun(table: str) -> Write:
    """A new table, ready to be stored."""
    made, first = Table(table), ladder()
    made.apply(first)
    return write_of(made, first)


def ladder() -> entries.Created:
    return entries.Created(1.0, "ladder", 1, [SeatPlan("open"), SeatPlan("open")], {}, "ann", "")


async def refused(ann: Visitor) -> bool:
    """Lists, people, new tables: 503, a sentence, and when to try again."""
    asked = [
        ann.http.get("/api/tables"),
        ann.http.post("/api/guest", json={"name": "Bob"}),
        ann.http.post("/api/login", json={"login": "ann", "password": PASSWORD}),
        ann.http.post("/api/tables", json={"game": "ladder", "seats": [{"kind": "me"}, {"kind": "me"}]}),
    ]
    for answer in await asyncio.gather(*asked):
        assert (answer.status_code, answer.json()["key"]) == (503, "storage")
        assert int(answer.headers["retry-after"]) > 0
    return True


async def choose_until_stored(page: Any) -> Any:
    while (answer := await page.choose())["type"] != "done":
        assert answer["key"] == "storage"
        await asyncio.sleep(0.5)
    return answer


def test_a_page_that_connects_meanwhile_is_told_to_come_again(far: Server, cable: Cable) -> None:
    async def story() -> None:
        ann = await Visitor(far.url).named("Ann")
        cable.cut(through=0)
        page = await ann.live("t" * 20)
        await page.socket.wait_closed()
        assert page.socket.close_code == 1013

    asyncio.run(story())


def test_what_postgresql_cannot_store_is_refused(far: Server) -> None:
    async def story() -> None:
        ann = await Visitor(far.url).named("Ann")
        table = (await ann.table("ladder", "me", "me"))["id"]
        nul = await ann.http.put(f"/api/tables/{table}/notes", json={"text": "a\0b"})
        assert (nul.status_code, nul.json()["key"]) == (400, "bad-request")
        for login in ("a\0b", "\0"):
            answer = await ann.http.post("/api/login", json={"login": login, "password": PASSWORD})
            assert answer.status_code == 400
        assert (await ann.post("/api/account", {"login": "ß" * 80, "password": PASSWORD}, 400))["key"] == "long-login"
        assert (await ann.http.get("/api/tables/a%00b")).status_code == 400

    asyncio.run(story())


def test_one_of_many_account_requests_wins(far: Server, url: str) -> None:
    async def story(address: str) -> None:
        ann = await Visitor(address).named("Ann")
        forms = [{"login": f"ann{n}-{address[-4:]}", "password": f"{PASSWORD} {n}"} for n in range(6)]
        answers = await asyncio.gather(*(ann.http.post("/api/account", json=form) for form in forms))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
        won = next(form for form, answer in zip(forms, answers, strict=True) if answer.status_code == 200)
        assert (await ann.get("/api/me"))["person"]["login"] == won["login"]
        await Visitor(address).post("/api/login", won)

    for address in (far.url, url):
        asyncio.run(story(address))


def test_an_account_made_at_another_server_is_known_here(far: Server, postgres: Postgres, data: Path) -> None:
    other = server_on(postgres.url, data, "near").start()

    async def story() -> None:
        ann = await Visitor(far.url).named("Ann")
        await ann.get("/api/me")
        twin = Visitor(other.url)
        twin.http.cookies = ann.http.cookies
        await twin.post("/api/account", {"login": "ann-of-two", "password": PASSWORD})
        assert (await ann.get("/api/me"))["person"]["login"] == "ann-of-two"
        again = {"login": "somebody-else", "password": "another password"}
        assert (await ann.post("/api/account", again, 409))["key"] == "has-account"
        await Visitor(far.url).post("/api/login", {"login": "ann-of-two", "password": PASSWORD})

    asyncio.run(story())
    other.stop()


def test_names_are_seen_and_read(url: str) -> None:
    async def story() -> None:
        for name in ("\u200b\u200b", "\u3164", "\u2800 \u2800", "\u0301\u0302", "\u202e"):
            assert (await Visitor(url).post("/api/guest", {"name": name}, 400))["key"] == "empty-name"
        zalgo = "A" + "\u0301\u0302\u0303\u0304\u0305" * 5 + "nn"
        shown = (await Visitor(url).post("/api/guest", {"name": zalgo}))["person"]["name"]
        assert len(shown) <= 5
        for name in ("Zoë", "अनन्या", "Ann\u202eevil", "李小龍", "🐘"):
            shown = (await Visitor(url).post("/api/guest", {"name": name}))["person"]["name"]
            assert shown == json.loads(json.dumps(name)).replace("\u202e", "")

    asyncio.run(story())


def test_of_two_entries_with_one_number_only_the_stored_one_is_confirmed(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Config(data=tmp_path))
        await house.open()
        opened = await house.hub.create("one", ladder())
        said = [entries.Said(2.0, "ann", "Ann", text, -1) for text in ("first", "second")]
        writes = []
        for entry in said:
            copy = opened.table.fork()
            copy.apply(entry)
            writes.append(write_of(copy, entry))
        append = house.database.writer.append
        assert await asyncio.gather(*(append(write) for write in writes)) == [True, False]
        assert "first" in (await house.database.entries("one"))[1]
        await house.close()

    asyncio.run(story())


def test_under_a_lock_whoever_waits_is_told_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process holds the lock of SQLite: those in the queue are told too, and all goes on afterwards."""
    monkeypatch.setattr("durbar.server.storage.database.PATIENCE", 0.3)

    async def story() -> None:
        house = House(Config(tmp_path))
        await house.open()
        other = sqlite3.connect(tmp_path / "durbar.sqlite3", isolation_level=None)
        other.execute("begin immediate")
        async with asyncio.timeout(8):  # SQLite itself would have waited ten seconds
            notes = [house.database.note(f"key {n}", "value") for n in range(4)]
            ends = await asyncio.gather(*notes, return_exceptions=True)
        assert {type(end) for end in ends} == {StorageProblem}
        waiting = asyncio.create_task(house.database.note("key", "value"))
        await asyncio.sleep(0)
        other.execute("rollback")
        other.close()
        await waiting
        assert await house.database.fact("key") == "value"
        await house.close()

    asyncio.run(story())
