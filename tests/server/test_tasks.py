"""What runs in the background goes on, whatever happens to the database or to itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from cable import Cable
from postgres import Postgres
from test_several_servers import server_on
from test_tables import two_at
from visitors import Server, eventually

from durbar.server.host import tasks
from durbar.server.host.tasks import Tasks


@pytest.fixture
def servers(postgres: Postgres, cable: Cable, data: Path) -> Iterator[tuple[Server, Server]]:
    """One beside the database, one at the end of a cable."""
    found = server_on(postgres.url, data, "near").start(), server_on(cable.url, data, "far").start()
    yield found
    cable.mend()
    for server in found:
        server.stop()


def test_a_server_hears_the_others_again_after_a_flap(servers: tuple[Server, Server], cable: Cable) -> None:
    """The database comes back for the listening connection, and goes again before the tables have been read."""
    near, far = servers

    async def story() -> None:
        ann, ben, table = await two_at(near.url, "ladder")
        ben.move_to(far.url)
        pages = await ann.live(table), await ben.live(table)
        for page in pages:
            await page.state_where(lambda state: True)
        cable.cut(through=1)
        await asyncio.to_thread(eventually, lambda: cable.came > 2)
        cable.mend()
        moment = pages[0].state["moment"]
        assert (await pages[0].ask(type="chat", text="can you hear me?"))["type"] == "done"
        while not pages[1].chat:
            await pages[1].next()
        assert pages[1].chat[-1]["moment"] > moment

    asyncio.run(story())
    assert '"task": "peers"' in far.log.read_text()


def test_a_task_that_fails_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "FIRST_WAIT", 0.001)
    begun = []

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) < 5:
            raise ValueError("not yet")
        await asyncio.Event().wait()

    async def story() -> None:
        watched = Tasks()
        watched.keep("work", work)
        while len(begun) < 5:
            await asyncio.sleep(0.001)
        kept = watched.kept["work"]
        assert (kept.running, kept.failures, kept.in_a_row) == (True, 4, 4)
        await watched.stop()
        assert len(begun) == 5

    asyncio.run(story())


def test_waits_grow_and_are_forgotten_after_a_good_while() -> None:
    kept = tasks.KeptTask("work")
    waits = [kept.failed(ValueError(), 0.0) for _ in range(12)]
    assert waits[:3] == [0.2, 0.4, 0.8]
    assert waits[-1] == tasks.LONGEST_WAIT
    assert kept.failed(ValueError(), tasks.GOOD + 1) == 0.2


def test_a_passing_task_that_fails_is_counted() -> None:
    async def work() -> None:
        raise ValueError

    async def story() -> None:
        watched = Tasks()
        await asyncio.wait([watched.once("work", work())])
        await asyncio.sleep(0)
        assert (watched.failures, watched.passing) == (1, set())

    asyncio.run(story())
