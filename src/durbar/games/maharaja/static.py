"""What never changes in a game of Maharaja: the board's geometry, names and standing, and the numbers of its terms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import convert

from durbar.games.maharaja import ids
from durbar.games.maharaja.board import bonus_of
from durbar.games.maharaja.ids import BONUS_WORDS
from durbar.games.maharaja.rules import scoring
from durbar.games.maharaja.shown import Board, Terms
from durbar.games.maharaja.state import State


def standing_of(facts: Mapping[str, Any]) -> dict[str, list[str]]:
    """What of this board the rulebooks tell, what older sources do, and what is reconstructed."""
    given = facts.get("standing", {})
    return {kind: list(given.get(kind, [])) for kind in STANDINGS}


def board_data(g: State, facts: Mapping[str, Any]) -> Board:
    """Geometry, names and standing, for drawing."""
    standing = standing_of(facts)
    known = {fact: kind for kind, names in standing.items() for fact in names}
    mark = {kind: known.get(fact, "own") for kind, fact in STANDING_OF.items()}
    board = {
        "format": facts["format"],
        "name": facts.get("name", ""),
        "standing": standing,
        "start": {**facts["start"], "standing": mark["start"]},
        "cities": [
            {**city, **bonuses_of(city), "standing": mark["city"], "bonus_standing": mark["bonus"]}
            for city in facts["city"]
        ],
        "roads": [
            {
                "id": road["id"],
                "ends": [int(g.terms.board.end_a[i]), int(g.terms.board.end_b[i])],
                "villages": [int(v) for v in (g.terms.board.village_1[i], g.terms.board.village_2[i]) if v >= 0],
                "curve": road.get("curve"),
                "standing": mark["road"],
            }
            for i, road in enumerate(facts["road"])
        ],
        "villages": [xy for road in facts["road"] for xy in road["villages"]],
        "brahmabot": [{**tile, "standing": mark["brahmabot"]} for tile in sorted(facts["brahmabot"], key=number_of)],
        "setups": [{**tile, "tile": str(tile["tile"]), "standing": mark["setup"]} for tile in facts["setup"]],
    }
    return convert(board, Board)


def bonuses_of(city: Mapping[str, Any]) -> dict[str, str]:
    """[MJ 2.3] The bonuses of a city with one word for each kind, as the house says it: "1 shrine" is "1 shrines"."""
    told = {side: bonus_of(city[side]) for side in ("top", "bottom")}
    return {side: f"{amount} {BONUS_WORDS[kind]}" for side, (kind, amount) in told.items()}


def number_of(tile: Mapping[str, Any]) -> int:
    """[MJ 11.4] Brahmabot's tiles are known by their numbers, whatever their order in the file."""
    return int(tile["tile"])


STANDINGS = ("sourced", "older", "reconstructed")
STANDING_OF = {
    "start": "start-space",
    "city": "names",
    "bonus": "bonuses",
    "road": "roads",
    "brahmabot": "brahmabot-tiles",
    "setup": "setup-tiles",
}


def terms_data(g: State) -> Terms:
    """Numbers of this game that a page shows."""
    terms = g.terms
    return Terms(
        solo=terms.solo,
        edition=ids.EDITIONS[terms.edition],
        village_holds=int(terms.village_holds),
        flag_step=int(terms.flag_step),
        window=int(terms.window),
        rounds=int(terms.board.rounds),
        income=[int(scoring.COINS_OF_RANK[4 * terms.colours + i]) for i in range(terms.colours)],
        once=[int(number) for number in terms.once],
    )
