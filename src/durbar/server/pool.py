"""The processes in which bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from durbar.bots.worker import leave_with_parent
from durbar.build import build

PATIENCE = 60.0  # seconds a bot may think
T = TypeVar("T")


class Pool:
    """So many of them, begun with the first thought."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.build = build.finished_build()

    @property
    def processes(self) -> int:
        return len(self.children())

    def children(self) -> list[BaseProcess]:
        """The processes of this pool alone: there may be others beside it, and the executor has no public name."""
        return [] if self.pool is None else list((self.pool._processes or {}).values())

    async def think(self, function: Callable[..., T], *given: Any) -> T:
        try:
            return await self.in_process(function, *given)
        except BrokenProcessPool:  # it was killed, perhaps for another's thought: once more, in a new one
            return await self.in_process(function, *given)

    async def in_process(self, function: Callable[..., T], *given: Any) -> T:
        try:
            answer = asyncio.get_running_loop().run_in_executor(self.executor(), function, *given)
            return await asyncio.wait_for(answer, PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            self.give_up()
            raise

    def give_up(self) -> None:
        """New processes for the next. The old ones think to the end of what they are at, but not for ever."""
        if self.pool is not None:
            asyncio.get_running_loop().call_later(PATIENCE, end, self.children())
            self.pool.shutdown(wait=False)
            self.pool = None

    def executor(self) -> ProcessPoolExecutor:
        """The processes bots think in; new ones once the rules have been compiled beside us."""
        if self.pool is not None and self.build != build.finished_build():
            self.pool.shutdown(wait=False)  # what is being thought about is thought to its end
            self.pool = None
        if self.pool is None:
            self.build = build.finished_build()
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), leave_with_parent)
        return self.pool

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def end(processes: list[BaseProcess]) -> None:
    for process in processes:
        if process.is_alive():
            process.kill()
