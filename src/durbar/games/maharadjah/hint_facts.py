"""What lessons and hints of Maharadjah may speak of: facts of the map everybody sees."""

from __future__ import annotations

from durbar.engine.parts import Fact, Knowledge
from durbar.games.maharadjah.shown import Static, View


def facts(seen: Knowledge) -> dict[str, Fact]:
    view, static = seen.view, seen.static
    found: dict[str, Fact] = battle_facts(view, static)
    if view.nation >= 0:
        found |= nation_facts(view, static)
    return found


def nation_facts(view: View, static: Static) -> dict[str, Fact]:
    """How the nation that acts now stands."""
    nation, card = static.nations[view.nation], static.cards[static.nations[view.nation].id]
    events = next(line for line in static.events if line.turn == view.turn)
    held = areas_held(view, static)
    titles = [title.areas for title in static.raj.title if title.areas > len(held)]
    return {
        "turn": view.turn,
        "nation": nation.id,
        "leader": leader_of(view, static),
        "scores_now": int(any(view.turn in line.turns and not line.raid for line in card.line)),
        "armies": sum(stack.armies for stack in view.armies if stack.nation == view.nation),
        "areas": len(held),
        "twice_areas": 2 * len(held),
        "indian": int(not nation.colonial),
        "boats": int(nation.id in events.boats),
        "major": int(nation.id in events.major),
        "half": view.half,
        "raj_nation": int(card.raj),
        "raj_next": min(titles, default=0),
        "areas_to_raj": min(titles, default=0) - len(held) if titles else len(static.board.places),
        **emptied(view, static, held),
    }


def areas_held(view: View, static: Static) -> set[str]:
    """The areas where the nation has armies."""
    places = [static.board.places[stack.place] for stack in view.armies if stack.nation == view.nation]
    return {place.id for place in places if place.kind == "area"}


def leader_of(view: View, static: Static) -> str:
    """The nation's leader on the map, if there is one."""
    mine = [static.leaders[standing.leader] for standing in view.leaders]
    return next((leader.id for leader in mine if leader.nation == static.nations[view.nation].id), "")


def emptied(view: View, static: Static, held: set[str]) -> dict[str, Fact]:
    """[MD 15.3] Has the group on the march left an area empty that its card pays for this turn?"""
    if view.group is None or view.group.came_from < 0:
        return {"emptied_scoring": 0, "place": ""}
    left = static.board.places[view.group.came_from].id
    lines = static.cards[static.nations[view.nation].id].line
    paid = {area for line in lines if view.turn in line.turns for _points, areas in line.scores for area in areas}
    return {"emptied_scoring": int(left in paid and left not in held), "place": left}


def battle_facts(view: View, static: Static) -> dict[str, Fact]:
    """Per cent of winning, as the bars show it: of the battle being fought, and of those that wait."""
    found: dict[str, Fact] = {
        f"odds_{static.board.places[waiting.place].id}": round(100 * waiting.win) for waiting in view.waiting
    }
    battle = view.battle
    found["odds_win"] = round(100 * battle.odds.win) if battle is not None and battle.odds is not None else 100
    return found
