"""What a position of Maharaja promises: for each city, what everybody would get were it scored now."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Words
from durbar.games.maharaja.ids import BRAHMABOT, CITIES
from durbar.games.maharaja.rules.scoring import COINS_OF_RANK, ranking, worship_points
from durbar.games.maharaja.state import State

SOLO = (12, 6)  # coins of the first and of whoever else has WP


def outlook(g: State) -> list[Words]:
    return [words for city in range(CITIES) for words in visit(g, city)]


def visit(g: State, city: int) -> list[Words]:
    """[MJ 7.2, 7.3, 11.10] Those with WP there, the first one first: their WP, rank and coins."""
    points = vec[i64]()
    for colour in range(g.colours):
        points = append(points, worship_points(g, colour, city))
    owners, name = g.labels("owner"), g.labels("city")[city]
    return [
        ("visit", owners[colour], name, str(points[colour]), str(rank + 1), str(coins(g, colour, rank)))
        for rank, colour in enumerate(ranking(g, points))
    ]


def coins(g: State, colour: int, rank: int) -> int:
    """[MJ 7.3, 11.10] What a rank is paid; Brahmabot gets PP instead."""
    if g.terms.solo:
        return 0 if colour == BRAHMABOT else SOLO[min(rank, 1)]
    return COINS_OF_RANK[4 * g.colours + rank]
