"""One running server: its database, its tables, its people and its bots."""

from __future__ import annotations

import asyncio
import gc
import secrets
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import IO

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.locale import LANGUAGES, bundle
from durbar.rulebook import rules_by_step
from durbar.server.addresses import Addresses
from durbar.server.bots import Bots
from durbar.server.channels.mail import mail_server
from durbar.server.channels.push import Keys
from durbar.server.config import Config, cookie_keys, secret_key
from durbar.server.due import Due
from durbar.server.health import Figures, Pulse
from durbar.server.keeping import DECIDED
from durbar.server.letters import Letters
from durbar.server.limits import Buckets
from durbar.server.logins import Logins
from durbar.server.orders import Orders
from durbar.server.outbox import Outbox
from durbar.server.peers import Peers
from durbar.server.people import People
from durbar.server.storage import Database
from durbar.server.storage.ways import WayStore
from durbar.server.tables import Listener, OpenTable, Tables
from durbar.server.tasks import Tasks
from durbar.server.upgrade import check_once
from durbar.server.ways import Ways

SWEEP = 15.0
COLLECT = 3600.0


def warm_up() -> None:
    """Read phrases and rules before anybody asks: it takes a second, and must not hold up the others."""
    for language in LANGUAGES:
        bundle(language)
    for game in GAMES:
        rules_by_step(game)


def collect_seldom() -> None:
    """Python looks through all it holds for rings of garbage: with hundreds of tables that stops everybody for a
    quarter of a second. Young garbage goes at once as before; the whole is looked through once in `COLLECT` seconds."""
    gc.set_threshold(50_000, 10, 1_000_000)
    gc.collect()
    gc.freeze()


def take_turns() -> None:
    """The writer's thread asks for the interpreter after every row it stores, and a busy event loop lets go of it only
    so many seconds later, by default ten times as many: with twenty rows in a transaction people would feel it."""
    sys.setswitchinterval(0.0005)


def outbox_of(server: Server) -> Outbox:
    """The ways this server has to people who are not there."""
    config, time = server.config, server.tables.time
    store, letters = WayStore(server.database), Letters(config.address)
    addresses = Addresses(store, mail_server(config.mail, config.name), letters, server.key, time)
    keys = Keys(server.key) if config.push else None
    return Outbox(
        server.tables, server.people, Ways(store, letters, addresses, keys, config.hooks, time), config.mail_hourly
    )


class Listeners:
    """All who are told of every table that changed."""

    def __init__(self, *listeners: Listener) -> None:
        self.listeners = listeners

    def changed(self, opened: OpenTable, ours: bool) -> None:
        for listener in self.listeners:
            listener.changed(opened, ours)


class Server:
    def __init__(self, config: Config) -> None:
        self.config = config
        config.data.mkdir(parents=True, exist_ok=True)
        self.key = secret_key(config.data)
        self.name = secrets.token_hex(4)
        self.tasks = Tasks()
        self.database = Database(config.url, self.name)
        self.tables = Tables(self.database, self.key)
        self.due = Due(self.tables)
        self.people = People(self.database, config.password_cost)
        self.outbox = outbox_of(self) if config.address else None
        self.tables.tells = self.outbox is not None
        self.logins = Logins(self.database, cookie_keys(config.data, self.key), self.key)
        self.bots = Bots(self.tables, config.workers, config.pace, self.tasks)
        self.orders = self.bots.orders = Orders(self.tables, self.tasks)
        self.tables.listener = Listeners(self.bots, self.orders, self.due)
        self.peers = Peers(self.tables, config.url, self.name, self.tasks) if self.database.shared else None
        self.pulse = Pulse()
        self.figures = Figures(self)
        self.tables.took = self.figures.took.observe
        self.connections: dict[str, int] = {}
        self.talk = Buckets(config.limits.chat)
        self.exports = Buckets(config.limits.exports)
        self.lock: IO[str] | None = None
        self.decided = ""  # when the keeper decided something last

    async def open(self) -> None:
        if not self.database.shared:
            self.lock_data()
        await self.database.open(self.key)
        self.tasks.keep("writer", self.database.writer.run)
        self.tasks.once("warming up", asyncio.to_thread(warm_up))
        if self.peers is not None:
            await self.peers.start()

    async def sign_out(self, person: str, only: str = "", keep: str = "") -> None:
        """End one of somebody's log-ins, or all but one, and close what is connected with them."""
        await self.logins.end(person, only, keep)
        await self.close_ended()

    async def close_ended(self) -> None:
        """Close connections whose log-in has ended, here or at another server."""
        viewers = [viewer for opened in self.tables.open.values() for viewer in opened.viewers if viewer.login]
        if viewers:
            ended = await self.logins.store.ended({viewer.login for viewer in viewers})
            for viewer in viewers:
                if viewer.login in ended:
                    viewer.end()

    async def heed_keeper(self) -> None:
        """Whatever the keeper decided beside this server (`keeping.py`): read people, log-ins and tables anew."""
        decided = await self.database.fact(DECIDED)
        if decided != self.decided:
            self.decided = decided
            self.people.known.clear()
            self.logins.known.clear()
            await self.tables.refresh()

    def lock_data(self) -> None:
        """One server to a data folder: two would not hear of each other."""
        self.lock = (self.config.data / "lock").open("w")
        try:
            import fcntl
        except ImportError:
            return  # no such locks on this system
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Problem("data-in-use", path=str(self.config.data)) from None

    async def close(self) -> None:
        await self.bots.stop()
        await self.tasks.stop()
        await self.database.close()
        if self.lock is not None:
            self.lock.close()

    async def housekeeping(self) -> None:
        """See to bots nobody sees to, and forget tables nobody uses."""
        idle = 0.0
        collected = time.monotonic()
        while True:
            await self.bots.sweep(idle)
            await self.tables.settle()
            await self.heed_keeper()
            await self.close_ended()
            self.tables.forget_idle()
            if time.monotonic() - collected > COLLECT:
                collected = time.monotonic()
                gc.collect()
                await self.logins.forget_old()
                await self.tables.forget_lessons()
                if self.outbox is not None:
                    await self.outbox.forget_old()
            idle = SWEEP
            await asyncio.sleep(SWEEP)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While it is open: keep house, and close at the end."""
        collect_seldom()
        take_turns()
        self.due.serve()
        self.tasks.keep("housekeeping", self.housekeeping)
        self.tasks.keep("pulse", self.pulse.run)
        self.tasks.keep("clocks", self.due.run)
        self.tasks.keep("orders", self.orders.run)
        if self.outbox is not None:
            self.tasks.keep("outbox", self.outbox.run)
        self.tasks.once("replaying all tables", check_once(self.database))
        try:
            yield
        finally:
            await self.close()
