"""Several servers, one PostgreSQL: each hears from the others which tables went on."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import structlog
from sqlalchemy.engine import make_url

from durbar.server.hall import Hall
from durbar.server.store.writer import CHANNEL

log = structlog.get_logger("durbar.exchange")
RETRY = 1.0


class Exchange:
    """Listens on a connection of its own, and looks at every open table again whenever it had been deaf."""

    def __init__(self, hall: Hall, url: str, server: str) -> None:
        self.hall = hall
        self.url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.server = server
        self.task: asyncio.Task[None] | None = None
        self.heard: set[asyncio.Task[None]] = set()
        self.listening = asyncio.Event()

    async def start(self) -> None:
        self.task = asyncio.create_task(self.run())
        await self.listening.wait()

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                log.warning("deaf", problem=type(problem).__name__)
            await asyncio.sleep(RETRY)

    async def listen(self) -> None:
        """Until the connection is lost."""
        connection = await asyncpg.connect(self.url)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self.hear)
            self.listening.set()
            await self.hall.refresh()
            await lost.wait()
        finally:
            await connection.close(timeout=2)

    def hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        server, *tables = payload.split(" ")
        if server == self.server:
            return
        for word in tables:
            table, _, moment = word.partition(":")
            task = asyncio.create_task(self.hall.heard(table, int(moment)))
            self.heard.add(task)
            task.add_done_callback(self.heard.discard)
