"""Two real servers on one real PostgreSQL: they agree on everything, and either may die."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import asyncpg
import pytest
from postgres import Postgres
from sqlalchemy.engine import make_url
from test_tables import two_at
from visitors import Server, Visitor

from durbar.engine.game import GAMES
from durbar.server.host.config import Config
from durbar.server.host.server import Server as OneServer
from durbar.server.hub import Hub, OpenTable
from durbar.server.routes.tables import first_entry
from durbar.server.table import commands
from durbar.server.table.commands import Actor
from durbar.server.table.entries import SeatPlan

WHO = Actor("somebody", "Somebody")
KEY = "a key that both servers share, long enough"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    postgres = Postgres().start()
    yield postgres.url
    postgres.stop()


def server_on(database: str, data: Path, name: str) -> Server:
    options = ("--database", database, "--pace", "0.01")
    return Server(data / name, *options, DURBAR_SECRET_KEY=KEY, DURBAR_RATES="off")


@pytest.fixture(scope="module")
def both(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    data = tmp_path_factory.mktemp("servers")
    servers = server_on(database, data, "one"), server_on(database, data, "two")
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def pair(both: tuple[Server, Server]) -> tuple[Server, Server]:
    """Both alive, whoever was killed before."""
    for server in both:
        if server.process is None:
            server.start()
    return both


def test_whoever_is_deleted_at_one_server_is_forgotten_by_the_other(pair: tuple[Server, Server], database: str) -> None:
    async def story() -> None:
        one, two = pair
        ann, bob, table = await two_at(one.url, "ladder", "Annapurna")
        bob.move_to(two.url)
        page = await bob.live(table)
        await page.state_where(lambda state: "Annapurna" in json.dumps(state))
        await ann.post("/api/me/goodbye", {})
        await page.state_where(lambda state: "Annapurna" not in json.dumps(state))  # by itself
        assert "Annapurna" not in json.dumps(await bob.get(f"/api/tables/{table}"))
        await page.ask(type="chat", text="is anybody there?")  # what this server stores next does not bring it back
        connection = await asyncpg.connect(make_url(database).set(drivername="postgresql").render_as_string(False))
        kept = await connection.fetchval("select summary from tables where id = $1", table)
        await connection.close()
        assert b"Bob" in kept
        assert b"Annapurna" not in kept

    asyncio.run(asyncio.wait_for(story(), 60))


def test_players_at_two_servers_play_one_game_and_go_on_when_one_is_killed(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        one, two = pair
        ann, bob, table = await two_at(one.url, "ladder")
        bob.move_to(two.url)
        page, other = await ann.live(table), await bob.live(table)
        for _ in range(2):
            for mine, yours in ((page, other), (other, page)):
                await mine.state_where(lambda state: state["ask"])
                assert (await mine.choose())["type"] == "done"
                await yours.state_where(lambda state, mine=mine: state["moment"] >= mine.state["moment"])
        assert page.log == other.log
        await other.ask(type="chat", text="is anybody there?")
        while not page.chat:
            await page.next()
        one.kill()
        ann.move_to(two.url)
        back = await ann.live(table, since=page.state["moment"])
        await back.state_where(lambda state: state["ask"])
        assert (await back.choose())["type"] == "done"
        await other.state_where(lambda state: state["ask"])

    asyncio.run(story())


def test_two_servers_never_apply_different_choices(pair: tuple[Server, Server]) -> None:
    """Both servers get a choice for the same question at the same time: one is applied, the other told so."""

    async def story() -> None:
        one, two = pair
        ann = await Visitor(one.url).named("Ann")
        table = (await ann.table("ladder", "me", "me"))["id"]
        twin = Visitor(two.url)
        twin.http.cookies = ann.http.cookies
        pages = await ann.live(table), await twin.live(table)
        for _ in range(12):
            await asyncio.gather(*(page.state_where(lambda state: True) for page in pages))
            last = max(page.state["moment"] for page in pages)
            for page in pages:
                await page.state_where(lambda state, last=last: state["moment"] >= last)
            if pages[0].state["table"]["status"] == "over":
                break
            seat = pages[0].state["table"]["turn"][0]
            for page in pages:
                await page.send(type="look", seat=seat)
                await page.state_where(lambda state, seat=seat: state["looking"] == seat and state["ask"])
            number = pages[0].state["ask"]["number"]
            wanted = [
                page.state["ask"]["options"][n % len(page.state["ask"]["options"])]["id"]
                for n, page in enumerate(pages)
            ]
            answers = await asyncio.gather(
                *(
                    page.ask(type="choose", seat=seat, decision=number, option=option)
                    for page, option in zip(pages, wanted, strict=True)
                )
            )
            done = [answer["type"] for answer in answers]
            assert "done" in done
            if wanted[0] != wanted[1]:
                assert sorted(done) == ["done", "error"], answers
        steps = [(await visitor.get(f"/api/tables/{table}"))["steps"] for visitor in (ann, twin)]
        assert steps[0] == steps[1]
        records = [(await visitor.get(f"/api/tables/{table}/record"))["record"] for visitor in (ann, twin)]
        assert records[0] == records[1]

    asyncio.run(story())


def test_a_killed_servers_bots_are_taken_over(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        one, two = pair
        ann = await Visitor(one.url).named("Ann")
        table = (await ann.table("ladder", "me", "random", "random"))["id"]
        page = await ann.live(table)
        await page.state_where(lambda state: state["ask"])
        await page.choose()
        one.kill()
        ann.move_to(two.url)
        back = await ann.live(table)
        await back.state_where(lambda state: state["ask"] or state["result"])

    asyncio.run(story())


def test_another_key_is_refused(pair: tuple[Server, Server], database: str, data: Path) -> None:
    with pytest.raises(AssertionError, match="another secret key"):
        Server(data / "other", "--database", database).start()


def test_a_database_that_is_not_there_is_one_sentence(data: Path) -> None:
    with pytest.raises(AssertionError, match="cannot be reached"):
        Server(data, "--database", "postgresql://nobody@127.0.0.1:1/none").start()


def test_news_that_comes_while_a_table_is_being_read_is_not_lost(tmp_path: Path) -> None:
    async def story() -> None:
        server = OneServer(Config(tmp_path))
        await server.open()
        opened = await durable_table(server)
        slow = Slow(server.hub, opened.table.id)
        reading = asyncio.create_task(slow.hub.table(opened.table.id))
        await slow.read.wait()
        seat = opened.table.turn()[0]
        wish = commands.choose(WHO, seat, opened.table.questions[seat], 0, server.hub.secret_of(opened.table.id))
        await server.hub.carry_out(opened, wish)
        moment = opened.table.number
        news = asyncio.create_task(slow.hub.notified(opened.table.id, moment))
        await asyncio.sleep(0)
        slow.go_on.set()
        await asyncio.gather(reading, news)
        assert slow.hub.open[opened.table.id].table.number == moment
        await server.close()

    asyncio.run(story())


class Slow:
    """Another server's tables, held up between reading a journal and having the table open."""

    def __init__(self, tables: Hub, table: str) -> None:
        self.hub = Hub(tables.journal, tables.key, tables.time)
        self.read, self.go_on = asyncio.Event(), asyncio.Event()
        entries = tables.journal.entries

        async def slowly(id: str, after: int = 0) -> list[bytes]:
            found = await entries(id, after)
            if not self.read.is_set():
                self.read.set()
                await self.go_on.wait()
            return found

        self.hub.journal = copy(tables.journal)
        self.hub.journal.entries = slowly  # type: ignore[method-assign]


async def durable_table(server: OneServer) -> OpenTable:
    seats = [SeatPlan("person", WHO.id, WHO.name)] * 2
    first = first_entry(server, "t" * 20, GAMES["ladder"], seats, {}, WHO.id)
    opened = await server.hub.create("t" * 20, first)
    await server.hub.carry_out(opened, commands.start(WHO, server.hub.secret_of("t" * 20)))
    return opened
