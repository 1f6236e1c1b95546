"""What waits to be told: claimed by one server, looked at again when it is sent, dropped if nobody needs it then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple

import structlog

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.clock.hours import DAY, Hours, next_awake, next_minute, rest
from durbar.server.clock.store import TimeStore
from durbar.server.hub import Hub, Listener
from durbar.server.notify.channels import OURS, Refused
from durbar.server.notify.letters import Item
from durbar.server.notify.notices import ALL, CALM, Notice, notices, stands, warned_at, wish_of
from durbar.server.notify.outbox_store import Limit, OutboxStore, Row, Told
from durbar.server.notify.reader_store import Kept, ReaderStore
from durbar.server.notify.sender_store import Heed, Wish, Wishes
from durbar.server.notify.senders import Channel, Reader, Way, Ways, words_of
from durbar.server.people.accounts import People
from durbar.server.storage.database import Database
from durbar.server.storage.rows import PersonRow
from durbar.server.table.entries import AnyEntry
from durbar.server.table.journal import StorageProblem, Write
from durbar.server.table.table import Table

LOOK = 1.0  # seconds between looks
QUICK = 2.0  # seconds a look waits for its readers: those who take longer are seen to beside the next looks
SLOW = 100  # readers at most who are
LONGEST_WAY = 20.0  # seconds for one way: twice this is well within what a server has for what it claimed
IN_USE = 300.0  # seconds since somebody last touched the page
APART = 900.0  # seconds between two mails of a table
A_DAY = 30  # mails to a person
AFTER_PUSH = 1800.0  # seconds in which a push may make a mail needless
FULL = 600.0  # seconds to wait when the server has sent all the mails it may in an hour
RETRIES = (30.0, 120.0, 600.0, 3600.0, 6 * 3600.0, 12 * 3600.0)
KEPT = 30 * DAY
log = structlog.get_logger("durbar.outbox")


async def at_once() -> None:
    """Where nobody sets a clock."""


class Waiting(NamedTuple):
    """A notice that is still true, with what somebody said of its table."""

    row: Row
    item: Item
    heeds: set[Heed]


class Allowance:
    """The mails of one look: the database is asked once for all its readers, and what was not needed given back."""

    def __init__(self, store: OutboxStore, limit: Limit, at: float, most: int) -> None:
        self.store, self.limit, self.at, self.most = store, limit, at, most
        self.uses: list[str] | None = None
        self.one_asks = asyncio.Lock()

    async def take(self) -> bool:
        async with self.one_asks:
            if not self.uses:  # none asked for yet, or somebody of an earlier look came late
                most = self.most if self.uses is None else 1
                self.uses = await self.store.use_some(self.at, self.limit, most)
            return bool(self.uses and self.uses.pop())

    async def give_back(self) -> None:
        if self.uses:
            await self.store.give_back(self.uses)


class Outbox(Listener):
    """Somebody has to keep `run` running. `hourly`: mails this house may send in an hour."""

    def __init__(self, hub: Hub, database: Database, people: People, ways: Ways, hourly: int) -> None:
        self.hub, self.people, self.ways, self.hourly = hub, people, ways, hourly
        self.time = hub.time
        self.store, self.hours, self.readers = OutboxStore(database), TimeStore(database), ReaderStore(database)
        self.allowed = Allowance(self.store, Limit("mails", 0, 0.0), 0.0, 0)
        self.slow: set[asyncio.Task[None]] = set()
        self.sure: Callable[[], Awaitable[None]] = at_once  # that it is known what time it is

    def add(self, write: Write, before: Table, after: Table, entry: AnyEntry) -> Write:
        return write._replace(notices=tuple(notices(before, after, entry)))

    async def run(self) -> None:
        while True:
            while await self.look():  # as long as there is something: nobody waits for the next look
                pass
            await asyncio.sleep(LOOK)

    async def look(self) -> int:
        """Send what is due; how many were looked at. By a wrong clock another server's claim would seem to be over."""
        await self.sure()
        now = self.time.now()
        seen = {one.table.id: people for one in self.hub.open.values() if (people := one.in_use(IN_USE))}
        if seen:
            await self.store.wait_for_page(seen, now + CALM / 2, now + CALM)
        found = await self.store.claim(now, CALM) if len(self.slow) < SLOW else {}
        kept = await self.readers.all(list(found), now - DAY) if found else {}
        allowed = self.allowed = Allowance(self.store, Limit("mails", self.hourly, 3600.0), now, len(found))
        await self.see_to_all([self.see_to(one, rows, kept.get(one)) for one, rows in found.items()])
        await allowed.give_back()
        return sum(map(len, found.values()))

    async def see_to_all(self, readers: list[Coroutine[Any, Any, None]]) -> None:
        """Nobody waits for the slow: whoever is not done soon goes on beside the next looks."""
        if not readers:
            return
        done, late = await asyncio.wait([asyncio.create_task(one) for one in readers], timeout=QUICK)
        for task in late:
            self.slow.add(task)
            task.add_done_callback(self.end_slow)
        for task in done:
            task.result()

    def end_slow(self, task: asyncio.Task[None]) -> None:
        self.slow.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("not told", problem=repr(problem))  # it is claimed, and told again after a while

    async def stop(self) -> None:
        for task in self.slow:
            task.cancel()
        await asyncio.gather(*self.slow, return_exceptions=True)
        await self.ways.names.close()

    async def see_to(self, id: str, rows: list[Row], kept: Kept | None) -> None:
        """All that is due for somebody."""
        if id == ALL:
            await self.tell_all(rows)
            return
        reader = await self.channel(id) if rows[0].table == id else self.reader(kept)
        waiting = [one for row in rows if reader and (one := await self.reload_notice(row, kept)) is not None]
        stand = {id_of(one.row) for one in waiting}
        gone = [row for row in rows if id_of(row) not in stand]
        if gone:
            await self.store.change_all([(row, {"outcome": "dropped"}) for row in gone])
        waiting = [one for one in waiting if not await self.put_off(one)]
        if reader is not None and waiting:
            await Telling(self, reader, waiting).tell()

    async def put_off(self, one: Waiting) -> bool:
        """A warning whose time has moved since it was stored waits for its new one."""
        at = warned_at(one.item.table, one.item.notice)
        if at <= self.time.now() + LOOK:
            return False
        await self.store.change(one.row, due=at)
        return True

    async def tell_all(self, rows: list[Row]) -> None:
        """A notice each for everybody who asked for such word; whoever has it already gets no second."""
        for row in rows:
            await self.store.tell(row, await self.ways.store.who_wants(row.kind), self.time.now())
            await self.store.change(row, outcome="sent")

    def reader(self, kept: Kept | None) -> Reader | None:
        if kept is None:
            return None
        ways = self.ways.open(kept.person.id, kept.pushes, kept.hook, kept.address)
        return Reader(kept.person, kept.wishes, kept.policy.hours, tuple(ways), tuple(kept.mailed))

    async def channel(self, id: str) -> Reader | None:
        """The channel of a table, which is told in the language and by the clock of its host."""
        host = await self.people.find((await self.hub.table(id)).table.made.host)
        ways = await self.ways.channel(id)
        zone = (await self.hours.policy(host.id)).hours.zone if host is not None else ""
        return Reader(host, Wishes(zone=zone), Hours(), tuple(ways)) if host is not None and ways else None

    async def reload_notice(self, row: Row, kept: Kept | None) -> Waiting | None:
        """Is it still so, and does its reader want to hear of this table?"""
        try:
            table = (await self.hub.table(row.table)).table
        except StorageProblem:
            raise
        except Problem:
            return None
        notice = Notice(row.person, row.kind, row.number, row.due)  # type: ignore[arg-type]
        heeds = kept.heeds(row.table) if kept is not None else set()
        return Waiting(row, Item(table, notice), heeds) if stands(table, notice) and "mute" not in heeds else None

    async def test(self, person: PersonRow, channel: Channel, texts: Texts, id: str = "") -> str:
        """A message at once, past all hours; the other side's own words."""
        way = await self.ways.tested(person, channel, id)
        if way is None:
            raise Problem("no-address" if channel == "mail" else "no-way")
        return await self.tried(way, person, texts, channel)

    async def tried(self, way: Way, person: PersonRow, texts: Texts, what: str) -> str:
        """Once a minute for each person and thing."""
        if not await self.store.use(self.time.now(), Limit(f"test {person.id} {what}", 1, 60.0)):
            raise Problem("many-tests")
        try:
            return await way.test(person)
        except Refused as problem:
            if problem.gone:
                await way.stop(problem)
            raise Problem("word-refused", reason=words_of(str(problem)[:300], texts)) from None

    async def forget_old(self) -> None:
        now = self.time.now()
        await self.store.forget_old(now - KEPT, now - DAY)


class Telling:
    """What is due for one reader: by each way what may be told now, all in one message."""

    def __init__(self, outbox: Outbox, reader: Reader, waiting: list[Waiting]) -> None:
        self.outbox, self.reader, self.waiting = outbox, reader, waiting
        self.now = outbox.time.now()
        self.told = {id_of(one.row): dict(one.row.ways) for one in waiting}
        self.errors: dict[tuple[object, ...], str] = {}
        self.mailed: set[tuple[object, ...]] = set()

    async def tell(self) -> None:
        """By push and webhook side by side; then by mail, for a push that arrived may make it needless."""
        await asyncio.gather(*(self.tell_by(way) for way in self.reader.ways if way.channel != "mail"))
        for way in self.reader.ways:
            if way.channel == "mail":
                await self.tell_by(way)
        await self.outbox.store.change_all([(one.row, self.noted(one)) for one in self.waiting])

    async def tell_by(self, way: Way) -> None:
        due = [one for one in self.waiting if self.is_due(one, way)]
        if due and (way.channel != "mail" or await self.may_mail(due, way)):
            await self.send(way, due)

    # --- when --------------------------------------------------------------------------------------------------------

    def is_due(self, one: Waiting, way: Way) -> bool:
        """May it be told this way now? If later, that is kept."""
        told = self.told[id_of(one.row)]
        before = told.get(way.name)
        if before is not None and before.outcome:
            return False
        wish = self.wish(one, way.channel)
        if wish == "off":
            return False
        later = before.at if before is not None else 0.0
        if before is None and wish == "digest":
            later = self.digest_at()
        if way.channel == "mail" and wish == "now":
            later = max(later, self.mail_at(one))
        later = max(later, self.awake_at())
        if later > self.now:
            told[way.name] = Told(at=later, tries=before.tries if before is not None else 0)
        return later <= self.now

    def wish(self, one: Waiting, channel: Channel) -> Wish:
        """At a live table people are there anyway: no mail."""
        table = one.item.table
        live = table.made.pace is not None and table.made.pace.kind == "live"
        if channel == "mail" and (live or "no-mail" in one.heeds):
            return "off"
        return "now" if "everything" in one.heeds else self.reader.wishes.of(channel, wish_of(one.row.kind))

    def digest_at(self) -> float:
        return next_minute(self.now, self.reader.wishes.digest, self.reader.zone)

    def awake_at(self) -> float:
        nights = rest(self.reader.quiet, True, False, self.now)
        return next_awake(self.now, (stop for stop in nights if stop.until > self.now))

    def mail_at(self, one: Waiting) -> float:
        """Not while a push may still be seen, not too often about one table; beyond so many a day with the digest."""
        now, mailed = self.now, self.reader.mailed
        told = self.told[id_of(one.row)]
        pushed = [one.at for name, one in told.items() if name.startswith("push") and one.outcome == "sent"]
        if pushed and max(pushed) + AFTER_PUSH > now:
            return max(pushed) + AFTER_PUSH
        last = max((at for table, at in mailed if table == one.row.table), default=0.0)
        if last > now - APART:
            return last + APART
        today = {at for _, at in mailed}  # several tables in one mail count once
        return self.digest_at() if len(today) >= A_DAY else 0.0

    async def may_mail(self, due: list[Waiting], way: Way) -> bool:
        """The house does not send more than its mail server likes."""
        if await self.outbox.allowed.take():
            return True
        for one in due:
            self.told[id_of(one.row)][way.name] = Told(at=self.now + FULL)
        return False

    # --- and what became of it ---------------------------------------------------------------------------------------

    async def send(self, way: Way, due: list[Waiting]) -> None:
        try:
            async with asyncio.timeout(LONGEST_WAY):
                await way.tell([one.item for one in due], self.reader.style)
        except TimeoutError:
            await self.refused(way, due, Refused(f"{OURS}slow", False))
            return
        except Refused as problem:
            await self.refused(way, due, problem)
            return
        for one in due:
            self.told[id_of(one.row)][way.name] = Told("sent", self.now)
            if way.channel == "mail":
                self.mailed.add(id_of(one.row))

    async def refused(self, way: Way, due: list[Waiting], problem: Refused) -> None:
        """Tried again for a day; where the other side says never, that way is left alone."""
        words = str(problem)[:300]
        log.warning("word refused", channel=way.channel, final=problem.final, status=words[:3])
        if problem.final:
            await way.stop(problem)
        for one in due:
            key = id_of(one.row)
            before = self.told[key].get(way.name, Told())
            self.errors[key] = words
            if problem.final or before.tries >= len(RETRIES):
                self.told[key][way.name] = Told("refused", self.now)
            else:
                at = self.now + max(RETRIES[before.tries], problem.after)
                self.told[key][way.name] = Told("", at, before.tries + 1)

    def noted(self, one: Waiting) -> dict[str, object]:
        """It waits for the next way, or all is done."""
        key = id_of(one.row)
        told = self.told[key]
        there = {way.name for way in self.reader.ways}
        waits = [way.at for name, way in told.items() if not way.outcome and name in there]
        ends = {way.outcome for way in told.values()}
        outcome = "" if waits else "sent" if "sent" in ends else "refused" if "refused" in ends else "dropped"
        changes: dict[str, object] = {"ways": told, "outcome": outcome}
        if waits:
            changes["due"] = min(waits)
        if key in self.mailed:
            changes["sent"] = self.now
        if key in self.errors:
            changes["error"] = self.errors[key]
        return changes


def id_of(row: Row) -> tuple[object, ...]:
    return row[:4]
