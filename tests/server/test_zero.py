"""[weeks 9.9] When time is over: found at the first look after it, stored once and with the right time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from test_due import ANN, alone, begun, key

from durbar.server.clock import schedule
from durbar.server.clock.hours import DAY
from durbar.server.clock.pace import Pace
from durbar.server.host.server import Server as House
from durbar.server.table import commands, entries

__all__ = ["key"]
NOON = 1_795_000_000.0
LIVE = Pace("live", 0.5, 0.0, 0.5, at_zero="wait")


async def lapses(house: House, table: str) -> list[entries.Lapsed]:
    found = [entries.decode(data) for data in await house.database.entries(table)]
    return [entry for entry in found if isinstance(entry, entries.Lapsed)]


@pytest.mark.parametrize(("kind", "bank"), [("live", 1200.0), ("days", 3 * DAY)])
def test_9_a_seat_is_late_at_the_very_moment_and_once(tmp_path: Path, kind: str, bank: float) -> None:
    """Looked at just before there is nothing, but the next look comes with the moment: then one entry of its time."""

    async def story() -> None:
        house, now = alone(tmp_path), [NOON]
        house.hub.time.source = lambda: now[0]
        await house.open()
        await begun(house, "t", Pace(kind, bank, 0.0, bank, at_zero="wait"))  # type: ignore[arg-type]
        now[0] = NOON + bank - 0.3
        assert await house.due.sweep() == pytest.approx(0.3, abs=1e-3)
        assert await lapses(house, "t") == []
        now[0] = NOON + bank
        for _ in range(3):
            await house.due.sweep()
        assert [(entry.at, entry.seat) for entry in await lapses(house, "t")] == [(NOON + bank, 0)]
        await house.close()

    asyncio.run(story())


def test_9_time_that_is_over_before_the_next_look_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody with half a second left is asked when the server has just looked: it looks again when that is over.

    Were it to wait for its next look, a day later, nothing would come of this test.
    """
    monkeypatch.setattr(schedule, "LOOK", DAY)

    async def story() -> None:
        house = alone(tmp_path)
        await house.open()
        house.tasks.keep("clocks", house.due.run)
        await begun(house, "other", Pace("days", DAY, DAY, DAY), time.time())
        await begun(house, "t", LIVE, time.time())
        while not await lapses(house, "t"):
            await asyncio.sleep(0.05)
        (late,) = await lapses(house, "t")
        opened = await house.hub.table("t")
        assert late.used[0] == pytest.approx(LIVE.bank)
        option, number = opened.table.match.options(0)[0], opened.table.questions[0]
        await house.hub.carry_out(opened, commands.choose(ANN, 0, number, option, b"secret"))
        while len(await lapses(house, "t")) < 2:  # and whoever is asked next
            await asyncio.sleep(0.05)
        await house.close()

    asyncio.run(asyncio.wait_for(story(), 120))
