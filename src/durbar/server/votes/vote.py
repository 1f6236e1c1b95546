"""What the people of a table are asked to decide together: who answers, and when it is carried. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import ceil
from typing import Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from durbar.server.clock.hours import Span, Stop, deadline
from durbar.server.clock.pace import Pace
from durbar.server.table import entries
from durbar.server.table.entries import SeatPlan

DAYS_OPEN = 3 * 86_400.0  # seconds a motion stands; silence is a no
MINUTES_OPEN = 300.0  # at a live table


class SeatList(Protocol):
    """Who sits where."""

    def __iter__(self) -> Iterator[SeatPlan]: ...

    def __getitem__(self, seat: int, /) -> SeatPlan: ...


class UndoRequest(Struct, frozen=True):
    """Somebody asks to go back behind a barrier."""

    number: int
    seat: int
    to: int
    waiting: list[int]

    def without(self, seat: int, floor: int) -> UndoRequest | None:
        """Who leaves need not be asked; a request of theirs is void, and so is one behind `floor`."""
        waiting = [one for one in self.waiting if one != seat]
        gone = self.seat == seat or not waiting or self.to < floor
        return None if gone else replace(self, waiting=waiting)


class Vote(Struct, frozen=True):
    """Somebody (of `seat`) wants a pause, time for `target` (-1: for all), a bot for a seat, to look for another person
    for it, to give it back to whoever made an `offer`, another `pace`, or the end.

    `yes`, `no`: who has voted.
    """

    number: int
    seat: int
    what: entries.Wish
    target: int
    seconds: float
    level: str
    since: float
    until: float
    yes: tuple[str, ...]
    no: tuple[str, ...] = ()
    offer: int = 0
    pace: Pace | None = None

    def ends(self, gaps: Iterable[Span]) -> float:
        """When silence is a no: while nobody served, nobody could vote."""
        return deadline(self.until - self.since, self.since, (Stop(*gap) for gap in gaps if gap[1] > self.since))

    def with_answer(self, person: str, agree: bool) -> Vote:
        yes, no = ([one for one in votes if one != person] for votes in (self.yes, self.no))
        (yes if agree else no).append(person)
        return replace(self, yes=tuple(yes), no=tuple(no))

    def voters(self, seats: SeatList, absent: Collection[str]) -> set[str]:
        """Everybody but whom it is about, those who are late and those who are away; whoever has voted may.

        Nobody gives back a seat that another plays without that other's yes.
        """
        people = {plan.person for plan in seats if plan.kind == "person"}
        about = seats[self.target].person if self.target >= 0 and self.what != "person" else ""
        return {person for person in people if person != about and (person not in absent or person in self.yes)}

    def needed(self, voters: int) -> int:
        """All of them; two thirds to hand a seat over, where there are more than two."""
        return ceil(voters * 2 / 3) if self.what in ("bot", "wanted") and voters > 2 else voters

    def verdict(self, seats: SeatList, absent: Collection[str]) -> Literal["", "carried", "lost"]:
        voters = self.voters(seats, absent)
        yes, no = len(voters & set(self.yes)), len(voters & set(self.no))
        if yes and yes >= self.needed(len(voters)):
            return "carried"
        return "lost" if len(voters) - no < self.needed(len(voters)) or not yes else ""


def vote_of(number: int, entry: entries.Moved, seats: SeatList, live: bool) -> Vote:
    until = entry.at + (MINUTES_OPEN if live else DAYS_OPEN)
    mover = seats[entry.seat].person
    terms = (entry.seat, entry.what, entry.target, entry.seconds, entry.level)
    return Vote(number, *terms, entry.at, until, (mover,), offer=entry.offer, pace=entry.pace)
