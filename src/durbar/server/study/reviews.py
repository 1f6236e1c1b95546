"""Reviews of finished games: begun by whoever asks first, one after the other, kept for everybody."""

from __future__ import annotations

import structlog

from durbar.engine.refusal import Problem
from durbar.server.host.tasks import Tasks
from durbar.server.hub import Hub
from durbar.server.pool import Pool
from durbar.server.study.review_store import ReviewStore
from durbar.server.study.reviewing import ReviewProgress, work_on
from durbar.server.table.table import Table
from durbar.study.review import Asked

AT_ONCE = 2.0
"""Seconds of work between two looks at how far it is."""
MOST_WAITING = 20
log = structlog.get_logger("durbar.reviews")


class GameReviews:
    """What is done at this server; what was done at any of them is in the store."""

    def __init__(self, hub: Hub, store: ReviewStore, tasks: Tasks) -> None:
        self.hub, self.store, self.tasks = hub, store, tasks
        self.pool = Pool(1)
        self.waiting: dict[str, ReviewProgress] = {}  # by table, in the order in which they are done
        self.busy = False

    async def progress(self, table: str) -> ReviewProgress | None:
        """How far a review is; None: nobody has asked for it."""
        return self.waiting.get(table) or await self.store.find(table)

    async def begin(self, table: Table) -> ReviewProgress:
        """Review a finished game, unless it is done or under way."""
        if (found := await self.progress(table.id)) is not None:
            return found
        if len(self.waiting) >= MOST_WAITING:
            raise Problem("too-many-reviews")
        begun = self.waiting.setdefault(table.id, ReviewProgress(0, 0, ""))
        if not self.busy:
            self.busy = True
            self.tasks.once("reviews", self.run())
        return begun

    async def run(self) -> None:
        """The one that waits longest, to its end; then the next."""
        try:
            while self.waiting:
                table = next(iter(self.waiting))
                try:
                    await self.complete(table)
                except Exception as problem:  # whoever asks again begins it anew
                    log.error("no review", table=table, problem=repr(problem))
                finally:
                    self.waiting.pop(table)
        finally:
            self.busy = False

    async def complete(self, table: str) -> None:
        opened = await self.hub.table(table)
        asked = Asked(opened.table.match.record())
        while (found := await self.pool.think(work_on, asked, AT_ONCE)).wanted:
            self.waiting[table] = found
        await self.store.keep(table, found, self.hub.time.now())

    def stop(self) -> None:
        self.pool.stop()
