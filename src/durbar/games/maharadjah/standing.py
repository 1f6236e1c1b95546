"""What a player has, which events gave points, whose turn it is: for those who tell what happened."""

from __future__ import annotations

from durbar.engine.flow import Option
from durbar.engine.option import Words
from durbar.engine.parts import Luck, Points, Story
from durbar.games.maharadjah import ids, outlook
from durbar.games.maharadjah.rules import rounds
from durbar.games.maharadjah.shown import Static, View
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import LEADER_NATION
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
    return Points(owner, name, event[1 + at], g.labels("nation")[event[1]])


def luck(g: State, option: int) -> Luck | None:
    """Hits against those the dice give on average: [MD 8.3] a die hits with what it shows and what is added."""
    roll = g.decision
    if not isinstance(roll, rounds.Roll):
        return None
    needed = rounds.needed_to_hit(g, roll.place, roll.target, roll.kind)
    least = needed - rounds.bonus_of(g, roll.place, roll.side, roll.kind)
    dice = [int(word) for word in roll.words(g, Option(option))[1:]]
    chance = max(0, min(6, 7 - least)) / 6
    hits = sum(die >= least for die in dice)
    return Luck(int(g.controller(roll.side)), "hits", hits, len(dice) * chance, len(dice) * chance * (1 - chance))


def owner_of(g: State, kind: str, number: int) -> int | None:
    """[MD 3.2] A nation is its player's, and so is its leader."""
    if kind == "seat":
        return number
    nation = LEADER_NATION[number] if kind == "leader" else number
    owned = kind in ("nation", "leader") and g.plays(nation)
    return int(g.controller(nation)) if owned else None


def turn(g: State) -> tuple[str, int | None]:
    """[MD 4.0] A nation's sequence is the turn of whoever plays it; before the first, all who are asked."""
    return f"{g.turn} {g.nation}", None if g.nation == ids.NONE else int(g.controller(g.nation))


def roles(g: State, seat: int) -> Words:
    """[MD 2.0] The nations it decided for."""
    names = enumerate(g.labels("nation"))
    return tuple(name for nation, name in names if g.plays(nation) and g.controller(nation) == seat)


STORY = Story(
    standing=standing,
    holdings=holdings,
    points_of=points_of,
    owner_of=owner_of,
    luck=luck,
    turn=turn,
    roles=roles,
    outlook=outlook.outlook,
    turn_begins="turn",
    led="nation",
)
