"""Where several choices of one's own in a row would lead: a move that is asked border by border, seen as a whole.

As with previews it is the rules that are asked, on a copy in which everything hidden is dealt anew.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from durbar.engine.flow import Option, Seat, Words
from durbar.engine.game import Game
from durbar.match.preview import carried_out, worlds

MOST_STEPS = 4
MOST_TRIED = 400  # positions


class Way(NamedTuple):
    """Choices one after the other in words, what they would tell, and what `Game.outlook` would say otherwise."""

    choices: tuple[Words, ...]
    events: tuple[tuple[int, ...], ...]
    promises: tuple[Words, ...]


def ways(game: Game, g: Any, seat: int, first: int | None = None) -> list[Way]:
    """For each end two or more choices of one kind away the shortest way there, of those the one with fewest events.

    `first`: a choice to be made before them, which may be of another kind.
    """
    start = worlds(game, g, seat)[0]
    begun: list[tuple[Any, Way]] = [(start, Way((), (), ()))]
    if first is not None:
        begun = [step(game, start, seat, first, begun[0][1])]
    found: dict[Words, Way] = {}
    tried, before = 0, set(game.outlook(start))
    for _ in range(MOST_STEPS):
        reached: list[tuple[Any, Way]] = []
        for here, way in begun:
            for option in going_on(here, seat, way, first is not None):
                tried += 1
                there, longer = step(game, here, seat, option, way)
                if tried <= MOST_TRIED and is_better(longer, found.get(longer.choices[-1])):
                    promises = tuple(words for words in game.outlook(there) if words not in before)
                    found[longer.choices[-1]] = longer._replace(promises=promises)
                    reached.append((there, longer))
        begun = [(there, way) for there, way in reached if found[way.choices[-1]].choices == way.choices]
    return [way for way in found.values() if len(way.choices) > 1]


def going_on(g: Any, seat: int, way: Way, begun: bool) -> list[int]:
    """Options that go on with what was begun: of the same verb, and with something to point at."""
    if g.decision is None or not g.owes(Seat(seat)):
        return []
    verb = way.choices[-1][0] if len(way.choices) > begun else ""
    words = {int(option): g.decision.words(g, Option(option)) for option in g.decision.options(g, Seat(seat))}
    return [option for option, said in words.items() if len(said) > 1 and verb in ("", said[0])]


def step(game: Game, g: Any, seat: int, option: int, way: Way) -> tuple[Any, Way]:
    """One choice more, on a copy."""
    words = tuple(g.decision.words(g, Option(option)))
    copy = g.clone()
    told = carried_out(game, copy, seat, option)
    return copy, Way((*way.choices, words), (*way.events, *told), ())


def is_better(way: Way, known: Way | None) -> bool:
    return known is None or (len(way.choices), len(way.events)) < (len(known.choices), len(known.events))
