"""What a table asks of whatever keeps its entries, and what is kept with each of them."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from durbar.engine.refusal import Problem
from durbar.server.table import entries
from durbar.server.table.entries import AnyEntry
from durbar.server.table.summary import Summary
from durbar.server.table.table import Table

REWRITTEN = 0  # in place of the number of an entry: a journal is no longer the same


class StorageProblem(Problem):
    """Whatever keeps the entries did not answer, or failed: nobody knows what is stored."""

    def __init__(self) -> None:
        super().__init__("storage")


class Guard(NamedTuple):
    """An entry is stored only while the orders of a seat are still this version of them; `step`: of its choice."""

    seat: int
    version: int
    step: int


class Progress(NamedTuple):
    """How far the learner at a table is; `mark`: `done` or `star` once the lesson has ended."""

    step: int
    mark: str


class Write(NamedTuple):
    """An entry to store, with the summary of the table after it and those who belong to the table now."""

    table: str
    number: int
    data: str
    summary: Summary
    members: tuple[str, ...] = ()
    position: str = ""  # at a hand-over; empty: the one before still serves
    results: tuple[tuple[Any, ...], ...] = ()  # of a game that has just ended
    notices: tuple[tuple[str, str, int, float], ...] = ()  # person, kind, number of the question, due
    progress: Progress | None = None  # in a lesson
    guard: Guard | None = None  # of a choice that an order makes


class Journal(Protocol):
    """Keeps entries in their order. Whatever fails is a `StorageProblem`."""

    async def entries(self, table: str, after: int = 0) -> list[str]: ...

    async def renew(self, summary: Summary) -> None:
        """What lists tell of a table, as it is at this entry."""
        ...

    async def position(self, table: str) -> tuple[str, int]:
        """A table at its last hand-over, and the number of the entry that led there."""
        ...

    async def append(self, write: Write) -> bool:
        """Comes back when all of it is durable; False: somebody else was first with that number."""
        ...


def write_of(table: Table, entry: AnyEntry) -> Write:
    """The entry a table has just applied, ready to be stored."""
    people: tuple[str, ...] = ()
    if not isinstance(entry, entries.Chose | entries.Said) and not table.made.lesson:  # lessons are in no list
        asking = {offer.person for offer in table.seats.offers}
        people = tuple({plan.person for plan in table.seats if plan.person} | asking | {table.made.host} - {""})
    position = table.match.position() if table.handed_over == table.number else ""
    return Write(table.id, table.number, entries.encode(entry).decode(), table.summary(), people, position)
