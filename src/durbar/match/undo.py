"""Where undo must stop, derived from the engine: nobody may take back a choice after learning something from it.

No rule ever says "barrier". A choice that chance answered, or after which somebody else chose, is behind one; and so
is a choice that revealed something. What was revealed is found out by asking: had the facts hidden from the chooser
been otherwise, would the chooser see something else now?
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option, Seat
from durbar.engine.game import Game, may_know
from durbar.match.record import Choice

Why = Literal["draw", "revealed", "other"]
DEALS = 8  # how many other hidden facts are tried


class Undoable(NamedTuple):
    """A seat's last choice, what bars the way back to it, and the earliest step it may go back to by itself."""

    to: int | None
    why: Why | None
    first: int | None


def seen_by(game: Game, g: Any, seat: int) -> tuple[Any, ...]:
    """All a seat can tell apart: its view, what it may choose, what is asked of everybody, what it was told."""
    decision = g.decision
    asked = (type(decision).__name__, tuple(decision.subject(g))) if decision is not None else ()
    told = [event for event in g.log or () if may_know(seat, game.visible_to(event))]
    return game.view(g, seat), list(g.legal_for(Seat(seat))), asked, told


def reveals_something(game: Game, before: Any, seat: int, option: int) -> bool:
    """Did this choice show its chooser something that was hidden? Compared with other deals that looked the same."""
    if not game.has_secrets():
        return False
    others = list(deals(game, before, seat))
    if not others:
        return False  # the seat knows all there is
    seen = after(game, before.clone(), seat, option)
    return any(option not in list(g.legal_for(Seat(seat))) or after(game, g, seat, option) != seen for g in others)


def deals(game: Game, g: Any, seat: int) -> Iterator[Any]:
    """Other states that look the same to the seat. Where nothing had to be drawn for one, there is no more."""
    met = [game.hidden_numbers(g)]
    for seed in range(1, DEALS + 1):
        rng = Rng(seed)
        asked = rng.draws()
        other = game.determinize(g, seat, rng)
        facts = game.hidden_numbers(other)
        if facts not in met:
            met.append(facts)
            yield other
        if rng.draws() == asked:
            return


def after(game: Game, g: Any, seat: int, option: int) -> tuple[Any, ...]:
    """What the seat sees once the choice is made, up to the next draw or choice."""
    g.log = []
    g.take(Seat(seat), Option(option))
    return (isinstance(g.decision, Chance), *seen_by(game, g, seat))


def crossing(since: Sequence[Choice], seat: int) -> Why | None:
    """What stands in the way by the order of play alone: chance or somebody else chose since."""
    for choice in since:
        if choice.player == CHANCE:
            return "draw"
        if choice.player != seat:
            return "other"
    return None
