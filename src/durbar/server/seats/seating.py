"""Who sits where after an entry, and who would take a seat. Pure."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from durbar.server.clock.hours import Hours
from durbar.server.table import entries
from durbar.server.table.entries import SeatPlan


class Offer(NamedTuple):
    """Somebody would take a seat; `number` is that of the entry."""

    number: int
    seat: int
    person: str
    name: str
    hours: Hours | None


Seating: TypeAlias = (
    entries.Sat
    | entries.Left
    | entries.BotSat
    | entries.Abandoned
    | entries.Returned
    | entries.Substituted
    | entries.Wanted
    | entries.Lapsed
)


TOLD: dict[type, str] = {  # in the log
    entries.Lapsed: "late",
    entries.Sat: "sat",
    entries.Left: "left",
    entries.Abandoned: "abandon",
    entries.Returned: "return",
    entries.Wanted: "wanted",
}


def plan_after(was: SeatPlan, entry: Seating) -> SeatPlan:
    """Whose a seat is after somebody sat down, left, came back, took over, or asks for somebody who does."""
    match entry:
        case entries.Sat(person=person, name=name, hours=hours):
            return SeatPlan("person", person, name, hours=hours)
        case entries.Left():
            return SeatPlan()
        case entries.BotSat(level=level):
            wanted = "asked" if was.kind == "left" else was.wanted
            return SeatPlan("bot", level=level, former=was.person or was.former, wanted=wanted)
        case entries.Abandoned():
            return SeatPlan("left", name=was.name, former=was.person)
        case entries.Returned(person=person, name=name, hours=hours):
            return SeatPlan("person", person, name, hours=hours)
        case entries.Substituted(person=person, name=name, hours=hours):
            return SeatPlan("person", person, name, former=was.person or was.former, hours=hours)
        case entries.Wanted(on=on):
            return replace(was, wanted="asked" if on else "")
        case entries.Lapsed(wanted=wanted):
            return replace(was, wanted="late") if wanted else was


def still_open(offer: Offer, plan: SeatPlan) -> bool:
    """Is a seat still to be had by whoever would take it? One that another plays by whoever had it before."""
    return plan.is_wanted or (plan.kind == "person" and plan.former == offer.person)


def back_again(was: SeatPlan) -> SeatPlan:
    """Whoever chooses is there: nobody looks for another any more, unless they asked for it."""
    return replace(was, wanted="") if was.wanted in ("voted", "late") and was.kind == "person" else was
