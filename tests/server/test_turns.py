"""Bots think for everybody in turn."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from test_undo import new_table
from visitors import Server, Visitor

from durbar.engine.game import GAMES
from durbar.server import bots
from durbar.server.config import Limits
from durbar.server.entries import SeatPlan
from durbar.server.tables import OpenTable
from durbar.server.turns import Turns


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
        thinking = bots.Bots(None, 1, 0.0)  # type: ignore[arg-type]
        table = OpenTable(new_table(GAMES["ladder"], 2))
        await thinking.thought(slowly, table, 0, "hard")  # the process is there
        monkeypatch.setattr(bots, "PATIENCE", 4.0)
        found = await asyncio.gather(*(thinking.thought(slowly, table, 0, "hard") for _ in range(6)))
        await thinking.stop()
        return found

    assert asyncio.run(story()) == [7] * 6


def test_a_bot_that_falls_back_is_counted() -> None:
    async def story() -> None:
        thinking = bots.Bots(None, 1, 0.0)  # type: ignore[arg-type]
        table = new_table(GAMES["ladder"], 2)
        table.seats[0] = SeatPlan("bot", level="no such level")  # its process refuses
        with capture_logs() as lines:
            assert await thinking.option(OpenTable(table), 0) in table.match.options(0)
        await thinking.stop()
        assert thinking.fallbacks == 1
        assert [line["event"] for line in lines] == ["bot chose at random"]

    asyncio.run(story())


def test_a_guest_has_so_many_games_with_bots(data: Path) -> None:
    server = Server(data).start()
    most = Limits().bot_tables_of_guest

    async def story() -> None:
        ann = await Visitor(server.url).named("Ann")
        for _ in range(most):
            table = (await ann.table("ladder", "me", "random"))["id"]
        form = {"game": "ladder", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}
        assert (await ann.post("/api/tables", form, 429))["key"] == "many-bot-tables"
        await ann.table("ladder", "me", "me")
        await ann.post(f"/api/tables/{table}/abandon")
        await ann.post("/api/tables", form)

    asyncio.run(story())
    server.stop()
