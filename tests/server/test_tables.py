"""Tables over the real wire: sitting down, playing, refusing, reconnecting, chatting."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from visitors import Live, Visitor


async def two_at(url: str, game: str, name: str = "Ann", **more: str) -> tuple[Visitor, Visitor, str]:
    ann, bob = await Visitor(url).named(name), await Visitor(url).named("Bob")
    table = await ann.table(game, "me", "open", start=False, **more)
    await bob.post(f"/api/tables/{table['id']}/sit")
    await ann.post(f"/api/tables/{table['id']}/start")
    return ann, bob, table["id"]


async def play_to_the_end(*lives: Live) -> None:
    """Whoever is asked chooses the last option, until it is over."""
    for live in lives:
        await live.state_where(lambda state: True)
    while lives[0].state["table"]["status"] == "playing":
        asked = next((live for live in lives if live.state["ask"] is not None), None)
        if asked is None:
            await lives[0].next()  # a bot thinks
            continue
        moment = asked.state["moment"]
        done = await asked.choose(asked.state["ask"]["options"][-1]["id"])
        assert done["type"] == "done"
        for other in lives:
            await other.state_where(lambda state, moment=moment: state["moment"] > moment)


@pytest.mark.quick
def test_a_game_from_invitation_to_verified_record(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        pages = await ann.live(table), await bob.live(table)
        await play_to_the_end(*pages)
        assert pages[0].state["result"]["reason"] == "top"
        assert pages[0].state["static"] is None or "labels" in pages[0].state["static"]
        record = (await ann.get(f"/api/tables/{table}/record"))["record"]
        from durbar.match.record import read
        from durbar.match.replay import verify

        assert verify(read(record)).over
        dice = await bob.get(f"/api/tables/{table}/dice")
        assert dice["commitment"] == pages[0].state["table"]["commitment"]
        assert dice["secret"] is not None
        assert [draw["label"] for draw in dice["draws"]] == [str(n) for n in range(len(dice["draws"]))]

    asyncio.run(story())


def test_late_foreign_illegal_and_malformed_messages_change_nothing(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        page, other = await ann.live(table), await bob.live(table)
        await page.state_where(lambda state: state["ask"])
        await other.state_where(lambda state: True)
        ask, before = page.state["ask"], page.state["moment"]
        right = {"type": "choose", "seat": 0, "decision": ask["number"], "option": 0}
        wrong: list[tuple[str, dict[str, Any]]] = [
            ("too-late", {"decision": 99}),
            ("not-yours", {"seat": 1}),
            ("not-yours", {"seat": 5}),
            ("no-such-choice", {"option": 77}),
            ("bad-message", {"seat": -1}),
            ("bad-message", {"option": "0"}),
            ("bad-message", {"more": 1}),
        ]
        for key, change in wrong:
            await page.send(**{**right, **change})
            error = await page.until("error")
            assert error["key"] == key
            assert error["text"].endswith((".", "again."))
            assert error["state"]["moment"] == before
        too_far = (await page.ask(type="why", seat=ask["seat"], decision=ask["number"]))["refused"]
        assert (len(too_far), ask["refused"]) == (ask["untold"], [])
        if too_far:
            error = await page.choose(too_far[-1]["id"])
            assert (error["key"], error["rule"]) == ("too-far", "LA 3")
        for text in ("", "{", "[]", "null", '{"type":"choose"}', "[" * 5000, "\ud83d"):
            await page.socket.send(text.encode("utf-8", "replace").decode())
            assert (await page.until("error"))["key"] == "bad-message"
        await page.socket.send(json.dumps({**right, "ref": "x" * 20_000}))
        assert (await page.until("error"))["key"] == "too-large"
        assert (await other.ask(**{**right, "seat": 1}))["key"] == "not-your-turn"
        assert other.state["moment"] == before

    asyncio.run(story())


def test_the_same_choice_twice_is_applied_once(url: str) -> None:
    async def story() -> None:
        ann, _, table = await two_at(url, "ladder")
        page = await ann.live(table)
        await page.state_where(lambda state: state["ask"])
        number = page.state["ask"]["number"]
        message = {"type": "choose", "seat": 0, "decision": number, "option": 0}
        first, again = await page.ask(**message), await page.ask(**message)
        assert first["type"] == again["type"] == "done"
        assert first["moment"] == again["moment"]
        assert (await page.ask(**{**message, "option": 1}))["key"] in ("not-your-turn", "too-late")

    asyncio.run(story())


def test_a_choice_is_stored_and_told_though_its_page_is_gone_at_once(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        other = await bob.live(table)
        for _ in range(5):
            page = await ann.live(table)
            state = await page.state_where(lambda state: True)
            await other.state_where(lambda state, moment=state["moment"]: state["moment"] >= moment)
            asked, moment = (page if state["ask"] else other), state["moment"]
            if asked is page:
                option = state["ask"]["options"][0]["id"]  # nobody climbs, so that the game is not over too soon
                await page.send(type="choose", seat=0, decision=state["ask"]["number"], option=option)
                page.socket.transport.abort()
            else:
                await other.choose()
            await other.state_where(lambda state, moment=moment: state["moment"] > moment)

    asyncio.run(story())


def test_reconnecting_misses_nothing_and_repeats_nothing(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        page, other = await ann.live(table), await bob.live(table)
        await page.state_where(lambda state: state["ask"])
        await page.choose()
        await page.state_where(lambda state: not state["ask"])
        seen = page.log
        await page.close()
        await other.state_where(lambda state: state["ask"])
        await other.choose()
        await other.ask(type="chat", text="hello <b>you</b>")
        back = await ann.live(table, since=page.state["moment"])
        await back.state_where(lambda state: True)
        assert [item["words"][:2] for item in back.log] == [["climbed", "B"]]
        assert [item["text"] for item in back.chat] == ["hello <b>you</b>"]
        everything = await ann.live(table)
        await everything.state_where(lambda state: True)
        assert everything.log == seen + back.log
        nothing = await ann.live(table, since=back.state["moment"])
        await nothing.state_where(lambda state: True)
        assert nothing.log == nothing.chat == []

    asyncio.run(story())


def test_seats_bots_leaving_and_coming_back(url: str) -> None:
    async def story() -> None:
        ann, bob = await Visitor(url).named("Ann"), await Visitor(url).named("Bob")
        table = (await ann.table("ladder", "me", "open", "open", start=False))["id"]
        assert (await ann.post(f"/api/tables/{table}/start", status=409))["key"] == "open-seats"
        assert (await bob.post(f"/api/tables/{table}/bot", {"seat": 2, "level": "random"}, 403))["key"] == "not-host"
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bobby"})
        await bob.post(f"/api/tables/{table}/leave")
        shown = await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert shown["mine"] == [1]
        await ann.post(f"/api/tables/{table}/bot", {"seat": 2, "level": "random"})
        assert (await ann.post(f"/api/tables/{table}/bot", {"seat": 2, "level": "wise"}, 400))["key"] == "bad-level"
        await bob.post(f"/api/tables/{table}/start")
        assert [t["id"] for t in (await bob.get("/api/tables"))["mine"]] == [table]
        await bob.post(f"/api/tables/{table}/abandon")
        shown = await ann.post(f"/api/tables/{table}/takeover", {"seat": 1, "level": "random"})
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "bot"]
        page = await ann.live(table)
        await page.state_where(lambda state: state["ask"])
        await page.choose()
        await page.state_where(lambda state: state["ask"] and state["step"] > 3)  # both bots have played
        back = await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert back["seats"][1]["name"] == "Bob"

    asyncio.run(story())


def test_hot_seat_sends_nothing_of_a_seat_before_the_hand_over(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = (await ann.table("veil", "me", "me"))["id"]
        page = await ann.live(table)
        state = await page.state_where(lambda state: True)
        assert (state["looking"], state["ask"], state["undo"]) == (None, None, None)
        assert state["view"]["token"] == [-1, -1]
        assert not [item for item in state["log"] if item["words"][:1] == ["dealt"]]
        await page.send(type="look", seat=1)
        state = await page.state_where(lambda state: state["looking"] == 1)
        assert state["view"]["token"][0] == -1 != state["view"]["token"][1]
        assert state["ask"]["seat"] == 1
        assert [item["words"][:2] for item in state["log"]] == [["dealt", "B"]]
        await page.send(type="look", seat=None)
        assert (await page.state_where(lambda state: state["looking"] is None))["ask"] is None
        await page.send(type="look", seat=1)
        assert (await page.state_where(lambda state: state["looking"] == 1))["log"] == []

    asyncio.run(story())


def test_another_seats_answer_keeps_the_number_of_my_question(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "veil")
        page, other = await ann.live(table), await bob.live(table)
        await page.state_where(lambda state: state["ask"])
        await other.state_where(lambda state: state["ask"])
        number = other.state["ask"]["number"]
        await page.choose()
        message = {"type": "choose", "seat": 1, "decision": number, "option": 2}
        assert (await other.ask(**message))["type"] == "done"

    asyncio.run(story())


def test_spectators_see_the_public_view_and_may_not_choose(url: str) -> None:
    async def story() -> None:
        _ann, _bob, table = await two_at(url, "veil")
        page = await Visitor(url).live(table)
        state = await page.state_where(lambda state: True)
        assert (state["looking"], state["ask"]) == (None, None)
        assert state["view"]["token"] == [-1, -1]
        assert (await page.ask(type="chat", text="hi"))["key"] == "who-are-you"
        stranger = await Visitor(url).named("Eve")
        page = await stranger.live(table)
        await page.state_where(lambda state: True)
        assert (await look(page, 0))["key"] == "not-yours"
        assert (await page.ask(type="undo", seat=0))["key"] == "not-yours"

    asyncio.run(story())


async def look(page: Live, seat: int) -> Any:
    await page.send(type="look", seat=seat)
    return await page.until("error")


def test_what_happened_since_i_was_last_here(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        page, other = await ann.live(table), await bob.live(table)
        await page.state_where(lambda state: state["ask"])
        await page.choose()
        await page.send(type="seen", moment=page.state["moment"])
        await page.ask(type="chat", text="bye")
        await page.close()
        await other.state_where(lambda state: state["ask"])
        await other.choose()
        back = await ann.live(table)
        state = await back.state_where(lambda state: True)
        new = [item["words"] for item in state["log"] if item["moment"] > state["seen"]]
        assert ["climbed", "B", "0"] in new

    asyncio.run(story())
