"""What a player has, as a view shows it, and what events gave points for: for those who tell what happened."""

from __future__ import annotations

from durbar.engine.game import Points
from durbar.engine.option import Words
from durbar.games.maharadjah.shown import Static, View
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.words import EVENTS, SEAT_WON

SCORES = "scores-"


def standing(static: Static, view: View, seat: int) -> dict[str, int]:
    """Points, and of all the seat's nations the areas held, armies and factories."""
    mine = nations_of(static, view, seat)
    return {
        "points": view.totals[seat],
        "areas": len(holdings(static, view, seat)["areas"]),
        "armies": sum(stack.armies for stack in view.armies if stack.nation in mine),
        "factories": sum(factory.nation in mine for factory in view.factories),
    }


def holdings(static: Static, view: View, seat: int) -> dict[str, Words]:
    """Of all the seat's nations the areas where armies stand, and the leaders in play."""
    mine = nations_of(static, view, seat)
    there = sorted({stack.place for stack in view.armies if stack.nation in mine})
    places, names = static.board.places, static.labels["place"]
    ids = {static.nations[nation].id for nation in mine}
    return {
        "areas": tuple(names[place] for place in there if places[place].kind == "area"),
        "leaders": tuple(one.id for at in view.leaders if (one := static.leaders[at.leader]).nation in ids),
    }


def nations_of(static: Static, view: View, seat: int) -> set[int]:
    held = {side for side, holder in enumerate(view.holders) if holder == seat}
    return {nation for nation, owner in enumerate(static.owners) if owner in held}


def points_of(g: State, event: tuple[int, ...]) -> Points | None:
    """[MD 13] Every `scores-` event names its nation first; the first plain number is its points. [MD R47] Or a bid."""
    name, kinds, *_ = EVENTS[event[0]]
    if event[0] == SEAT_WON and event[3]:
        return Points(g.labels("seat")[event[1]], name, -event[3])
    if not name.startswith(SCORES):
        return None
    at = next(n for n, kind in enumerate(kinds) if not kind)
    owner = g.labels("seat")[int(g.controller(event[1]))]
    return Points(owner, name, event[1 + at])
