"""[weeks 5, 8, 9] Leaving, playing on, and being deleted, over the wire of a real server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
from test_tables import two_at
from visitors import Server, Visitor

from durbar.server.people.erasure import without


def test_43_a_substitute_plays_on_and_sees_no_notes(data: Path) -> None:
    """[weeks 9.43] Ann leaves; Zoe, who watches, asks for the seat; Bob says yes; Zoe chooses at once."""

    async def story(url: str) -> None:
        ann, bob = await Visitor(url).named("Ann"), await Visitor(url).named("Bob")
        table = (await ann.table("ladder", "me", "open", start=False, listed=True))["id"]
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        zoe = await Visitor(url).named("Zoe")
        await ann.http.put(f"/api/tables/{table}/notes", json={"text": "a secret plan"})
        assert (await zoe.get("/api/tables"))["wanted"] == []
        await ann.post(f"/api/tables/{table}/abandon", {})
        (offered,) = (await zoe.get("/api/tables"))["wanted"]
        assert offered["id"] == table
        assert [one["seat"] for one in offered["wanted"]] == [0]
        assert offered["seats"][0]["wanted"]
        await zoe.post(f"/api/tables/{table}/offer", {"seat": 0})
        watching, deciding = await zoe.live(table), await bob.live(table)
        state = await deciding.state_where(bool)
        (offer,) = state["offers"]
        assert (offer["name"], offer["mine"]) == ("Zoe", False)
        assert (await watching.state_where(bool))["offers"][0]["mine"]
        await ann.post(f"/api/tables/{table}/accept", {"offer": offer["number"]}, 403)
        await bob.post(f"/api/tables/{table}/accept", {"offer": offer["number"]})
        shown = await zoe.get(f"/api/tables/{table}")
        assert shown["mine"] == [0]
        assert (await zoe.get(f"/api/tables/{table}/notes"))["text"] == ""
        assert (await zoe.get(f"/api/tables/{table}/orders", seat=0))["orders"] == []
        assert (await zoe.get("/api/tables"))["wanted"] == []
        before = await ann.get(f"/api/tables/{table}")
        assert (before["seats"][0]["may_return"], before["seats"][0]["may_ask"]) == (False, True)
        await ann.post(f"/api/tables/{table}/sit", {"seat": 0}, 409)

    server = Server(data).start()
    try:
        asyncio.run(story(server.url))
    finally:
        server.stop()


def test_44_45_whoever_only_asked_for_a_seat_or_spoke_is_gone_without_a_trace(data: Path) -> None:
    """[weeks 9.44, 9.45] The export holds choices and tenures; after the goodbye no name, no word, and no offer."""

    async def story(url: str) -> None:
        ann, bob, table = await two_at(url, "ladder")
        live = await ann.live(table)
        await live.state_where(lambda state: state["ask"])
        await live.choose()
        zoe = await Visitor(url).named("Zoe Unheard-Of")
        speaking = await zoe.live(table)
        await speaking.ask(type="chat", text="words to be forgotten")
        await bob.post(f"/api/tables/{table}/wanted", {"seat": 1})
        await zoe.post(f"/api/tables/{table}/offer", {"seat": 1})
        (mine,) = (await ann.get("/api/me/export"))["tables"]
        assert len(mine["choices"]) == 1
        assert mine["tenures"][0]["share"] == 1.0
        (theirs,) = (await zoe.get("/api/me/export"))["tables"]
        assert [one["text"] for one in theirs["said"]] == ["words to be forgotten"]
        await zoe.post("/api/me/goodbye", {"password": ""})
        state = await (await bob.live(table)).state_where(bool)
        assert state["offers"] == []
        assert "Unheard-Of" not in json.dumps(state)
        await bob.post("/api/me/goodbye", {"password": ""})
        async with asyncio.timeout(10):
            await live.state_where(lambda state: "Bob" not in json.dumps(state))  # an open page is told by itself
        shown = await ann.get(f"/api/tables/{table}")
        assert shown["seats"][1]["wanted"]
        assert "words to be forgotten" not in json.dumps(state)

    server = Server(data).start()
    try:
        asyncio.run(story(server.url))
    finally:
        server.stop()


def test_44_whoever_plays_on_keeps_their_name_when_the_earlier_player_is_gone() -> None:
    """[weeks 9.44]"""
    seats = [{"kind": "person", "person": "bob", "name": "Bob", "former": "ann"}, {"former": "ann", "name": "Ann"}]
    assert [seat["name"] for seat in json.loads(without(json.dumps(seats), "ann"))] == ["Bob", "—"]
    assert [seat["name"] for seat in json.loads(without(json.dumps(seats), "bob"))] == ["—", "Ann"]


def test_a_table_stays_one_when_somebody_who_spoke_there_is_deleted(data: Path) -> None:
    """Whoever was there before, and whoever comes after, see each other's choices."""

    async def story(url: str) -> None:
        ann, bob, table = await two_at(url, "ladder")
        before = await bob.live(table)
        await before.state_where(bool)
        zoe = await Visitor(url).named("Zoe")
        await (await zoe.live(table)).ask(type="chat", text="hello")
        await zoe.post("/api/me/goodbye", {"password": ""})
        after = await ann.live(table)
        await after.state_where(lambda state: state["ask"])
        await after.choose()
        async with asyncio.timeout(10):
            await before.state_where(lambda state: state["step"] == after.state["step"])
            await before.choose() if before.state["ask"] else await after.choose()

    server = Server(data).start()
    try:
        asyncio.run(story(server.url))
    finally:
        server.stop()


def test_nobody_speaks_at_a_table_that_is_gone(data: Path) -> None:
    async def story(url: str) -> None:
        ann, zoe = await Visitor(url).named("Ann"), await Visitor(url).named("Zoe")
        table = (await ann.table("ladder", "me", "random"))["id"]
        page = await zoe.live(table)
        await page.state_where(bool)
        await ann.post("/api/me/goodbye", {"password": ""})
        assert (await page.ask(type="chat", text="anybody there?"))["key"] == "no-such-table"
        await zoe.get(f"/api/tables/{table}", 404)

    server = Server(data).start()
    try:
        asyncio.run(story(server.url))
    finally:
        server.stop()


def test_the_title_of_a_table_goes_with_the_host_who_gave_it() -> None:
    seats = [{"kind": "person", "person": "bob", "name": "Bob"}, {"kind": "person", "person": "ann", "name": "Ann"}]
    made = msgspec.json.encode({"type": "created", "host": "ann", "title": "Ann's birthday", "seats": seats})
    assert b"birthday" not in without(made, "ann")
    assert b"birthday" in without(made, "bob")
