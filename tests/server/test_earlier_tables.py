"""Databases of earlier releases (`tests/fixtures/tables-<commit>`) open with this one: every table offers the same
options, tells the same log to each viewer, and ended the same, in words, entry after entry."""

from __future__ import annotations

import asyncio
import json
import lzma
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from visitors import Live, Server, Visitor

from durbar.checks.seen import options_seen
from durbar.engine.game import may_know
from durbar.match.dice import Dice
from durbar.match.record import read
from durbar.match.replay import verify
from durbar.server.projections.table import result_info
from durbar.server.storage.database import Database
from durbar.server.table import entries
from durbar.server.table.table import Table

FIXTURES = Path(__file__).parents[1] / "fixtures"
sys.path.insert(0, str(FIXTURES))

from next_version import PATCHED, patch  # noqa: E402
from tables_seen import Entry, line_of, result_text, table_digests, table_text  # noqa: E402

RELEASES = {path.name: json.loads((path / "seen.json").read_text("utf-8")) for path in FIXTURES.glob("tables-*")}


def unpack(release: str, data: Path) -> Path:
    """A data folder as that release left it."""
    data.mkdir(parents=True, exist_ok=True)
    packed = (FIXTURES / release / "durbar.sqlite3.xz").read_bytes()
    (data / "durbar.sqlite3").write_bytes(lzma.decompress(packed))
    shutil.copy(FIXTURES / release / "secret.key", data)
    return data


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Database]:
    store = Database(f"sqlite:///{data / 'durbar.sqlite3'}", "test")
    await store.open((data / "secret.key").read_bytes())
    yield store
    await store.close()


def folded(id: str, stored: list[str]) -> Iterator[Entry]:
    """The table after each entry of its journal."""
    table = Table(id)
    for data in stored:
        before = len(table.log), len(table.talk.chat)
        table.apply(entries.decode(data))
        yield after(table, *before)


def after(table: Table, lines: int, said: int) -> Entry:
    play = table.match
    viewers: list[int | None] = [None, *range(len(table.seats))]
    labels = ["-", *play.game.labels(play.state, "seat")]
    log = {
        label: [line_of(one) for one in table.log[lines:] if may_know(viewer, one.visible_to)]
        for label, viewer in zip(labels, viewers, strict=True)
    }
    options = options_seen(play.game, play.state) if table.status == "playing" else []
    chat = [f"{item.name}: {item.text}" for item in table.talk.chat[said:]]
    return Entry(table.status, options, log, chat, result_text(result_info(table.result())))


async def all_entries(data: Path, tables: dict[str, Any]) -> dict[str, list[str]]:
    async with opened(data) as store:
        return {name: await store.entries(known["id"]) for name, known in tables.items()}


@pytest.fixture(scope="module", params=sorted(RELEASES))
def release(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def journals(release: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    data = unpack(release, tmp_path_factory.mktemp("earlier"))
    return asyncio.run(all_entries(data, RELEASES[release]["tables"]))


@pytest.mark.parametrize("game", ["dice_charmers", "maharaja", "maharadjah"])
def test_every_table_is_seen_as_it_was(release: str, journals: dict[str, list[str]], game: str) -> None:
    assert check_tables(release, journals, game) > 8


def check_tables(release: str, journals: dict[str, list[str]], game: str) -> int:
    """Every table of a game is seen as it was; how many there are."""
    tables = {name: known for name, known in RELEASES[release]["tables"].items() if name.startswith(f"{game}-")}
    for name, known in tables.items():
        seen = list(folded(known["id"], journals[name]))
        readable = FIXTURES / release / f"{name}.txt"
        if readable.exists():
            assert table_text(seen) == readable.read_text(encoding="utf-8"), name
        assert {"id": known["id"], **table_digests(seen)} == known, name
    return len(tables)


def test_no_table_notices_the_next_version_of_its_rules(
    release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rule of every game is changed under a new number before the database is opened for the first time."""
    for game in PATCHED:
        patch(game, monkeypatch)
    journals = asyncio.run(all_entries(unpack(release, tmp_path), RELEASES[release]["tables"]))
    for game in PATCHED:
        assert check_tables(release, journals, game) > 8


# --- from outside ----------------------------------------------------------------------------------------------------


async def whole_log(visitor: Visitor, table: str, seat: int | None) -> list[str]:
    """All pages of a log, as a seat or (None) a looker-on reads it."""
    lines: list[Any] = []
    query: dict[str, Any] = {} if seat is None else {"seat": seat}
    while True:
        page = await visitor.get(f"/api/tables/{table}/log", **query)
        lines = page["log"] + lines
        if not page["earlier"]:
            return [
                f"{i['step']} {'-' if i['seat'] is None else i['seat']} {' '.join([i['kind'], *i['words']])}"
                for i in lines
            ]
        query["before"] = lines[0]["moment"]


async def look_at(visitor: Visitor, known: dict[str, Any], entries: list[Entry]) -> None:
    """What this person is shown of a table is what the entries tell."""
    info = await visitor.get(f"/api/tables/{known['id']}")
    labels = list(entries[0].log)[1:]
    assert info["status"] == known["status"]
    eyes = range(len(labels)) if info["status"] == "over" else info["mine"]
    for seat in [None, *eyes]:
        told = [line for entry in entries for line in entry.log["-" if seat is None else labels[seat]]]
        assert await whole_log(visitor, known["id"], seat) == told
    page: Live = await visitor.live(known["id"])
    await page.next()
    shown = page.state["ask"]
    if shown is not None:
        words = "; ".join(" ".join(option["words"]) for option in shown["options"])
        assert f"{labels[shown['seat']]}? {words}" in entries[-1].options
    await page.close()


async def play_on(visitor: Visitor, known: dict[str, Any]) -> None:
    """A choice at a table where this person owes one; afterwards it is stored."""
    page = await visitor.live(known["id"])
    await page.next()
    mine = [seat for seat in page.state["table"]["turn"] if seat in page.state["table"]["mine"]]
    if mine:
        await page.send(type="look", seat=mine[0])
        await page.state_where(lambda state: state["looking"] == mine[0] and state["ask"])
        before = page.state["moment"]
        done = await page.choose()
        assert done["type"] == "done"
        assert done["moment"] > before
    await page.close()


def test_people_find_their_tables_and_play_on(release: str, journals: dict[str, list[str]], tmp_path: Path) -> None:
    seen = RELEASES[release]
    entries = {name: list(folded(known["id"], journals[name])) for name, known in seen["tables"].items()}

    async def story(url: str) -> None:
        for name, code in seen["recovery"].items():
            visitor = Visitor(url)
            me = await visitor.post("/api/recover", {"code": code})
            assert me["person"]["name"] == name
            for table, told in entries.items():
                await look_at(visitor, seen["tables"][table], told)
        for login, password in seen["login"].items():
            ann = Visitor(url)
            await ann.post("/api/login", {"login": login, "password": password})
            for table in entries:
                if seen["tables"][table]["status"] == "playing":
                    await play_on(ann, seen["tables"][table])
            await verify_all(ann, {name: seen["tables"][name] for name in entries})

    running = Server(unpack(release, tmp_path / "data"), "--pace", "0.01", DURBAR_RATES="off").start()
    try:
        asyncio.run(story(running.url))
    finally:
        running.stop()


async def verify_all(visitor: Visitor, tables: dict[str, Any]) -> None:
    """Finished games give records whose dice are honest, with the secrets of that release's key."""
    finished = [known["id"] for name, known in tables.items() if known["status"] == "over" and "fork" not in name]
    assert finished
    for table in finished:
        told = read((await visitor.get(f"/api/tables/{table}/record"))["record"])
        assert verify(told).over
        assert told.secret is not None
        assert Dice(told.secret).commitment == (await visitor.get(f"/api/tables/{table}/dice"))["commitment"]
