"""One run: servers, people and what befalls them, all from one seed."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from store import LoneDatabase, SharedDatabase, SharedTimes, Weather, Wire, connect
from virtual import VirtualLoop

from durbar.engine.game import GAMES
from durbar.engine.orders import Blank, OrderKind
from durbar.engine.refusal import Problem
from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.host.world import WORLD
from durbar.server.hub import OpenTable
from durbar.server.notify import outbox
from durbar.server.notify.channels import Refused
from durbar.server.notify.channels.hook import Message
from durbar.server.notify.channels.mail import Mail, MailServer
from durbar.server.notify.channels.posting import Poster
from durbar.server.notify.letters import Item, key_of
from durbar.server.notify.senders import ByHook, ByMail
from durbar.server.table.commands import Command
from durbar.server.table.entries import AnyEntry, encode

START = 1_795_000_000.0
LOOK = 45.0  # seconds between looks of a server: a run is minutes, and nobody is in a hurry
HOURLY = 12  # mails
telling: ContextVar[tuple[str, ...]] = ContextVar("telling", default=())


class Confirmed(NamedTuple):
    """What somebody was told is stored."""

    table: str
    number: int
    data: str


class Sent(NamedTuple):
    """A message that was taken: when, where to, under which name, and which notices it told."""

    at: float
    to: str
    name: str
    told: tuple[str, ...]
    way: str = "mail"


class City:
    def __init__(self, seed: int, folder: Path) -> None:
        self.seed, self.folder = seed, folder
        self.chance = Random(seed)
        self.loop = asyncio.get_running_loop()
        self.store = folder / "store.sqlite3"
        self.weather, self.wire = Weather(self.chance, folder / "store.sqlite3-wal"), Wire(self.chance)
        self.lone = self.chance.random() < 0.3
        self.houses: dict[str, House] = {}
        self.skews: dict[str, float] = {}
        self.jobs: dict[asyncio.Task[Any], str] = {}
        self.confirmed: list[Confirmed] = []
        self.sent: list[Sent] = []
        self.hanging: set[str] = set()  # addresses where nobody ever answers
        self.deaths: list[float] = []
        self.nobody: list[tuple[float, float]] = []  # while no server was there
        self.longest_look = self.longest_wait = 0.0
        self.guesses: dict[str, int] = {}  # at a code, that were looked at
        self.cancelled: dict[tuple[str, int], int] = {}  # orders of a seat, gone since this entry
        self.trace: list[str] = []

    # --- servers -----------------------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        return ["north"] if self.lone else ["north", "south"]

    def now(self) -> float:
        return START + self.loop.time()

    async def serve(self, name: str) -> None:
        if not self.houses and self.deaths:
            self.nobody.append((START + self.deaths[-1], self.now()))
        kind = LoneDatabase if self.lone else SharedDatabase
        bound = {"weather": self.weather, "tell": staticmethod(self.wire.tell)}
        with patch("durbar.server.host.server.Database", type(kind.__name__, (kind,), bound)):
            house = House(config_of(self.folder / name, f"sqlite:///{self.store}"))
        house.hub.time.source = lambda: self.now() + self.skews.get(name, 0.0)
        if not self.lone:
            times = SharedTimes(house.database)
            times.others, times.clock = (lambda _: len(self.houses) - 1), self.now
            house.due.store = times
        if house.peers is not None:
            house.peers.connect = self.wire.connect
        await self.calmly(house.open())
        house.begin()
        self.houses[name] = house

    async def calmly(self, opening: Awaitable[None]) -> None:
        """A server that cannot open its store says so and ends: whoever keeps it begins again."""
        storm, self.weather.storm = self.weather.storm, False
        down, self.wire.down = self.wire.down, False
        await opening
        self.weather.storm, self.wire.down = storm, down

    async def cut_power(self) -> None:
        """All servers and their store at once: of what the store has not yet confirmed any part may be missing."""
        found, torn = self.store.read_bytes(), self.weather.torn()
        for name in list(self.houses):
            await self.kill(name)
        self.store.write_bytes(found)
        self.weather.log.write_bytes(torn)

    async def kill(self, name: str) -> None:
        """What was under way is never finished."""
        house = self.houses.pop(name)
        self.deaths.append(self.loop.time())
        kept = [kept.task for kept in house.tasks.kept.values() if kept.task is not None]
        theirs = [task for task, where in self.jobs.items() if where == name]
        ended = [*kept, *house.tasks.passing, *house.hub.loading.values(), *theirs]
        ended += [] if house.outbox is None else [*house.outbox.slow, *telling_of(house)]
        for task in ended:
            task.cancel()
        await asyncio.gather(*ended, return_exceptions=True)
        house.aside.stop()
        house.database.writer.close()
        await house.database.engine.dispose()
        if house.lock is not None:
            house.lock.close()

    # --- what people do ----------------------------------------------------------------------------------------------

    def begin(self, name: str, doing: Coroutine[Any, Any, None]) -> None:
        """Somebody does something at a server; the others do not wait for it."""
        task = asyncio.create_task(self.attempt(name, doing))
        self.jobs[task] = name
        task.add_done_callback(self.jobs.pop)

    async def attempt(self, name: str, doing: Coroutine[Any, Any, None]) -> None:
        began = self.loop.time()
        try:
            await doing
        except Problem as problem:
            self.note(f"{name} {problem.key}")
        if not self.weather.storm and not self.lately(60.0):
            self.longest_wait = max(self.longest_wait, self.loop.time() - began)

    def lately(self, seconds: float) -> bool:
        """Was there trouble lately, which may hold somebody up?"""
        since = self.loop.time() - seconds
        return any(at > since for at in [*self.weather.troubled[-1:], *self.deaths[-1:]])

    async def carry_out(self, house: House, opened: OpenTable, command: Command) -> None:
        made: list[AnyEntry | None] = []

        def kept(table: Any) -> AnyEntry | None:
            made.append(command(table))
            return made[-1]

        def done(number: int) -> None:
            if made[-1] is not None:
                self.confirmed.append(Confirmed(opened.table.id, number, encode(made[-1]).decode()))
                self.note(f"{opened.table.id}:{number} {type(made[-1]).__name__}")

        await house.hub.carry_out(opened, kept, done)

    def stored(self, table: str) -> int:
        """How many entries there are, by the store's own word."""
        with sqlite3.connect(self.store) as store:
            (found,) = store.execute("select count(*) from entries where table_id = ?", (table,)).fetchone()
        store.close()
        return int(found)

    def note(self, what: str) -> None:
        self.trace.append(f"{self.loop.time():.3f} {what}")

    # --- mail and webhooks -------------------------------------------------------------------------------------------

    async def send(self, mail: Mail, _server: MailServer) -> str:
        """A mail server that takes its time, refuses, hangs, or takes a mail without anybody hearing of it."""
        told = telling.get()
        await asyncio.sleep(self.chance.uniform(0.01, 1.0))
        if mail.to in self.hanging:
            await asyncio.sleep(1e6)
        if self.weather.storm and self.chance.random() < 0.2:
            raise Refused("451 later", False)
        self.sent.append(Sent(self.loop.time(), mail.to, mail.id, told))
        self.note(f"mail {mail.to} {' '.join(told)}")
        return "250 OK"

    async def post(self, _format: str, address: str, message: Message, _poster: Poster) -> str:
        """A webhook that takes its time, refuses, or hangs."""
        told = telling.get()
        await asyncio.sleep(self.chance.uniform(0.01, 3.0))
        if address in self.hanging:
            await asyncio.sleep(1e6)
        if self.weather.storm and self.chance.random() < 0.2:
            raise Refused("503 Service Unavailable", False)
        self.sent.append(Sent(self.loop.time(), address, message.id, told, "hook"))
        self.note(f"hook {address} {' '.join(told)}")
        return "204 No Content"


def telling_of(house: House) -> list[asyncio.Task[Any]]:
    """What an outbox is at: its look waits for these."""
    return [task for task in asyncio.all_tasks() if "Outbox.see_to" in repr(task.get_coro()) and house]


def config_of(data: Path, database: str) -> Config:
    return Config(
        data, database, name="table.example.org", mail="smtp://mail.example.org", mail_hourly=HOURLY, password_cost=1,
        push=False, hooks="any", pace=2.0,
    )  # fmt: skip


def remembered(way: type[ByMail | ByHook]) -> Any:
    """Its way of telling, by which the receiver knows what it is told."""
    tell = way.tell

    async def remember(way: Any, items: Sequence[Item], style: Any) -> str:
        telling.set(tuple(key_of(item) for item in items))
        return await tell(way, items, style)

    return patch.object(way, "tell", remember)


def order_climbing() -> OrderKind:
    """The toy game learns to take orders."""
    blanks = [Blank("do", ("stay", "up"))]
    return OrderKind("climb", frozenset({"Climb"}), lambda *_: blanks, lambda _g, _s, given: int(given["do"] == "up"))


@contextmanager
def one_world(city: City) -> Iterator[None]:
    """The doors of this process lead into the city."""
    before = dict(vars(WORLD))
    WORLD.now, WORLD.monotonic, WORLD.chance = city.now, city.loop.time, city.chance
    looks = ("clock.schedule", "orders.service", "notify.outbox")
    patches = [patch(f"durbar.server.{name}.LOOK", LOOK) for name in looks]
    patches += [patch(f"durbar.server.{name}.send", city.send) for name in ("notify.senders", "notify.addresses")]
    patches += [patch("durbar.server.notify.senders.post", city.post), patch("aiosqlite.connect", connect)]
    patches += [remembered(ByMail), remembered(ByHook)]
    patches += [patch.object(outbox.Outbox, "look", timed(city)), patch("durbar.server.host.server.SWEEP", 3 * LOOK)]
    patches += [patch("durbar.server.clock.schedule.BEAT", LOOK), patch("durbar.server.clock.schedule.QUIET", 3 * LOOK)]
    patches += [patch("durbar.server.host.server.gc.collect"), patch("durbar.server.storage.database.upgrade")]
    patches += [patch.object(GAMES["ladder"], "orders", (order_climbing(),), create=True)]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in patches:
            one.stop()
        vars(WORLD).update(before)


def timed(city: City) -> Any:
    look = outbox.Outbox.look

    async def looked(box: outbox.Outbox) -> int:
        began = city.loop.time()
        found = await look(box)
        if not city.weather.storm and not city.lately(60.0):
            city.longest_look = max(city.longest_look, city.loop.time() - began)
        return found

    return looked


def template(folder: Path) -> Path:
    """An empty store, once for all runs."""
    path = folder / "template.sqlite3"
    if not path.exists():
        from durbar.server.host.upgrade import check_once
        from durbar.server.storage.database import Database

        async def make() -> None:
            database = Database(f"sqlite:///{path}", "template")
            await database.open(KEY)
            await check_once(database)
            await database.close()

        asyncio.run(make())
    return path


KEY = b"k" * 32


def in_virtual_time(story: Coroutine[Any, Any, Any]) -> Any:
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(story)
    finally:
        pending = asyncio.all_tasks(loop)
        for task in pending:
            task.cancel()
        if pending:
            loop.run_until_complete(asyncio.gather(*pending, return_exceptions=True))
        loop.close()


def new_folder(folder: Path, seed: int) -> Path:
    here = folder / f"seed-{seed}"
    shutil.rmtree(here, ignore_errors=True)
    here.mkdir(parents=True)
    shutil.copy(template(folder), here / "store.sqlite3")
    return here
