"""What a position of Maharadjah promises: the odds of battles that are coming, and titles of Raj."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.engine.flow import Words
from durbar.games.maharadjah.ids import AREAS, NATION_NAMES, NATIONS, NONE, NOWHERE, PLACE_NAMES
from durbar.games.maharadjah.odds import odds_at
from durbar.games.maharadjah.rules.raj import raj_areas
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import RAJ


def outlook(g: State) -> list[Words]:
    return [*battles(g), *titles(g)]


def battles(g: State) -> Iterator[Words]:
    """[MD 8.1] Where the acting nation stands beside armies it must fight: odds in percent if both fight on."""
    if g.nation == NONE or g.battle_at != NOWHERE:
        return
    for place in range(AREAS):
        if g.armies_at(g.nation, place) > 0 and g.must_fight(g.nation, place):
            rival = g.rival_at(g.nation, place)
            odds = odds_at(g, place, g.nation, rival)
            percents = [str(round(100 * share)) for share in (odds.win, odds.both_gone, odds.lose)]
            yield ("battle", NATION_NAMES[g.nation], NATION_NAMES[rival], PLACE_NAMES[place], *percents)


def titles(g: State) -> Iterator[Words]:
    """[MD 13.0] For each nation of the Raj the areas that would count now, and the points they give."""
    for nation in range(NATIONS):
        if RAJ[nation] and (g.areas_held(nation) or nation in g.factory):
            areas = raj_areas(g, nation)
            yield ("raj", NATION_NAMES[nation], str(areas), str(areas // g.board.raj_areas))
