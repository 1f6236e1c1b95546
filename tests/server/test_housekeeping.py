"""A server that is open for weeks: no long pauses, and nothing piles up."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_recap import played
from test_undo import new_table

from durbar.engine.game import GAMES
from durbar.server import hub as open_tables
from durbar.server.clock.clock import Time
from durbar.server.host import server as houses
from durbar.server.host.config import Config
from durbar.server.host.server import Server
from durbar.server.hub import Hub, OpenTable


class Ring:
    """Garbage that only a collector finds."""

    def __init__(self) -> None:
        self.ring = self


@pytest.fixture
def usual_collector() -> Iterator[None]:
    usual = gc.get_threshold()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


def test_old_garbage_goes_with_the_housekeeping_and_not_while_people_play(
    tmp_path: Path, usual_collector: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "SWEEP", 0.01)

    def old_garbage() -> weakref.ref[Ring]:
        ring = Ring()
        gc.collect()  # it is old when it becomes garbage: collecting what is young does not find it
        return weakref.ref(ring)

    async def story() -> None:
        server = Server(Config(data=tmp_path))
        await server.open()
        async with server.running():
            await asyncio.sleep(0.1)
            ring = old_garbage()
            gc.collect(1)
            await asyncio.sleep(0.1)
            assert ring() is not None
            monkeypatch.setattr(houses, "COLLECT", 0.0)
            await asyncio.sleep(0.3)
            assert ring() is None

    asyncio.run(story())


def test_tables_in_memory_are_bounded_by_what_they_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest unused go; those somebody looks at, or has just opened, stay."""
    tables = Hub(None, b"", Time(time.monotonic))  # type: ignore[arg-type]
    now = time.monotonic()
    for n in range(10):
        opened = tables.open[f"t{n}"] = OpenTable(new_table(GAMES["ladder"], 2))
        opened.table.id, opened.table.number, opened.used = f"t{n}", 100, now - 1000 + n
    tables.open["t0"].viewers.add(None)  # type: ignore[arg-type]
    tables.open["t9"].used = now
    monkeypatch.setattr(open_tables, "MOST_HELD", 400)
    tables.make_room()
    assert list(tables.open) == ["t0", "t7", "t8", "t9"]


def test_a_long_game_that_is_over_takes_less_than_300_kib() -> None:
    """It can be looked through at any step, but nobody goes on from there: it is packed."""
    played("maharadjah", 10)  # whatever is read once
    gc.collect()
    tracemalloc.start()
    table = played("maharadjah", 5000)
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert table.status == "over"
    assert table.number > 800
    assert taken < 300 * 1024
