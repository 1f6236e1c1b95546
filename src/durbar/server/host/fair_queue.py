"""Who may use something scarce next: everybody in turn, however much each of them asks for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once. Whoever waits for several gets one, then the next of the others."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queue in self.queues.values())

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        await self.wait(who)
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, who: str) -> None:
        if self.free:
            self.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(who, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.pass_on()  # it was given just now
            raise

    def pass_on(self) -> None:
        """To the next in turn who still waits."""
        while self.queues:
            who, queue = self.queues.popitem(last=False)
            place = queue.popleft()
            if queue:
                self.queues[who] = queue
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
