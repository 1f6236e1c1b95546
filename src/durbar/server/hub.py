"""Every table that is open just now, who is connected to it, and the one way in which a table changes.

Journal, clock, key and listeners are handed in: whoever has these can have tables, be it a server with a database, a
browser by itself or a simulation.
"""

from __future__ import annotations

import asyncio
import hmac
from base64 import b32encode
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeAlias

from durbar.engine.refusal import Problem
from durbar.server.clock.clock import Time
from durbar.server.table import entries
from durbar.server.table.commands import Command
from durbar.server.table.entries import AnyEntry
from durbar.server.table.journal import REWRITTEN, Guard, Journal, StorageProblem, Write, write_of
from durbar.server.table.restore import apply_all, replayed, resumed
from durbar.server.table.table import Table

IDLE = 600.0  # seconds after which an unused table is forgotten
MOST_HELD = 150_000  # entries and steps of all tables in memory, about a kilobyte each
JUST_USED = 5.0  # seconds: somebody may be about to look
TRIES = 8
Done: TypeAlias = Callable[[int], None]
Apart: TypeAlias = Callable[..., Awaitable[Any]]


class Viewer(Protocol):
    """Somebody connected to a table; woken when something happened there."""

    person: str
    login: str
    here: float  # when the page was last touched, by the monotonic clock

    def wake(self) -> None: ...

    def look_again(self) -> None: ...

    def end(self) -> None: ...


class OpenTable:
    """A table in memory. `table` is replaced, never changed: whoever reads it sees only what is stored."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.people: frozenset[str] = frozenset()  # those connected
        self.crowd = 0  # how often somebody came or went
        self.stale = self.gone = False
        self.rewritten = False  # its journal is no longer the same, and has to be read from the beginning
        self.used = self.since = table.time.monotonic()
        self.went: dict[str, float] = {}  # who was connected and is no longer: when they went

    @property
    def size(self) -> int:
        """What it takes in memory: a game that was brought is one entry, however many steps it has."""
        return max(self.table.number, self.table.match.steps)

    def wake(self) -> None:
        for viewer in self.viewers:
            viewer.wake()

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.count()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.went[viewer.person] = self.table.time.monotonic()
        self.count()

    def count(self) -> None:
        self.people, self.crowd = frozenset(viewer.person for viewer in self.viewers), self.crowd + 1
        self.wake()

    def away(self, seconds: float) -> set[str]:
        """The people who sit here and have not been connected for so long."""
        until = self.table.time.monotonic() - seconds
        return {person for person in self.table.people() - self.people if self.went.get(person, self.since) <= until}

    def in_use(self, seconds: float) -> set[str]:
        """The people who touched their page not longer ago than this."""
        since = self.table.time.monotonic() - seconds
        return {viewer.person for viewer in self.viewers if viewer.person and viewer.here > since}


class Listener:
    """Whoever has a part in what goes on at tables; in what they do not say, they have none."""

    async def before(self, table: Table) -> None:
        """A command is about to be carried out: what must be known first?"""

    def add(self, write: Write, before: Table, after: Table, entry: AnyEntry) -> Write:
        """What is stored with an entry, in its transaction."""
        return write

    def changed(self, opened: OpenTable, ours: bool) -> None:
        """A table went on, or was opened; `ours`: this hub did it."""

    def took(self, seconds: float) -> None:
        """So long from a command to its entry on disk."""

    def trouble(self, what: str, **facts: object) -> None:
        """Something went wrong, for the log."""


HOOKS = ("before", "add", "changed", "took", "trouble")


def hears(listener: Listener, hook: str) -> bool:
    return getattr(type(listener), hook) is not getattr(Listener, hook)


async def at_once(function: Callable[..., Any], *given: Any) -> Any:
    return function(*given)


class Hub:
    """`key`: of all secrets of tables. `apart`: where long work is done, so that nobody else has to wait for it."""

    def __init__(
        self, journal: Journal, key: bytes, time: Time, listeners: Sequence[Listener] = (), apart: Apart = at_once
    ) -> None:
        self.journal, self.key, self.time, self.apart = journal, key, time, apart
        self.listen(listeners)
        self.open: dict[str, OpenTable] = {}
        self.loading: dict[str, asyncio.Task[OpenTable]] = {}

    def listen(self, listeners: Sequence[Listener]) -> None:
        """Each listener is told what it has an ear for: most commands concern few of them."""
        self.told = {name: [one for one in listeners if hears(one, name)] for name in HOOKS}

    def secret_of(self, table: str) -> bytes:
        """The secret of a table's dice: never in the database, which may be copied and mailed."""
        return hmac.digest(self.key, f"dice {table}".encode(), "sha256")

    def rematch_of(self, table: str) -> str:
        """The id of the one table where the people of this one play again: nobody else can know it."""
        digest = hmac.digest(self.key, f"rematch {table}".encode(), "sha256")
        return b32encode(digest).decode().lower()[: len(table)]

    def present(self, id: str) -> frozenset[str]:
        """The people connected to a table."""
        opened = self.open.get(id)
        return frozenset() if opened is None else opened.people

    # --- opening ---------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> OpenTable:
        """The table, from memory or from its journal."""
        opened = self.open.get(id)
        if opened is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            opened = await asyncio.shield(task)
        if opened.stale:
            async with opened.lock:
                await self.catch_up(opened)
        if opened.gone:
            raise Problem("no-such-table")
        opened.used = self.time.monotonic()
        return opened

    async def load(self, id: str) -> OpenTable:
        opened = self.open.setdefault(id, OpenTable(await self.read(id)))  # somebody may have made it just now
        self.make_room()
        self.tell(opened, ours=False)
        return opened

    async def read(self, id: str) -> Table:
        stored = await self.journal.entries(id)
        if not stored:
            raise Problem("no-such-table")
        try:
            table: Table = await self.apart(replayed, id, stored)
        except Exception as problem:  # a table is never lost: it goes on from where it was handed over last
            self.trouble("table does not replay and goes on from its position", table=id, problem=repr(problem))
            table = resumed(id, map(entries.decode, stored), *await self.journal.position(id))
        table.time = self.time
        return table

    async def read_again(self, id: str) -> None:
        """Its journal was rewritten, or is gone: whoever looks at it goes on with what is left."""
        self.doubt(id, rewritten=True)
        opened = self.open.get(id)
        if opened is not None:
            async with opened.lock:
                opened.stale = True
                await self.catch_up(opened)

    async def begin_anew(self, opened: OpenTable) -> None:
        """What was stored by whoever did not know yet has lists tell what is no more: they are told anew."""
        try:
            table = await self.read(opened.table.id)
            await self.journal.renew(table.summary())
        except StorageProblem:
            raise
        except Problem:
            opened.gone = True
            self.open.pop(opened.table.id, None)
        else:
            opened.table, opened.rewritten, opened.stale = table, False, False
            for viewer in opened.viewers:
                viewer.look_again()

    async def catch_up(self, opened: OpenTable) -> None:
        """Apply what other servers stored meanwhile."""
        if opened.rewritten:
            await self.begin_anew(opened)
            return
        stored = await self.journal.entries(opened.table.id, opened.table.number)
        opened.stale = False
        if stored:
            table = opened.table.fork()
            apply_all(table, stored)
            opened.table = table
            opened.wake()

    async def notified(self, id: str, number: int) -> None:
        """Another server says that a table has come to this entry. One being read just now may have missed it."""
        if id in self.loading:
            await asyncio.wait([self.loading[id]])
        if number == REWRITTEN:
            await self.read_again(id)
            return
        opened = self.open.get(id)
        if opened is None or opened.table.number >= number:
            return
        async with opened.lock:
            if opened.table.number < number:
                await self.catch_up(opened)
        self.tell(opened, ours=False)

    async def refresh(self) -> None:
        """Read every open table again, after having been disconnected for a while: who knows what became of it?"""
        for opened in list(self.open.values()):
            opened.stale = True
            try:
                await self.read_again(opened.table.id)
                self.tell(opened, ours=False)
            except StorageProblem:
                raise
            except Problem as problem:  # this one cannot be read; the others can
                self.trouble("not refreshed", table=opened.table.id, problem=problem.key)

    def doubt(self, id: str, rewritten: bool = False) -> None:
        """Something may have been stored at a table that is not known here: it is looked at before anything else."""
        if id in self.open:
            self.open[id].stale = True
            self.open[id].rewritten |= rewritten

    async def settle(self) -> None:
        """Look again at tables of which the database did not say whether an entry was stored."""
        for opened in [opened for opened in self.open.values() if opened.stale]:
            await self.table(opened.table.id)

    def forget_idle(self) -> None:
        now = self.time.monotonic()
        for opened in list(self.open.values()):
            if not opened.viewers and not opened.lock.locked() and now - opened.used > IDLE:
                del self.open[opened.table.id]

    def make_room(self) -> None:
        """Forget tables nobody looks at, the longest unused first, while all together hold too much."""
        held = sum(opened.size for opened in self.open.values())
        now = self.time.monotonic()
        for opened in sorted(self.open.values(), key=lambda one: one.used):
            if held <= MOST_HELD or now - opened.used < JUST_USED:
                return
            if not opened.viewers and not opened.lock.locked():
                del self.open[opened.table.id]
                held -= opened.size

    # --- changing --------------------------------------------------------------------------------------------------

    async def create(self, id: str, *first: AnyEntry) -> OpenTable:
        """A new table with its first entries; the one that is there, if somebody was first."""
        table = Table(id)
        table.time = self.time
        opened = OpenTable(table)
        for entry in first:
            table = opened.table.fork()
            await self.apart(table.apply, entry)  # it may be a whole game from elsewhere
            if not await self.journal.append(write_of(table, entry)):
                return await self.table(id)
            opened.table = table
        self.open[id] = opened
        self.tell(opened, ours=True)
        return opened

    async def carry_out(
        self, opened: OpenTable, command: Command, done: Done = lambda _: None, guard: Guard | None = None
    ) -> None:
        """Carry out a command: check it, store its entry durably, and only then let anybody see it.

        `done` is told its number just before the viewers are woken, so that whoever asked gets both in one frame.
        `guard`: orders that must stand when it is stored.
        """
        began = self.time.monotonic()
        if not opened.gone:
            opened = self.open.setdefault(opened.table.id, opened)  # it may have been forgotten, and opened anew
        async with opened.lock:
            for listener in self.told["before"]:
                await listener.before(opened.table)
            if opened.stale:
                await self.catch_up(opened)
            if opened.gone:
                raise Problem("no-such-table")
            for _ in range(TRIES):
                copy = opened.table.fork()
                entry = command(copy)
                if entry is None:
                    done(opened.table.number)
                    return
                if await self.stored(opened, copy, entry, guard):
                    break
                await self.catch_up(opened)
            else:
                raise StorageProblem
        done(opened.table.number)
        opened.wake()
        self.tell(opened, ours=True)
        for listener in self.told["took"]:
            listener.took(self.time.monotonic() - began)

    async def stored(self, opened: OpenTable, copy: Table, entry: AnyEntry, guard: Guard | None) -> bool:
        """The copy is the table once its entry is stored. False: another server was first, and we must look again."""
        write = write_of(copy, entry)._replace(guard=guard)
        for listener in self.told["add"]:
            write = listener.add(write, opened.table, copy, entry)
        opened.stale = True  # until the journal has answered, nobody knows
        won = await self.journal.append(write)
        opened.stale = False
        if won:
            opened.table = copy
        return won

    def tell(self, opened: OpenTable, ours: bool) -> None:
        for listener in self.told["changed"]:
            listener.changed(opened, ours)

    def trouble(self, what: str, **facts: object) -> None:
        for listener in self.told["trouble"]:
            listener.trouble(what, **facts)
