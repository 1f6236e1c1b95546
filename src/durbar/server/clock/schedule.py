"""What time brings: every server looks each second; what is due is an ordinary command, and the first stored counts."""

from __future__ import annotations

import asyncio
import math
from contextlib import suppress

import structlog

from durbar.server.clock import commands as clock_commands
from durbar.server.clock.store import TimeStore
from durbar.server.hub import Hub, Listener, OpenTable
from durbar.server.table.journal import StorageProblem
from durbar.server.table.table import Table

BEAT = 5.0  # seconds between signs of life
QUIET = 3 * BEAT  # seconds without a sign of life of anybody after which nobody serves
SET = 1.0  # seconds by which a clock went otherwise than time: somebody has set it
LOOK = 1.0  # seconds between looks
LATER = 60.0  # seconds until a table that cannot be opened is tried again
log = structlog.get_logger("durbar.due")


class Due(Listener):
    """Somebody has to keep `run` running."""

    def __init__(self, hub: Hub, store: TimeStore) -> None:
        self.hub, self.store = hub, store
        self.time = hub.time
        self.serving = False
        self.beaten = self.ticked = 0.0  # when that was, by the clock and by what nobody sets
        self.last = math.inf  # our last sign of life; before the first we have been away since ever
        self.away = True  # the database did not answer, or has not been asked yet
        self.one_beats = asyncio.Lock()
        self.next = 0.0  # when it looks again
        self.woken = asyncio.Event()

    def serve(self) -> None:
        """From now on no command counts time before it is known whether there was some in which nobody served."""
        self.serving = True

    async def before(self, table: Table) -> None:
        if table.clocks is not None:
            await self.sure()

    async def sure(self) -> None:
        """What time it is, is known."""
        if self.serving:
            await self.make_sure()

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                self.away = True
                raise
            with suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), self.next - self.time.now())

    async def look(self) -> None:
        """First a sign of life: while nobody served, no time passed."""
        if self.away or abs(self.time.source() - self.beaten) >= BEAT:
            await self.beat()
        self.woken.clear()
        wait = await self.sweep()
        self.next = self.time.now() + wait

    async def make_sure(self) -> None:
        """Whoever chooses first after such a time does not pay for it."""
        passed = self.time.source() - self.beaten
        was_set = abs(passed - (self.time.monotonic() - self.ticked)) > SET
        if self.away or was_set or passed > QUIET:
            await self.beat()

    def changed(self, opened: OpenTable, ours: bool) -> None:
        """A table went on: if somebody there has less time than there is until the next look, that comes earlier."""
        due = opened.table.due()
        if due is not None and due < max(self.next, self.time.now() + LOOK):
            self.woken.set()

    async def beat(self) -> None:
        async with self.one_beats:
            self.time.offset = await self.store.offset(self.time.source())
            now = self.time.now()
            await self.store.alive(now, await self.nobody_since(now))
            self.time.gaps = await self.store.gaps()
            self.beaten, self.last, self.away = self.time.source(), now, False
            self.ticked = self.time.monotonic()

    async def nobody_since(self, now: float) -> float:
        """If the last sign of life of any server is not later than this, nobody served after it."""
        if not self.away:
            return now - QUIET
        return self.last if self.last < now or await self.store.alone() else now - QUIET

    async def sweep(self) -> float:
        """Carry out what is due; how long to wait for the next."""
        now = self.time.now()
        for table, at in await self.store.due(now + LOOK):
            if at > now:
                return max(0.0, at - self.time.now())
            await self.see_to(table)
        return LOOK

    async def see_to(self, table: str) -> None:
        """Whatever is wrong with one table, the others are seen to."""
        try:
            opened = await self.hub.table(table)
            before = -1
            while opened.table.number != before:
                before = opened.table.number
                await self.hub.carry_out(opened, clock_commands.pass_time())
            due = opened.table.due()
            if due is None or due > self.time.now():
                await self.store.put_off(table, due, opened.table.number)
        except StorageProblem:
            raise
        except Exception as problem:
            log.error("table not seen to", table=table, problem=repr(problem))
            await self.store.put_off(table, self.time.now() + LATER)
