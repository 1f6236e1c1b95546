"""Where several choices of one's own in a row would lead: a move that is asked border by border, seen as a whole.

As with previews it is the rules that are asked, on a copy in which everything hidden is dealt anew.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from durbar.engine.flow import Option, Seat, Words
from durbar.engine.game import Game
from durbar.match.preview import carry_out, worlds

MOST_STEPS = 4
MOST_TRIED = 400  # positions


class Route(NamedTuple):
    """Choices one after the other in words, what they would tell, and what `Game.outlook` would say otherwise."""

    choices: tuple[Words, ...]
    events: tuple[tuple[int, ...], ...]
    promises: tuple[Words, ...]


def routes(game: Game, g: Any, seat: int, first: int | None = None) -> list[Route]:
    """For each end two or more choices of one kind away the shortest way there, of those the one with fewest events.

    `first`: a choice to be made before them, which may be of another kind.
    """
    start = worlds(game, g, seat, 1)[0]
    begun: list[tuple[Any, Route]] = [(start, Route((), (), ()))]
    if first is not None:
        begun = [step(game, start, seat, first, begun[0][1])]
    found: dict[Words, Route] = {}
    tried, before = 0, set(game.story.outlook(start))
    for _ in range(MOST_STEPS):
        reached: list[tuple[Any, Route]] = []
        for here, route in begun:
            for option in going_on(here, seat, route, first is not None):
                tried += 1
                there, longer = step(game, here, seat, option, route)
                if tried <= MOST_TRIED and is_better(longer, found.get(longer.choices[-1])):
                    promises = tuple(words for words in game.story.outlook(there) if words not in before)
                    found[longer.choices[-1]] = longer._replace(promises=promises)
                    reached.append((there, longer))
        begun = [(there, route) for there, route in reached if found[route.choices[-1]].choices == route.choices]
    return [route for route in found.values() if len(route.choices) > 1]


def going_on(g: Any, seat: int, route: Route, begun: bool) -> list[int]:
    """Options that go on with what was begun: of the same verb, and with something to point at."""
    if g.decision is None or not g.owes(Seat(seat)):
        return []
    verb = route.choices[-1][0] if len(route.choices) > begun else ""
    words = {int(option): g.decision.words(g, Option(option)) for option in g.decision.options(g, Seat(seat))}
    return [option for option, said in words.items() if len(said) > 1 and verb in ("", said[0])]


def step(game: Game, g: Any, seat: int, option: int, route: Route) -> tuple[Any, Route]:
    """One choice more, on a copy."""
    words = tuple(g.decision.words(g, Option(option)))
    copy = g.clone()
    told = carry_out(game, copy, seat, option)
    return copy, Route((*route.choices, words), (*route.events, *told), ())


def is_better(route: Route, known: Route | None) -> bool:
    return known is None or (len(route.choices), len(route.events)) < (len(known.choices), len(known.events))
