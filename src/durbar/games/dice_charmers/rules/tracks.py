"""DC 9 Tracks and end: who has won. (Moving on the tracks is an effect of the state.)"""

from __future__ import annotations

from durbar.engine.flow import Seat
from durbar.games.dice_charmers.ids import CROSSED
from durbar.games.dice_charmers.state import State


def ahead_of(g: State, one: Seat, other: Seat) -> bool:
    """[DC 9.5, 9.6, R1] The greater overlap; then most karma circled, then most crossed out.

    Whoever crossed has an overlap above 0, so comparing all players also puts them before the others.
    """
    return (g.overlap(one), g.karma[one], g.spent[one]) > (g.overlap(other), g.karma[other], g.spent[other])


def rank_of(g: State, seat: Seat) -> int:
    """[DC 9.5, 9.6, 9.7] 1 is best; who is level in everything shares."""
    if g.seats == 1:
        return 1 if g.ending == CROSSED else 2
    return 1 + sum(ahead_of(g, Seat(other), seat) for other in range(g.seats))


def score_of(g: State, seat: Seat) -> float:
    """[DC 9.5, 10.2] The overlap; in solo turns count first, fewer is better, then the overlap as thousandths."""
    overlap = g.overlap(seat)
    if g.seats > 1:
        return float(overlap)
    turns = int(g.turns[seat]) if g.ending == CROSSED else 1000
    return round(int(overlap) / 1000 - turns, 3)


def reason_of(g: State) -> str:
    """[DC 9.4, 9.7, 10.2] How it ended."""
    how = "crossed" if g.ending == CROSSED else "stuck"
    return f"solo_{how}" if g.seats == 1 else how
