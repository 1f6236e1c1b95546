"""[weeks 7] What somebody's games come to is shown to whom they choose, and to nobody else."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from test_tables import play_to_the_end, two_at
from visitors import Visitor

from durbar.server.host.backup import restore, save
from durbar.server.host.config import Config
from durbar.server.storage.database import Database


async def me(visitor: Visitor) -> str:
    return str((await visitor.get("/api/me"))["person"]["id"])


async def show(visitor: Visitor, whom: str) -> None:
    told = visitor.checked(await visitor.http.patch("/api/me", json={"shown": whom}), 200)
    assert told["person"]["shown"] == whom


async def played_together(url: str) -> tuple[Visitor, Visitor, str]:
    """Ann and Bob have finished a game."""
    ann, bob, table = await two_at(url, "ladder")
    page, other = await ann.live(table), await bob.live(table)
    await play_to_the_end(page, other)
    await page.close()
    await other.close()
    return ann, bob, table


async def answers(asking: Visitor, person: str, table: str, seat: int) -> list[int]:
    """The status of every way to look at somebody."""
    ways = (f"/api/people/{person}", f"/api/tables/{table}/seats/{seat}/person")
    return [(await asking.http.get(way)).status_code for way in ways]


@pytest.mark.parametrize(
    ("shown", "met", "stranger", "guest"),
    [("nobody", 403, 403, 403), ("met", 200, 403, 403), ("everybody", 200, 200, 200)],
)
def test_whom_it_is_shown_to(url: str, shown: str, met: int, stranger: int, guest: int) -> None:
    """`guest`: somebody who has given no name. A stranger who looks on at the very table sees no more for it."""

    async def story() -> None:
        ann, bob, table = await played_together(url)
        carol, nobody, ann_id = await Visitor(url).named("Carol"), Visitor(url), await me(ann)
        if shown != "met":  # which it is without a word
            await show(ann, shown)
        assert await answers(ann, ann_id, table, 0) == [200, 200]
        assert await answers(bob, ann_id, table, 0) == [met, met]
        assert await answers(carol, ann_id, table, 0) == [stranger, stranger]
        assert await answers(nobody, ann_id, table, 0) == [guest, guest]
        opponent = (await bob.get("/api/me/statistics"))["opponents"][0]
        assert (opponent["name"], opponent["id"]) == ("Ann", ann_id if met == 200 else "")

    asyncio.run(story())


def test_of_somebody_who_is_not_shown_not_even_that_they_exist(url: str) -> None:
    async def story() -> None:
        ann, _, _ = await played_together(url)
        carol = await Visitor(url).named("Carol")
        hidden = await carol.get(f"/api/people/{await me(ann)}", 403)
        assert hidden == await carol.get("/api/people/aaaaaaaaaaaaaaaaaaaa", 403)
        assert hidden["key"] == "not-shown"
        assert "Ann" not in str(hidden)

    asyncio.run(story())


def test_what_is_shown_is_what_its_owner_sees_without_opponents_and_orders(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await played_together(url)
        alone = await ann.table("ladder", "me", "random")
        page = await ann.live(alone["id"])
        await play_to_the_end(page)
        own, told = await ann.get("/api/me/statistics"), await bob.get(f"/api/people/{await me(ann)}")
        assert told["name"] == "Ann"
        assert [line["games"] for line in told["people"]] == [1]
        assert [line["games"] for line in told["alone"]] == [1], "games with bots count apart"
        assert {name: told[name] for name in ("people", "alone", "part", "roles", "turns")} == {
            name: own[name] for name in ("people", "alone", "part", "roles", "turns")
        }
        assert not {"opponents", "ordered"} & told.keys()
        mine = (await bob.get("/api/me/statistics"))["opponents"][0]
        assert told["between"] == {name: mine[name] for name in ("games", "before", "behind", "level")}
        assert told["between"]["games"] == 1
        assert (await ann.get(f"/api/people/{await me(ann)}"))["between"] is None
        assert (await bob.get(f"/api/tables/{table}/seats/0/person")) == told

    asyncio.run(story())


def mirrored(between: dict[str, int]) -> dict[str, int]:
    return {**between, "before": between["behind"], "behind": between["before"]}


def test_two_people_are_shown_together_only_where_both_are(url: str) -> None:
    async def story() -> None:
        ann, bob, _ = await played_together(url)
        carol = await Visitor(url).named("Carol")
        one, other = await me(ann), await me(bob)
        mine = await ann.get(f"/api/people/{one}/with/{other}")
        assert mine["games"] == 1
        assert await bob.get(f"/api/people/{other}/with/{one}") == mirrored(mine)
        await carol.get(f"/api/people/{one}/with/{other}", 403)
        await show(ann, "everybody")
        await carol.get(f"/api/people/{one}/with/{other}", 403)
        await carol.get(f"/api/people/{other}/with/{one}", 403)
        await Visitor(url).get(f"/api/people/{one}/with/{other}", 403)
        await show(bob, "everybody")
        assert await carol.get(f"/api/people/{one}/with/{other}") == mine
        assert await Visitor(url).get(f"/api/people/{other}/with/{one}") == mirrored(mine)
        await show(ann, "nobody")
        await carol.get(f"/api/people/{one}/with/{other}", 403)
        assert await bob.get(f"/api/people/{other}/with/{one}") == mirrored(mine), "my own games are mine to see"

    asyncio.run(story())


def test_sitting_at_the_same_table_is_not_yet_having_played_together(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        assert await answers(bob, await me(ann), table, 0) == [403, 403]

    asyncio.run(story())


def test_a_seat_under_another_name_leads_to_nobody(url: str) -> None:
    """Whoever sits down under a name for one evening is not found by the games under the usual one."""

    async def story() -> None:
        ann, bob, _ = await played_together(url)
        table = await bob.table("ladder", "me", "open", start=False)
        await ann.post(f"/api/tables/{table['id']}/sit", {"name": "Nightowl"})
        assert await answers(bob, await me(ann), table["id"], 1) == [200, 403]
        await bob.get(f"/api/tables/{table['id']}/seats/7/person", 400)

    asyncio.run(story())


def test_a_bot_and_an_open_seat_have_nothing_to_show(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = await ann.table("ladder", "me", "random", "open", start=False)
        for seat in (1, 2):
            assert (await ann.get(f"/api/tables/{table['id']}/seats/{seat}/person", 403))["key"] == "not-shown"

    asyncio.run(story())


def test_the_choice_is_exported_and_goes_with_its_owner(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await played_together(url)
        await show(ann, "everybody")
        kept: Any = await ann.get("/api/me/export")
        assert kept["person"][0]["shown"] == "everybody"
        gone = await me(ann)
        await ann.post("/api/me/goodbye")
        assert await answers(bob, gone, table, 0) == [403, 403]
        assert [one["id"] for one in (await bob.get("/api/me/statistics"))["opponents"]] == []

    asyncio.run(story())


def test_nothing_else_can_be_chosen(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        assert (await ann.http.patch("/api/me", json={"shown": "friends"})).status_code == 400

    asyncio.run(story())


def test_a_backup_of_before_is_read_and_one_of_today_keeps_the_choice(tmp_path: Path) -> None:
    """Whoever was here before anybody could choose shows it to those they met."""
    before = {"id": "ann", "name": "Ann", "language": "en", "theme": "auto", "recovery": "r", "created": 1.0}
    rows = {"login": None, "password": None, "void_before": 0.0, "muted": False, "bot_tables": None}
    with gzip.open(tmp_path / "old", "wt", encoding="utf-8") as file:
        file.write(json.dumps({"durbar": "backup 10"}) + "\n")
        file.write(json.dumps({"in": "people", "row": before | rows}) + "\n")

    async def story() -> None:
        first, second = Config(data=tmp_path / "first"), Config(data=tmp_path / "second")
        for config in (first, second):
            config.data.mkdir()
        assert (await restore(first, tmp_path / "old"))["people"] == 1
        database = Database(first.url, "one")
        person = await database.person(id="ann")
        assert person is not None
        assert person.shown == "met"
        await database.change_person("ann", shown="everybody")
        await database.engine.dispose()
        await save(first, tmp_path / "new")
        await restore(second, tmp_path / "new")
        again = Database(second.url, "two")
        kept = await again.person(id="ann")
        assert kept is not None
        assert kept.shown == "everybody"
        await again.engine.dispose()

    asyncio.run(story())
