"""The worker's side of the port: what the page posts comes in here, in the order it came."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

from durbar.server.host.log import Log
from durbar.tab.host import Tab, TabLine
from durbar.tab.thinking import Elsewhere

Answers: TypeAlias = Callable[[int, int, str], None]
Tells: TypeAlias = Callable[[int, str, Any], None]
log = Log("durbar.tab")


class PortDisk:
    """Files as the browser keeps them: each function answers with a promise."""

    def __init__(self, append: Any, rewrite: Any, remove: Any) -> None:
        self.appended, self.rewritten, self.removed = append, rewrite, remove

    async def append(self, file: str, line: str) -> None:
        await self.appended(file, line)

    async def rewrite(self, file: str, text: str) -> None:
        await self.rewritten(file, text)

    async def remove(self, file: str) -> None:
        await self.removed(file)


class Port:
    """`answer` and `tell` post to the page: to a question by its number, on a line by its own."""

    def __init__(self, tab: Tab, answer: Answers, tell: Tells) -> None:
        self.tab, self.answer, self.tell = tab, answer, tell
        self.lines: dict[int, TabLine] = {}

    def asked(self, number: int, method: str, path: str, language: str, body: str) -> None:
        self.tab.tasks.once("a question", self.ask(number, method, path, language, body))

    async def ask(self, number: int, method: str, path: str, language: str, body: str) -> None:
        self.answer(number, *await self.tab.ask(method, path, language, body))

    def opened(self, number: int, path: str, language: str) -> None:
        line = self.lines[number] = TabLine(lambda kind, what: self.tell(number, kind, what))
        task = self.tab.tasks.once("a line", self.tab.live(path, language, line))
        task.add_done_callback(lambda _: self.ended(number))

    def ended(self, number: int) -> None:
        self.lines.pop(number, None)
        self.tell(number, "close", 1000)

    def heard(self, number: int, data: str | None) -> None:
        if number in self.lines:
            self.lines[number].inbox.put_nowait(data)


async def begin(
    disk: PortDisk, files: dict[str, str], key: bytes, elsewhere: Elsewhere, pace: float, answer: Any, tell: Any
) -> Port:
    tab = Tab(disk, key, elsewhere, pace)
    for file in await tab.open(files):
        log.error("a file was damaged and set aside", file=file)
    await asyncio.sleep(0)
    return Port(tab, answer, tell)
