"""A power cut at any moment: whatever was confirmed before it is there when the power comes back."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import time
from pathlib import Path

import pytest
from crash import Player, Stored
from power import Act, acts_of, after_a_cut, recorder
from visitors import Server, Visitor

from durbar.server.host.upgrade import difference
from durbar.server.table import entries

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="writes are recorded by a library loaded before")
CUTS = 40
CHOICES = 300


class Timed(Player):
    """A player who remembers when each choice was confirmed."""

    def __init__(self, url: str, game: str) -> None:
        super().__init__(url, game)
        self.times: list[tuple[float, str, Stored]] = []

    async def answered(self, page, answer) -> None:  # type: ignore[no-untyped-def]
        told = time.monotonic()
        await super().answered(page, answer)
        self.times += [(told, self.table, choice) for choice in self.confirmed[len(self.times) :]]


async def played(server: Server, count: int) -> list[tuple[float, str, Stored]]:
    players = [Timed(server.url, "maharaja") for _ in range(12)]
    for player in players:
        await player.sit()
    tasks = [asyncio.create_task(player.play(server.url)) for player in players]
    while sum(len(player.times) for player in players) < count and not all(task.done() for task in tasks):
        await asyncio.sleep(0.01)
    server.kill()
    await asyncio.gather(*tasks)
    return [time for player in players for time in player.times]


def stored_in(folder: Path) -> dict[str, list[str]]:
    """The journals of a database as it is found; whole, or this fails."""
    with sqlite3.connect(folder / "durbar.sqlite3") as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
        rows = database.execute("select table_id, data from entries order by table_id, number").fetchall()
    found: dict[str, list[str]] = {}
    for table, data in rows:
        found.setdefault(table, []).append(data)
    return found


def choices_of(journal: list[str]) -> set[Stored]:
    made = [(n, entries.decode(data)) for n, data in enumerate(journal, 1)]
    return {Stored(n, e.seat, e.question, e.words) for n, e in made if isinstance(e, entries.Chose)}


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Act], list[tuple[float, str, Stored]]]:
    """A server that played for a while: what it wrote and synced, and what it confirmed when."""
    folder = tmp_path_factory.mktemp("power")
    library = recorder(folder)
    book = folder / "book"
    server = Server(folder / "data", DURBAR_RATES="off", LD_PRELOAD=str(library), POWER_BOOK=str(book)).start()
    times = asyncio.run(played(server, CHOICES))
    acts = acts_of(book)
    assert acts, "this Python's SQLite does not write through the C library"
    return acts, times


def test_whatever_was_confirmed_survives_a_power_cut(
    lived: tuple[list[Act], list[tuple[float, str, Stored]]], tmp_path: Path
) -> None:
    acts, times = lived
    assert len(times) >= CHOICES
    rng = random.Random(7)
    begun = next(n for n, act in enumerate(acts) if act.at > times[0][0])
    held = 0
    for cut in sorted(rng.sample(range(begun, len(acts)), CUTS)):
        folder = tmp_path / str(cut)
        folder.mkdir()
        after_a_cut(acts[: cut + 1], folder, rng)
        journals = stored_in(folder)
        promised = [(table, choice) for at, table, choice in times if at < acts[cut].at]
        assert [one for one in promised if one[1] not in choices_of(journals[one[0]])] == []
        assert [difference(table, journal) for table, journal in journals.items()] == [None] * len(journals)
        held += len(promised)
    assert held > 0


def test_without_what_was_synced_it_would_be_lost(
    lived: tuple[list[Act], list[tuple[float, str, Stored]]], tmp_path: Path
) -> None:
    """The simulation can fail: were syncs not heeded, confirmed choices would be missing."""
    acts, times = lived
    unsynced = [act for act in acts if act.kind != "s" or act.at < times[0][0]]
    after_a_cut(unsynced, tmp_path, random.Random(7))
    try:
        journals = stored_in(tmp_path)
    except (AssertionError, sqlite3.DatabaseError):
        return
    assert any(choice not in choices_of(journals.get(table, [])) for _, table, choice in times)


def test_a_server_opens_after_a_power_cut(
    lived: tuple[list[Act], list[tuple[float, str, Stored]]], tmp_path: Path
) -> None:
    acts, times = lived

    async def story() -> None:
        for table in {table for _, table, _ in times}:
            shown = await Visitor(server.url).get(f"/api/tables/{table}")
            assert shown["moment"] >= max(choice.moment for _, one, choice in times if one == table)

    after_a_cut(acts, tmp_path, random.Random(3))
    server = Server(tmp_path, DURBAR_SECRET_KEY="k" * 32)
    with sqlite3.connect(tmp_path / "durbar.sqlite3") as database:
        database.execute("delete from meta where key = 'key'")
    server.start()
    asyncio.run(story())
    server.stop()
