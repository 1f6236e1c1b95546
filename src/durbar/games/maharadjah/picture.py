"""The map of Maharadjah as a picture: everything is public."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from durbar.boards.svg import LINE, STONE, Point, box_at, colour_of, disc, layout_of, picture, polygon, said
from durbar.games.maharadjah.shown import Static, View

Name = Callable[[str], str]
REGION = {"himalaya": "#d9d3c4", "north_india": "#efe3c3", "south_india": "#e6d9b0", "ceylon": "#dfe5c6"}
LAYOUT = layout_of("maharadjah")
WHOLE = LAYOUT["whole"]
WIDTH, SIDE = WHOLE["x"] + WHOLE["w"], 260


def svg(static: Static, view: View, name: Name) -> str:
    parts = [*places(static, name), *factories(static, view), *armies(static, view, name), *nations(static, view, name)]
    return picture(WHOLE["w"] + SIDE, WHOLE["h"], parts, f"{name('maharadjah')}, {view.turn}", WHOLE["x"], WHOLE["y"])


def placed(xy: Sequence[float]) -> Point:
    return xy[0] * LAYOUT["stretch"], float(xy[1])


def places(static: Static, name: Name) -> Iterator[str]:
    """Areas and foreign lands by their borders, hilands darker; seas by their names."""
    for place in static.board.places:
        if place.polygon:
            hiland = place.terrain == "hiland"
            fill = "#cbbd9d" if hiland else REGION.get(place.region, "#eee8dc")
            yield polygon([placed(corner) for corner in place.polygon], fill, LINE)
    for place in static.board.places:
        x, y = placed(place.xy)
        yield said((x, y - 12), name(place.id), 12, more='fill="#5b4a38"')


def armies(static: Static, view: View, name: Name) -> Iterator[str]:
    """Stacks with their numbers, in the colours of their seats; leaders by their names."""
    met: dict[int, int] = {}
    for stack in view.armies:
        x, y = placed(static.board.places[stack.place].xy)
        n = met[stack.place] = met.get(stack.place, -1) + 1
        at = x - 12 + 24 * n, y + 4
        owner = static.owners[stack.nation]
        yield disc(at, 11, colour_of(owner), STONE, 1.5)
        yield said((at[0], at[1] + 4.5), str(stack.armies), 13, more='fill="#fff" font-weight="bold"')
        yield said((at[0], at[1] + 20), name(static.labels["nation"][stack.nation])[:9], 8.5)
    for led in view.leaders:
        x, y = placed(static.board.places[led.place].xy)
        yield said((x, y + 34), f"★ {name(static.labels['leader'][led.leader])}", 9.5, more='font-style="italic"')


def factories(static: Static, view: View) -> Iterator[str]:
    for factory in view.factories:
        x, y = placed(static.board.places[factory.place].xy)
        yield box_at(x + 20, y - 10, 10, 10, colour_of(static.owners[factory.nation]), STONE)


def nations(static: Static, view: View, name: Name) -> Iterator[str]:
    """What every nation has scored."""
    for n, word in enumerate(static.labels["nation"]):
        owner, y = static.owners[n], 40 + 30 * n
        yield disc((WIDTH + 14, y - 6), 9, colour_of(owner), STONE)
        weight = 'font-weight="bold"' if n == view.nation else ""
        yield said((WIDTH + 32, y), name(word), 18, "start", weight)
        yield said((WIDTH + SIDE - 20, y), str(view.scores[n]), 18, "end", weight)
