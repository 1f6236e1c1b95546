"""What a table allows its players beside playing: to plan by themselves, to plan with bots, or neither.

Alone against bots everything is allowed, and once a game is over.
"""

from __future__ import annotations

from durbar.engine.refusal import Problem
from durbar.server.table.table import Table


def alone(table: Table) -> bool:
    """Does at most one person play here?"""
    return len({seat.person for seat in table.seats if seat.kind == "person"}) <= 1


def had_part(table: Table, person: str) -> bool:
    """Did this person play here, or bring the game?"""
    return bool(person) and person in {table.made.host, *(one.person for one in table.seats.tenures)}


def check_planning(table: Table) -> None:
    """May its players have private boards?"""
    if table.made.planning == "off" and not alone(table):
        raise Problem("planning-off")


def advice_allowed(table: Table) -> bool:
    """May bots be asked about this game while it is played?"""
    return table.status == "over" or alone(table) or table.made.planning == "advice"


def check_copying(table: Table) -> None:
    """A copy of a game under way could be shown to bots: only where they may be asked."""
    if table.status == "playing" and not advice_allowed(table):
        raise Problem("planning-copy")
