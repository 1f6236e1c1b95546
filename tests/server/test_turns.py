"""Bots think for everybody in turn."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from test_undo import new_table
from visitors import Server, Visitor

from durbar.engine.game import GAMES
from durbar.server import bots, pool
from durbar.server.host.fair_queue import Turns
from durbar.server.host.limits import Limits
from durbar.server.host.log import DOOR
from durbar.server.hub import OpenTable
from durbar.server.pool import Pool
from durbar.server.table.entries import SeatPlan

TAKEOVER = {"seat": 1, "level": "random"}


def test_one_who_asks_for_much_does_not_keep_the_others_waiting() -> None:
    served: list[str] = []

    async def use(turns: Turns, who: str) -> None:
        async with turns.turn(who):
            await asyncio.sleep(0)
            served.append(who)

    async def story() -> None:
        turns = Turns(1)
        tasks = [asyncio.create_task(use(turns, "ann")) for _ in range(100)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(use(turns, who)) for who in ("bob", "cyn", "bob")]
        await asyncio.gather(*tasks)
        assert (turns.free, turns.waiting) == (1, 0)

    asyncio.run(story())
    assert set(served[:5]) == {"ann", "bob", "cyn"}
    assert served.index("cyn") < 6
    assert served[:9].count("bob") == 2


def test_who_stops_waiting_leaves_no_gap() -> None:
    async def story() -> None:
        turns = Turns(1)
        await turns.wait("ann")
        waiting = [asyncio.create_task(turns.wait("bob")) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        turns.pass_on()
        waiting[1].cancel()  # just as its turn came
        await asyncio.sleep(0.01)
        assert waiting[2].done()
        turns.pass_on()
        assert (turns.free, turns.waiting) == (1, 0)

    asyncio.run(story())


def slowly(game: str, text: str, seat: int, level: str, seed: int) -> int:
    """In a worker process: thinks for a second."""
    time.sleep(1.0 if seed else 0.0)
    return 7


def test_waiting_for_a_process_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six thoughts of a second each in one process, and a patience of four."""

    async def story() -> list[int]:
        thinking = bots.Bots(None, Pool(1), 0.0, Random(1))  # type: ignore[arg-type]
        table = OpenTable(new_table(GAMES["ladder"], 2))
        await thinking.thought(slowly, table, 0, "hard")  # the process is there
        monkeypatch.setattr(pool, "PATIENCE", 4.0)
        found = await asyncio.gather(*(thinking.thought(slowly, table, 0, "hard") for _ in range(6)))
        await thinking.stop()
        return found

    assert asyncio.run(story()) == [7] * 6


def endlessly(game: str, text: str, seat: int, level: str, seed: int) -> int:
    """In a worker process: never comes to an end."""
    while True:
        time.sleep(1.0)


def test_a_process_that_thinks_for_ever_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        thinking = bots.Bots(None, Pool(1), 0.0, Random(1))  # type: ignore[arg-type]
        table = OpenTable(new_table(GAMES["ladder"], 2))
        await thinking.thought(slowly, table, 0, "hard")  # the process is there
        assert thinking.thinker.processes == 1
        monkeypatch.setattr(pool, "PATIENCE", 0.5)
        with pytest.raises(TimeoutError):
            await thinking.thought(endlessly, table, 0, "hard")
        while thinking.thinker.processes:
            await asyncio.sleep(0.05)

    asyncio.run(story())


def test_whoever_asks_much_advice_does_not_keep_the_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    async def ask(thinking: bots.Bots, host: str) -> None:
        table = OpenTable(new_table(GAMES["ladder"], 2))
        table.table.made.host = host
        seat = table.table.turn()[0]
        await thinking.advice(table, seat, table.table.questions[seat])
        told.append(host)

    async def story() -> None:
        thinking = bots.Bots(None, Pool(1), 0.0, Random(1))  # type: ignore[arg-type]
        asked = [asyncio.create_task(ask(thinking, "ann")) for _ in range(20)]
        await asyncio.sleep(0)
        await ask(thinking, "bob")
        assert len(told) < 6
        for task in asked:
            task.cancel()
        await thinking.stop()

    asyncio.run(story())


def test_a_bot_that_falls_back_is_counted() -> None:
    async def story() -> None:
        thinking, lines = bots.Bots(None, Pool(1), 0.0, Random(1)), []  # type: ignore[arg-type,var-annotated]
        table = new_table(GAMES["ladder"], 2)
        table.seats.plans[0] = SeatPlan("bot", level="no such level")  # its process refuses
        with patch.object(DOOR, "write", lambda *line: lines.append(line)):
            assert await thinking.option(OpenTable(table), 0) in table.match.options(0)
        await thinking.stop()
        assert thinking.fallbacks == 1
        assert [line[:3] for line in lines] == [("durbar.bots", "error", "bot chose at random")]

    asyncio.run(story())


async def waiting_tables(ann: Visitor, bob: Visitor) -> list[str]:
    """Tables at which a bot shall play later: it has a seat already, gets one, or takes over from a friend."""
    seated = (await ann.table("ladder", "me", "random", start=False))["id"]
    given, left = [(await ann.table("ladder", "me", "open", start=False))["id"] for _ in range(2)]
    await ann.post(f"/api/tables/{given}/bot", {"seat": 1, "level": "random"})
    await bob.post(f"/api/tables/{left}/sit")
    await ann.post(f"/api/tables/{left}/start")
    await bob.post(f"/api/tables/{left}/abandon")
    return [f"/api/tables/{seated}/start", f"/api/tables/{given}/start", f"/api/tables/{left}/takeover"]


def test_a_guest_has_so_many_games_with_bots(data: Path) -> None:
    server = Server(data).start()
    most = Limits().bot_tables_of_guest

    async def story() -> None:
        ann, bob = await Visitor(server.url).named("Ann"), await Visitor(server.url).named("Bob")
        waiting = await waiting_tables(ann, bob)
        for _ in range(most):
            table = (await ann.table("ladder", "me", "random"))["id"]
        form = {"game": "ladder", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}
        for path, body in [
            ("/api/tables", form),
            *((path, TAKEOVER if "takeover" in path else {}) for path in waiting),
        ]:
            assert (await ann.post(path, body, 429))["key"] == "many-bot-tables", path
        await ann.table("ladder", "me", "me")
        await ann.post(f"/api/tables/{table}/abandon")
        await ann.post(waiting[-1], TAKEOVER)

    asyncio.run(story())
    server.stop()
