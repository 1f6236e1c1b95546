"""The same house twice, but for what is hidden: all that people are told there, byte by byte.

Two houses are opened from copies of one data folder, so that people, addresses, keys and times are the same, and the
same choices are made in both. Mails, pushes and webhooks go out by their real channels.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import httpx
import msgspec
from standing_time import NOON, Place, Postbox, opened_postbox
from test_push import subscribed

from durbar.server.clock.hours import Hours
from durbar.server.host.app import application
from durbar.server.host.gate import Gate
from durbar.server.hub import OpenTable
from durbar.server.live.connection import Connection
from durbar.server.notify.sender_store import Address, HookRow
from durbar.server.people.sessions import COOKIE
from durbar.server.table import commands
from durbar.server.table.entries import Created, SeatPlan
from receiver import Post, Receiver, Subscriber

NAMES = ("Ann", "Bob", "Eve", "Kim")
LISTS = (
    "/api/tables", "/api/lists/turn", "/api/lists/mine", "/api/lists/listed", "/api/lists/wanted", "/api/deadlines",
    "/api/me/statistics", "/api/me/results.csv", "/api/tables/t", "/api/tables/t/recap/en", "/api/tables/t/log",
)  # fmt: skip
TABLE = "t"
KEPT = ("TTL", "Topic", "Urgency")  # headers of a push that its service may read


class Origin(NamedTuple):
    """A data folder to begin from, who is known there, and how they are reached."""

    folder: Path
    receiver: Receiver
    people: dict[str, Any]
    cookies: dict[str, str]
    browsers: dict[str, Subscriber]
    at: float


class World:
    """A house opened from a copy of the origin; `pages`: everybody's, and a spectator's (""), two each: one takes
    changes, the other is told everything again and again."""

    def __init__(self, here: Place, box: Postbox, origin: Origin) -> None:
        self.here, self.box, self.origin = here, box, origin
        self.posts: list[Post] = []
        self.pages: dict[str, list[Connection]] = {}
        self.messages: dict[str, list[bytes]] = {}

    @property
    def opened(self) -> OpenTable:
        return self.here.house.hub.open[TABLE]

    async def open_pages(self) -> None:
        """As the socket makes them."""
        await self.here.house.hub.table(TABLE)
        for name in (*self.here.people, ""):
            row = self.here.people.get(name)
            self.pages[name] = [Connection(self.here.house, self.opened, row, 0, "en", how) for how in (True, False)]
            self.messages[name] = []
        self.read_pages()

    def read_pages(self) -> None:
        for name, pages in self.pages.items():
            self.messages[name] += [msgspec.json.encode(page.due()) for page in pages]

    async def do(self, command: commands.Command) -> None:
        await self.here.house.hub.carry_out(self.opened, command)
        await self.settle()
        self.read_pages()

    async def settle(self) -> None:
        """Orders have been looked at."""
        while self.here.house.tasks.passing:
            for task in list(self.here.house.tasks.passing):
                await task

    async def choose(self, seat: int, option: int) -> None:
        table = self.opened.table
        actor, secret = self.here.actor(table.seats[seat].name), self.here.house.hub.secret_of(TABLE)
        await self.do(commands.choose(actor, seat, table.questions[seat], option, secret))

    async def pass_time(self, seconds: float) -> None:
        """What is due is sent, and orders are carried out, as time passes."""
        self.here.at += seconds
        await self.here.house.orders.sweep()
        await self.settle()
        receiver = self.origin.receiver
        receiver.posts.clear()
        await self.here.look(0)
        self.posts += receiver.posts
        self.read_pages()

    # --- what was told -----------------------------------------------------------------------------------------------

    async def lists(self, name: str) -> list[str]:
        """What the page asks for, as it is answered; without a name: what anybody is answered."""
        house = self.here.house
        web = httpx.ASGITransport(cast(Any, Gate(application(house), house.config)))
        cookie = {"Cookie": f"{COOKIE}={self.origin.cookies[name]}"} if name else {}
        async with httpx.AsyncClient(transport=web, base_url="https://table.example.org", headers=cookie) as browser:
            answers = [await browser.get(path) for path in LISTS]
        assert not name or {answer.status_code for answer in answers} == {200}, answers
        return [answer.text for answer in answers]

    def words(self, name: str) -> list[str]:
        """Somebody's mails, pushes and posts of their webhook; without a name: those of the table's own channel."""
        found = [text_of(mail) for mail in self.box.mails if mail["To"] == f"{name.lower()}@example.org"]
        for post in self.posts:
            if post.path == f"/push/{name}":
                headers = {key: post.headers.get(key) for key in KEPT}
                found.append(f"push {headers} {self.origin.browsers[name].read(post)}")
            elif post.path == f"/hook/{name or TABLE}":
                found.append(f"hook {post.body.decode()}")
        return sorted(found)

    async def told(self, names: Sequence[str]) -> dict[str, list[Any]]:
        """To each of these people everything, and how many entries there are."""
        return {
            name: [self.opened.table.number, self.messages[name], self.words(name), await self.lists(name)]
            for name in names
        }


def text_of(mail: Any) -> str:
    """A mail as it is sent, but for the mark between its parts, which is drawn by lot."""
    text = cast(str, mail.as_string())
    return text.replace(mail.get_boundary(), "mark") if mail.get_boundary() else text


async def reached(here: Place, receiver: Receiver, name: str) -> Subscriber:
    """Mail, a browser and a webhook."""
    person = here.people[name].id
    await here.ways.put_address(person, Address(f"{name.lower()}@example.org", True, "", "", 0.0, 0))
    await here.ways.put_hook(HookRow(person, "json", f"{receiver.url}/hook/{name}", ""))
    return await subscribed(here, receiver, name, f"push/{name}")


async def origin(
    folder: Path, receiver: Receiver, made: Created, play: Callable[[Place, OpenTable], Any], seats: int
) -> Origin:
    """A game that people have played for a while, and nobody has been told of anything yet."""
    here = Place(folder, "smtp://127.0.0.1:9", hooks="any")
    await here.house.open()
    browsers, cookies = {}, {}
    for name in NAMES[:seats]:
        here.people[name], _ = await here.house.people.guest(name, "en")
        browsers[name] = await reached(here, receiver, name)
        cookies[name] = await here.house.logins.begin(here.people[name].id, "")
    plans = [SeatPlan("person", here.people[name].id, name, hours=Hours()) for name in NAMES[:seats]]
    made = msgspec.structs.replace(made, seats=plans, host=plans[0].person)
    await here.ways.put_hook(HookRow(TABLE, "json", f"{receiver.url}/hook/{TABLE}", ""))
    opened = await here.house.hub.create(TABLE, made)
    secret = here.house.hub.secret_of(TABLE)
    await here.house.hub.carry_out(opened, commands.start(here.actor("Ann"), secret))
    await here.house.hub.carry_out(opened, commands.announce(here.actor("Ann"), True))
    await play(here, opened)
    await here.house.close()
    return Origin(folder, receiver, here.people, cookies, browsers, here.at)


@asynccontextmanager
async def two_worlds(origin: Origin, folder: Path) -> AsyncIterator[tuple[World, World]]:
    async with AsyncExitStack() as stack:
        found = []
        for name in ("one", "other"):
            shutil.rmtree(folder / name, ignore_errors=True)
            shutil.copytree(origin.folder, folder / name)
            box, mail = stack.enter_context(opened_postbox())
            here = Place(folder / name, mail, hooks="any")
            here.at, here.people = origin.at, dict(origin.people)
            await here.house.open()
            stack.push_async_callback(here.house.close)
            origin.receiver.trusted_by(here.outbox.ways.hooks, here.outbox.ways.pushes)
            found.append(World(here, box, origin))
        yield found[0], found[1]


def made(game: str, rules: int, **more: Any) -> Created:
    return Created(NOON, game, rules, [], more.pop("settings", {}), "", "", title="Friday", listed=True, **more)


def difference(one: Any, other: Any) -> str:
    """Where two answers part, for whoever reads the failure."""
    first, second = repr(one), repr(other)
    at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second)))
    return re.sub(r"\s+", " ", f"…{first[max(0, at - 200) : at + 200]}… and …{second[max(0, at - 200) : at + 200]}…")
