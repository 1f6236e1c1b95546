"""Tables outlive every release: a journal people can read, the last resort, a check before and after an update."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from test_earlier_tables import RELEASES, opened, unpack

from durbar.cli import main
from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.server.host import upgrade
from durbar.server.host.config import Config
from durbar.server.host.server import Server
from durbar.server.hub import OpenTable
from durbar.server.routes.tables import first_entry
from durbar.server.storage.database import Database
from durbar.server.table import commands
from durbar.server.table.commands import Actor
from durbar.server.table.entries import SeatPlan

WHO = Actor("somebody", "Somebody")
ID = "t" * 20
OLD = "tables-265ea6f"


async def begin(server: Server) -> OpenTable:
    await server.open()
    seats = [SeatPlan("person", WHO.id, WHO.name)] * 2
    table = await server.hub.create(ID, first_entry(server, ID, GAMES["ladder"], seats, {}, WHO.id))
    await server.hub.carry_out(table, commands.start(WHO, server.hub.secret_of(ID)))
    return table


async def choose(server: Server, table: OpenTable, option: int = 0) -> int:
    (seat,) = table.table.turn()
    secret = server.hub.secret_of(ID)
    return await server.hub.carry_out(table, commands.choose(WHO, seat, table.table.questions[seat], option, secret))


def code_of(*arguments: str) -> object:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    return left.value.code


def stored(data: Path) -> list[dict[str, Any]]:
    with sqlite3.connect(data / "durbar.sqlite3") as base:
        return [json.loads(row[0]) for row in base.execute("select data from entries order by table_id, number")]


def dumped(data: Path) -> list[str]:
    with sqlite3.connect(data / "durbar.sqlite3") as base:
        return list(base.iterdump())


def change(data: Path, number: int, **changes: Any) -> None:
    with sqlite3.connect(data / "durbar.sqlite3") as base:
        (text,) = base.execute("select data from entries where number = ?", (number,)).fetchone()
        data_ = json.dumps({**json.loads(text), **changes})
        base.execute("update entries set data = ? where number = ?", (data_, number))


# --- the journal -----------------------------------------------------------------------------------------------------


def test_the_journal_is_readable_with_sqlite3(tmp_path: Path) -> None:
    """Also that of an earlier release, once this one has opened it: words, and not one packed number."""

    async def open_once() -> None:
        async with opened(data):
            pass

    data = unpack(OLD, tmp_path)
    asyncio.run(open_once())
    with sqlite3.connect(data / "durbar.sqlite3") as base:
        kinds = set(base.execute("select typeof(data) from entries").fetchall())
        (positions,) = base.execute("select count(*) from tables where position = ''").fetchone()
    assert (kinds, positions) == ({("text",)}, 0)
    choices = [entry for entry in stored(data) if entry["e"] == "chose"]
    assert len(choices) > 500
    assert all(entry["words"][0].isalpha() and len(entry["told"]) == 12 and "option" not in entry for entry in choices)
    drawn = [draw for entry in stored(data) for draw in [*entry.get("draws", []), *entry.get("choices", [])]]
    assert len(drawn) > 500
    assert all(isinstance(draw, str) and " " in draw for draw in drawn)


# --- all or nothing --------------------------------------------------------------------------------------------------


def test_a_commit_that_fails_leaves_no_trace_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_batch: object) -> set[str]:
        raise OSError("disk full")

    async def story() -> None:
        server = Server(Config(tmp_path))
        table = await begin(server)
        await choose(server, table)
        before, journal = table.table, stored(tmp_path)
        seen = before.number, before.log[:], before.match.line[:], before.match.checksum(), dict(before.questions)
        with monkeypatch.context() as patch:
            patch.setattr(server.database.writer, "store", fails)
            with pytest.raises(Problem, match="database does not answer"):
                await choose(server, table, 1)
        now = table.table
        assert now is before
        assert seen == (now.number, now.log[:], now.match.line[:], now.match.checksum(), now.questions)
        assert stored(tmp_path) == journal
        await choose(server, table)
        assert stored(tmp_path)[-1]["words"] == "climb 0"
        await server.close()

    asyncio.run(story())


# --- the last resort -------------------------------------------------------------------------------------------------


def test_a_table_that_no_longer_replays_goes_on_from_its_position(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(Config(tmp_path))
        table = await begin(server)
        for _ in range(5):
            await choose(server, table, 1)
        await server.hub.carry_out(table, commands.say(WHO, "hello"))
        left = table.table
        change(tmp_path, 4, words="climb 77")
        server.hub.open.clear()
        again = await server.hub.table(ID)
        resumed = again.table
        assert (resumed.number, resumed.status, resumed.turn()) == (left.number, left.status, left.turn())
        assert resumed.match.checksum() == left.match.checksum()
        assert [line.text for line in resumed.talk.chat] == ["hello"]
        assert [line.words for line in resumed.log if line.kind == "chose"][:2] == [("climb 1",), ("climb 77",)]
        while again.table.status == "playing":
            await choose(server, again, 1)
        server.hub.open.clear()
        assert (await server.hub.table(ID)).table.status == "over"
        await server.close()

    asyncio.run(story())


def test_the_position_is_stored_at_every_hand_over(tmp_path: Path) -> None:
    """What an upgrade goes on from is never older than the turn that is being played."""

    async def story() -> None:
        server = Server(Config(tmp_path))
        table = await begin(server)
        owed = table.table.match.owing()
        handed_over = 0
        while table.table.status == "playing":
            await choose(server, table, 1)
            if table.table.match.owing() != owed:
                owed, handed_over = table.table.match.owing(), handed_over + 1
                assert await server.database.position(ID) == (table.table.match.position(), table.table.number)
        assert handed_over > 2
        await server.close()

    asyncio.run(story())


# --- the check -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("release", sorted(RELEASES))
def test_upgrade_check_finds_nothing_in_databases_of_earlier_releases(
    release: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every table replays, and the database stays as it was."""
    data = unpack(release, tmp_path)
    before = dumped(data)
    assert code_of("upgrade", "check", "--data", str(data)) == 0
    assert f"{len(RELEASES[release]['tables'])} tables replayed; 0 would differ." in capsys.readouterr().out
    assert dumped(data) == before


def test_upgrade_check_tells_what_would_differ(tmp_path: Path) -> None:
    async def story() -> list[upgrade.Difference]:
        server = Server(Config(tmp_path))
        table = await begin(server)
        for _ in range(3):
            await choose(server, table, 1)
        await server.close()
        change(tmp_path, 4, told="0" * 12)
        database = Database(f"sqlite:///{tmp_path / 'durbar.sqlite3'}", "check")
        told = (await upgrade.check(database))[1]
        change(tmp_path, 3, words="climb 77")
        return told + (await upgrade.check(database))[1]

    told, refused = asyncio.run(story())
    assert (told.entry, told.reason) == (4, "told")
    assert (refused.entry, refused.reason) == (3, "refused")


def test_a_backup_of_an_earlier_release_comes_back(tmp_path: Path) -> None:
    data = unpack(OLD, tmp_path / "then")
    file, again = tmp_path / "saved", tmp_path / "again"
    with sqlite3.connect(data / "durbar.sqlite3") as base, gzip.open(file, "wt", encoding="utf-8") as lines:
        base.row_factory = sqlite3.Row
        lines.write('{"durbar": "backup 1"}\n')
        for name in ("meta", "people", "tables", "entries", "members", "notes", "seen"):
            for row in base.execute(f"select * from {name}"):
                values = {k: base64.b64encode(v).decode() if isinstance(v, bytes) else v for k, v in dict(row).items()}
                lines.write(json.dumps({"in": name, "row": values}) + "\n")
    assert code_of("import", str(file), "--data", str(again)) == 0
    assert code_of("upgrade", "check", "--data", str(again)) == 0
    assert len(stored(again)) == len(list(sqlite3.connect(data / "durbar.sqlite3").execute("select 1 from entries")))
