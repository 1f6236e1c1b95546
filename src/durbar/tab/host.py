"""The host of the tab: one person, their tables, and bots. What it is asked it answers as a server would."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.bots import Bots, levels
from durbar.server.clock.clock import Time
from durbar.server.host.desk import Desk
from durbar.server.host.limits import Buckets, Limits, Rate
from durbar.server.host.log import Log
from durbar.server.host.problems import STATUS, sentence
from durbar.server.host.tasks import Tasks
from durbar.server.host.world import WORLD
from durbar.server.hub import Hub, Listener
from durbar.server.lessons.progress import LessonProgress
from durbar.server.live.connection import NO_TABLE, Connection, converse, number_of
from durbar.server.people.guests import Guests
from durbar.server.people.read_marks import ReadMarks
from durbar.server.people.results import Results
from durbar.server.study.rooms import Rooms
from durbar.server.table.table import Table
from durbar.tab.asks import ASKS
from durbar.tab.disk import Disk
from durbar.tab.journal import TabJournal
from durbar.tab.router import Router
from durbar.tab.shelves import FILE, Shelves, TabHours, TabLessons, TabLists, TabNotes, TabPeople, TabResults
from durbar.tab.thinking import Elsewhere, TabThinker

ENDLESS = Rate(1e9, 1e9)
LIMITS = Limits(requests=ENDLESS, changes=ENDLESS, messages=ENDLESS, costly=ENDLESS, chat=ENDLESS)
SLOW = ("hard",)  # levels that take too long here
log = Log("durbar.tab")


async def at_once(function: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """There are no threads here."""
    return function(*given, **named)


async def never(_table: Table) -> bool:
    """Who plays here knows how it ended."""
    return False


class TabLine:
    """A port in place of a WebSocket: `tell` posts to the page, `inbox` holds what it sent; None when it went."""

    def __init__(self, tell: Callable[[str, Any], None]) -> None:
        self.tell = tell
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()

    async def send_data(self, data: str, mode: str) -> None:
        self.tell("data", data)

    async def receive_data(self, mode: str) -> str:
        data = await self.inbox.get()
        if data is None:
            raise ConnectionError
        return data

    async def close(self, code: int, reason: str) -> None:
        self.tell("close", code)


class TabLog(Listener):
    def trouble(self, what: str, **facts: object) -> None:
        log.error(what, **facts)


class Tab(Desk):
    def __init__(self, disk: Disk, key: bytes, elsewhere: Elsewhere, pace: float) -> None:
        self.tasks = Tasks()
        self.journal, self.shelves = TabJournal(disk), Shelves(disk)
        self.hub = Hub(self.journal, key, Time(WORLD.now, WORLD.monotonic), apart=at_once)
        self.person = TabPeople(self.shelves)
        self.people, self.notes = Guests(self.person), TabNotes(self.shelves)
        self.read_marks = ReadMarks(self.notes)
        self.lists, self.results, self.hours = TabLists(self.journal), TabResults(self.journal), TabHours()
        self.lessons = TabLessons(self.shelves, self.journal)
        self.bots = Bots(self.hub, TabThinker(elsewhere), pace, WORLD.chance, self.tasks)
        self.bots.alone = True
        self.hub.listen([self.bots, Results(), LessonProgress(), TabLog()])
        self.aside, self.limits, self.talk = at_once, LIMITS, Buckets(LIMITS.chat)
        self.levels = [level for level in levels() if level not in SLOW]
        self.rooms = Rooms()
        self.router = Router(ASKS)

    async def open(self, files: dict[str, str]) -> list[str]:
        """Read what was kept, and let the bots go on; the names of files that were damaged."""
        await self.shelves.recall(files.get(FILE, ""))
        damaged = await self.journal.recall(files)
        self.tasks.once("bots", self.bots.sweep(self.journal.bots_due, 0.0))
        return damaged

    async def ask(self, method: str, address: str, language: str, body: str) -> tuple[int, str]:
        """A question as the page puts it: a status, and the answer as text."""
        try:
            me = self.person.me
            given = {"server": self, "visitor": me, "known": me, "spoken": language, "hides": never}
            answer = await self.router.answer(method, address, body, given)
            return 200, answer if isinstance(answer, str) else msgspec.json.encode(answer).decode()
        except Problem as problem:
            return refusal(language, problem)
        except (msgspec.ValidationError, msgspec.DecodeError):
            return refusal(language, Problem("bad-request"))
        except Exception as problem:  # a mistake of ours: it goes to the log, not to the reader
            log.error("trouble", path=address, exc_info=problem)
            return 500, refusal(language, Problem("trouble"))[1]

    async def live(self, address: str, language: str, line: TabLine) -> None:
        """Show a table for as long as the page is there."""
        parts, me = urlsplit(address), self.person.me
        table, query = parts.path.split("/")[-2], dict(parse_qsl(parts.query))
        try:
            opened = await self.hub.table(table)
        except Problem as problem:
            await line.close(NO_TABLE, problem.key)
            return
        since, changes = number_of(query.get("since", "0")), query.get("changes") == "1"
        connection = Connection(self, opened, me, since, language, changes)
        connection.seen = connection.seen_before = await self.read_marks.of(table, me.id) if me is not None else 0
        line.tell("open", 0)
        await converse(connection, line, ConnectionError)
        await self.read_marks.write()


def refusal(language: str, problem: Problem) -> tuple[int, str]:
    return STATUS.get(problem.key, 400), msgspec.json.encode(sentence(Texts(language), problem)).decode()
