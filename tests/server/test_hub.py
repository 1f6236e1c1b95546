"""A hub is handed all it needs: it runs without database, network, threads, or the clock of this machine."""

from __future__ import annotations

import ast
import asyncio
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import durbar
from durbar.engine.game import SEATS
from durbar.lessons.lesson import path_of
from durbar.match.record import line_text
from durbar.match.replay import load
from durbar.server.clock.clock import Time
from durbar.server.hub import Hub, Listener, OpenTable
from durbar.server.lessons import commands as lesson_commands
from durbar.server.lessons.progress import LessonProgress
from durbar.server.table import commands
from durbar.server.table.commands import Actor
from durbar.server.table.entries import (
    Announced,
    AnyEntry,
    Chose,
    Closed,
    Created,
    Imported,
    SeatPlan,
    Started,
    Undid,
)
from durbar.server.table.journal import Progress, StorageProblem, Write
from durbar.server.table.summary import Summary
from durbar.server.table.table import PARTS

SOURCE = Path(__file__).parents[2] / "src"
ELSEWHERE = {
    *("sqlalchemy", "sqlite3", "aiosqlite", "asyncpg", "alembic", "litestar", "uvicorn", "httpx", "socket", "ssl"),
    *("threading", "concurrent", "multiprocessing", "subprocess", "time", "random", "secrets", "os", "structlog"),
}
DOORS = {"time", "random", "secrets"}
ANN = Actor("ann", "Ann")


def file_of(module: str) -> Path | None:
    path = SOURCE.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.exists()), None)


@cache
def imports_of(module: str) -> frozenset[str]:
    """Modules it imports when it is imported itself, not only to be checked."""
    file, found = file_of(module), set[str]()
    assert file is not None
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            modules = {name for name in inner if node.module.startswith("durbar") and file_of(name) is not None}
            found |= modules or {node.module}
    return frozenset(found)


def below(module: str) -> set[str]:
    seen, waiting = set[str](), [module]
    while waiting:
        one = waiting.pop()
        if one not in seen and one.startswith("durbar"):
            seen.add(one)
            waiting += imports_of(one)
    return seen


def test_below_the_hub_stands_nothing_that_only_a_server_has() -> None:
    for module in below("durbar.server.hub"):
        if module.startswith("durbar.server"):
            assert not {name.split(".")[0] for name in imports_of(module)} & ELSEWHERE, module


def test_the_server_has_one_door_to_the_clock_and_one_to_chance() -> None:
    """`random` may be named where a generator is handed in: nobody draws from the module itself."""
    found = {
        str(file.relative_to(SOURCE / "durbar" / "server"))
        for file in (SOURCE / "durbar" / "server").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import) and DOORS & {alias.name for alias in node.names}
    }
    assert {file for file in found if "migrations" not in file} == {"host/world.py"}


class Memory:
    """A journal that nobody keeps."""

    def __init__(self) -> None:
        self.writes: dict[str, list[Write]] = {}
        self.fails = False

    async def entries(self, table: str, after: int = 0) -> list[str]:
        return [write.data for write in self.writes.get(table, [])][after:]

    async def renew(self, summary: Summary) -> None:
        if self.fails:
            raise StorageProblem
        self.told = summary

    async def position(self, table: str) -> tuple[str, int]:
        return next((w.position, w.number) for w in reversed(self.writes[table]) if w.position)

    async def append(self, write: Write) -> bool:
        if self.fails:
            raise StorageProblem
        kept = self.writes.setdefault(write.table, [])
        if write.number != len(kept) + 1:
            return False
        kept.append(write)
        return True


class Ears(Listener):
    def __init__(self) -> None:
        self.heard: list[tuple[int, bool]] = []

    def changed(self, opened: OpenTable, ours: bool) -> None:
        self.heard.append((opened.table.number, ours))


async def table_in(hub: Hub) -> OpenTable:
    seats = [SeatPlan("person", ANN.id, ANN.name), SeatPlan("person", ANN.id, ANN.name)]
    opened = await hub.create("t", Created(hub.time.now(), "dice_charmers", 1, seats, {}, ANN.id, ""))
    await hub.carry_out(opened, commands.start(ANN, hub.secret_of("t")))
    return opened


def test_a_star_is_stored_with_the_entry_that_earned_it() -> None:
    """In one transaction: a crash between two would lose it."""

    async def story() -> None:
        journal, path = Memory(), path_of("dice_charmers")
        lesson, hub = path.lessons[0], Hub(journal, b"key", Time(lambda: 100.0), [LessonProgress()])
        match = load(lesson.position)
        seats = SEATS[: match.terms.seats]
        plans = [SeatPlan("person", ANN.id) if seat == path.you else SeatPlan("script") for seat in seats]
        first = Created(0.0, path.game, match.terms.rules, plans, {}, ANN.id, "", start=lesson.position)
        first.lesson, first.revision = lesson.id, lesson.revision
        opened = await hub.create("t", first)
        await hub.carry_out(opened, commands.start(ANN, b"secret"))
        await hub.carry_out(opened, lesson_commands.show_me(ANN, b"secret"))
        assert journal.writes["t"][-1].progress == Progress(1, "")

    asyncio.run(story())


async def choose_first(hub: Hub, opened: OpenTable) -> None:
    (seat, question), *_ = opened.table.questions.items()
    option = opened.table.match.options(seat)[0]
    await hub.carry_out(opened, commands.choose(ANN, seat, question, option, hub.secret_of("t")))


def test_a_hub_with_a_journal_in_memory_and_a_clock_of_its_own() -> None:
    async def story() -> None:
        journal, ears, now = Memory(), Ears(), [100.0]
        hub = Hub(journal, b"key", Time(lambda: now[0]), [ears])
        opened = await table_in(hub)
        now[0] = 200.0
        await choose_first(hub, opened)
        assert opened.table.touched == 200.0
        assert ears.heard == [(1, True), (2, True), (3, True)]
        again = Hub(journal, b"key", Time(lambda: now[0]))
        assert (await again.table("t")).table.match.line == opened.table.match.line

    asyncio.run(story())


def test_of_an_entry_that_was_not_stored_nobody_hears() -> None:
    async def story() -> None:
        journal, ears = Memory(), Ears()
        hub = Hub(journal, b"key", Time(lambda: 100.0), [ears])
        opened = await table_in(hub)
        before, journal.fails = opened.table, True
        with pytest.raises(StorageProblem):
            await choose_first(hub, opened)
        assert opened.table is before
        assert ears.heard[-1] == (2, True)
        journal.fails = False
        await choose_first(hub, opened)
        assert opened.table.number == 3

    asyncio.run(story())


def test_every_kind_of_entry_has_one_owner() -> None:
    """A new kind of entry is one class, and one part that owns it."""
    kinds, owned = set(get_args(AnyEntry)), [kind for part in PARTS.values() for kind in part.OWNS]
    assert len(owned) == len(set(owned))
    itself = {Created, Started, Imported, Chose, Undid, Closed, Announced}
    assert kinds == {*owned, *itself}
    assert not itself & set(owned)


def test_a_game_that_was_brought_takes_as_much_room_as_one_that_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is two entries, however many steps it has."""
    played = durbar.new("ladder", seed=1)
    while played.steps < 20:
        seat = played.owing()[0]
        played.play(seat, played.options(seat)[0])
    labels = played.game.labels(played.state, "seat")
    choices = [line_text(labels, choice) for choice in played.line]
    monkeypatch.setattr("durbar.server.hub.MOST_HELD", 2 * played.steps)
    monkeypatch.setattr("durbar.server.hub.JUST_USED", -1.0)
    seats = [SeatPlan("person", ANN.id, ANN.name)] * 2

    async def story() -> None:
        hub = Hub(Memory(), b"key", Time(lambda: 1.0))
        for name in "abc":
            made = Created(1.0, "ladder", 1, seats, {}, ANN.id, "")
            assert (await hub.create(name, made, Imported(1.0, choices))).table.match.steps == played.steps
        hub.make_room()
        assert sorted(hub.open) == ["b", "c"]

    asyncio.run(story())


def test_what_was_stored_after_somebody_gave_up_is_seen_before_anything_else() -> None:
    """Found by simulation: the writer is slow, its client looks too early, and the entry is stored behind its back."""

    async def story() -> None:
        journal = Memory()
        here, there = Hub(journal, b"key", Time(lambda: 1.0)), Hub(journal, b"key", Time(lambda: 1.0))
        opened = await table_in(here)
        await there.carry_out(await there.table("t"), commands.say(ANN, "late"))
        assert (await here.table("t")).table.number == 2
        here.doubt("t")
        assert (await here.table("t")).table.number == opened.table.number == 3

    asyncio.run(story())


def test_a_journal_that_was_rewritten_is_read_anew_even_if_that_fails_at_first() -> None:
    """Found by simulation: a name that was deleted stayed in memory, and was stored again."""

    async def story() -> None:
        journal = Memory()
        hub = Hub(journal, b"key", Time(lambda: 1.0))
        await table_in(hub)
        journal.writes["t"] = [write._replace(data=write.data.replace("Ann", "—")) for write in journal.writes["t"]]
        journal.fails = True
        with pytest.raises(StorageProblem):
            await hub.read_again("t")
        journal.fails = False
        await hub.carry_out(hub.open["t"], commands.say(ANN, "hello"))
        assert hub.open["t"].table.seats[0].name == "—"
        assert journal.told.seats[0].name == "—"

    asyncio.run(story())
