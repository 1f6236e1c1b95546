"""Bots at tables: in processes of their own, from what their seat knows, at a pace."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from test_undo import new_table
from visitors import Server, Visitor, eventually

from durbar.engine.chance import Rng
from durbar.engine.game import GAMES
from durbar.match import position
from durbar.server import bots, pool
from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.hub import OpenTable
from durbar.server.pool import Pool
from durbar.server.table import commands
from durbar.server.table.entries import Created, SeatPlan


def test_a_thinking_bot_plays_and_the_server_goes_on_answering(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = (await ann.table("maharaja", "me", "medium"))["id"]
        page = await ann.live(table)
        await page.state_where(lambda state: state["ask"])
        for _ in range(3):
            assert (await page.choose())["type"] == "done"
            await page.state_where(lambda state: state["ask"])
            assert (await ann.get("/api/me"))["person"]["name"] == "Ann"
        by_bot = [item for item in page.log if item["kind"] == "event" and item["seat"] == 1]
        assert by_bot

    asyncio.run(story())


class Recording:
    """Tables and an executor that show what a bot is given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, ...]] = []

    def submit(self, function: Any, *arguments: Any) -> Any:
        from concurrent.futures import Future

        self.given.append(arguments)
        future: Future[int] = Future()
        future.set_result(-1)
        return future


@pytest.mark.parametrize("name", ["veil", "maharaja"])
def test_a_bot_is_given_nothing_its_seat_does_not_know(name: str) -> None:
    """The position handed over is one of many deals: over some tries the hidden facts in it differ."""

    async def story() -> set[str]:
        game = GAMES[name]
        table = new_table(game, game.usual_seats)
        bot = table.turn()[0]
        table.seats.plans[bot] = SeatPlan("bot", level="medium")
        thinking = bots.Bots(None, Pool(1), 0.0, Random(1))  # type: ignore[arg-type]
        recording = Recording()
        thinking.thinker.executor = lambda: recording  # type: ignore[assignment, method-assign, return-value]
        for _ in range(12):
            option = await thinking.option(OpenTable(table), bot)
            assert option in table.match.options(bot)  # an impossible answer is replaced
        for _, text, seat, level, _seed in recording.given:
            kind, state = position.read(GAMES, text)
            assert (seat, level) == (bot, "medium")
            assert kind.view(state, bot) == game.view(table.match.state, bot)
        return {text for _, text, *_ in recording.given}

    texts = asyncio.run(story())
    assert len(texts) > 1 or name != "veil"


def test_a_bot_that_fails_is_replaced_by_a_random_choice() -> None:
    async def story() -> None:
        game = GAMES["ladder"]
        table = new_table(game, 2)
        table.seats.plans[0] = SeatPlan("bot", level="hard")
        thinking = bots.Bots(None, Pool(1), 0.0, Random(1))  # type: ignore[arg-type]

        class Broken:
            def submit(self, *_: Any) -> Any:
                raise RuntimeError("out of its mind")

        thinking.thinker.executor = Broken  # type: ignore[assignment, method-assign]
        assert await thinking.option(OpenTable(table), 0) in table.match.options(0)

    asyncio.run(story())


def test_nobody_waits_long_for_what_could_not_be_chosen_otherwise() -> None:
    thinking = bots.Bots(None, Pool(1), 0.8, Random(1))  # type: ignore[arg-type]

    def pause(*options: int) -> float:
        match = SimpleNamespace(options=lambda seat: list(options))
        return thinking.pause(SimpleNamespace(table=SimpleNamespace(match=match)), 0)  # type: ignore[arg-type]

    assert pause(1, 2) == 0.8
    assert pause(1) < 0.3


def test_determinized_positions_keep_the_options() -> None:
    game = GAMES["maharaja"]
    table = new_table(game, game.usual_seats)
    seat = table.turn()[0]
    known = game.determinize(table.match.state, seat, Rng(1))
    assert list(known.legal_for(seat)) == table.match.options(seat)


def test_workers_do_not_outlive_their_server(data: Path) -> None:
    async def think_once(url: str) -> None:
        ann = await Visitor(url).named("Ann")
        page = await ann.live((await ann.table("maharaja", "me", "easy"))["id"])
        await page.state_where(lambda state: state["ask"])
        await page.choose()
        await page.state_where(lambda state: any(item["seat"] == 1 for item in page.log))

    server = Server(data, "--pace", "0.01").start()
    assert server.process is not None
    asyncio.run(think_once(server.url))
    workers = children_of(server.process.pid)
    assert workers
    server.kill()
    eventually(lambda: not any(alive(worker) for worker in workers))


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_bots_move_into_new_processes_once_the_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = bots.Bots(None, Pool(1), 0.0, Random(1))  # type: ignore[arg-type]
    first = thinking.thinker.executor()
    assert thinking.thinker.executor() is first
    begun = first.submit(abs, -7)
    monkeypatch.setattr(pool.build, "finished_build", lambda: tmp_path)
    second = thinking.thinker.executor()
    assert second is not first
    assert thinking.thinker.executor() is second
    assert begun.result(60) == 7
    asyncio.run(thinking.stop())


def test_a_bot_plays_on_where_people_look_though_its_table_was_forgotten_meanwhile(tmp_path: Path) -> None:
    """A page that is loaded again leaves the table for a moment, and a bot may be thinking just then."""

    async def story() -> None:
        house = House(Config(data=tmp_path, pace=0.3))
        await house.open()
        ann = commands.Actor("ann", "Ann")
        seats = [SeatPlan("person", ann.id, ann.name), SeatPlan("bot", level="random")]
        opened = await house.hub.create("t", Created(1.0, "ladder", 1, seats, {}, ann.id, ""))
        await house.hub.carry_out(opened, commands.start(ann, b"secret"))
        while not bots.bot_seats(opened):
            option, number = opened.table.match.options(0)[0], opened.table.questions[0]
            await house.hub.carry_out(opened, commands.choose(ann, 0, number, option, b"secret"))
        opened.used = 0.0
        house.hub.forget_idle()
        again = await house.hub.table("t")
        async with asyncio.timeout(10):
            while bots.bot_seats(again):
                await asyncio.sleep(0.05)
        assert len(await house.database.entries("t")) == again.table.number
        await house.close()

    asyncio.run(story())


def test_a_lone_server_that_starts_again_sees_to_its_bots_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def play(_bots: bots.Bots, _opened: OpenTable, wait: float) -> None:
        waits.append(wait)

    monkeypatch.setattr(bots.Bots, "play", play)

    async def story() -> None:
        seats = [SeatPlan("bot", level="random"), SeatPlan("person", "ann", "Ann")]
        for again in (False, True):
            house = House(Config(tmp_path, pace=0.5))
            await house.open()
            if not again:
                opened = await house.hub.create("t", Created(1.0, "ladder", 1, seats, {}, "ann", ""))
                await house.hub.carry_out(opened, commands.start(commands.Actor("ann", "Ann"), b"secret"))
            house.tasks.keep("housekeeping", house.housekeeping)
            while not waits:
                await asyncio.sleep(0)
            await house.close()
            assert set(waits) == {0.5}
            waits.clear()

    asyncio.run(story())
