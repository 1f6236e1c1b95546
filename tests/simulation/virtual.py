"""A loop whose time passes only while everybody waits, and in which every thread is this one."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from typing import Any


class Stuck(AssertionError):
    """Everybody waits, and nothing will ever happen."""


class Leaping(selectors.SelectSelector):
    """Nobody comes in from outside: instead of waiting it leaps to the next thing to be done."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.leaping = Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.now

    def run_in_executor(self, _executor: Any, function: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """What others do beside this loop is done at once: the same seed gives the same run."""
        answer = self.create_future()
        try:
            answer.set_result(function(*given))
        except Exception as problem:
            answer.set_exception(problem)
        return answer
