"""A rematch: the same people, one table whoever asks first, seats moved on where they are unequal."""

from __future__ import annotations

import asyncio

import pytest
from test_tables import play_to_the_end, two_at
from visitors import Visitor

from durbar.engine.game import GAMES
from durbar.server.routes.rematch import seats_again, terms_again
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.table.table import Table


def seats_of(table: dict[str, object]) -> list[str]:
    return [seat["name"] or seat["level"] for seat in table["seats"]]  # type: ignore[index, attr-defined]


def test_the_same_people_are_led_to_one_table(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        await play_to_the_end(await ann.live(table), await bob.live(table))
        first, second = await ann.post(f"/api/tables/{table}/rematch"), await bob.post(f"/api/tables/{table}/rematch")
        assert first["id"] == second["id"] != table
        assert seats_of(first) == ["Ann", "Bob"]
        assert first["status"] == "waiting"  # the other has not agreed
        assert second["mine"] == [1]

    asyncio.run(story())


def test_only_who_played_may_ask_and_only_once_it_is_over(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        assert (await ann.post(f"/api/tables/{table}/rematch", status=409))["key"] == "no-rematch"
        await play_to_the_end(await ann.live(table), await bob.live(table))
        cid = await Visitor(url).named("Cid")
        assert (await cid.post(f"/api/tables/{table}/rematch", status=403))["key"] == "not-yours"

    asyncio.run(story())


def test_against_bots_it_begins_at_once(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = (await ann.table("ladder", "me", "random"))["id"]
        await play_to_the_end(await ann.live(table))
        again = await ann.post(f"/api/tables/{table}/rematch")
        assert again["status"] == "playing"
        assert seats_of(again) == ["Ann", "random"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("game", "names"), [("maharadjah", ["medium", "Ann", "", "Bob"]), ("maharaja", ["Ann", "", "Bob", "medium"])]
)
def test_unequal_seats_move_on_by_one_and_who_left_has_none(game: str, names: list[str]) -> None:
    people = [SeatPlan("person", "1", "Ann"), SeatPlan("left", former="3"), SeatPlan("person", "2", "Bob")]
    table = Table("once")
    made = Created(0.0, game, GAMES[game].rules_version, [*people, SeatPlan("bot", level="medium")], {}, "1", "")
    table.apply(made)
    again = seats_again(table)
    assert [plan.name or plan.level for plan in again] == names
    assert [plan.kind for plan in again].count("open") == 1


def test_seats_of_maharadjah_are_unequal_those_of_the_others_are_not() -> None:
    ours = ("maharaja", "maharadjah", "dice_charmers")
    assert [game for game in ours if GAMES[game].unequal_seats] == ["maharadjah"]


def test_all_terms_but_those_of_the_one_table_are_the_same() -> None:
    """A term that is added to `Created` must be carried over too, or be named here."""
    own = {"at", "game", "rules", "seats", "settings", "host", "commitment", "start", "forked", "lesson", "revision"}
    made = Created(0.0, "ladder", 1, [], {}, "p", "c", listed=True, title="Friday", pace=None, hints=False)
    assert set(terms_again(made)) == set(Created.__struct_fields__) - own
    assert terms_again(made)["hints"] is False


def test_both_may_ask_at_once(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        await play_to_the_end(await ann.live(table), await bob.live(table))
        path = f"/api/tables/{table}/rematch"
        found = await asyncio.gather(*(one.post(path) for one in (ann, bob, ann, bob)))
        assert len({one["id"] for one in found}) == 1
        assert len({(one["host"], tuple(one["mine"])) for one in found}) == 2  # one of them is the host, for both
        assert [one["host"] for one in found].count(True) == 2

    asyncio.run(story())


def test_against_bots_it_begins_once_however_often_it_is_asked_for(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = (await ann.table("ladder", "me", "random"))["id"]
        await play_to_the_end(await ann.live(table))
        found = await asyncio.gather(*(ann.post(f"/api/tables/{table}/rematch") for _ in range(4)))
        assert len({one["id"] for one in found}) == 1
        again = await ann.live(found[0]["id"])
        await again.state_where(lambda state: state["ask"])
        assert (await again.choose())["type"] == "done"

    asyncio.run(story())
