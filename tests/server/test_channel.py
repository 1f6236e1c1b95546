"""[weeks 2] A table's own channel: whose turn, until when, start and end; its host's to set and to know."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from standing_time import Place, place
from visitors import Server, Visitor

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.clock.hours import Hours, Policy
from durbar.server.notify.outbox import RETRIES
from durbar.server.notify.sender_store import HookRow
from durbar.server.notify.senders import ByHook
from durbar.server.table import commands, entries
from receiver import Receiver

SECRET = "secret1234"


async def announcing(here: Place, receiver: Receiver, table: str = "t") -> None:
    """A table that has begun after its host gave it a channel."""
    await here.ways.put_hook(HookRow(table, "json", f"{receiver.url}/hook/{SECRET}", ""))
    receiver.trusted_by(here.outbox.ways.hooks)
    await here.begin(table)
    opened = await here.house.hub.table(table)
    await here.house.hub.carry_out(opened, commands.announce(here.actor("Ann"), True))


async def to_the_top(here: Place) -> None:
    """Everybody climbs as far as they may."""
    opened = await here.house.hub.table("t")
    while opened.table.status == "playing":
        seat = opened.table.turn()[0]
        option, number = opened.table.match.options(seat)[-1], opened.table.questions[seat]
        choose = commands.choose(here.actor("Ann" if seat == 0 else "Bob"), seat, number, option, b"secret")
        await here.house.hub.carry_out(opened, choose)


def told(receiver: Receiver) -> list[dict[str, Any]]:
    return [json.loads(post.body) for post in receiver.posts]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whose_turn_and_the_end_are_told_once(tmp_path: Path, receiver: Receiver, language: str) -> None:
    async def story() -> None:
        async with place(tmp_path, language=language, hooks="any") as here:
            await here.house.due.store.write_policy(here.people["Ann"].id, Policy(Hours("Asia/Kolkata")))
            await announcing(here, receiver)
            await here.choose()
            await here.look()
            await here.look(600)
            (turn,) = told(receiver)
            assert turn["kind"] == "whose"
            wanted = "Friday: Bob to choose until " if language == "en" else "Friday\u202f: à Bob de jouer jusqu’au "
            assert turn["title"].startswith(wanted)
            assert turn["title"].endswith("(Asia/Kolkata)")
            assert turn["url"] == "https://table.example.org/table/t"
            await to_the_top(here)
            await here.look()
            assert [one["kind"] for one in told(receiver)] == ["whose", "ends"]

    asyncio.run(story())


def test_what_was_answered_meanwhile_and_a_channel_that_is_closed_are_not_told(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story() -> None:
        async with place(tmp_path, hooks="any") as here:
            await announcing(here, receiver)
            await here.choose()
            await here.choose()
            await here.look()
            assert [one["title"].partition(" until")[0] for one in told(receiver)] == ["Friday: Ann to choose"]
            opened = await here.house.hub.table("t")
            await here.choose()
            await here.house.hub.carry_out(opened, commands.announce(here.actor("Ann"), False))
            await here.look()
            assert len(told(receiver)) == 1

    asyncio.run(story())


def test_a_channel_that_refuses_for_good_is_left_alone_and_says_why(tmp_path: Path, receiver: Receiver) -> None:
    async def story() -> None:
        async with place(tmp_path, hooks="any") as here:
            await announcing(here, receiver)
            receiver.answers = [(503, {}), (403, {})]
            await here.choose()
            await here.look()
            await here.look(RETRIES[0])
            assert told(receiver)[0]["id"] == told(receiver)[1]["id"]
            row = await here.ways.hook("t")
            assert row is not None
            assert row.error.startswith("403")
            await here.choose()
            await here.look()
            assert len(receiver.posts) == 2
            tried = await here.outbox.tried(ByHook(here.outbox.ways, row), here.people["Ann"], Texts("en"), "t")
            assert tried.startswith("201")
            with pytest.raises(Problem, match="minute"):
                await here.outbox.tried(ByHook(here.outbox.ways, row), here.people["Ann"], Texts("en"), "t")

    asyncio.run(story())


def test_without_a_channel_nothing_is_stored_for_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with place(tmp_path, hooks="any") as here:
            await here.begin()
            await here.choose()
            kinds = {type(entries.decode(data)).__name__ for data in await here.house.database.entries("t")}
            assert kinds == {"Created", "Started", "Chose"}
            found = await here.outbox.store.claim(here.at + 1e9, 0)
            assert "t" not in found

    asyncio.run(story())


def test_only_the_host_sets_and_sees_it(data: Path) -> None:
    server = Server(data, "--name", "table.example.org", DURBAR_RATES="off", DURBAR_HOOKS="any").start()

    async def story() -> None:
        ann, bob = await Visitor(server.url).named("Ann"), await Visitor(server.url).named("Bob")
        made = await ann.table("ladder", "me", "open", start=False)
        path = f"/api/tables/{made['id']}/channel"
        await bob.post(f"/api/tables/{made['id']}/sit")
        form = {"format": "slack", "address": f"https://127.0.0.1/hook/{SECRET}"}
        kept = (await ann.http.put(path, json=form)).json()
        assert kept["shown"] == f"127.0.0.1 …{SECRET[-4:]}"
        assert (await bob.http.put(path, json=form)).status_code == 403
        await bob.get(path, 403)
        await bob.post(f"{path}/test", status=403)
        assert "was not taken" in (await ann.post(f"{path}/test", status=409))["text"]
        for visitor in (ann, bob):
            shown = await visitor.get(f"/api/tables/{made['id']}")
            assert SECRET not in json.dumps(shown)
        assert SECRET in json.dumps(await ann.get("/api/me/export"))
        assert SECRET not in json.dumps(await bob.get("/api/me/export"))
        assert (await ann.http.put(path, json={"address": None})).json()["shown"] == ""
        assert SECRET not in server.log.read_text()

    try:
        asyncio.run(story())
    finally:
        server.stop()
