"""What a player has, as a view shows it, and what events gave points for: for those who tell what happened."""

from __future__ import annotations

from durbar.engine.game import Points
from durbar.engine.option import Words
from durbar.games.maharaja import ids, words
from durbar.games.maharaja.shown import Static, View
from durbar.games.maharaja.state import State


def standing(static: Static, view: View, seat: int) -> dict[str, int]:
    found = {
        "coins": view.coins[seat],
        **{name: len(places) for name, places in holdings(static, view, seat).items()},
        "tokens": view.tokens[seat],
    }
    prestige = view.pp[seat]
    return found if prestige is None else {"pp": prestige, **found}


def holdings(static: Static, view: View, seat: int) -> dict[str, Words]:
    """Where statues and shrines stand: a city is named as often as there are."""
    cities, villages = static.labels["city"], static.labels["village"]
    spaces, shrines = len(view.statues) // len(cities), view.shrines[seat :: len(view.coins)]
    return {
        "statues": tuple(cities[space // spaces] for space, owner in enumerate(view.statues) if owner == seat),
        "shrines": tuple(city for city, count in zip(cities, shrines, strict=True) for _ in range(count))
        + tuple(
            village for village, here in zip(villages, view.villages, strict=True) for _ in range(here.count(seat))
        ),
    }


def points_of(g: State, event: tuple[int, ...]) -> Points | None:
    """[MJ 9.6] PP while playing by what brought them, those spent too; at the end the other lines of the sheet."""
    kind, owner, *rest = event if len(event) > 1 else (*event, 0)
    who = g.labels("owner")[owner] if kind in (words.PP_GAINED, words.PP_PAID, words.FINAL_LINE) else ""
    if kind == words.PP_GAINED:
        return Points(who, ids.REASON_WORDS[rest[1]], rest[0])
    if kind == words.PP_PAID:
        return Points(who, "pp-spent", -rest[0])
    if kind == words.FINAL_LINE and rest[0] != ids.HELD:
        return Points(who, ids.LINE_WORDS[rest[0]], rest[1])
    if kind == words.FINAL_LINE:  # of the PP held, all but those of the beginning were told before
        return Points(who, "pp-start", at_the_start(g, owner))
    return None


def at_the_start(g: State, owner: int) -> int:
    """[MJ 1.7, 11.3] The PP somebody begins with."""
    blank = State(g.terms)
    blank.lay_out()
    return int(blank.pp[owner])
