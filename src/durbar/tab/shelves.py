"""All that is kept beside journals: the person, notes, how far was read, lessons and hints. One file, a line a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from durbar.server.clock.hours import Policy
from durbar.server.people.statistics import ResultRow
from durbar.server.storage.pages import ALL, Filter, Page, owes
from durbar.server.storage.rows import LessonCount, LessonRow, Named, PersonRow
from durbar.server.table.journal import StorageProblem
from durbar.server.table.summary import Summary
from durbar.tab.disk import Disk
from durbar.tab.journal import TabJournal

FILE = "shelves"
SLACK = 200  # lines of rows that are no more before the file is written anew
OFTEN = 3  # games in which the same hint is told
encode = msgspec.json.Encoder().encode


class Shelves:
    """Rows by kind and key; the last line of a key holds, and one without a row takes it away."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.rows: dict[str, dict[tuple[Any, ...], Any]] = {}

    async def recall(self, text: str) -> None:
        lines = text.split("\n")
        for line in lines:
            try:
                kind, key, row = msgspec.json.decode(line)
            except (msgspec.DecodeError, ValueError, TypeError):
                continue  # the last one was torn; nobody was told that it is kept
            self.put(kind, tuple(key), row)
        if len(lines) > 2 * sum(map(len, self.rows.values())) + SLACK or not text.endswith("\n"):
            await self.disk.rewrite(FILE, "".join(self.lines()))

    def lines(self) -> list[str]:
        return [
            encode((kind, key, row)).decode() + "\n" for kind, rows in self.rows.items() for key, row in rows.items()
        ]

    def put(self, kind: str, key: tuple[Any, ...], row: Any) -> None:
        if row is None:
            self.rows.get(kind, {}).pop(key, None)
        else:
            self.rows.setdefault(kind, {})[key] = row

    async def keep(self, kind: str, key: tuple[Any, ...], row: Any) -> None:
        try:
            await self.disk.append(FILE, encode((kind, key, row)).decode())
        except Exception:
            raise StorageProblem from None
        self.put(kind, key, row)

    def of(self, kind: str) -> dict[tuple[Any, ...], Any]:
        return self.rows.get(kind, {})


class TabPeople:
    """The one person of this device."""

    shared = False

    def __init__(self, shelves: Shelves) -> None:
        self.shelves = shelves

    @property
    def me(self) -> PersonRow | None:
        return next((PersonRow(*row) for row in self.shelves.of("person").values()), None)

    async def person(self, **where: str) -> PersonRow | None:
        me = self.me
        fits = me is not None and all(getattr(me, name) == value for name, value in where.items())
        return me if fits else None

    async def add_person(self, person: PersonRow) -> None:
        await self.shelves.keep("person", (person.id,), person)

    async def change_person(self, id: str, **changes: Any) -> None:
        if self.me is not None:
            await self.add_person(self.me._replace(**changes))


class TabNotes:
    def __init__(self, shelves: Shelves) -> None:
        self.shelves = shelves

    async def notes(self, table: str, person: str) -> str:
        return str(self.shelves.of("notes").get((table, person), ""))

    async def write_notes(self, table: str, person: str, text: str) -> None:
        await self.shelves.keep("notes", (table, person), text)

    async def seen(self, table: str, person: str) -> int:
        return int(self.shelves.of("seen").get((table, person), 0))

    async def write_seen(self, marks: Sequence[tuple[str, str, int]]) -> None:
        for table, person, number in marks:
            await self.shelves.keep("seen", (table, person), number)


class TabLists:
    def __init__(self, journal: TabJournal) -> None:
        self.journal = journal

    def of(self, person: str) -> list[Summary]:
        """The last used first."""
        kept = [table for table in self.journal.tables.values() if person in table.members]
        return sorted((table.summary for table in kept if table.summary), key=lambda one: -one.touched)

    async def mine(self, person: str, after: str = "", wanted: Filter = ALL) -> Page:
        return Page([table for table in self.of(person) if wanted.takes(table)], "")

    async def turn(self, person: str) -> Page:
        return Page([table for table in self.of(person)[::-1] if table.status == "playing" and owes(table, person)], "")

    async def listed(self, after: str = "", wanted: Filter = ALL) -> Page:
        return Page([], "")

    async def wanted(self) -> Page:
        return Page([], "")

    async def watched(self, person: str) -> Page:
        return Page([], "")

    async def bot_tables(self, person: str, most: int) -> int:
        return 0


class TabHours:
    """There are no clocks at tables of one device."""

    async def policy(self, person: str) -> Policy:
        return Policy()


class TabResults:
    def __init__(self, journal: TabJournal) -> None:
        self.journal = journal

    async def of(self, person: str) -> list[ResultRow]:
        rows = [ResultRow(*row) for table in self.journal.tables.values() for row in table.results]
        return sorted((row for row in rows if row.person_id == person), key=lambda row: -row.ended)

    async def others(self, person: str) -> list[ResultRow]:
        return []

    async def met(self, one: str, other: str) -> bool:
        return one == other

    async def given_up(self, person: str) -> int:
        return 0

    async def like(self, table: Summary) -> list[Summary]:
        return []

    async def named(self, people: list[str]) -> dict[str, Named]:
        return {}


class TabLessons:
    def __init__(self, shelves: Shelves, journal: TabJournal) -> None:
        self.shelves, self.journal = shelves, journal

    async def of(self, person: str, game: str) -> dict[str, LessonRow]:
        rows = [LessonRow(*row) for key, row in self.shelves.of("lesson").items() if key[:2] == (person, game)]
        return {row.lesson: self.grown(row) for row in rows}

    async def put(self, row: LessonRow) -> None:
        await self.shelves.keep("lesson", row[:3], row)

    def grown(self, row: LessonRow) -> LessonRow:
        """A row with what its table's journal says since: how far the learner is stands in the entry that led there."""
        kept = self.journal.tables.get(row.table_id)
        if kept is None or kept.progress is None:
            return row
        mark = "star" if row.mark == "star" else kept.progress.mark or row.mark
        return row._replace(step=kept.progress.step, mark=mark)

    async def forget(self, person: str, game: str) -> list[str]:
        rows = await self.of(person, game)
        for kind in ("lesson", "hint"):
            for key in [key for key in self.shelves.of(kind) if key[:2] == (person, game)]:
                await self.shelves.keep(kind, key, None)
        return await self.remove([row.table_id for row in rows.values() if row.table_id])

    async def remove(self, tables: list[str]) -> list[str]:
        """Tables of lessons; a first game is a game like any other, and stays."""
        kept = self.journal.tables
        gone = [table for table in tables if table in kept and '"lesson":' in kept[table].entries[0]]
        for row in [LessonRow(*row) for row in self.shelves.of("lesson").values()]:
            if row.table_id in gone:
                await self.put(self.grown(row)._replace(table_id=""))
        await self.journal.remove(gone)
        return gone

    async def finished_tables(self, person: str, game: str) -> set[str]:
        kept = self.journal.tables.items()
        mine = {name: table.summary for name, table in kept if person in table.members and table.summary is not None}
        return {name for name, summary in mine.items() if summary.game == game and summary.status == "over"}

    async def hints(self, person: str, game: str) -> set[str]:
        rows = self.shelves.of("hint").items()
        return {key[2] for key, (games, known) in rows if key[:2] == (person, game) and (known or games >= OFTEN)}

    async def note_hint(self, person: str, game: str, hint: str, known: bool) -> None:
        games, was = self.shelves.of("hint").get((person, game, hint), (0, False))
        await self.shelves.keep("hint", (person, game, hint), (games + (not known), known or was))

    async def counts(self, game: str) -> list[LessonCount]:
        return []
