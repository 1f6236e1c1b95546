"""The map of Maharaja as a picture, from what a seat sees."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from durbar.boards.art import colour, colour_of, dress_of
from durbar.boards.svg import INK, Point, box_at, disc, line, number, picture, text_at, use
from durbar.games.maharaja.places import LAYOUT, court, court_outline, elephant, node_at, placed, road_path, villages_of
from durbar.games.maharaja.shown import City, Static, View

Name = Callable[[str], str]
WHOLE = LAYOUT["whole"]
RIGHT, SIDE = WHOLE["x"] + WHOLE["w"], 300
DRAWN = ("tiger", "peacock", "lotus", "wheel", "elephant", "cobra", "sun")
BONUS = {"token": "p-token", "shrine": "p-shrine--stone", "coin": "p-coin", "pp": "p-pp"}


def svg(static: Static, view: View, name: Name, _seat: int | None = None) -> str:
    cities = [part for n in range(len(static.board.cities)) for part in city_at(static, view, n, name)]
    parts = [*land(), *roads(static, view), *cities, *people(static, view), *players(static, view, name)]
    title = f"{name('maharaja')}, {view.round}"
    return picture(WHOLE["w"] + SIDE, WHOLE["h"], parts, title, WHOLE["x"], WHOLE["y"])


def symbol_of(city: City) -> str:
    return city.symbol if city.symbol in DRAWN else "sun"


def land() -> Iterator[str]:
    """Meadows, fields, water, hills and trees, where the page has them."""
    here = LAYOUT["land"]
    yield box_at(WHOLE["x"], WHOLE["y"], WHOLE["w"], WHOLE["h"], colour("ground"))
    for path in here["meadows"]:
        yield line(path, "none", 0, colour("meadow"))
    for path in here["fields"]:
        yield line(path, colour("furrow"), 2, colour("field"))
    yield line(here["sea"], "none", 0, colour("river"))
    for name, width in (("bank", 46), ("river", 34)):
        yield line(here["river"], colour(name), width)
    shapes = (("peaks", "l-peak", 66, 100), ("hills", "l-hill", 30, 92), ("trees", "l-tree", 34, 36))
    for kind, symbol, above, size in (*shapes, ("palms", "l-palm", 52, 60)):
        for x, y, scale in here[kind]:
            yield use(symbol, (x, y - (above - size / 2) * scale), size * scale)
    yield box_at(RIGHT, WHOLE["y"], SIDE, WHOLE["h"], colour("stone"))


def roads(static: Static, view: View) -> Iterator[str]:
    """[MJ 1.2, 2.5] Roads, golden once every village has a shrine; the shrines in their villages."""
    for road in static.board.roads:
        path = road_path(static, road)
        if all(view.villages[village] for village in road.villages):
            yield line(path, colour("way-case"), 21) + line(path, colour("way"), 15)
            yield line(path, colour("way-line"), 2.6, more='stroke-dasharray="12 12"')
        else:
            yield line(path, colour("track-case"), 13)
            yield line(path, colour("track"), 8, more='stroke-dasharray="13 12"')
    x, y = placed(static.board.start.xy)
    yield disc((x, y), 52, colour("stone"), colour("stone-line"), 4) + use("d-pavilion", (x, y - 4), 54)
    for road in static.board.roads:
        for village, at in zip(road.villages, villages_of(static, road), strict=True):
            yield from village_at(at, view.villages[village], static.terms.village_holds)


def village_at(at: Point, owners: list[int], holds: int) -> Iterator[str]:
    x, y = at
    half = 46 if holds > 1 else 27
    top = f"M{number(x - half + 14)} {number(y - 22)}h{2 * half - 28}q14 0 14 14v14q0 14-14 14"
    plot = f"{top}h{28 - 2 * half}q-14 0-14-14v-14q0-14 14-14z"
    yield line(plot, colour("plot-line"), 2, colour("plot")) + use("l-hut", (x, y - 24), 30)
    for slot in range(holds):
        spot = x + (0 if holds == 1 else 42 * slot - 21), y - 1
        if slot < len(owners):
            yield use(f"p-shrine--{dress_of(owners[slot])}", spot, 42)
        else:
            yield use("p-foundation", spot, 34, colour("empty"))


def city_at(static: Static, view: View, n: int, name: Name) -> Iterator[str]:
    """[MJ 2.2, 2.4] Seven spaces for statues, and how many shrines of whom on the wall."""
    city, ring = static.board.cities[n], LAYOUT["ring"]
    x, y = placed(city.xy)
    wall, ground = f"city-{city.colour}", colour("stone")
    yield use(f"sky-{symbol_of(city)}--{city.colour}", (x, y - 117.5), 200)
    yield line(court_outline(static, n), colour("stone-line"), 2.5, colour("stone-2"))
    yield disc((x, y), ring, colour(wall), INK, 3) + disc((x, y), ring - 13, ground, colour("stone-line"), 2)
    spaces, owners = len(static.labels["space"]), len(view.coins)
    for space in range(spaces):
        yield from space_at(city, space, view.statues[n * spaces + space], (x, y))
    for owner in range(owners):
        if count := view.shrines[n * owners + owner]:
            yield from wall_shrines(owner, count, (x, y))
    yield from ribbon(city, (x, y + 109), name(city.id))


def space_at(city: City, space: int, owner: int, middle: Point) -> Iterator[str]:
    turn, far = math.radians(LAYOUT["angles"][space]), LAYOUT["distance"] if space else 0
    at = x, y = middle[0] + far * math.cos(turn), middle[1] + far * math.sin(turn)
    yield disc(at, LAYOUT["outer" if space else "centre"], colour("slot"), colour("stone-line" if space else "rim"), 3)
    if owner >= 0:
        yield use(f"p-statue--{dress_of(owner)}", (x, y - 3), 50)
    elif space < 3:
        count, kind = (city.top if space == 1 else city.bottom).split() if space else ("3", "wp")
        yield use(BONUS.get(kind.removesuffix("s"), "p-wp"), (x - 8, y), 28) + text_at((x + 13, y + 8), count, 23)


def wall_shrines(owner: int, count: int, middle: Point) -> Iterator[str]:
    turn = math.radians((222, 318, 138, 42)[owner % 4])
    x, y = middle[0] + 104 * math.cos(turn), middle[1] + 104 * math.sin(turn)
    yield use(f"p-shrine--{dress_of(owner)}", (x, y), 44)
    if count > 1:
        yield disc((x + 19, y - 17), 15, colour("stone"), INK, 1.6) + text_at((x + 19, y - 9), str(count), 22)


def ribbon(city: City, at: Point, named: str) -> Iterator[str]:
    wide = 13.4 * len(named) + 62
    x, y = at
    corner = number(x - wide / 2 - 12), number(y - 19)
    path = f"M{' '.join(corner)}h{number(wide + 24)}l-11 19 11 19h{number(-wide - 24)}l11-19z"
    ink = "#17110e" if city.colour in ("white", "orange", "pink") else "#ffffff"
    yield line(path, INK, 1.5, colour(f"city-{city.colour}"))
    yield use(f"em-{symbol_of(city)}--{city.colour}", (x - wide / 2 + 17, y), 28, ink)
    yield text_at((x + 16, y + 9), named, 25, more=f'fill="{ink}"')


def people(static: Static, view: View) -> Iterator[str]:
    """[MJ 3, 4.1] Where the priests and the Maharaja are."""
    for owner, node in enumerate(view.priests):
        before = sum(other == node for other in view.priests[:owner])
        x, y = court(static, node)[before % 4]
        yield use(f"p-priest--{dress_of(owner)}", (x, y - 4), 58)
    if view.maharaja >= 0:
        x, y = node_at(static, view.maharaja)
        dx, dy = elephant(static, view.maharaja)
        yield use("p-maharaja", (x + dx, y + dy), 88)


def players(static: Static, view: View, name: Name) -> Iterator[str]:
    """What everybody has beside the map."""
    for owner, word in enumerate(static.labels["owner"][: len(view.coins)]):
        x, y = RIGHT + 30, 20 + 190 * owner
        yield box_at(x - 14, y - 40, SIDE - 32, 170, "#ffffff", colour_of(owner))
        yield text_at((x, y), name(word), 26, "start")
        if character := view.characters[owner]:
            figure = static.labels["character"][character].replace("c", "c-", 1)
            yield use("c-5" if figure == "c-5bis" else figure, (x + 38, y + 62), 84)
        points = view.pp[owner]
        told: tuple[tuple[str, object], ...] = (
            ("p-coin", view.coins[owner]),
            ("p-pp", "?" if points is None else points),
            ("p-token", view.tokens[owner]),
            (f"p-statue--{dress_of(owner)}", view.board_statues[owner]),
            (f"p-shrine--{dress_of(owner)}", view.board_shrines[owner]),
        )
        for n, (symbol, count) in enumerate(told):
            at = x + 106 + 84 * (n % 2), y + 28 + 36 * (n // 2)
            yield use(symbol, at, 30) + text_at((at[0] + 22, at[1] + 8), str(count), 22, "start")
