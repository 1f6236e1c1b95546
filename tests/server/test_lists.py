"""Lists of thousands of tables: page by page, all of them, each once."""

from __future__ import annotations

import asyncio
import random
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from postgres import Postgres
from visitors import Server, Visitor

from durbar.engine.refusal import Problem
from durbar.server.clock.hours import Hours, Policy
from durbar.server.clock.pace import HOUR, Pace
from durbar.server.clock.store import TimeStore
from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.people import session_store as login_store
from durbar.server.people.sessions import Logins
from durbar.server.routes.tables import deadlines
from durbar.server.storage.lists import PAGE, Lists
from durbar.server.storage.pages import Filter, Page
from durbar.server.table import commands
from durbar.server.table.entries import Created, Sat, SeatPlan

MANY = 2_000
TOGETHER = 200


def of(person: str, at: float, listed: bool = False) -> Created:
    seats = [SeatPlan("person", person, "Ann"), SeatPlan()]
    return Created(at, "ladder", 1, seats, {}, person, "", listed=listed)


async def many_tables(house: House, person: str, count: int = MANY, listed: bool = False) -> list[str]:
    """So many tables, several of them used in the same moment; their names."""
    ids = [f"t{n:05}" for n in range(count)]
    moments = random.Random(1)
    made = [(one, of(person, 1000.0 + moments.randrange(count // 3) / 7, listed)) for one in ids]
    for first in range(0, count, TOGETHER):
        await asyncio.gather(*(house.hub.create(*one) for one in made[first : first + TOGETHER]))
    return ids


async def all_pages(lists: Lists, person: str) -> list[Page]:
    found = [await lists.mine(person)]
    while found[-1].after:
        found.append(await lists.mine(person, found[-1].after))
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_table_is_on_one_page(tmp_path: Path, postgres: Postgres, kind: str) -> None:
    async def story() -> None:
        house = House(Config(data=tmp_path, database=postgres.url if kind == "postgresql" else ""))
        await house.open()
        ids = await many_tables(house, "ann")
        await house.hub.create("strange", of("eve", 1000.0))
        pages = await all_pages(Lists(house.database), "ann")
        shown = [table for page in pages for table in page.tables]
        assert {len(page.tables) for page in pages[:-1]} == {PAGE}
        assert sorted(table.id for table in shown) == ids
        assert [table.touched for table in shown] == sorted((table.touched for table in shown), reverse=True)
        await house.close()

    asyncio.run(story())


def test_a_table_used_meanwhile_hides_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Config(data=tmp_path))
        await house.open()
        ids = await many_tables(house, "ann", 2 * PAGE + 10)
        lists = Lists(house.database)
        first = await lists.mine("ann")
        last = (await all_pages(lists, "ann"))[-1].tables[-1].id
        bob = Sat(time.time(), 1, "bob", "Bob")
        await house.hub.carry_out(house.hub.open[last], lambda table: table.apply(bob))
        second = await lists.mine("ann", first.after)
        third = await lists.mine("ann", second.after)
        seen = [table.id for page in (first, second, third) for table in page.tables]
        assert sorted([*seen, last]) == ids
        assert (await lists.mine("ann")).tables[0].id == last
        await house.close()

    asyncio.run(story())


@pytest.mark.parametrize("cursor", ["1", "~", "nan~t", "1e999~t", "1.0~", "1.0~T; drop", "-1.0~t", "1.0~t\x00"])
def test_a_cursor_nobody_gave_is_refused(tmp_path: Path, cursor: str) -> None:
    lists = Lists(House(Config(data=tmp_path)).database)
    with pytest.raises(Problem) as refused:
        asyncio.run(lists.mine("ann", cursor))
    assert refused.value.key == "bad-request"


def test_a_visitor_turns_the_pages(data: Path) -> None:
    """Over HTTP: mine as their owner sees them, listed as anybody does."""

    async def prepared() -> tuple[Visitor, list[str]]:
        ann = await Visitor(server.url).named("Ann")
        person = (await ann.get("/api/me"))["person"]["id"]
        server.stop()
        house = House(Config(data=data))
        await house.open()
        ids = await many_tables(house, person, 2 * PAGE + 7, listed=True)
        await house.close()
        return ann, ids

    async def walk(visitor: Visitor, name: str) -> list[str]:
        first = await visitor.get("/api/tables")
        shown, after = first[name], first[f"{name}_after"]
        while after:
            page = await visitor.get(f"/api/lists/{name}", after=after)
            shown, after = shown + page["tables"], page["after"]
        return sorted(table["id"] for table in shown)

    async def story() -> None:
        ann, ids = await prepared()
        ann.move_to(server.start().url)
        assert await walk(ann, "mine") == ids
        stranger = Visitor(server.url)
        assert await walk(stranger, "listed") == ids
        assert await walk(stranger, "mine") == []
        await stranger.get("/api/lists/mine", 400, after="x" * 200)
        await stranger.get("/api/lists/all", 400)

    server = Server(data, DURBAR_RATES="off").start()
    asyncio.run(story())
    server.stop()


def test_somebody_s_log_ins_are_few_enough_to_be_listed_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(login_store, "MOST", 5)

    async def story() -> None:
        house = House(Config(data=tmp_path))
        await house.open()
        logins = Logins(house.database, [b"k" * 32], b"d" * 32)
        cookies = [await logins.begin("ann", f"browser {n}") for n in range(8)]
        other = await logins.begin("eve", "another")
        listed = await logins.store.of("ann")
        assert [row.device for row in listed] == [f"browser {n}" for n in (7, 6, 5, 4, 3)]
        good = [await logins.of(cookie, "") is not None for cookie in (*cookies, other)]
        assert good == [False] * 3 + [True] * 6
        await house.close()

    asyncio.run(story())


def test_where_it_is_my_turn_comes_first_the_longest_waiting_before_all(data: Path) -> None:
    async def story() -> None:
        ann, bob = await Visitor(server.url).named("Ann"), await Visitor(server.url).named("Bob")
        older, newer = [
            await ann.table("ladder", "me", "open", start=False, title=title) for title in ("Friday", "  Lunch \n")
        ]
        for table in (older, newer):
            await bob.post(f"/api/tables/{table['id']}/sit")
            await ann.post(f"/api/tables/{table['id']}/start")
        assert [table["title"] for table in (await ann.get("/api/tables"))["turn"]] == ["Friday", "Lunch"]
        assert (await bob.get("/api/tables"))["turn"] == []
        page = await ann.live(older["id"])
        state = await page.state_where(lambda state: state["ask"] is not None)
        await page.choose(state["ask"]["options"][0]["id"])
        assert [table["id"] for table in (await ann.get("/api/lists/turn"))["tables"]] == [newer["id"]]
        assert [table["id"] for table in (await bob.get("/api/lists/turn"))["tables"]] == [older["id"]]
        assert (await Visitor(server.url).get("/api/lists/turn"))["tables"] == []

    server = Server(data).start()
    try:
        asyncio.run(story())
    finally:
        server.stop()


def test_lists_are_filtered_by_game_pace_and_company(data: Path) -> None:
    """[weeks 9.46] What is wanted is found however far down it is; the count of what waits for me is of all."""

    async def story() -> None:
        ann, bob, eve = [await Visitor(server.url).named(name) for name in ("Ann", "Bob", "Eve")]
        pace = {"kind": "days", "bank": 86_400, "increment": 86_400, "cap": 86_400}
        made = []
        for title, game, guest, more in (
            ("one", "ladder", bob, {}), ("two", "veil", bob, {"pace": pace}), ("three", "veil", eve, {}),
        ):  # fmt: skip
            table = await ann.table(game, "me", "open", start=False, title=title, listed=True, **more)
            await guest.post(f"/api/tables/{table['id']}/sit")
            await ann.post(f"/api/tables/{table['id']}/start")
            made.append(table["id"])

        async def titles(**wanted: str) -> set[str]:
            found = await ann.get("/api/tables", **wanted)
            assert set(found["waiting"]) == {table["id"] for table in (await ann.get("/api/tables"))["turn"]}
            assert {table["title"] for table in found["mine"]} == {table["title"] for table in found["listed"]}
            page = await ann.get("/api/lists/mine", **wanted)
            assert [table["id"] for table in page["tables"]] == [table["id"] for table in found["mine"]]
            return {table["title"] for table in found["mine"]}

        assert await titles() == {"one", "two", "three"}
        assert await titles(game="veil") == {"two", "three"}
        assert await titles(pace="days") == {"two"}
        assert await titles(pace="none", name="bob") == {"one"}
        assert await titles(name="Eve") == {"three"}
        assert await titles(game="veil", name="Nobody") == set()
        await ann.get("/api/tables", 400, pace="weeks")

    server = Server(data, DURBAR_RATES="off").start()
    try:
        asyncio.run(story())
    finally:
        server.stop()


def test_what_is_wanted_is_found_far_down_and_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("durbar.server.storage.lists.MOST", 40)

    async def story() -> None:
        house = House(Config(data=tmp_path))
        await house.open()
        await many_tables(house, "ann", 130)
        rare = Created(
            1.0, "ladder", 1, [SeatPlan("person", "ann", "Ann"), SeatPlan("person", "kim", "Kim")], {}, "ann", ""
        )
        await house.hub.create("rare", rare)
        lists, after, found = Lists(house.database), "", []
        for _ in range(4):
            page = await lists.mine("ann", after, Filter(name="kim"))
            found, after = [*found, *page.tables], page.after
        assert [table.id for table in found] == ["rare"]
        assert after == ""
        await house.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("kept", "asked", "days"),
    [
        ("", "Asia/Tokyo", {"2026-11-20": ["late"], "2026-11-21": ["evening", "night"]}),
        ("", "America/New_York", {"2026-11-19": ["late"], "2026-11-20": ["evening", "night"]}),
        ("Europe/Paris", "Asia/Tokyo", {"2026-11-19": ["late"], "2026-11-20": ["evening"], "2026-11-21": ["night"]}),
    ],
)
def test_deadlines_by_day_in_ones_own_zone(tmp_path: Path, kept: str, asked: str, days: dict[str, list[str]]) -> None:
    """[weeks 9.46] Across midnight, in the zone one said, else in that of one's browser."""
    now = datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp()
    over = {"late": -15 * HOUR, "evening": 7 * HOUR, "night": 11.5 * HOUR}  # hours from noon in Greenwich

    async def story() -> None:
        house = House(Config(data=tmp_path, password_cost=1))
        await house.open()
        ann, _ = await house.people.guest("Ann", "en")
        for title, left in over.items():
            await due_at(house, ann.id, title, now + left)
        if kept:
            await TimeStore(house.database).write_policy(ann.id, Policy(Hours(kept, 0, 60)))
        house.hub.time.source = lambda: now
        shown = await deadlines.fn(house, ann, asked)
        assert shown.zone == (kept or asked)
        assert {day.day: [one.title for one in day.deadlines] for day in shown.days} == days
        assert [one.late for day in shown.days for one in day.deadlines] == [True, False, False]
        await house.close()

    asyncio.run(story())


async def due_at(house: House, person: str, title: str, at: float) -> None:
    """A table where somebody's day is over at this time."""
    seats = [SeatPlan("person", person, "Ann"), SeatPlan("person", "bob", "Bob")]
    house.hub.time.source = lambda: at - 24 * HOUR
    pace = Pace("days", 24 * HOUR, 24 * HOUR, 24 * HOUR)
    made = Created(at - 24 * HOUR, "ladder", 1, seats, {}, person, "", title=title, pace=pace)
    opened = await house.hub.create(title, made)
    await house.hub.carry_out(opened, commands.start(commands.Actor(person, "Ann"), b"secret"))


def test_a_letter_that_no_database_keeps_is_no_failure_of_the_database(url: str) -> None:
    """PostgreSQL fails at it: whoever asked so was told that it did not answer, and it counted as an error of its."""

    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        for path in ("/api/tables", "/api/lists/mine"):
            for name in ("game", "name"):
                assert (await ann.get(path, 400, **{name: "\0"}))["key"] == "bad-request"

    asyncio.run(story())
