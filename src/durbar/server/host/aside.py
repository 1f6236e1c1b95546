"""Long work, done beside the event loop: in one thread of its own, for everybody in turn.

Python runs one thread at a time: two that work at length would leave everybody who only clicks a third of the
processor. And whoever asks for much waits behind their own questions, not the others behind theirs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

from durbar.engine.refusal import Problem
from durbar.server.host.fair_queue import Turns

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING = 16  # of one client
asking: ContextVar[str] = ContextVar("asking", default="")  # for whom this is done: the gate says it


class Aside:
    def __init__(self) -> None:
        self.turns = Turns(1)
        self.thread = ThreadPoolExecutor(1, "aside")

    async def __call__(self, function: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What it answers; a Problem if this client has too much waiting already."""
        client = asking.get()
        if client and len(self.turns.queues.get(client, ())) >= MOST_WAITING:
            raise Problem("too-fast")
        async with self.turns.turn(client):
            return await asyncio.get_running_loop().run_in_executor(self.thread, lambda: function(*given, **named))

    def stop(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
