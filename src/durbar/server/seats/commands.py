"""Giving a seat up, and taking one in another's place: commands, as all that changes a table."""

from __future__ import annotations

from durbar.engine.refusal import Problem
from durbar.server.clock.hours import Hours
from durbar.server.seats.seating import Offer
from durbar.server.table import entries
from durbar.server.table.commands import Actor, checked_level, command, known, owned, playing, seat_of, unended
from durbar.server.table.entries import AnyEntry
from durbar.server.table.table import Table

MOST = 10  # offers that stand at a table


@command
def leave_to_bot(table: Table, actor: Actor, seat: int | None, level: str, levels: list[str]) -> AnyEntry | None:
    """A bot plays for me from now on; None once no seat is left."""
    playing(table)
    mine = table.seats_of(actor.id)
    if seat is None and not mine:
        return None
    at, given = table.now(), owned(table, actor, mine[0] if seat is None else seat)
    bot = entries.BotSat(at, given, checked_level(level, levels), "asked", used=table.spent(at))
    return table.apply(bot)


@command
def look_for_somebody(table: Table, actor: Actor, seat: int, on: bool) -> AnyEntry | None:
    """Somebody else may have my seat, and I play until then; or I keep it."""
    playing(table)
    owned(table, actor, seat)
    if table.seats[seat].is_wanted == on:
        return None
    return table.apply(entries.Wanted(table.now(), seat, on))


@command
def offer(table: Table, actor: Actor, seat: int, name: str | None, hours: Hours | None = None) -> AnyEntry | None:
    """I would play on there: at once if nobody else is at the table, else when one of them says yes."""
    under_way(table)
    at, plan = table.now(), table.seats[known(table, seat)]
    fit_to_play(table, actor, seat)
    if any(one.person == actor.id for one in table.seats.offers):
        return None
    if not plan.is_wanted and not (plan.kind == "person" and plan.former == actor.id):
        raise Problem("not-wanted")
    if len(table.seats.offers) >= MOST:
        raise Problem("many-offers", known=MOST)
    kept, called = hours if table.made.pace is not None else None, name or actor.name
    if plan.is_wanted and not table.others(seat):
        return table.apply(entries.Substituted(at, seat, actor.id, called, kept, used=table.spent(at)))
    return table.apply(entries.Offered(at, seat, actor.id, called, kept))


@command
def withdraw(table: Table, actor: Actor) -> AnyEntry | None:
    mine = [one.number for one in table.seats.offers if one.person == actor.id]
    return table.apply(entries.Withdrawn(table.now(), mine[0])) if mine else None


@command
def accept(table: Table, actor: Actor, number: int) -> AnyEntry:
    """One of the others says yes: whoever made the offer plays on from there."""
    at, by = table.now(), seat_of(table, actor)
    found = offer_of(table, number)
    if table.seats[found.seat].person == actor.id:
        raise Problem("others-say-yes")
    if not table.seats[found.seat].is_wanted:
        raise Problem("ask-the-others")
    taken = (found.seat, found.person, found.name, found.hours)
    return table.apply(entries.Substituted(at, *taken, by, used=table.spent(at)))


# --- checks ----------------------------------------------------------------------------------------------------------


def under_way(table: Table) -> None:
    """A game that can go on: one that sleeps too, where people had played together."""
    unended(table)
    if table.status == "waiting":
        raise Problem("not-started")
    if table.made.lesson or table.made.forked or len({one.person for one in table.seats.tenures if one.person}) < 2:
        raise Problem("not-wanted")


def fit_to_play(table: Table, actor: Actor, seat: int) -> None:
    """Nobody takes a seat who knows the secrets of another."""
    if any(one.person == actor.id and one.seat != seat for one in table.seats.tenures) or table.seats_of(actor.id):
        raise Problem("knows-another-seat")


def offer_of(table: Table, number: int) -> Offer:
    found = next((one for one in table.seats.offers if one.number == number), None)
    if found is None:
        raise Problem("no-such-offer")
    return found
