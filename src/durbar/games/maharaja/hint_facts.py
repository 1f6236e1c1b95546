"""What hints of Maharaja may speak of: facts of a seat's own view."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.flow import Words
from durbar.engine.parts import Fact, Knowledge
from durbar.games.maharaja.shown import Static, View

BUILD_IN_CITIES = ("statue-cheaper", "shrine-free", "statue-and-shrine", "two-shrines")


def facts(seen: Knowledge) -> dict[str, Fact]:
    view, static, seat = seen.view, seen.static, seen.seat
    labels = static.labels
    flag = next((city for city in view.track if city >= 0), view.maharaja)
    left = actions_left(view, static, seat)
    return {
        "round": view.round,
        "coins": view.coins[seat],
        "shrines": view.board_shrines[seat],
        "city": labels["city"][view.maharaja] if view.maharaja >= 0 else "",
        "next": labels["city"][flag] if flag >= 0 else "",
        "next_own": own_pieces(view, static, flag, seat) if flag >= 0 else 0,
        "actions_left": len(left),
        "planned_build": sum(action in BUILD_IN_CITIES for action in left),
        "priest_here": int(view.priests[seat] == view.maharaja),
        "priest_on_start": int(labels["node"][view.priests[seat]] == static.board.start.id),
        "fewest_statues": min(view.board_statues),
        "tie_lost": int(tie_lost(seen.events, labels["seat"][seat])),
    }


def own_pieces(view: View, static: Static, city: int, seat: int) -> int:
    """My statues and shrines in a city."""
    spaces, owners = len(static.labels["space"]), len(view.coins)
    statues = view.statues[city * spaces : (city + 1) * spaces].count(seat)
    return statues + view.shrines[city * owners + seat]


def actions_left(view: View, static: Static, seat: int) -> list[str]:
    """[MJ 4.4] The planned actions not yet begun, in my turn."""
    plan = view.plans[seat] if view.acting == seat else None
    names = static.labels["action"]
    return [] if plan is None else [names[plan[hand]] for hand in (0, 1) if hand not in view.turn.done]


def tie_lost(events: Sequence[Words], me: str) -> bool:
    """[MJ 7.2] Was I ranked behind somebody with as many WP?"""
    ranked = {words[1]: (int(words[2]), int(words[3])) for words in events if words[0] == "worship"}
    if me not in ranked:
        return False
    points, rank = ranked[me]
    return any(other == points and before < rank for other, before in ranked.values())
