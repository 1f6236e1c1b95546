"""Who is to be told what after an entry: a pure function. How they are told is decided when it is sent."""

from __future__ import annotations

import re
from functools import partial
from itertools import takewhile
from typing import Literal, NamedTuple, TypeAlias

from durbar.server.clock.hours import deadline
from durbar.server.table import entries
from durbar.server.table.entries import AnyEntry
from durbar.server.table.table import Table

CALM = 60.0  # seconds before anybody is told: they may be looking
WARNED = 0.8  # of the time used up when somebody is warned
LAST = 3 * 3600.0  # seconds left when they are warned again
ALL = "*"  # in place of a person: everybody who asked for such word
MENTIONS = 5  # of others in an hour, by one speaker at a table
Kind: TypeAlias = Literal[
    "turn", "answer", "clock", "last", "late", "start", "over", "asked", "motion", "left", "offer", "mention", "nudge",
    "wanted", "begins", "whose", "ends",
]  # fmt: skip
KINDS: tuple[Kind, ...] = (
    "turn", "answer", "clock", "late", "start", "over", "asked", "motion", "mention", "nudge", "wanted",
)  # fmt: skip
"""What people may choose to hear of; the last hours of a clock are part of it, and who comes and goes of motions. The
last three kinds are a table's own channel's: there the name of the person is the table's."""


def wish_of(kind: str) -> str:
    """The kind by which somebody says whether they want to hear of this."""
    return {"last": "clock", "left": "motion", "offer": "motion"}.get(kind, kind)


class Notice(NamedTuple):
    """For somebody: what about, the number of the question (or entry), and when they may be told at the earliest."""

    person: str
    kind: Kind
    number: int
    due: float


def notices(before: Table, after: Table, entry: AnyEntry) -> list[Notice]:
    """Nobody is told of what they did themselves, and nobody who plays with no other person."""
    people = before.people() | after.people()
    if len(people) < 2 or (before.status == "waiting" and after.status == "waiting"):
        return []
    at, actor = entry.at + CALM, actor_of(before, entry)
    found = [Notice(person, "start", after.number, at) for person in people if isinstance(entry, entries.Started)]
    if has_ended(before, after):
        found = [Notice(person, "over", after.number, at) for person in people]
    if isinstance(entry, entries.Lapsed):
        found.append(Notice(after.seats[entry.seat].person, "late", after.number, at))
    if isinstance(entry, entries.BotSat) and entry.why == "late":
        found.append(Notice(after.seats[entry.seat].former, "late", after.number, at))
    if isinstance(entry, entries.UndoAsked) and after.votes.request is not None:
        found += [Notice(after.seats[seat].person, "asked", after.number, at) for seat in after.votes.request.waiting]
    if isinstance(entry, entries.Moved) and after.votes.open is not None:
        found += [Notice(person, "motion", after.number, at) for person in after.votes.open.voters(after.seats, ())]
    found += [Notice(person, kind, after.number, at) for kind, person in coming_and_going(after, entry)]
    if isinstance(entry, entries.Nudged):
        found.append(Notice(after.seats[entry.target].person, "nudge", after.questions.get(entry.target, 0), at))
    if isinstance(entry, entries.Said):
        found += mentioned(after, entry)
    found += asked_anew(before, after, entry)
    if after.made.listed and free_seats(after) - free_seats(before):
        found.append(Notice(ALL, "wanted", after.number, at))
    if after.announced:
        found += announced(before, after, entry)
    return list(dict.fromkeys(one for one in found if one.person and one.person != actor))


def coming_and_going(table: Table, entry: AnyEntry) -> list[tuple[Kind, str]]:
    """The others hear who leaves, or would have their seat taken, and who would take one; whoever did hears of it."""
    if isinstance(entry, entries.Substituted):
        return [("start", entry.person)] if entry.by >= 0 else []
    if isinstance(entry, entries.BotSat) and entry.why != "asked":
        return []
    if isinstance(entry, entries.Abandoned | entries.BotSat) or (isinstance(entry, entries.Wanted) and entry.on):
        return [("left", table.seats[seat].person) for seat in table.others(entry.seat)]
    if isinstance(entry, entries.Offered):
        return [("offer", table.seats[seat].person) for seat in table.others(entry.seat)]
    return []


def free_seats(table: Table) -> set[int]:
    """Seats in which others may play on."""
    playing = table.status == "playing" and not table.made.forked
    return {seat for seat, plan in enumerate(table.seats) if plan.is_wanted} if playing else set()


def asked_anew(before: Table, after: Table, entry: AnyEntry) -> list[Notice]:
    """Questions that were not there before, and the warning before their time is over."""
    found: list[Notice] = []
    if after.status != "playing" or isinstance(entry, entries.Said):
        return found
    for seat, number in after.questions.items():
        if number != after.number or before.questions.get(seat) == number or after.seats[seat].kind != "person":
            continue
        whose = after.this_turn()[1]
        kind: Kind = "turn" if whose is None or whose == seat else "answer"
        found.append(Notice(after.seats[seat].person, kind, number, entry.at + CALM))
        found += [Notice(after.seats[seat].person, kind, number, at) for kind, at in warnings(after, seat)]
    return found


def has_ended(before: Table, after: Table) -> bool:
    """Is the game over by this entry, by its rules or by agreement?"""
    return (after.status == "over" and before.status != "over") or (after.ended and not before.ended)


def announced(before: Table, after: Table, entry: AnyEntry) -> list[Notice]:
    """For the table's own channel: it begins, it ends, and whose turn it is meanwhile."""
    at = entry.at + CALM
    if after.status == "over" or after.ended:
        return [Notice(after.id, "ends", after.number, at)] if has_ended(before, after) else []
    if isinstance(entry, entries.Started):
        return [Notice(after.id, "begins", after.number, at), Notice(after.id, "whose", after.number, at)]
    handed_over = after.handed_over == after.number and waited_for(after)
    return [Notice(after.id, "whose", after.number, at)] if handed_over else []


def waited_for(table: Table) -> list[int]:
    """Seats of people who owe a choice."""
    return [seat for seat in table.questions if table.status == "playing" and table.seats[seat].kind == "person"]


def warnings(table: Table, seat: int) -> list[tuple[Kind, float]]:
    """When most of a seat's time is used up, and when only hours are left, where days are counted."""
    clocks = table.clocks
    if clocks is None or clocks.pace.kind != "days" or not clocks.seats[seat].since:
        return []
    clock = clocks.seats[seat]
    left, gaps = clock.left + clocks.free_of(seat), table.time.gaps
    keep: list[tuple[Kind, float]] = [("clock", clock.had * (1 - WARNED))]
    if clock.had > LAST:
        keep.append(("last", LAST))
    stops = partial(clocks.stops, seat, clock.since, gaps)
    return [(kind, deadline(max(0.0, left - kept), clock.since, stops())) for kind, kept in keep]


def warned_at(table: Table, notice: Notice) -> float:
    """When a warning is due as things are now: whoever went away since, or was given time, is warned later; 0: it is
    none."""
    seats = [seat for seat in table.seats_of(notice.person) if table.questions.get(seat) == notice.number]
    found = [at for seat in seats for kind, at in warnings(table, seat) if kind == notice.kind]
    return max(found, default=0.0)


def mentioned(table: Table, entry: entries.Said) -> list[Notice]:
    """Whoever sits here and is called by name, as @Ann; nobody calls others all the time."""
    if "@" not in entry.text:
        return []
    lately = takewhile(lambda line: line.at > entry.at - 3600, reversed(table.talk.chat))
    if sum("@" in line.text and line.speaker == table.talk.speakers[entry.person] for line in lately) > MENTIONS:
        return []
    people = (plan for plan in table.seats if plan.kind == "person")
    called = {plan.person for plan in people if re.search(rf"@{re.escape(plan.name)}(?!\w)", entry.text, re.IGNORECASE)}
    return [Notice(person, "mention", table.number, entry.at + CALM) for person in called - {entry.person}]


def actor_of(before: Table, entry: AnyEntry) -> str:
    """Whoever did it, if it was a person."""
    if isinstance(entry, entries.Chose | entries.Undid | entries.UndoAsked | entries.UndoAnswered | entries.Moved):
        return before.seats[entry.seat].person
    if isinstance(entry, entries.Abandoned | entries.Wanted | entries.Voted):
        return before.seats[entry.seat].person
    return ""


def chose_since(table: Table, seats: list[int], number: int) -> bool:
    """Whoever has chosen knows that the game has begun."""
    lately = takewhile(lambda line: line.number > number, reversed(table.log))
    return any(line.kind == "event" and line.seat in seats for line in lately)


def stands(table: Table, notice: Notice) -> bool:
    """Is it still worth telling?"""
    mine = table.seats_of(notice.person)
    late = table.clocks is not None and any(table.clocks.seats[seat].late for seat in mine)
    match notice.kind:
        case "turn" | "answer" | "clock" | "last" | "nudge":
            asked = any(table.questions.get(seat) == notice.number for seat in mine)
            return table.status == "playing" and asked and not (late and notice.kind in ("clock", "last"))
        case "mention":
            return bool(mine)
        case "asked":
            request = table.votes.request
            return request is not None and request.number == notice.number and not set(mine).isdisjoint(request.waiting)
        case "motion":
            motion = table.votes.open
            open_to = motion.voters(table.seats, ()) - {*motion.yes, *motion.no} if motion is not None else set()
            return motion is not None and motion.number == notice.number and notice.person in open_to
        case "left":
            gone = any(plan.is_wanted or plan.former for plan in table.seats)
            return table.status == "playing" and bool(mine) and gone
        case "wanted":
            had = {one.person for one in table.seats.tenures} | {one.person for one in table.seats.offers}
            return not mine and notice.person not in had and bool(free_seats(table))
        case "offer":
            return bool(mine) and any(offer.number == notice.number for offer in table.seats.offers)
        case "late":
            former = any(plan.former == notice.person and plan.kind == "bot" for plan in table.seats)
            return table.status == "playing" and (late or former)
        case "start":
            return table.status == "playing" and bool(mine) and not chose_since(table, mine, notice.number)
        case "begins":
            return table.announced and table.status == "playing"
        case "whose":
            return table.announced and table.status == "playing" and table.handed_over == notice.number
        case "ends":
            return table.announced
        case _:
            return True
