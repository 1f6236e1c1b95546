"""The map of Maharadjah as a picture: everything is public."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from durbar.boards.art import colour_of, dress_of
from durbar.boards.svg import INK, LINE, STONE, Point, disc, layout_of, picture, polygon, text_at, use
from durbar.games.maharadjah.shown import Static, View

Name = Callable[[str], str]
REGION = {"himalaya": "#d9d3c4", "north_india": "#efe3c3", "south_india": "#e6d9b0", "ceylon": "#dfe5c6"}
LAYOUT = layout_of("maharadjah")
WHOLE = LAYOUT["whole"]
WIDTH, SIDE = WHOLE["x"] + WHOLE["w"], 260


def svg(static: Static, view: View, name: Name, _seat: int | None = None) -> str:
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
        yield text_at((x, y - 12), name(place.id), 12, more='fill="#5b4a38"')


def armies(static: Static, view: View, name: Name) -> Iterator[str]:
    """Shields with their numbers, in the colours of their seats; leaders by their names."""
    met: dict[int, int] = {}
    for stack in view.armies:
        x, y = placed(static.board.places[stack.place].xy)
        n = met[stack.place] = met.get(stack.place, -1) + 1
        at = x - 12 + 30 * n, y + 6
        yield use(f"p-army--{dress_of(static.owners[stack.nation])}", at, 34)
        yield disc((at[0] + 12, at[1] + 11), 8, STONE, INK, 1) + text_at(
            (at[0] + 12, at[1] + 15), str(stack.armies), 12
        )
        yield text_at((at[0], at[1] + 28), name(static.labels["nation"][stack.nation])[:9], 9)
    for led in view.leaders:
        x, y = placed(static.board.places[led.place].xy)
        yield use("p-leader--ivory", (x - 34, y + 6), 26)
        yield text_at((x - 34, y + 28), name(static.labels["leader"][led.leader]), 9, more='font-style="italic"')


def factories(static: Static, view: View) -> Iterator[str]:
    for factory in view.factories:
        x, y = placed(static.board.places[factory.place].xy)
        yield use(f"p-factory--{dress_of(static.owners[factory.nation])}", (x + 26, y - 10), 24)


def nations(static: Static, view: View, name: Name) -> Iterator[str]:
    """What every nation has scored."""
    for n, word in enumerate(static.labels["nation"]):
        owner, y = static.owners[n], 40 + 30 * n
        yield disc((WIDTH + 14, y - 6), 9, colour_of(owner), STONE)
        weight = 'font-weight="bold"' if n == view.nation else ""
        yield text_at((WIDTH + 32, y), name(word), 18, "start", weight)
        yield text_at((WIDTH + SIDE - 20, y), str(view.scores[n]), 18, "end", weight)
