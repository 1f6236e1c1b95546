"""How far people have read at tables: remembered here, written down when they go, and now and then."""

from __future__ import annotations

from durbar.server.storage.stores import NoteKeeper


class ReadMarks:
    """A crash forgets the last few: whoever comes back is told a little more than they had missed."""

    def __init__(self, database: NoteKeeper) -> None:
        self.database = database
        self.unwritten: dict[tuple[str, str], int] = {}

    def note(self, table: str, person: str, number: int) -> None:
        self.unwritten[table, person] = number

    def forget(self, person: str) -> None:
        """Their log-in has ended, perhaps because they are no more: nothing of theirs is written after that."""
        self.unwritten = {whose: number for whose, number in self.unwritten.items() if whose[1] != person}

    async def of(self, table: str, person: str) -> int:
        noted = self.unwritten.get((table, person))
        return await self.database.seen(table, person) if noted is None else noted

    async def write(self) -> None:
        """All that was noted since, in one transaction; noted again where that fails."""
        noted, self.unwritten = self.unwritten, {}
        try:
            await self.database.write_seen([(*whose, number) for whose, number in noted.items()])
        except Exception:
            self.unwritten = noted | self.unwritten
            raise
