"""`durbar admin`: what the keeper decides beside a running server is heeded by it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from postgres import Postgres
from visitors import Server, Visitor

from durbar.cli import main

Admin = Callable[..., str]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kept(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[Server]:
    """A server that looks every moment what its keeper decided."""
    data = tmp_path_factory.mktemp("kept") / "data"
    address = ["--database", postgres.url] if request.param == "postgresql" else []
    server = Server(data, "--pace", "0.01", *address, DURBAR_RATES="off", DURBAR_TEST_SWEEP="0.2").start()
    yield server
    server.stop()


@pytest.fixture
def admin(kept: Server, capsys: pytest.CaptureFixture[str]) -> Admin:
    where = ["--data", str(kept.data), *kept.arguments[2:], "--language", "en"]

    def run(*words: str, code: int = 0) -> str:
        with pytest.raises(SystemExit) as left:
            main(["admin", *words, *where])
        told = capsys.readouterr()
        assert left.value.code == code, told
        return told.out + told.err

    return run


async def ann_of(url: str, login: str) -> Visitor:
    ann = await Visitor(url).named("Ann")
    await ann.post("/api/account", {"login": login, "password": "correct horse"})
    return ann


def test_people_and_tables_are_listed(kept: Server, admin: Admin) -> None:
    async def story() -> None:
        ann = await ann_of(kept.url, "listed@example.org")
        table = (await ann.table("ladder", "me", "me"))["id"]
        person = (await ann.get("/api/me"))["person"]["id"]
        head, line = (await asyncio.to_thread(admin, "people", "LISTED@")).splitlines()
        assert head.split() == ["id", "name", "login", "since", "tables", "devices", "muted", "quota"]
        assert line.split()[:3] == [person, "Ann", "listed@example.org"]
        assert line.split()[-2:] == ["1", "1"]
        for who in (person, "listed@example.org"):
            assert (await asyncio.to_thread(admin, "tables", "--of", who)).splitlines()[1].split()[:3] == [
                table, "ladder", "playing",
            ]  # fmt: skip

    asyncio.run(story())


def test_a_muted_person_plays_on_in_silence(kept: Server, admin: Admin) -> None:
    async def story() -> None:
        ann = await ann_of(kept.url, "muted@example.org")
        page = await ann.live((await ann.table("ladder", "me", "me"))["id"])
        assert (await page.ask(type="chat", text="hello"))["type"] == "done"
        assert "Ann is muted" in await asyncio.to_thread(admin, "mute", "muted@example.org")
        while (answer := await page.ask(type="chat", text="hello"))["type"] == "done":
            await asyncio.sleep(0.1)
        assert answer["key"] == "muted"
        await asyncio.to_thread(admin, "unmute", "muted@example.org")
        while (await page.ask(type="chat", text="hello"))["type"] != "done":
            await asyncio.sleep(0.1)

    asyncio.run(story())


def test_a_table_the_keeper_closes_is_closed_to_those_at_it(kept: Server, admin: Admin) -> None:
    async def story() -> None:
        ann = await Visitor(kept.url).named("Ann")
        table = (await ann.table("ladder", "me", "easy"))["id"]
        page = await ann.live(table)
        assert table in await asyncio.to_thread(admin, "close", table)
        closed = await page.state_where(lambda state: state["table"]["status"] == "abandoned")
        assert closed["ended"] == "closed"
        assert (await page.ask(type="chat", text="why?"))["key"] == "table-closed"
        assert (await ann.get(f"/api/tables/{table}/history/0"))["step"] == 0

    asyncio.run(story())


def test_ended_log_ins_are_worth_nothing(kept: Server, admin: Admin) -> None:
    async def story() -> None:
        ann = await ann_of(kept.url, "ended@example.org")
        await asyncio.to_thread(admin, "end-logins", "ended@example.org")
        while (await ann.get("/api/me"))["person"] is not None:
            await asyncio.sleep(0.1)
        await ann.post("/api/login", {"login": "ended@example.org", "password": "correct horse"})

    asyncio.run(story())


def test_a_quota_of_games_with_bots(kept: Server, admin: Admin) -> None:
    async def story() -> None:
        ann = await ann_of(kept.url, "quota@example.org")
        await asyncio.to_thread(admin, "quota", "quota@example.org", "0")
        form = {"game": "ladder", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "start": True}
        while (answer := await ann.http.post("/api/tables", json=form)).status_code == 200:
            await asyncio.sleep(0.1)
        assert answer.json()["key"] == "many-bot-tables"
        await asyncio.to_thread(admin, "quota", "quota@example.org", "usual")
        while (await ann.http.post("/api/tables", json=form)).status_code != 200:
            await asyncio.sleep(0.1)

    asyncio.run(story())


def test_slips_are_one_sentence(kept: Server, admin: Admin) -> None:
    assert "There is nobody with the id or login “nobody”" in admin("mute", "nobody", code=2)
    assert "is no number of games" in admin("quota", "nobody", "many", code=2)
    assert "There is no such table" in admin("close", "nowhere", code=2)


def test_a_folder_without_a_database_is_said_to_be_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (("people",), ("cookie-key",)):
        with pytest.raises(SystemExit) as left:
            main(["admin", *words, "--data", str(tmp_path / "none"), "--language", "en"])
        assert left.value.code == 2
        assert "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("end_all", [False, True])
def test_the_cookie_key_is_rotated(data: Path, end_all: bool) -> None:
    async def story() -> None:
        server = Server(data).start()
        ann = await Visitor(server.url).named("Ann")
        server.stop()
        with pytest.raises(SystemExit):
            main(["admin", "cookie-key", "--data", str(data), *(["--end-all"] if end_all else [])])
        ann.move_to(server.start().url)
        assert ((await ann.get("/api/me"))["person"] is None) == end_all
        server.stop()

    asyncio.run(story())
