"""One running server: its database, its tables, its people and its bots."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import IO

from durbar.checks.rulebook import rules_by_step
from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.locale import LANGUAGES, bundle
from durbar.server.bots import Bots, levels
from durbar.server.clock.clock import Time
from durbar.server.clock.schedule import Due
from durbar.server.clock.store import TimeStore
from durbar.server.host.admin import DECIDED
from durbar.server.host.aside import Aside
from durbar.server.host.config import Config, cookie_keys, secret_key
from durbar.server.host.desk import Desk
from durbar.server.host.fair_queue import Turns
from durbar.server.host.health import HealthFigures, Pulse
from durbar.server.host.limits import Buckets, Places
from durbar.server.host.log import Log
from durbar.server.host.peers import Peers
from durbar.server.host.tasks import Tasks
from durbar.server.host.upgrade import check_once
from durbar.server.host.world import WORLD
from durbar.server.hub import Hub, Listener
from durbar.server.lessons.progress import LessonProgress
from durbar.server.lessons.store import LessonStore
from durbar.server.notify.addresses import Addresses
from durbar.server.notify.channels.mail import mail_server
from durbar.server.notify.channels.push import Keys
from durbar.server.notify.letters import Letters
from durbar.server.notify.outbox import Outbox
from durbar.server.notify.sender_store import WayStore
from durbar.server.notify.senders import Ways
from durbar.server.orders.service import Orders
from durbar.server.orders.store import OrderStore
from durbar.server.people.accounts import People
from durbar.server.people.read_marks import ReadMarks
from durbar.server.people.results import Results
from durbar.server.people.sessions import Logins
from durbar.server.people.statistics_store import ResultStore
from durbar.server.pool import Pool
from durbar.server.storage.database import Database
from durbar.server.storage.lists import Lists
from durbar.server.study.review_store import ReviewStore
from durbar.server.study.reviews import GameReviews
from durbar.server.study.rooms import Rooms
from durbar.server.study.store import StudyStore

SWEEP = 15.0
log = Log("durbar.tables")
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
    config, time = server.config, server.hub.time
    store, letters = WayStore(server.database), Letters(config.address)
    addresses = Addresses(store, mail_server(config.mail, config.name), letters, server.key, time, config.mail_hourly)
    keys = Keys(server.key) if config.push else None
    ways = Ways(store, letters, addresses, keys, config.hooks, time)
    return Outbox(server.hub, server.database, server.people, ways, config.mail_hourly)


class HubLog(Listener):
    def trouble(self, what: str, **facts: object) -> None:
        log.error(what, **facts)


class Server(Desk):
    def __init__(self, config: Config) -> None:
        self.config, self.limits, self.levels = config, config.limits, levels()
        config.data.mkdir(parents=True, exist_ok=True)
        self.key = secret_key(config.data)
        self.name = WORLD.hex(4)
        self.tasks = Tasks()
        self.aside: Aside = Aside()
        self.database = Database(config.url, self.name)
        self.hub = Hub(self.database, self.key, Time(WORLD.now, WORLD.monotonic), apart=self.aside)
        self.database.writer.doubt = self.hub.doubt
        self.lists, self.results, self.notes = Lists(self.database), ResultStore(self.database), self.database
        self.lessons: LessonStore = LessonStore(self.database)
        self.hours = TimeStore(self.database)
        self.due = Due(self.hub, TimeStore(self.database))
        self.read_marks = ReadMarks(self.database)
        self.people: People = People(self.database, config.password_cost)
        self.outbox = outbox_of(self) if config.address else None
        if self.outbox is not None:
            self.outbox.sure = self.due.sure
        self.logins = Logins(self.database, cookie_keys(config.data, self.key), self.key)
        self.bots = Bots(self.hub, Pool(config.workers), config.pace, WORLD.chance, self.tasks)
        self.orders = self.bots.orders = Orders(self.hub, OrderStore(self.database), self.tasks, WORLD.chance)
        self.studies = StudyStore(self.database)
        self.reviews = GameReviews(self.hub, ReviewStore(self.database), self.tasks)
        self.thinkers, self.thinking = Pool(1), Turns(1)  # for whoever studies: beside the bots, and after them
        self.rooms = Rooms()
        self.peers = Peers(self.hub, config.url, self.name, self.tasks) if self.database.shared else None
        self.pulse = Pulse()
        self.figures = HealthFigures(self)
        tells = [self.outbox] if self.outbox is not None else []
        stored = [Results(), LessonProgress(), *tells]
        self.hub.listen([self.bots, self.orders, self.due, *stored, self.figures, HubLog()])
        self.connections = Places(config.limits.connections)
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
        viewers = [viewer for opened in self.hub.open.values() for viewer in opened.viewers if viewer.login]
        if viewers:
            ended = await self.logins.store.ended({viewer.login for viewer in viewers})
            for viewer in viewers:
                if viewer.login in ended:
                    viewer.end()

    async def heed_keeper(self) -> None:
        """Whatever the keeper decided beside this server (`admin.py`): read people, log-ins and tables anew."""
        decided = await self.database.fact(DECIDED)
        if decided != self.decided:
            self.decided = decided
            self.people.known.clear()
            self.logins.known.clear()
            await self.hub.refresh()

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
        self.reviews.stop()
        self.thinkers.stop()
        await self.tasks.stop()
        if self.outbox is not None:
            await self.outbox.stop()
        await self.write_down()
        await self.database.close()
        self.aside.stop()
        if self.lock is not None:
            self.lock.close()

    async def write_down(self) -> None:
        """What was only remembered; a database that is gone must not keep the server from ending."""
        try:
            await self.read_marks.write()
        except Exception as problem:
            log.error("read marks not written", problem=repr(problem))

    async def housekeeping(self) -> None:
        """See to bots nobody sees to, and forget tables nobody uses."""
        idle = 0.0
        collected = WORLD.monotonic()
        while True:
            self.bots.alone = await self.due.store.alone()
            await self.bots.sweep(self.database.bots_due, idle)
            await self.hub.settle()
            await self.heed_keeper()
            await self.close_ended()
            await self.read_marks.write()
            self.hub.forget_idle()
            if WORLD.monotonic() - collected > COLLECT:
                collected = WORLD.monotonic()
                gc.collect()
                await self.logins.forget_old()
                await self.forget_lessons()
                if self.outbox is not None:
                    await self.outbox.forget_old()
            idle = SWEEP
            await asyncio.sleep(SWEEP)

    async def forget_lessons(self) -> None:
        """Remove the tables of lessons nobody has visited for a month."""
        for table in await self.lessons.forget_old(WORLD.now()):
            self.hub.open.pop(table, None)

    def begin(self) -> None:
        """What goes on by itself from now on."""
        self.due.serve()
        self.tasks.keep("housekeeping", self.housekeeping)
        self.tasks.keep("clocks", self.due.run)
        self.tasks.keep("orders", self.orders.run)
        if self.outbox is not None:
            self.tasks.keep("outbox", self.outbox.run)
        self.tasks.once("replaying all tables", check_once(self.database))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While it is open: keep house, and close at the end."""
        collect_seldom()
        take_turns()
        self.begin()
        self.tasks.keep("pulse", self.pulse.run)
        try:
            yield
        finally:
            await self.close()
