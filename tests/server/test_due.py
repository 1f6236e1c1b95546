"""[weeks 1] What is due happens once, whoever looks; and while nobody served, no time passed."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from postgres import Postgres
from visitors import Server, Visitor, eventually

from durbar.server.clock.hours import DAY
from durbar.server.clock.pace import HOUR, Pace
from durbar.server.clock.schedule import BEAT
from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.storage.database import Database
from durbar.server.storage.lists import Lists
from durbar.server.table import commands, entries
from durbar.server.table.entries import Created, SeatPlan

RACES = int(os.environ.get("DURBAR_RACES", "60"))
NOON = 1_795_000_000.0
DAYS = Pace("days", DAY, DAY, DAY, at_zero="bot", level="random")
ANN, BOB = commands.Actor("ann", "Ann"), commands.Actor("bob", "Bob")


async def begun(house: House, id: str, pace: Pace | None = DAYS, at: float = NOON) -> None:
    seats = [SeatPlan("person", "ann", "Ann"), SeatPlan("person", "bob", "Bob")]
    opened = await house.hub.create(id, Created(at, "ladder", 1, seats, {}, "ann", "", pace=pace))
    await house.hub.carry_out(opened, commands.start(ANN, b"secret"))


async def all_begun(house: House, ids: list[str], at: float = NOON) -> None:
    """Not more at once than a database has connections for."""
    for first in range(0, len(ids), 50):
        await asyncio.gather(*(begun(house, table, at=at) for table in ids[first : first + 50]))


async def kinds(house: House, id: str) -> list[str]:
    return [type(entries.decode(data)).__name__ for data in await house.database.entries(id)]


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    """One for all servers of a database."""
    monkeypatch.setenv("DURBAR_SECRET_KEY", "k" * 32)


def alone(path: Path) -> House:
    return House(Config(data=path))


def test_a_seat_is_late_then_a_bots_and_its_own_again(tmp_path: Path) -> None:
    async def story() -> None:
        house, now = alone(tmp_path), [NOON]
        house.hub.time.source = lambda: now[0]
        await house.open()
        await begun(house, "t")
        now[0] += DAY - 1
        assert 0 < await house.due.sweep() <= 1
        now[0] += 1
        await house.due.sweep()
        assert (await kinds(house, "t"))[-1] == "Lapsed"
        now[0] += DAY
        await house.due.sweep()
        assert (await kinds(house, "t"))[-1] == "BotSat"
        opened = await house.hub.table("t")
        await house.hub.carry_out(opened, commands.sit(ANN, 0, None))
        assert opened.table.seats[0].kind == "person"
        assert opened.table.seats[0].person == "ann"
        await house.close()

    asyncio.run(story())


@pytest.mark.counts
def test_two_servers_find_many_deadlines_and_each_seat_is_late_once(tmp_path: Path, postgres: Postgres) -> None:
    async def story() -> None:
        one, other = (House(Config(data=tmp_path, database=postgres.url)) for _ in range(2))
        at = [NOON]
        for house in (one, other):
            house.hub.time.source = lambda: at[0]
            await house.open()
        ids = [f"lapse{n:04}" for n in range(RACES)]
        await all_begun(one, ids)
        at[0] += DAY
        while await one.due.store.due(at[0]):  # a look sees to so many at once
            await asyncio.gather(one.due.sweep(), other.due.sweep())
        lapses = Counter([(await kinds(one, table)).count("Lapsed") for table in ids])
        print(f"deadlines at once, two servers: times each lapsed {dict(lapses)}")
        assert lapses == {1: RACES}
        assert await one.due.store.due(at[0]) == []
        for house in (one, other):
            await house.close()

    asyncio.run(story())


@pytest.mark.counts
def test_a_choice_against_a_lapse_exactly_one_comes_first(tmp_path: Path, postgres: Postgres) -> None:
    """[weeks 9.11] Somebody chooses at one server when the other finds their time over."""

    async def story() -> None:
        one, other = (House(Config(data=tmp_path, database=postgres.url)) for _ in range(2))
        now, chance, met = [NOON], random.Random(5), Counter[tuple[str, ...]]()
        for house in (one, other):
            house.hub.time.source = lambda: now[0]
            await house.open()
        for n in range(RACES):
            now[0] = NOON
            await begun(one, f"r{n:04}")
            opened = await one.hub.table(f"r{n:04}")
            await other.hub.table(opened.table.id)
            now[0] += DAY
            option = opened.table.match.options(0)[0]
            choose = commands.choose(ANN, 0, opened.table.questions[0], option, b"secret")
            both: list[Any] = [one.hub.carry_out(opened, choose), other.due.see_to(opened.table.id)]
            chance.shuffle(both)
            await asyncio.gather(*both)
            met[tuple((await kinds(one, opened.table.id))[2:])] += 1
            assert opened.table.clocks is not None
            assert not opened.table.clocks.seats[0].late
        print(f"a choice against a lapse: {dict(met)}")
        assert set(met) == {("Chose",), ("Lapsed", "Chose")}
        for house in (one, other):
            await house.close()

    asyncio.run(story())


@pytest.mark.counts
def test_deadlines_are_kept_once_though_a_server_is_killed_meanwhile(tmp_path: Path) -> None:
    """[weeks 9.10] Two real servers; one dies while both see to what is due."""
    postgres = Postgres().start()
    ids = [f"killed{n:04}" for n in range(RACES)]

    async def prepared() -> None:
        house = House(Config(data=tmp_path / "house", database=postgres.url))
        house.hub.time.source = lambda: time.time() - DAY + 5
        await house.open()
        await all_begun(house, ids, house.hub.time.now())
        await house.close()

    async def lapsed() -> list[int]:
        reader = Database(postgres.url, "reader")
        found = [
            sum(isinstance(entries.decode(data), entries.Lapsed) for data in await reader.entries(table))
            for table in ids
        ]
        await reader.close()
        return found

    try:
        asyncio.run(prepared())
        servers = [Server(tmp_path / name, "--database", postgres.url).start() for name in ("one", "other")]
        eventually(lambda: sum(asyncio.run(lapsed())) > RACES // 10, 300)
        servers[0].kill()
        eventually(lambda: sum(asyncio.run(lapsed())) >= RACES, 300)
        counts = Counter(asyncio.run(lapsed()))
        print(f"deadlines at once, one of two servers killed: times each lapsed {dict(counts)}")
        assert counts == {1: RACES}
        servers[1].stop()
    finally:
        postgres.stop()


def test_while_nobody_served_no_time_passed(tmp_path: Path) -> None:
    async def story() -> None:
        house, now = alone(tmp_path), [NOON]
        house.hub.time.source = lambda: now[0]
        await house.open()
        await house.due.beat()
        await begun(house, "t")
        now[0] += BEAT
        await house.due.beat()
        assert house.hub.time.gaps == ()
        now[0] += 3 * DAY
        await house.due.beat()
        assert house.hub.time.gaps == ((NOON + BEAT, NOON + BEAT + 3 * DAY),)
        await house.due.sweep()
        opened = await house.hub.table("t")
        assert (await kinds(house, "t"))[-1] == "Started"
        assert opened.table.due() == NOON + DAY + 3 * DAY
        assert await house.due.store.due(NOON + 9 * DAY) == [("t", NOON + 4 * DAY)]
        await house.close()

    asyncio.run(story())


def test_one_of_two_servers_away_is_no_gap(tmp_path: Path, postgres: Postgres) -> None:
    async def story() -> None:
        one, other = (House(Config(data=tmp_path, database=postgres.url)) for _ in range(2))
        at = [NOON * 2]  # later than the other tests of this database
        for house in (one, other):
            house.hub.time.source = lambda: at[0]
            house.due.store.offset = no_offset  # type: ignore[method-assign]
            await house.open()
        await one.due.beat()
        before = one.hub.time.gaps
        for _ in range(20):
            at[0] += BEAT
            await other.due.beat()
        await one.due.beat()
        assert one.hub.time.gaps == before
        at[0] += 60
        await asyncio.gather(one.due.beat(), other.due.beat())
        await one.due.beat()
        assert len(one.hub.time.gaps) == len(before) + 1
        for house in (one, other):
            await house.close()

    async def no_offset(_: float) -> float:
        return 0.0

    asyncio.run(story())


def test_servers_go_by_the_clock_of_their_database(tmp_path: Path, postgres: Postgres) -> None:
    async def story() -> None:
        house = House(Config(data=tmp_path, database=postgres.url))
        await house.open()
        real = house.hub.time.source
        house.hub.time.source = lambda: real() - 3600
        await house.due.beat()
        assert abs(house.hub.time.now() - real()) < 60
        await house.close()

    asyncio.run(story())


def test_the_list_of_my_turns_begins_with_the_least_time_left(tmp_path: Path) -> None:
    async def story() -> None:
        house = alone(tmp_path)
        house.hub.time.source = lambda: NOON
        await house.open()
        await begun(house, "without", None)
        await begun(house, "long", Pace("days", 9 * DAY, DAY, 9 * DAY))
        await begun(house, "short", Pace("days", HOUR, DAY, DAY))
        found = (await Lists(house.database).turn("ann")).tables
        assert [table.id for table in found] == ["short", "long", "without"]
        await house.close()

    asyncio.run(story())


def test_a_table_that_cannot_be_opened_holds_up_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        house, now = alone(tmp_path), [NOON]
        house.hub.time.source = lambda: now[0]
        await house.open()
        await begun(house, "a")
        await begun(house, "b")
        house.hub.open.clear()
        with sqlite3.connect(tmp_path / "durbar.sqlite3") as database:
            database.execute("delete from entries where table_id = 'a'")
        now[0] += DAY
        await house.due.sweep()
        assert (await kinds(house, "b"))[-1] == "Lapsed"
        assert await house.due.store.due(now[0]) == []
        await house.close()

    asyncio.run(story())


def test_live_zero_is_seen_by_everybody_without_a_click(data: Path) -> None:
    """With real time: ten seconds, over HTTP and the socket."""
    server = Server(data, DURBAR_RATES="off").start()
    pace = {"kind": "live", "bank": 10, "increment": 0, "cap": 10, "at_zero": "wait"}

    async def story() -> None:
        ann, bob = await Visitor(server.url).named("Ann"), await Visitor(server.url).named("Bob")
        made = await ann.table("ladder", "me", "open", start=False, pace=pace)
        await bob.post(f"/api/tables/{made['id']}/sit")
        await ann.post(f"/api/tables/{made['id']}/start")
        page = await bob.live(made["id"])
        state = await page.state_where(lambda state: state["table"]["clocks"])
        assert 0 < state["table"]["clocks"][0]["left"] <= 10
        assert state["table"]["clocks"][0]["deadline"]
        assert state["table"]["clocks"][1]["deadline"] is None
        state = await page.state_where(lambda state: state["table"]["clocks"][0]["late"])
        assert any(line["kind"] == "late" and line["seat"] == 0 for line in page.log)

    asyncio.run(story())
    server.stop()


def test_hours_are_kept_and_reach_every_table(server: Server) -> None:
    pace = {"kind": "days", "bank": DAY, "increment": DAY, "cap": DAY}

    async def story() -> None:
        ann, bob = await Visitor(server.url).named("Ann"), await Visitor(server.url).named("Bob")
        made = await ann.table("ladder", "me", "open", start=False, pace=pace)
        await bob.post(f"/api/tables/{made['id']}/sit")
        await ann.post(f"/api/tables/{made['id']}/start")
        hours = {"zone": "Europe/Paris", "asleep": 1380, "awake": 420, "away": [NOON, NOON + 5 * DAY]}
        answer = await ann.http.put("/api/me/hours", json=hours)
        assert answer.json()["not_at"] == 0
        assert (await ann.get("/api/me/hours"))["zone"] == "Europe/Paris"
        assert (await ann.http.put("/api/me/hours", json={**hours, "zone": "Mars"})).status_code == 400
        assert (await ann.http.put("/api/me/hours", json={**hours, "away": [9, 3]})).status_code == 400
        kept = (await ann.get("/api/me/export"))["policies"]
        assert "Europe/Paris" in kept[0]["hours"]

    asyncio.run(story())


def test_a_clock_that_makes_no_sense_is_refused(server: Server) -> None:
    async def story() -> None:
        ann = await Visitor(server.url).named("Ann")
        form = {"game": "ladder", "seats": [{"kind": "me"}, {"kind": "open"}]}
        pace = {"kind": "days", "bank": DAY, "increment": DAY, "cap": HOUR}
        assert "raise the limit" in (await ann.post("/api/tables", {**form, "pace": pace}, 400))["text"]

    asyncio.run(story())
