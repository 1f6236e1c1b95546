"""What the people of a table have been asked to decide together, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.engine.game import SEATS
from durbar.server.clock.hours import DAY
from durbar.server.table import entries
from durbar.server.table.part import Part
from durbar.server.votes.vote import UndoRequest, Vote, vote_of

if TYPE_CHECKING:
    from durbar.server.table.table import Table

Owned = (
    entries.Moved | entries.Voted | entries.Expired | entries.Resumed | entries.Nudged
    | entries.UndoAsked | entries.UndoAnswered
)  # fmt: skip


class Votes(Part):
    OWNS = (
        entries.Moved, entries.Voted, entries.Expired, entries.Resumed, entries.Nudged, entries.UndoAsked,
        entries.UndoAnswered,
    )  # fmt: skip

    def __init__(self) -> None:
        self.open: Vote | None = None
        self.asked: tuple[tuple[str, float], ...] = ()  # who asked for a vote, and when, within a day
        self.request: UndoRequest | None = None
        self.nudged = 0.0

    def apply(self, table: Table, entry: Owned) -> None:
        if isinstance(entry, entries.Moved | entries.Voted) and entry.hours is not None:
            table.seats.keep_hours(entry.seat, entry.hours)
        match entry:
            case entries.Moved():
                self.ask(table, entry)
            case entries.Voted(seat=seat, agree=agree):
                if self.open is not None and self.open.number == entry.motion:
                    self.open = self.open.with_answer(table.seats[seat].person, agree)
            case entries.Expired():
                self.open = None
                table.note("lost", None)
            case entries.Resumed(seat=seat):
                table.note("resumed", seat)
            case entries.Nudged(seat=seat, target=target):
                self.nudged = entry.at
                table.note("nudged", seat, SEATS[target])
            case entries.UndoAsked(seat=seat, to=to):
                self.request = UndoRequest(table.number, seat, to, table.others(seat))
                table.note("asked", seat, str(table.match.steps), str(to))
            case entries.UndoAnswered():
                self.answer_undo(table, entry)

    def recall(self, table: Table, entry: Owned) -> None:
        """What was decided then is known by what followed."""

    def ask(self, table: Table, entry: entries.Moved) -> None:
        pace, asker = table.made.pace, table.seats[entry.seat].person
        self.open = vote_of(table.number, entry, table.seats, pace is not None and pace.kind == "live")
        self.asked = (*(one for one in self.asked if one[1] > entry.at - DAY), (asker, entry.at))
        table.note("moved", entry.seat, entry.what, SEATS[entry.target] if entry.target >= 0 else "all")

    def answer_undo(self, table: Table, entry: entries.UndoAnswered) -> None:
        request = self.request
        if request is None or request.number != entry.request:
            return
        person = table.seats[entry.seat].person
        waiting = [seat for seat in request.waiting if table.seats[seat].person != person]
        self.request = UndoRequest(request.number, request.seat, request.to, waiting)
        if not entry.agree:
            self.request = None
            table.note("refused", entry.seat)
        elif not waiting:
            table.undo(request.seat, request.to)

    def left(self, seat: int, floor: int) -> None:
        """Whoever leaves need not be asked any more."""
        self.request = self.request and self.request.without(seat, floor)

    def decide(self, table: Table, at: float) -> None:
        """Is it carried, or lost, by those who vote now?"""
        vote = self.open
        if vote is None:
            return
        verdict = vote.verdict(table.seats, table.absent(at))
        if verdict or table.status != "playing":
            self.open = None
            table.note(verdict or "lost", None)
        if verdict == "carried":
            self.carry_out(table, vote, at)
            table.timing.go_on(table, at)

    def carry_out(self, table: Table, vote: Vote, at: float) -> None:
        clocks = table.clocks
        if vote.what == "bot":
            table.seats.apply(table, entries.BotSat(at, vote.target, vote.level))
        elif vote.what == "wanted":
            table.seats.look_for(vote.target)
            table.note("wanted", vote.target)
        elif vote.what == "person":
            self.give_back(table, vote, at)
        elif vote.what == "pace":
            table.timing.change_pace(table, vote.pace)
        elif vote.what == "end":
            table.end()
        elif clocks is not None and vote.what == "time":
            clocks.give(vote.target, vote.seconds)
        elif clocks is not None:
            clocks.pause(at, at + vote.seconds)

    def give_back(self, table: Table, vote: Vote, at: float) -> None:
        """A seat to whoever had it before and would take it again."""
        for offer in table.seats.offers:
            if offer.number == vote.offer:
                taken = entries.Substituted(at, offer.seat, offer.person, offer.name, offer.hours)
                table.seats.apply(table, taken)
                if table.clocks is not None:
                    table.clocks.apply(taken)
