"""What the events of each game mean to a designer: whose points from where, who played which role, when a turn began.

Games from elsewhere say it themselves (`Game.meaning`); without, they are told by seats, openings, length and events.
"""

from __future__ import annotations

from typing import NamedTuple

from durbar.engine.game import game_of


class Points(NamedTuple):
    """An event that scores: where it names the winner of points, how many, and their source (a place in the event's
    numbers; -1: the event itself is the source). The winner is a seat, or a role such as a nation."""

    event: str
    winner: int
    amount: int
    source: int = -1
    times: int = 1  # a fame box is as long as three coins
    but: str = ""  # a source that was counted before


class Role(NamedTuple):
    """An event that gives a seat a role, and the places of both."""

    event: str
    seat: int
    role: int
    kind: str


class Meaning(NamedTuple):
    """What to look for in the events of a game."""

    turn: str = ""  # the event that begins a turn or round
    points: tuple[Points, ...] = ()
    roles: tuple[Role, ...] = ()
    first_role_only: bool = True  # later roles of a seat are not its own choice of the start
    led: str = ""  # a kind of label each of which a seat leads all through the game (`State.controller`): nations


MEANINGS: dict[str, Meaning] = {
    "maharaja": Meaning(
        turn="round-begins",
        points=(Points("pp", 0, 1, 2), Points("final-line", 0, 2, 1, but="line-held")),
        roles=(Role("takes-character", 0, 1, "character"),),
    ),
    "maharadjah": Meaning(
        turn="turn",
        led="nation",
        points=(
            Points("scores-area", 0, 2),
            Points("scores-raid", 0, 2),
            Points("scores-army", 0, 2),
            Points("scores-leader", 0, 2),
            Points("scores-factory", 0, 2),
            Points("scores-trade", 0, 2),
            Points("scores-coasts", 0, 2),
            Points("scores-raj", 0, 1),
        ),
    ),
    "dice_charmers": Meaning(turn="round", points=(Points("fame", 0, 1, 3, times=3), Points("money", 0, 1, 3))),
}


def meaning_of(game: str) -> Meaning:
    own: Meaning | None = game_of(game).meaning
    return own or MEANINGS.get(game, Meaning())
