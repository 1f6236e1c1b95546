"""A house on loopback whose time stands until it is moved, and a mail server that keeps what it gets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

from aiosmtpd.controller import Controller

from durbar.server.clock.hours import DAY
from durbar.server.clock.pace import Pace
from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.notify.notices import CALM
from durbar.server.notify.outbox import APART, Outbox
from durbar.server.notify.sender_store import Address, WayStore
from durbar.server.storage.rows import PersonRow
from durbar.server.table import commands
from durbar.server.table.entries import Created, SeatPlan

NOON = 1_795_000_000.0
DAYS = Pace("days", 3 * DAY, 3 * DAY, 3 * DAY)


class Postbox:
    """Takes mail as a mail server does; `answer`: what it says to the next ones."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answer = "250 OK"
        self.takes = 0.0  # seconds

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 the library's word
        if self.takes:
            await asyncio.sleep(self.takes)
            return "451 too late"
        if self.answer.startswith("250"):
            self.mails.append(cast(EmailMessage, message_from_bytes(envelope.content, policy=policy.default)))
        return self.answer

    def text(self, number: int = -1) -> str:
        body = self.mails[number].get_body(("plain",))
        assert body is not None
        return str(body.get_content()).replace("\r\n", "\n")


@contextmanager
def opened_postbox() -> Iterator[tuple[Postbox, str]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    box = Postbox()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, f"smtp://127.0.0.1:{port}"
    controller.stop()


class Place:
    """A server with two people who have given their addresses, and a time of its own."""

    def __init__(self, path: Path, mail: str, database: str = "", **more: Any) -> None:
        self.at = NOON
        asked = {"name": "table.example.org", "mail": mail, "database": database, "password_cost": 1, **more}
        self.house = House(Config(data=path, **asked))
        self.house.hub.time.source = lambda: self.at
        assert self.house.outbox is not None
        self.outbox: Outbox = self.house.outbox
        self.people: dict[str, PersonRow] = {}

    async def join(self, language: str = "en") -> None:
        """Two people who were not here before."""
        for name in ("Ann", "Bob"):
            row, _ = await self.house.people.guest(name, language)
            self.people[name] = row
            if self.outbox.ways.addresses.server is not None:
                await self.ways.put_address(row.id, Address(f"{name.lower()}@example.org", True, "", "", 0.0, 0))

    @property
    def ways(self) -> WayStore:
        return self.outbox.ways.store

    async def begin(self, table: str = "t", pace: Pace | None = DAYS, title: str = "Friday") -> None:
        seats = [SeatPlan("person", self.people[name].id, name) for name in ("Ann", "Bob")]
        made = Created(self.at, "ladder", 1, seats, {}, seats[0].person, "", title=title, pace=pace)
        opened = await self.house.hub.create(table, made)
        await self.house.hub.carry_out(opened, commands.start(self.actor("Ann"), b"secret"))

    def actor(self, name: str) -> commands.Actor:
        return commands.Actor(self.people[name].id, name)

    async def choose(self, table: str = "t") -> None:
        opened = await self.house.hub.table(table)
        seat = opened.table.turn()[0]
        option, number = opened.table.match.options(seat)[0], opened.table.questions[seat]
        actor = self.actor("Ann" if seat == 0 else "Bob")
        await self.house.hub.carry_out(opened, commands.choose(actor, seat, number, option, b"secret"))

    async def look(self, later: float = CALM) -> None:
        self.at += later
        while await self.outbox.look():
            pass


@asynccontextmanager
async def place(
    path: Path, mail: str = "", database: str = "", language: str = "en", **more: Any
) -> AsyncIterator[Place]:
    found = Place(path, mail, database, **more)
    await found.house.open()
    await found.join(language)
    try:
        yield found
    finally:
        await found.house.close()


async def settled(here: Place, *lists: list[Any]) -> None:
    """The game has begun and everybody knows."""
    await here.begin()
    await here.look()
    await here.look(APART)
    for one in lists:
        one.clear()
