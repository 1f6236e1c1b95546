"""What runs in the background goes on, whatever happens to the database or to itself."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import Postgres
from test_several_servers import server_on
from test_tables import two_at
from visitors import Server, eventually

from durbar.server import tasks
from durbar.server.tasks import Tasks


class Cable:
    """The way to a PostgreSQL, which can be cut. `through`: how many new connections get through; None: all."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.through: int | None = None
        self.came = 0
        self.carrying = threading.Event()
        self.carrying.set()
        self.open: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"postgresql://durbar@127.0.0.1:{self.listener.getsockname()[1]}/postgres"

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near = self.listener.accept()[0]
                self.came += 1
                if self.through is not None and self.through <= 0:
                    near.close()
                    continue
                self.through = None if self.through is None else self.through - 1
                far = socket.create_connection(("127.0.0.1", self.port))
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=(one, other, self.carrying), daemon=True).start()

    def cut(self, through: int) -> None:
        """All connections end now, and only so many new ones get through."""
        self.through = through
        for end in self.open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.open = []
        self.came = 0

    def silence(self) -> None:
        """Nothing is cut, and nothing gets through."""
        self.carrying.clear()

    def mend(self) -> None:
        self.through = None
        self.carrying.set()

    def close(self) -> None:
        self.cut(0)
        self.carrying.set()
        self.listener.close()


def carry(one: socket.socket, other: socket.socket, carrying: threading.Event) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            carrying.wait()
            other.sendall(data)
        other.shutdown(socket.SHUT_RDWR)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres().start()
    yield running
    running.stop()


@pytest.fixture
def cable(postgres: Postgres) -> Iterator[Cable]:
    found = Cable(postgres.port)
    yield found
    found.close()


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
    kept = tasks.Kept("work")
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
