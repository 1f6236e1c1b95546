"""Lessons at real tables over the real wire: going on, other choices, back, again, resuming, and being in no list."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from typing import Any

import pytest
from visitors import Live, Server, Visitor

from durbar.lessons.lesson import path_of
from durbar.match.replay import load
from durbar.server.lessons.commands import luck
from durbar.server.table.table import Table

GAMES = ("maharaja", "maharadjah", "dice_charmers")


async def lesson(visitor: Visitor, game: str, name: str, again: bool = False) -> Live:
    table = await visitor.post(f"/api/learn/{game}/lessons/{name}", {"again": again})
    live = await visitor.live(table["id"])
    await live.state_where(ready)
    return live


def ready(state: Any) -> bool:
    """Nobody else is moving: it is the learner's turn, a step to read, a missed goal, or the end."""
    now = state["lesson"]
    return not now["busy"] and (now["kind"] != "goal" or now["lost"] or state["ask"] is not None)


async def say(live: Live, **message: Any) -> Any:
    before = live.state["moment"]
    answer = await live.ask(**message)
    assert answer["type"] == "done", answer
    return await live.state_where(lambda state: state["moment"] > before and ready(state))


async def go_on(live: Live, rng: random.Random | None = None) -> None:
    """Whatever the step asks for; with a generator, anything at random, and "Show me" where that does not help."""
    now, ask = live.state["lesson"], live.state["ask"]
    stray = rng is not None and now["missed"] < 2 and ask is not None and (now["kind"] == "goal" or rng.random() < 0.5)
    if stray and rng is not None and ask is not None and not now["lost"]:
        option = rng.choice(ask["options"])["id"]
        await say(live, type="choose", seat=ask["seat"], decision=ask["number"], option=option)
    elif now["lost"]:
        await say(live, type="step", what="once-more")
    elif now["kind"] == "read":
        await say(live, type="step", what="next")
    elif now["kind"] == "do":
        await say(live, type="choose", seat=ask["seat"], decision=ask["number"], option=now["wanted"][0])
    elif now["kind"] == "try":
        await say(live, type="step", what="tried", option=now["wanted"][0])
    elif now["kind"] == "find":
        await say(live, type="step", what="found", place=now["point"][0])
    else:
        await say(live, type="step", what="show-me")


async def to_the_end(live: Live, rng: random.Random | None = None) -> Any:
    for _ in range(400):
        if live.state["lesson"]["kind"] == "end":
            return live.state["lesson"]
        await go_on(live, rng)
    raise AssertionError(live.state["lesson"])


def taught(game: str) -> list[str]:
    return [one.id for one in path_of(game).lessons if one.play is None]


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_to_its_star(url: str, game: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        for name in taught(game):
            live = await lesson(ann, game, name)
            end = await to_the_end(live)
            assert end["clean"]
            assert end["step"] == end["steps"]
            assert end["next"]["id"]
            await live.close()
        states = (await ann.get(f"/api/learn/{game}"))["lessons"]
        assert [one["mark"] for one in states if not one["whole"]] == ["star"] * len(taught(game))

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_whoever_chooses_at_random_reaches_every_end_with_show_me(url: str, game: str) -> None:
    async def story() -> None:
        ann, rng = await Visitor(url).named("Ann"), random.Random(7)
        for name in taught(game):
            live = await lesson(ann, game, name)
            await to_the_end(live, rng)
            await live.close()

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_another_choice_changes_nothing_and_is_answered_with_a_sentence(url: str, game: str) -> None:
    async def story() -> None:
        ann, rng = await Visitor(url).named("Ann"), random.Random(3)
        for name in taught(game):
            live = await lesson(ann, game, name)
            for _ in range(200):
                now, ask = live.state["lesson"], live.state["ask"]
                if now["kind"] in ("end", "goal"):
                    break
                others = [one["id"] for one in ask["options"] if one["id"] not in now["wanted"]] if ask else []
                if now["kind"] == "do" and others:
                    before = live.state
                    await say(live, type="choose", seat=0, decision=ask["number"], option=rng.choice(others))
                    assert live.state["view"] == before["view"]
                    assert live.state["step"] == before["step"]
                    assert live.state["ask"] == before["ask"]
                    assert live.state["lesson"]["said"]["fr"]
                    assert live.state["lesson"]["missed"] == now["missed"] + 1
                    assert not live.state["lesson"]["clean"]
                await go_on(live)
            await live.close()

    asyncio.run(story())


def test_options_and_refusals_are_those_of_the_position(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        for game in GAMES:
            for one in path_of(game).lessons:
                if one.play is not None:
                    continue
                live = await lesson(ann, game, one.id)
                match, ask = load(one.position), live.state["ask"]
                if ask is not None:
                    assert [option["id"] for option in ask["options"]] == match.options(0)
                    for refused in ask["refused"]:
                        refusal = match.why_not(0, refused["id"])
                        assert refusal is not None
                        assert (refusal.key, refusal.rule) == (refused["key"], refused["rule"])
                await live.close()

    asyncio.run(story())


def test_a_lesson_goes_on_at_its_step_in_another_browser_and_two_do_not_mix(url: str) -> None:
    async def story() -> None:
        ann = Visitor(url)
        code = (await ann.post("/api/guest", {"name": "Ann"}))["recovery"]
        live = await lesson(ann, "maharaja", "road")
        other = await lesson(ann, "maharaja", "plan")
        for _ in range(3):
            await go_on(live)
        await go_on(other)
        elsewhere = Visitor(url)
        await elsewhere.post("/api/recover", {"code": code})
        there = await lesson(elsewhere, "maharaja", "road")
        assert there.state["lesson"] == live.state["lesson"]
        assert there.state["view"] == live.state["view"]
        assert (await lesson(elsewhere, "maharaja", "plan")).state["lesson"]["step"] == 1
        states = {one["id"]: one for one in (await elsewhere.get("/api/learn/maharaja"))["lessons"]}
        assert (states["road"]["step"], states["road"]["begun"], states["plan"]["step"]) == (3, True, 1)
        begun = await lesson(elsewhere, "maharaja", "road", again=True)
        assert begun.state["lesson"]["step"] == 0
        assert begun.state["step"] == 0

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_after_every_step_another_browser_with_the_recovery_code_shows_that_step(url: str, game: str) -> None:
    async def story() -> None:
        ann, elsewhere = Visitor(url), Visitor(url)
        await elsewhere.post("/api/recover", {"code": (await ann.post("/api/guest", {"name": "Ann"}))["recovery"]})
        for name in taught(game):
            live = await lesson(ann, game, name)
            while live.state["lesson"]["kind"] != "end":
                await go_on(live)
                there = await lesson(elsewhere, game, name)
                free = live.state["lesson"]["kind"] == "goal"  # where others may choose at the same time
                same = ("lesson",) if free else ("lesson", "view", "step", "decision")
                assert {one: there.state[one] for one in same} == {one: live.state[one] for one in same}
                await there.close()
            await live.close()

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_back_from_every_step_and_on_again_gives_the_same_position(url: str, game: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        for name in taught(game)[:3]:
            live = await lesson(ann, game, name)
            while live.state["lesson"]["kind"] not in ("end", "goal"):
                before = live.state
                await go_on(live)
                after = live.state
                await say(live, type="undo", seat=0)
                same = ("view", "step", "decision")
                assert {one: live.state[one] for one in same} == {one: before[one] for one in same}
                assert live.state["lesson"] == {**before["lesson"], "clean": live.state["lesson"]["clean"]}
                await go_on(live)
                assert live.state["view"] == after["view"]
            await live.close()

    asyncio.run(story())


def test_lessons_are_in_no_list_offer_no_advice_and_no_talk(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        live = await lesson(ann, "maharaja", "plan")
        lists = await ann.get("/api/tables")
        assert lists["mine"] == []
        assert live.state["table"]["id"] not in json.dumps(lists)
        advice = await live.ask(type="advise", seat=0, decision=live.state["ask"]["number"])
        assert advice["key"] == "no-advice"
        assert (await live.ask(type="chat", text="hello"))["key"] == "no-talk-in-lessons"
        assert (await live.ask(type="redo", seat=0))["key"] == "no-talk-in-lessons"
        bob = await Visitor(url).named("Bob")
        there = await bob.live(live.state["table"]["id"])
        await there.state_where(lambda state: True)
        assert (await there.ask(type="step", what="next"))["key"] == "not-yours"
        table = await bob.table("ladder", "me", "me")
        plain = await bob.live(table["id"])
        await plain.state_where(lambda state: True)
        assert (await plain.ask(type="step", what="next"))["key"] == "bad-message"

    asyncio.run(story())


def test_what_was_not_asked_for_is_refused_and_leaves_no_trace(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        live = await lesson(ann, "maharaja", "build")
        before = live.state
        for message in ({"what": "tried", "option": 0}, {"what": "found", "place": "place:AGR"}):
            assert (await live.ask(type="step", **message))["key"] == "lesson-waits"
        assert live.state["lesson"] == before["lesson"]
        assert (await ann.post("/api/learn/maharaja/lessons/nothing", status=400))["key"] == "unknown-lesson"
        assert (await Visitor(url).post("/api/learn/maharaja/lessons/goal", status=401))["key"] == "who-are-you"

    asyncio.run(story())


def test_the_first_game_is_a_game_like_any_other(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = await ann.post("/api/learn/dice_charmers/lessons/first-game")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
        assert [one["id"] for one in (await ann.get("/api/tables"))["mine"]] == [table["id"]]
        assert (await ann.post("/api/learn/dice_charmers/lessons/first-game"))["id"] == table["id"]
        await ann.post("/api/learn/dice_charmers/forget")
        assert (await ann.get(f"/api/tables/{table['id']}"))["status"] == "playing"

    asyncio.run(story())


def test_numbers_tell_where_people_leave_and_forgetting_takes_the_tables_along(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        road = "/api/learn/maharadjah/numbers"
        before = {one["lesson"]: one for one in await ann.get(road)}["growth"]
        live = await lesson(ann, "maharadjah", "growth")
        await go_on(live)
        after = {one["lesson"]: one for one in await ann.get(road)}["growth"]
        assert after["begun"] == before["begun"] + 1
        assert after["left"][1] == before["left"][1] + 1
        forgotten = await ann.post("/api/learn/maharadjah/forget")
        assert all(not one["begun"] for one in forgotten["lessons"])
        await ann.get(f"/api/tables/{live.state['table']['id']}", status=404)

    asyncio.run(story())


def test_a_lesson_outlives_the_server_replays_and_is_removed_after_a_month(data: Any) -> None:
    async def play(url: str) -> tuple[Visitor, Any]:
        ann = await Visitor(url).named("Ann")
        live = await lesson(ann, "maharaja", "plan")
        while live.state["lesson"]["step"] < 4:
            await go_on(live)
        return ann, live.state

    async def again(ann: Visitor, url: str, before: Any) -> None:
        ann.move_to(url)
        live = await lesson(ann, "maharaja", "plan")
        assert live.state["lesson"] == before["lesson"]
        assert live.state["view"] == before["view"]
        table = before["table"]["id"]
        moment = await ann.get(f"/api/tables/{table}/history/1", seat=0)
        assert moment["step"] == 1
        export = await ann.get("/api/me/export")
        assert [(one["lesson"], one["step"]) for one in export["lessons"]] == [("plan", 4)]

    first = Server(data, "--pace", "0.01", DURBAR_RATES="off").start()
    ann, before = asyncio.run(play(first.url))
    first.kill()
    second = Server(data, "--pace", "0.01", DURBAR_RATES="off").start()
    asyncio.run(again(ann, second.url, before))
    second.stop()
    table = before["table"]["id"]
    with sqlite3.connect(data / "durbar.sqlite3") as file:
        words = [row[0] for row in file.execute("select data from entries where table_id = ? order by number", [table])]
        assert any('"e":"stepped"' in line for line in words)
        file.execute("update lessons set touched = 0")
    asyncio.run(old_lessons_go(data))
    with sqlite3.connect(data / "durbar.sqlite3") as file:
        assert file.execute("select count(*) from entries where table_id = ?", [table]).fetchone() == (0,)
        assert file.execute("select table_id, step from lessons").fetchall() == [("", 4)]


async def old_lessons_go(data: Any) -> None:
    from durbar.server.lessons.store import LessonStore
    from durbar.server.storage.database import Database

    database = Database(f"sqlite:///{data / 'durbar.sqlite3'}", "test")
    assert len(await LessonStore(database).forget_old(time.time())) == 1
    await database.close()


async def asked_for_hints(live: Live, **more: Any) -> list[Any]:
    ask = live.state["ask"]
    await live.send(type="hints", seat=ask["seat"], decision=ask["number"], ref="h", **more)
    told: list[Any] = (await live.until("hints", ref="h"))["hints"]
    return told


def test_hints_come_one_at_a_time_once_and_not_to_whoever_knows_them(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = await ann.table("maharaja", "me", "random")
        live = await ann.live(table["id"])
        await live.state_where(lambda state: state["ask"])
        said: list[str] = []
        met = 0
        for _ in range(12):
            found = await asked_for_hints(live, said=said)
            now = [one for one in found if one["option"] is None]
            assert len(now) <= 1
            met += len(now)
            assert not {one["name"] for one in now} & set(said)
            assert all("{" not in one["text"][language] for one in found for language in ("en", "fr"))
            said += [one["name"] for one in found]
            moment = live.state["moment"]
            await live.choose()
            await live.state_where(lambda state, before=moment: state["moment"] > before and state["ask"])
        assert met > 1
        first = said[0]
        await live.send(type="hint", hint=first.split()[0], known=True)
        await asked_for_hints(live)  # one message after the other
        export = await ann.get("/api/me/export")
        assert [(one["hint"], bool(one["known"])) for one in export["hints"]] == [(first.split()[0], True)]
        again = await lesson(ann, "maharaja", "plan")
        assert await asked_for_hints(again) == []  # the coach speaks already

    asyncio.run(story())


def test_a_host_may_set_a_table_without_hints(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        form = {"game": "maharaja", "seats": seats, "start": True}
        for wanted in (True, False):
            live = await ann.live((await ann.post("/api/tables", {**form, "hints": wanted}))["id"])
            await live.state_where(lambda state: state["ask"])
            assert bool(await asked_for_hints(live, always=True)) is wanted
            await live.close()

    asyncio.run(story())


def test_hints_are_for_own_seats(url: str) -> None:
    async def story() -> None:
        ann, bob = await Visitor(url).named("Ann"), await Visitor(url).named("Bob")
        table = await ann.table("dice_charmers", "me", "random")
        live, other = await ann.live(table["id"]), await bob.live(table["id"])
        await live.state_where(lambda state: state["ask"])
        await other.state_where(lambda state: True)
        ask = live.state["ask"]
        await other.send(type="hints", seat=ask["seat"], decision=ask["number"], ref="x")
        assert (await other.until("error", ref="x"))["key"] == "not-yours"
        assert await asked_for_hints(live)

    asyncio.run(story())


def test_a_goal_missed_by_bad_luck_meets_other_dice_once_more() -> None:
    table = Table("lesson")
    first = luck(table, b"secret")
    table.number = 7  # the choice, what followed, and "once more"
    assert luck(table, b"secret") != first
