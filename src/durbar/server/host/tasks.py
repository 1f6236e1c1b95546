"""What runs beside the requests: every task is watched, begun again when it fails, logged and counted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from durbar.server.host.log import Log
from durbar.server.host.world import WORLD

FIRST_WAIT = 0.2  # seconds before a failed task is begun again; each failure in a row doubles it
LONGEST_WAIT = 15.0
GOOD = 30.0  # seconds of running after which earlier failures are forgiven
log = Log("durbar.tasks")


class KeptTask:
    """A task that must always run. `failures` counts them all, `in_a_row` those since it last ran well."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.running = False
        self.failures = 0
        self.in_a_row = 0
        self.task: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            began = WORLD.monotonic()
            self.running = True
            try:
                await work()
                problem: Exception | None = None
            except Exception as found:
                problem = found
            self.running = False
            await asyncio.sleep(self.failed(problem, WORLD.monotonic() - began))

    def failed(self, problem: Exception | None, lasted: float) -> float:
        """Log and count it; how long to wait before it is begun again."""
        self.failures += 1
        self.in_a_row = 1 if lasted > GOOD else self.in_a_row + 1
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(self.in_a_row - 1, 20))
        log.error("task failed", task=self.name, failures=self.failures, again_in=wait, exc_info=problem)
        return wait


class Tasks:
    """All that runs in the background of one server."""

    def __init__(self) -> None:
        self.kept: dict[str, KeptTask] = {}
        self.passing: set[asyncio.Task[Any]] = set()
        self.failures = 0

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run it until the end, whatever happens."""
        kept = self.kept[name] = KeptTask(name)
        kept.task = asyncio.create_task(kept.run(work), name=name)

    def once(self, name: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run it once; a failure is logged and counted, and whoever needs it again asks again."""
        task = asyncio.create_task(work, name=name)
        self.passing.add(task)
        task.add_done_callback(self.passed)
        return task

    def passed(self, task: asyncio.Task[Any]) -> None:
        self.passing.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.failures += 1
            log.error("task failed", task=task.get_name(), exc_info=problem)

    async def stop(self, *names: str) -> None:
        """End the tasks of these names; all of them if none is given."""
        ended = [kept.task for name, kept in self.kept.items() if kept.task and (not names or name in names)]
        ended += [] if names else self.passing
        for task in ended:
            task.cancel()
        await asyncio.gather(*ended, return_exceptions=True)
