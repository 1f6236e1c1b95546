"""What time does at a table, and what people say about theirs: commands, as all that changes a table."""

from __future__ import annotations

from durbar.engine.refusal import Problem
from durbar.server.clock.clock import Clocks
from durbar.server.clock.hours import DAY, Hours
from durbar.server.table import entries
from durbar.server.table.commands import Actor, command
from durbar.server.table.entries import AnyEntry
from durbar.server.table.table import Table


@command
def pass_time(table: Table) -> AnyEntry | None:
    """What is due by now: a motion is lost, a seat late, a bot sits down for one that stayed so. None: nothing is."""
    at, clocks = table.now(), table.clocks
    if table.status != "playing" or table.closed:
        return None
    if table.votes.open is not None and table.votes.open.ends(table.time.gaps) <= at:
        return table.apply(entries.Expired(at, table.votes.open.number, used=table.spent(at)))
    if clocks is None:
        return None
    for seat, over in enumerate(clocks.deadlines(table.time.gaps)):
        if over is not None and over <= at:
            wanted = clocks.pace.kind == "days" and table.match.last_choice(seat) is None
            return table.apply(entries.Lapsed(at, seat, wanted, used=table.spent(at)))
    for seat, plan in enumerate(table.seats):
        over = clocks.handed_over_at(seat, table.time.gaps) if plan.kind == "person" else None
        if over is not None and over <= at:
            return table.apply(entries.BotSat(at, seat, clocks.pace.level, "late", used=table.spent(at)))
    return None


@command
def sleep(table: Table, actor: Actor, hours: Hours) -> AnyEntry | None:
    """My hours, for the first of my seats that has others."""
    at, clocks = table.now(), clocks_of(table)
    for seat in table.seats_of(actor.id):
        if clocks.seats[seat].new_hours != hours:
            return table.apply(entries.HoursSet(at, seat, hours, used=table.spent(at)))
    return None


@command
def go_away(table: Table, actor: Actor, since: float, until: float) -> AnyEntry | None:
    """I am away, as long as the table allows; not once I am late."""
    at, clocks = table.now(), clocks_of(table)
    for seat in table.seats_of(actor.id):
        first, past = max(since, at), clocks.past_away(seat, at)
        end = min(until, first + clocks.pace.vacation * DAY - past)
        if until <= first or any(abs(until - end) < 1 for _, until in clocks.seats[seat].away[-1:]):
            continue  # it is known
        if clocks.seats[seat].late:
            raise Problem("late-and-away")
        if end <= first:
            raise Problem("no-days-left", known=clocks.pace.vacation)
        return table.apply(entries.Away(at, seat, first, end, used=table.spent(at)))
    return None


@command
def come_back(table: Table, actor: Actor) -> AnyEntry | None:
    at, clocks = table.now(), clocks_of(table)
    for seat in table.seats_of(actor.id):
        if clocks.seats[seat].away and clocks.seats[seat].away[-1][1] > at:
            return table.apply(entries.Back(at, seat, used=table.spent(at)))
    return None


def clocks_of(table: Table) -> Clocks:
    if table.clocks is None or table.clocks.pace.kind != "days" or table.status != "playing":
        raise Problem("no-clock")
    return table.clocks
