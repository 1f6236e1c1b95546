"""The map of Maharaja as a picture, from what a seat sees."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from durbar.boards.svg import (
    LINE,
    STONE,
    Point,
    box_at,
    colour_of,
    disc,
    layout_of,
    line,
    number,
    picture,
    said,
    use,
)
from durbar.games.maharaja.shown import Road, Static, View

Name = Callable[[str], str]
LAYOUT = layout_of("maharaja")
WHOLE = LAYOUT["whole"]
WIDTH, SIDE = WHOLE["w"], 300
CITY = {
    "purple": "#6b4c9a",
    "blue": "#2b66ac",
    "orange": "#dd8a33",
    "teal": "#17756f",
    "brown": "#7c4f2b",
    "white": "#b9ad98",
    "pink": "#d977a8",
}


def svg(static: Static, view: View, name: Name) -> str:
    parts = [*roads(static, view), *cities(static, view, name), *people(static, view), *players(static, view, name)]
    title = f"{name('maharaja')}, {view.round}"
    return picture(WIDTH + SIDE, WHOLE["h"], parts, title, WHOLE["x"], WHOLE["y"])


def placed(xy: tuple[int, int]) -> Point:
    return xy[0] * LAYOUT["stretch"], float(xy[1])


def node_at(static: Static, node: int) -> Point:
    board = static.board
    return placed(board.cities[node].xy if node < len(board.cities) else board.start.xy)


def along(static: Static, road: Road, part: float) -> Point:
    """A point of a road, bent or straight."""
    one, other = (node_at(static, end) for end in road.ends)
    bend = placed(road.curve) if road.curve else ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    x, y = (
        (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part**2 * c for a, b, c in zip(one, bend, other, strict=True)
    )
    return x, y


def roads(static: Static, view: View) -> Iterator[str]:
    """[MJ 1.2, 2.5] Roads, and the shrines in their villages."""
    for road in static.board.roads:
        points = [along(static, road, n / 20) for n in range(21)]
        yield line("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points), LINE, 6)
    for road in static.board.roads:
        for n, village in enumerate(road.villages):
            x, y = at = along(static, road, (n + 1) / (len(road.villages) + 1))
            yield disc(at, 17, STONE, LINE, 2)
            owners = view.villages[village]
            for k, owner in enumerate(owners):
                yield use("mj-shrine", (x + 14 * (k - (len(owners) - 1) / 2), y), 22, colour_of(owner))


def cities(static: Static, view: View, name: Name) -> Iterator[str]:
    """[MJ 2.2, 2.4] Seven spaces for statues in each, and how many shrines of whom."""
    spaces, owners = len(static.labels["space"]), len(view.coins)
    yield disc(placed(static.board.start.xy), 40, STONE, LINE, 3)
    for n, city in enumerate(static.board.cities):
        x, y = placed(city.xy)
        yield disc((x, y), LAYOUT["hexagon"], STONE, CITY.get(city.colour, LINE), 7)
        for space in range(spaces):
            turn, far = math.radians(LAYOUT["angles"][space]), LAYOUT["distance"] if space else 0
            at = x + far * math.cos(turn), y + far * math.sin(turn)
            yield disc(at, LAYOUT["outer" if space else "centre"], "#f1e8d8", LINE)
            owner = view.statues[n * spaces + space]
            if owner >= 0:
                yield use("mj-statue", at, 36, colour_of(owner))
        for owner in range(owners):
            if count := view.shrines[n * owners + owner]:
                at = x - 60 + 40 * owner, y - 112
                yield use("mj-shrine", at, 24, colour_of(owner)) + said(
                    (at[0] + 14, at[1] + 6), str(count), 16, "start"
                )
        yield said((x, y + 122), name(city.id), 24)


def people(static: Static, view: View) -> Iterator[str]:
    """[MJ 3, 4.1] Where the priests and the Maharaja are."""
    for owner, node in enumerate(view.priests):
        x, y = node_at(static, node)
        yield use("mj-priest", (x + 112 + 24 * (owner % 2), y - 30 + 30 * (owner // 2)), 34, colour_of(owner))
    if view.maharaja >= 0:
        x, y = node_at(static, view.maharaja)
        yield use("mj-maharaja", (x - 118, y - 8), 48)


def players(static: Static, view: View, name: Name) -> Iterator[str]:
    """What everybody has beside the map."""
    for owner, word in enumerate(static.labels["owner"][: len(view.coins)]):
        x, y = WIDTH + 60, 40 + 150 * owner
        yield box_at(x - 14, y - 34, SIDE - 30, 136, STONE, colour_of(owner))
        yield said((x, y), name(word), 26, "start", f'fill="{colour_of(owner)}"')
        points = view.pp[owner]
        told = (
            ("coin", view.coins[owner]),
            ("pp", "?" if points is None else points),
            ("mj-token", view.tokens[owner]),
        )
        pieces = (("mj-statue", view.board_statues[owner]), ("mj-shrine", view.board_shrines[owner]))
        for row, things in enumerate((told, pieces)):
            for n, (icon, count) in enumerate(things):
                at = x + 14 + 84 * n, y + 34 + 42 * row
                yield use(icon, at, 28) + said((at[0] + 20, at[1] + 7), str(count), 20, "start")
