"""Motions, votes, pauses and nudges: commands, as all that changes a table."""

from __future__ import annotations

from collections.abc import Collection

from durbar.engine.refusal import Problem
from durbar.server.clock.hours import DAY, Hours
from durbar.server.clock.pace import Pace
from durbar.server.table import entries
from durbar.server.table.commands import Actor, checked_level, checked_pace, command, known, seat_of
from durbar.server.table.entries import AnyEntry
from durbar.server.table.table import Table

A_DAY = 3  # motions of a person
AWAY = 60.0  # seconds without a page open here after which the others may speak of somebody
MOST = 14 * DAY


@command
def move(
    table: Table,
    actor: Actor,
    what: entries.Wish,
    target: int,
    seconds: float,
    level: str,
    levels: list[str],
    away: Collection[str] = (),
    offer: int = 0,
    pace: Pace | None = None,
    hours: Hours | None = None,
) -> AnyEntry:
    """Ask the others: for a pause, for time, for another pace, for the end; for a bot on the seat of somebody who is
    late or gone, or for another person; or to give a seat back to whoever had it before and made this `offer`.

    `away`: people whose page has been closed for a while. `hours`: the actor's, where clocks may begin.
    """
    at, seat = table.now(), seat_of(table, actor)
    if table.votes.open is not None:
        raise Problem("already-moved")
    if sum(who == actor.id for who, when in table.votes.asked if when > at - DAY) >= A_DAY:
        raise Problem("many-motions")
    if len(table.people()) < 2:
        raise Problem("nobody-to-ask")
    if what in ("pause", "time") and table.clocks is None:
        raise Problem("no-clock")
    if what == "pace" and pace == table.made.pace:
        raise Problem("same-pace")
    if what in ("bot", "wanted"):
        handed_over(table, actor, what, target, at, away)
    about = offered_seat(table, offer) if what == "person" else target
    about = known(table, about) if what in ("bot", "wanted", "person", "time") and about >= 0 else -1
    given = checked_level(level or "medium", levels) if what == "bot" else ""
    length = min(seconds, MOST) if what in ("pause", "time") else 0.0
    kept = offer if what == "person" else 0
    kept_pace = None if pace is None or what != "pace" else checked_pace(pace, levels)
    terms = (kept_pace, hours if what == "pace" else None)
    return table.apply(entries.Moved(at, seat, what, about, length, given, kept, *terms, used=table.spent(at)))


def offered_seat(table: Table, offer: int) -> int:
    return next((one.seat for one in table.seats.offers if one.number == offer), len(table.seats))


def handed_over(table: Table, actor: Actor, what: entries.Wish, target: int, at: float, away: Collection[str]) -> None:
    """Only of somebody who left, or is waited for: late by the clock, or away or for a day where there is none.

    Another person may always be looked for in place of a bot that plays for somebody.
    """
    plan = table.seats[known(table, target)]
    if what == "wanted" and plan.is_wanted:
        raise Problem("wanted-already")
    if what == "wanted" and plan.kind == "bot" and plan.former:
        return
    late = table.clocks is not None and bool(table.clocks.seats[target].late)
    long = plan.person in away or at - table.waiting > DAY
    waited = plan.kind == "person" and (late or (table.clocks is None and target in table.turn() and long))
    if plan.person == actor.id or not (plan.kind == "left" or waited):
        raise Problem("not-late")


@command
def vote(table: Table, actor: Actor, motion: int, agree: bool, hours: Hours | None = None) -> AnyEntry | None:
    at, seat = table.now(), seat_of(table, actor)
    if table.votes.open is None or table.votes.open.number != motion:
        raise Problem("nothing-asked")
    if actor.id not in table.votes.open.voters(table.seats, table.absent(at)):
        raise Problem("no-vote")
    if actor.id in (table.votes.open.yes if agree else table.votes.open.no):
        return None
    kept = hours if table.votes.open.what == "pace" else None
    return table.apply(entries.Voted(at, seat, motion, agree, kept, used=table.spent(at)))


@command
def resume(table: Table, actor: Actor) -> AnyEntry | None:
    """End a pause: anybody may."""
    at, seat = table.now(), seat_of(table, actor)
    if table.clocks is None or table.clocks.paused(at) is None:
        return None
    return table.apply(entries.Resumed(at, seat, used=table.spent(at)))


@command
def nudge(table: Table, actor: Actor, target: int) -> AnyEntry:
    """Remind somebody who has been waited for a day; once a day."""
    at, seat = table.now(), seat_of(table, actor)
    if table.seats[known(table, target)].kind != "person" or target not in table.turn():
        raise Problem("not-waited-for")
    if at < nudged_from(table):
        raise Problem("too-soon")
    return table.apply(entries.Nudged(at, seat, target))


def nudged_from(table: Table) -> float:
    """From when on whoever is to move may be reminded."""
    return max(table.waiting, table.votes.nudged) + DAY
