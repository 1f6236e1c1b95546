"""Several servers, one PostgreSQL: each hears from the others which tables went on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
from sqlalchemy.engine import make_url

from durbar.server.host.tasks import Tasks
from durbar.server.hub import Hub
from durbar.server.storage.database import server_name
from durbar.server.storage.writer import CHANNEL

BEAT = 10.0  # seconds without news after which the connection is tried
PATIENCE = 5.0


class Peers:
    """Listens on a connection of its own, and looks at every open table again whenever it had been deaf."""

    def __init__(self, hub: Hub, url: str, server: str, tasks: Tasks) -> None:
        self.hub = hub
        self.connect: Callable[..., Awaitable[Any]] = asyncpg.connect
        self.url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.server = server
        self.tasks = tasks
        self.listening = asyncio.Event()
        self.lost = asyncio.Event()

    async def start(self) -> None:
        self.tasks.keep("peers", self.listen)
        await self.listening.wait()

    async def listen(self) -> None:
        """Until the connection is lost, or something was not heard in full: whoever keeps this begins again."""
        self.lost.clear()
        known_as = {"application_name": server_name(self.server)}
        connection = await self.connect(self.url, timeout=PATIENCE, server_settings=known_as)
        connection.add_termination_listener(lambda _: self.lost.set())
        try:
            await connection.add_listener(CHANNEL, self.hear)
            self.listening.set()
            await self.hub.refresh()
            while not await self.silent():
                await connection.execute("select 1", timeout=PATIENCE)
        finally:
            connection.terminate()
        raise ConnectionError("deaf")

    async def silent(self) -> bool:
        """Has the connection been lost? Waits a beat for that."""
        try:
            await asyncio.wait_for(self.lost.wait(), BEAT)
        except TimeoutError:
            return False
        return True

    def hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        server, *tables = payload.split(" ")
        if server == self.server:
            return
        for word in tables:
            table, _, number = word.partition(":")
            self.tasks.once("hearing", self.notified(table, int(number)))

    async def notified(self, table: str, number: int) -> None:
        try:
            await self.hub.notified(table, number)
        except Exception:
            self.lost.set()  # then every table is looked at again
            raise
