"""Journals of tables: a file each, a line for every entry, in the server's own words.

A line carries the table's summary unless a bot is about to choose: lists are then told by the line before, and a tab
that was closed just there opens the table and lets the bot choose.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from durbar.server.host.log import Log
from durbar.server.table.journal import Progress, StorageProblem, Write
from durbar.server.table.summary import Summary, without_files
from durbar.tab.disk import Disk

FOLDER = "table-"
log = Log("durbar.tab")
encode = msgspec.json.Encoder().encode


class KeptLine(Struct, omit_defaults=True):
    """What is kept of an entry."""

    n: int
    data: str
    summary: Summary | None = None
    members: tuple[str, ...] = ()
    position: str = ""
    results: tuple[tuple[Any, ...], ...] = ()
    progress: Progress | None = None


decode = msgspec.json.Decoder(KeptLine).decode


class KeptTable:
    def __init__(self) -> None:
        self.entries: list[str] = []
        self.summary: Summary | None = None
        self.position, self.at = "", 0
        self.members: set[str] = set()
        self.results: list[tuple[Any, ...]] = []
        self.bots_due = False
        self.progress: Progress | None = None  # in a lesson: the last step, the best mark

    def add(self, line: KeptLine) -> None:
        self.entries.append(line.data)
        self.bots_due = line.summary is None or line.summary.bots_due
        if line.summary is not None:
            line.summary.settings = without_files(line.summary.settings)
            self.summary = line.summary
        self.members |= set(line.members)
        self.results += line.results
        if line.progress is not None:
            best = self.progress is not None and self.progress.mark == "star"
            self.progress = Progress(line.progress.step, "star" if best else line.progress.mark)
        if line.position:
            self.position, self.at = line.position, line.n


def read_table(text: str) -> tuple[KeptTable, bool]:
    """A table from its file, as far as its lines follow each other; and whether all of it could be read."""
    table = KeptTable()
    for row in text.split("\n"):
        try:
            line = decode(row) if row else None
        except (msgspec.DecodeError, msgspec.ValidationError):
            return table, False
        if line is not None and line.n != len(table.entries) + 1:
            return table, False
        if line is not None:
            table.add(line)
    return table, text.endswith("\n") or not text


class TabJournal:
    """Keeps entries as the hub asks it, and knows all tables by their summaries."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.tables: dict[str, KeptTable] = {}

    async def recall(self, files: dict[str, str]) -> list[str]:
        """Read what was kept. A torn last line is dropped; the names of files that were damaged otherwise."""
        damaged = []
        for file, text in files.items():
            if file.startswith(FOLDER):
                table, whole = read_table(text)
                if table.entries:
                    self.tables[file.removeprefix(FOLDER)] = table
                if not whole:
                    damaged += await self.mend(file, text, len(table.entries))
        return damaged

    async def mend(self, file: str, text: str, good: int) -> list[str]:
        rows = text.split("\n")
        if len(rows) - good > 1:
            await self.disk.rewrite(f"damaged-{file}", text)
        await self.disk.rewrite(file, "".join(f"{row}\n" for row in rows[:good]))
        return [file] if len(rows) - good > 1 else []

    # --- as the hub asks it ----------------------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[str]:
        kept = self.tables.get(table)
        return [] if kept is None else kept.entries[after:]

    async def renew(self, summary: Summary) -> None:
        """Nobody else writes here: what lists tell is what was written."""

    async def position(self, table: str) -> tuple[str, int]:
        kept = self.tables[table]
        return kept.position, kept.at

    async def append(self, write: Write) -> bool:
        kept = self.tables.get(write.table) or KeptTable()
        if write.number != len(kept.entries) + 1:
            return False
        summary = None if write.summary.bots_due else write.summary
        line = KeptLine(write.number, write.data, summary, write.members, write.position, write.results, write.progress)
        try:
            await self.disk.append(FOLDER + write.table, encode(line).decode())
        except Exception as problem:
            log.error("not kept", table=write.table, problem=repr(problem))
            raise StorageProblem from None
        kept.add(line)
        kept.summary = write.summary
        self.tables[write.table] = kept
        return True

    async def bots_due(self, before: float, after: float) -> list[str]:
        return [name for name, table in self.tables.items() if table.bots_due]

    async def remove(self, tables: list[str]) -> None:
        for table in tables:
            if self.tables.pop(table, None) is not None:
                await self.disk.remove(FOLDER + table)
