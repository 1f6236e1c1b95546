"""What the events of each game mean to a designer: whose points from where, who played which role, when a turn began.

Games not named here are told by their seats, openings, length and events alone.
"""

from __future__ import annotations

from typing import NamedTuple


class Points(NamedTuple):
    """An event that scores: where it names the winner of points, how many, and their source (a place in the event's
    numbers; -1: the event itself is the source). The winner is a seat, or a role such as a nation."""

    event: str
    winner: int
    amount: int
    source: int = -1


class Role(NamedTuple):
    """An event that gives a seat a role, and the places of both."""

    event: str
    seat: int
    role: int
    kind: str


class Lore(NamedTuple):
    """What to look for in the events of a game."""

    turn: str = ""  # the event that begins a turn or round
    points: tuple[Points, ...] = ()
    roles: tuple[Role, ...] = ()
    first_role_only: bool = True  # later roles of a seat are not its own choice of the start


LORE: dict[str, Lore] = {}


def lore_of(game: str) -> Lore:
    return LORE.get(game, Lore())
