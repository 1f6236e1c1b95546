"""Where bots think: in another worker, which gets what a seat knows as text and answers in text."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec

from durbar.bots import Alternative
from durbar.server.bots import think, weigh

Elsewhere: TypeAlias = Callable[[str], Awaitable[str]]  # a thought as JSON; its answer
ANSWERS: dict[str, Any] = {"think": int, "weigh": list[Alternative]}
THOUGHTS: dict[str, Callable[..., Any]] = {"think": think, "weigh": weigh}


class TabThinker:
    workers = 1
    processes = 1

    def __init__(self, elsewhere: Elsewhere) -> None:
        self.elsewhere = elsewhere

    async def think(self, function: Callable[..., Any], *given: Any) -> Any:
        name = function.__name__
        answer = await self.elsewhere(msgspec.json.encode([name, *given]).decode())
        return msgspec.json.decode(answer, type=ANSWERS[name])

    def stop(self) -> None:
        """The worker goes with the tab."""


def thought(text: str) -> str:
    """In the worker for bots."""
    name, *given = msgspec.json.decode(text)
    return msgspec.json.encode(THOUGHTS[name](*given)).decode()
