"""Backup and restore, and the schema's migrations."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import shutil
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect
from test_tables import play_to_the_end, two_at
from visitors import Server, Visitor

from durbar.cli import main
from durbar.engine.refusal import Problem
from durbar.server.host.backup import HEAD, SCHEMAS, read_lines, save
from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.storage import database
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


def backup_of(path: Path, *lines: object, head: object = HEAD) -> None:
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write("\n".join(line if isinstance(line, str) else json.dumps(line) for line in (head, *lines)))


META_ROW = {"in": "meta", "row": {"key": "a", "value": "b"}}
HOSTILE: dict[str, tuple[object, ...]] = {
    "no object": (17,),
    "no row": ({"in": "meta"},),
    "a row that is a list": ({"in": "meta", "row": [1, 2]},),
    "a kind that is a list": ({"in": ["meta"], "row": {}},),
    "an unknown column": ({"in": "meta", "row": {"key": "a", "value": "b", "more": 1}},),
    "nothing where something must be": ({"in": "meta", "row": {"key": None, "value": "b"}},),
    "a list for a text": ({"in": "meta", "row": {"key": ["a"], "value": {}}},),
    "twice the same": (META_ROW, META_ROW),
    "a number no database holds": ({"in": "down", "row": {"since": 10**400, "until": 1}},),
    "no base64": ({"in": "tables", "row": {"id": "t", "summary": "?"}},),
    "deep": ("[" * 100_000,),
    "cut short": ('{"in": "meta", "row": {"key"',),
}


@pytest.mark.parametrize("lines", HOSTILE.values(), ids=list(HOSTILE))
def test_a_hostile_backup_is_one_sentence(
    lines: tuple[object, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup_of(tmp_path / "saved", *lines)
    refused_backup(tmp_path, capsys)


@pytest.mark.parametrize("head", [[], 17, {"durbar": "backup 99"}, {"durbar": ["backup 1"]}, {}])
def test_a_hostile_head_is_one_sentence(head: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup_of(tmp_path / "saved", head=head)
    refused_backup(tmp_path, capsys)


def test_a_damaged_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup_of(tmp_path / "whole", META_ROW)
    whole = (tmp_path / "whole").read_bytes()
    for damaged in (whole[:-9], whole[:20] + b"\xff\xff" + whole[22:], b"", b"text"):
        (tmp_path / "saved").write_bytes(damaged)
        refused_backup(tmp_path, capsys)


def refused_backup(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, and nothing is left that would be in the way of a better one."""
    run("import", str(folder / "saved"), "--data", str(folder / "data"), code=2)
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    backup_of(folder / "good", META_ROW)
    run("import", str(folder / "good"), "--data", str(folder / "data"))
    shutil.rmtree(folder / "data")


def test_a_database_of_a_newer_release_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup_of(tmp_path / "good", META_ROW)
    run("import", str(tmp_path / "good"), "--data", str(tmp_path))
    with sqlite3.connect(tmp_path / "durbar.sqlite3") as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    run("export", str(tmp_path / "saved"), "--data", str(tmp_path), code=2)
    assert "newer release" in capsys.readouterr().err
    with pytest.raises(Problem, match="newer release"):
        asyncio.run(House(Config(tmp_path)).open())


@pytest.mark.skipif(os.name == "nt", reason="no such modes there")
def test_a_backup_is_its_owners_alone(tmp_path: Path) -> None:
    backup_of(tmp_path / "good", META_ROW)
    run("import", str(tmp_path / "good"), "--data", str(tmp_path))
    (tmp_path / "saved").touch(0o644)
    for name in ("saved", "new"):
        run("export", str(tmp_path / name), "--data", str(tmp_path))
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600


def test_every_revision_has_a_backup_that_holds_it() -> None:
    """What is written now is read into the newest schema: none of its tables may be missing there."""
    newest = max(path.stem[1:5] for path in (Path(database.__file__).parent / "migrations/versions").glob("v*.py"))
    assert SCHEMAS[HEAD["durbar"]] == newest
