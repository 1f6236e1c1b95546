"""Backup and restore, and the schema's migrations."""

from __future__ import annotations

import asyncio
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect
from test_tables import play_to_the_end, two_at
from visitors import Server, Visitor

from durbar.cli import main
from durbar.server.host.backup import read_lines, save
from durbar.server.host.config import Config
from durbar.server.storage.database import engine_of, upgrade
from durbar.server.storage.schema import METADATA


def test_everything_comes_back(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def before(url: str) -> tuple[str, str]:
        ann, bob, table = await two_at(url, "ladder")
        await play_to_the_end(await ann.live(table), await bob.live(table))
        return table, (await ann.get(f"/api/tables/{table}/record"))["record"]

    async def after(url: str, table: str) -> str:
        return str((await Visitor(url).get(f"/api/tables/{table}/record"))["record"])

    server = Server(data).start()
    table, record = asyncio.run(before(server.url))
    run("export", str(tmp_path / "saved"), "--data", str(data))  # while it runs
    server.stop()
    again = tmp_path / "again"
    run("import", str(tmp_path / "saved"), "--data", str(again))
    with pytest.raises(AssertionError, match="another secret key"):
        Server(again).start()
    shutil.copy(data / "secret.key", again / "secret.key")
    server = Server(again).start()
    assert asyncio.run(after(server.url, table)) == record
    server.stop()
    assert (data / "secret.key").read_text() not in (tmp_path / "saved").read_bytes().decode("latin1")
    run("import", str(tmp_path / "saved"), "--data", str(again), code=2)
    assert "empty one" in capsys.readouterr().err


def test_a_backup_is_one_moment_while_people_play(data: Path, tmp_path: Path) -> None:
    """Tables are made all the time: none may be in the backup in part."""
    server = Server(data, DURBAR_RATES="off").start()
    made: list[Any] = []

    async def play(stop: asyncio.Event) -> None:
        ann = await Visitor(server.url).named("Ann")
        while not stop.is_set():
            made.append(await ann.table("ladder", "me", "me"))

    async def story() -> None:
        stop = asyncio.Event()
        playing = [asyncio.create_task(play(stop)) for _ in range(4)]
        while len(made) < 20:
            await asyncio.sleep(0.05)
        for n in range(5):
            await save(Config(data), tmp_path / f"saved{n}")
        stop.set()
        await asyncio.gather(*playing)

    asyncio.run(story())
    server.stop()
    for n in range(5):
        check_whole(read_lines(tmp_path / f"saved{n}")[1])


def check_whole(lines: list[dict[str, Any]]) -> None:
    """Every table has all its entries and every member a table."""
    rows = {name: [line["row"] for line in lines if line["in"] == name] for name in ("tables", "entries", "members")}
    last = {row["id"]: row["moment"] for row in rows["tables"]}
    assert last
    assert {row["table_id"] for row in rows["members"]} == set(last)
    assert Counter(row["table_id"] for row in rows["entries"]) == last


def run(*arguments: str, code: int = 0) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == code


def test_migrations_make_the_schema(tmp_path: Path) -> None:
    async def columns() -> dict[str, set[str]]:
        engine = engine_of(f"sqlite:///{tmp_path / 'x.sqlite3'}")
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            await connection.run_sync(upgrade)  # again is nothing new
            found = await connection.run_sync(
                lambda c: {
                    t: {str(col["name"]) for col in inspect(c).get_columns(t)} for t in inspect(c).get_table_names()
                }
            )
        await engine.dispose()
        return found

    found = asyncio.run(columns())
    found.pop("alembic_version")
    assert found == {table.name: {column.name for column in table.columns} for table in METADATA.tables.values()}
