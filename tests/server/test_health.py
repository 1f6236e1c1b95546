"""What a server tells its keeper, and what it tells nobody else."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from test_bots import alive, children_of
from visitors import Live, Server, Visitor, eventually

FAR = {"X-Forwarded-For": "203.0.113.9"}


@pytest.fixture
def own(data: Path) -> Iterator[Server]:
    server = Server(data, "--pace", "0.01", DURBAR_RATES="off").start()
    yield server
    server.stop()


def figures(url: str) -> dict[str, float]:
    text = httpx.get(f"{url}/metrics").text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {sample.name: sample.value for sample in samples if not sample.labels}


def test_a_server_says_how_it_is_and_how_much_it_does(own: Server) -> None:
    async def story() -> None:
        ann = await Visitor(own.url).named("Ann")
        table = (await ann.table("ladder", "me", "me"))["id"]
        page = await ann.live(table)
        await page.state_where(lambda state: True)
        before = figures(own.url)
        assert (before["durbar_tables_open"], before["durbar_sockets"]) == (1, 1)
        await page.ask(type="chat", text="hello")
        after = figures(own.url)
        assert after["durbar_command_seconds_count"] == before["durbar_command_seconds_count"] + 1

    asyncio.run(story())
    answer = httpx.get(f"{own.url}/health")
    found = answer.json()
    assert (answer.status_code, found["live"], found["ready"], found["database"]) == (200, True, True, True)
    assert set(found["tasks"]) == {"writer", "housekeeping", "pulse", "clocks", "orders"}
    assert set(found["tasks"].values()) == {"running"}
    assert httpx.get(f"{own.url}/health", headers={"Host": "10.0.0.7"}).status_code == 200  # as balancers ask


def test_bots_get_new_processes_when_theirs_are_killed(own: Server) -> None:
    """Nobody notices: what was to be thought about is thought about again."""
    server = own.process.pid if own.process else 0

    async def story() -> None:
        ann = await Visitor(own.url).named("Ann")
        assert figures(own.url)["durbar_bot_processes"] == 0
        page = await ann.live((await ann.table("maharaja", "me", "easy"))["id"])  # either may begin
        (worker,) = await until_a_bot_thinks(page, server)
        assert figures(own.url)["durbar_bot_processes"] == 1
        os.kill(worker, signal.SIGKILL)
        eventually(lambda: not alive(worker))
        assert await until_a_bot_thinks(page, server)
        found = httpx.get(f"{own.url}/health").json()
        assert (found["ready"], found["bots_at_random"]) == (True, 0)

    asyncio.run(story())


def is_worker(pid: int) -> bool:
    """And not the process that Python keeps to tidy up after them."""
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


async def until_a_bot_thinks(page: Live, server: int) -> list[int]:
    """The processes of bots, once there are any."""
    while not (found := [child for child in children_of(server) if alive(child) and is_worker(child)]):
        await page.state_where(lambda state: state["ask"])
        await page.choose()
    return found


def test_a_server_without_its_database_is_not_ready(own: Server) -> None:
    with sqlite3.connect(own.data / "durbar.sqlite3") as database:
        database.execute("alter table meta rename to gone")
    answer = httpx.get(f"{own.url}/health")
    assert (answer.status_code, answer.json()["ready"], answer.json()["database"]) == (503, False, False)

    def failures() -> int:  # whoever asked: this test, a sign of life, the look at all tables after a start
        return own.log.read_text().count('"event": "database"')

    eventually(lambda: figures(own.url)["durbar_storage_errors_total"] == failures() > 0)


def test_figures_are_for_this_machine_only(own: Server) -> None:
    assert httpx.get(f"{own.url}/metrics", headers=FAR).status_code == 404
    assert set(httpx.get(f"{own.url}/health", headers=FAR).json()) == {"live", "ready"}
    assert httpx.get(f"{own.url}/metrics", headers={"Host": "rebound.example"}).status_code == 400
