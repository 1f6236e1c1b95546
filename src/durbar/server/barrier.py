"""Where undo must stop, derived from the engine: nobody may take back a choice after learning something from it.

No rule ever says "barrier". A choice that chance answered, or after which somebody else chose, is behind one; and so
is a choice that revealed something. What was revealed is found out by asking: had the facts hidden from the chooser
been otherwise, would the chooser see something else now?
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option, Seat
from durbar.engine.game import Game
from durbar.engine.record import Choice

Why = Literal["draw", "revealed", "other"]
DEALS = 8  # how many other hidden facts are tried


def seen_by(game: Game, g: Any, seat: int) -> tuple[Any, ...]:
    """All a seat can tell apart: its view, what it may choose, what is asked of everybody, what it was told."""
    decision = g.decision
    asked = (type(decision).__name__, tuple(decision.subject(g))) if decision is not None else ()
    told = [e for e in g.log or () if not game.events[e[0]].private or e[1] == seat]
    return game.view(g, seat), list(g.legal_for(Seat(seat))), asked, told


def revealed(game: Game, before: Any, seat: int, option: int) -> bool:
    """Did this choice show its chooser something that was hidden? Compared with other deals that looked the same."""
    if not game.has_secrets():
        return False
    seen = after(game, before.clone(), seat, option)
    for deal in range(DEALS):
        other = game.determinize(before, seat, Rng(deal + 1))
        if option not in list(other.legal_for(Seat(seat))) or after(game, other, seat, option) != seen:
            return True
    return False


def after(game: Game, g: Any, seat: int, option: int) -> tuple[Any, ...]:
    """What the seat sees once the choice is made, up to the next draw or choice."""
    g.log = []
    g.take(Seat(seat), Option(option))
    return (isinstance(g.decision, Chance), *seen_by(game, g, seat))


def crossing(line: Sequence[Choice], seat: int, to: int) -> Why | None:
    """What stands between now and step `to` by the order of play alone: chance or somebody else chose since."""
    for choice in line[to:]:
        if choice.player == CHANCE:
            return "draw"
        if choice.player != seat:
            return "other"
    return None
