"""The seats of a table: whose they are, whose they were, and who would take one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from durbar.server.clock.hours import Hours
from durbar.server.clock.pace import HOUR
from durbar.server.seats.history import Tenure, held, last_person
from durbar.server.seats.seating import TOLD, Offer, Seating, back_again, plan_after, still_open
from durbar.server.table import entries
from durbar.server.table.entries import SeatPlan
from durbar.server.table.part import Part

if TYPE_CHECKING:
    from durbar.server.table.table import Table


FRESH = 24 * HOUR  # so long somebody who sat down, or said so, is taken to be there
Waiting: TypeAlias = entries.Invited | entries.SaidReady


class Seats(Part):
    """By their numbers as a list; who sits there is replaced, never changed."""

    OWNS = (
        entries.Sat, entries.Left, entries.BotSat, entries.Abandoned, entries.Returned, entries.Substituted,
        entries.Wanted, entries.Lapsed, entries.Offered, entries.Withdrawn, entries.Invited, entries.SaidReady,
    )  # fmt: skip

    def __init__(self) -> None:
        self.plans: list[SeatPlan] = []
        self.tenures: tuple[Tenure, ...] = ()  # who had which seat since the start
        self.offers: tuple[Offer, ...] = ()  # who would take one
        self.until = 0.0  # when the invitation ends; 0: never
        self.ready: dict[str, float] = {}  # who sat down or said so last when, until the start
        self.parted: dict[tuple[int, str], int] = {}  # seat and who left it -> the step after their last choice

    def fork(self) -> Seats:
        other = super().fork()
        other.plans, other.parted, other.ready = list(self.plans), dict(self.parted), dict(self.ready)
        return other

    # --- queries -----------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.plans)

    def __iter__(self) -> Iterator[SeatPlan]:
        return iter(self.plans)

    def __getitem__(self, seat: int) -> SeatPlan:
        return self.plans[seat]

    def people(self) -> set[str]:
        return {plan.person for plan in self.plans if plan.kind == "person"}

    def of(self, person: str) -> list[int]:
        """The seats somebody plays."""
        return [n for n, seat in enumerate(self.plans) if person and seat.kind == "person" and seat.person == person]

    def others(self, seat: int) -> list[int]:
        """Seats of the other people at the table: those who must agree when somebody goes back behind a barrier."""
        asker = self.plans[seat].person
        return [n for n, plan in enumerate(self.plans) if plan.kind == "person" and plan.person != asker]

    def waited_for(self, now: float) -> list[str]:
        """The names of those who sat down long ago, and have not said since that they are there."""
        return [
            plan.name for plan in self.plans if plan.kind == "person" and self.ready.get(plan.person, 0.0) < now - FRESH
        ]

    def floor(self) -> int:
        """The step behind which nobody may go back: there somebody chose who left, and cannot be asked."""
        return max(self.parted.values(), default=0)

    # --- entries applied ---------------------------------------------------------------------------------------------

    def set_up(self, made: entries.Created) -> None:
        self.plans = list(made.seats)
        self.ready = dict.fromkeys(self.people(), made.at)

    def apply(self, table: Table, entry: Seating | Waiting | entries.Offered | entries.Withdrawn) -> None:
        """Somebody sits down, leaves, comes back, takes over, would do so or looks for somebody; or a bot sits down."""
        if isinstance(entry, entries.Offered):
            self.offers = (*self.offers, Offer(table.number, entry.seat, entry.person, entry.name, entry.hours))
            table.note("offered", entry.seat, entry.name)
        elif isinstance(entry, entries.Withdrawn):
            self.offers = tuple(offer for offer in self.offers if offer.number != entry.offer)
        elif isinstance(entry, entries.Invited):
            self.until = entry.until
        elif isinstance(entry, entries.SaidReady):
            self.ready[entry.person] = entry.at
        else:
            self.seat_anew(table, entry)

    def seat_anew(self, table: Table, entry: Seating) -> None:
        seat, was = entry.seat, self.plans[entry.seat]
        plan = self.plans[seat] = plan_after(was, entry)
        match entry:
            case entries.Sat(person=person, at=at):
                self.ready[person] = at
                table.note(TOLD[entries.Sat], seat)
            case entries.BotSat(level=level):
                table.note("bot", seat, level)
            case entries.Substituted(name=name):
                table.orders.forget(seat)
                table.note("substituted", seat, name, last_person(self.tenures, seat))
            case entries.Wanted(on=False):
                pass
            case _:
                table.note(TOLD[type(entry)], seat)
        if was.kind == "person" and plan.person != was.person and table.status != "waiting":
            self.part(table, seat, was.person)
        if isinstance(entry, entries.Returned):
            self.parted.pop((seat, entry.person), None)
        table.wake_or_sleep()

    def part(self, table: Table, seat: int, person: str) -> None:
        """Nobody goes back behind the last choice of somebody who cannot be asked."""
        last = table.match.last_choice(seat)
        self.parted[seat, person] = 0 if last is None else last + 1
        table.votes.left(seat, self.floor())

    def chose(self, seat: int, number: int) -> None:
        """Whoever chooses is there: nobody looks for another in their place any more."""
        if self.plans[seat].wanted:
            self.plans[seat] = back_again(self.plans[seat])
            self.see_who_is_here(number)

    def undid(self, to: int) -> None:
        self.parted = {left: min(step, to) for left, step in self.parted.items()}

    def look_for(self, seat: int) -> None:
        self.plans[seat] = replace(self.plans[seat], wanted="voted")

    def keep_hours(self, seat: int, hours: Hours) -> None:
        self.plans[seat] = replace(self.plans[seat], hours=hours)

    def see_who_is_here(self, number: int) -> None:
        self.tenures = held(self.tenures, self.plans, number)
        self.offers = tuple(offer for offer in self.offers if still_open(offer, self.plans[offer.seat]))
