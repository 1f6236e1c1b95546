"""What a choice would do, told before it is made: derived from the rules, never written down a second time.

The choice is carried out on copies in which everything hidden from the chooser is dealt anew, so nothing the chooser
does not know can leak. What all the copies tell alike is certain; it ends where chance, a hidden fact or
somebody else decides. Of a choice that cannot reveal anything one copy tells as much as all.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Literal, NamedTuple, TypeAlias

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Option, Seat, Words
from durbar.engine.game import Game, may_know

DEALS = 6  # how many ways the hidden facts are dealt
Next: TypeAlias = Literal["mine", "other", "draw", "hidden", "over"]


class Preview(NamedTuple):
    """The events a choice would tell its chooser at once, who or what decides after them, and what they promise."""

    events: list[tuple[int, ...]]
    next: Next
    promises: tuple[Words, ...] = ()  # what `Game.outlook` would say otherwise than now


def preview(game: Game, g: Any, seat: int, option: int) -> Preview:
    """What the seat can know of this option of its present decision; the state is left as it is."""
    may_reveal = game.may_reveal(g.decision.words(g, Option(option))[0])
    return foreseen(game, g, seat, option, DEALS if may_reveal else 1)


def foreseen(game: Game, g: Any, seat: int, option: int, deals: int) -> Preview:
    """What so many ways to deal the hidden facts tell alike."""
    first, *others = [outcome_of(game, world, seat, option) for world in worlds(game, g, seat, deals)]
    if all(other == first for other in others):
        return first
    told = zip(first.events, *(other.events for other in others), strict=False)
    return Preview([event for event, *same in takewhile(lambda each: len(set(each)) == 1, told)], "hidden")


def worlds(game: Game, g: Any, seat: int, deals: int) -> list[Any]:
    """Copies that agree in all the seat knows."""
    if not game.has_secrets():
        return [g.clone()]
    return [game.determinize(g, seat, Rng(deal + 1)) for deal in range(deals)]


def outcome_of(game: Game, g: Any, seat: int, option: int) -> Preview:
    """The choice carried out in one world, up to the next choice or draw."""
    before = set(game.story.outlook(g))
    told = carry_out(game, g, seat, option)
    return Preview(told, next_of(g, seat), tuple(words for words in game.story.outlook(g) if words not in before))


def carry_out(game: Game, g: Any, seat: int, option: int) -> list[tuple[int, ...]]:
    """Make this choice here; what its chooser is told of it."""
    g.log, earlier = [], len(game.opening(g))
    g.take(Seat(seat), Option(option))
    return [event for event in g.log[earlier:] if may_know(seat, game.visible_to(event))]


def next_of(g: Any, seat: int) -> Next:
    if g.decision is None:
        return "over"
    if isinstance(g.decision, Chance):
        return "draw"
    return "mine" if g.owes(Seat(seat)) else "other"
