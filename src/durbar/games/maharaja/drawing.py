"""The board as text: a map drawn from the board file's own coordinates, the tracks, and a line for each player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

WIDTH, HEIGHT = 104, 37
LEFT, ABOVE = 8, 1
FREE, ROAD = ".", "·"
Name = Callable[[str], str]


class Canvas:
    """Rows of characters to write on."""

    def __init__(self) -> None:
        self.rows = [[" "] * WIDTH for _ in range(HEIGHT)]

    def put(self, x: int, y: int, text: str) -> None:
        """Text centred on a place."""
        first = min(max(0, x - len(text) // 2), WIDTH - len(text))
        for i, letter in enumerate(text):
            self.rows[min(max(0, y), HEIGHT - 1)][first + i] = letter

    def dots(self, points: Sequence[tuple[int, int]]) -> None:
        """A dotted line through these places."""
        for (ax, ay), (bx, by) in pairwise(points):
            steps = max(abs(bx - ax) // 2, abs(by - ay), 1)
            for i in range(steps + 1):
                x, y = ax + (bx - ax) * i // steps, ay + (by - ay) * i // steps
                if self.rows[y][x] == " ":
                    self.rows[y][x] = ROAD

    def text(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self.rows).strip("\n")


def at(xy: Sequence[int]) -> tuple[int, int]:
    """Board coordinates (0 to 1000) on the canvas."""
    return LEFT + xy[0] * (WIDTH - 2 * LEFT) // 1000, ABOVE + xy[1] * (HEIGHT - 2 * ABOVE - 1) // 1000


def draw(static: Mapping[str, Any], view: Mapping[str, Any], name: Name) -> str:
    """Everything a player needs to choose."""
    parts = [heading(static, view, name), map_of(static, view), key_of(static), tracks(static, view, name)]
    return "\n\n".join([*parts, players(static, view, name)]) + "\n"


def heading(static: Mapping[str, Any], view: Mapping[str, Any], name: Name) -> str:
    labels = static["labels"]
    words = [f"{view['round']}/{static['terms']['rounds']}", name(labels["phase"][view["phase"]])]
    if view["maharaja"] >= 0:
        words.append(f"* {name(labels['city'][view['maharaja']])}")
    words += [name(labels["special"][i]) for i, on in enumerate(view["special"]) if on]
    return "  |  ".join(words)


# --- the map -------------------------------------------------------------------------------------------------------


def map_of(static: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    canvas, board = Canvas(), static["board"]
    places = [at(city["xy"]) for city in board["cities"]] + [at(board["start"]["xy"])]
    for road in board["roads"]:
        a, b = road["ends"]
        canvas.dots([places[a], *(at(board["villages"][v]) for v in road["villages"]), places[b]])
    for v, xy in enumerate(board["villages"]):
        canvas.put(*at(xy), village_text(static, view, v))
    for city in range(len(board["cities"])):
        draw_city(canvas, static, view, city, places[city])
    x, y = places[-1]
    canvas.put(x, y, f"({board['start']['id']})")
    canvas.put(x, y + 1, priests_at(static, view, len(board["cities"])))
    return canvas.text()


def letters(static: Mapping[str, Any]) -> list[str]:
    """One letter for each owner."""
    return [word[0].upper() for word in static["labels"]["owner"]]


def village_text(static: Mapping[str, Any], view: Mapping[str, Any], village: int) -> str:
    """The owners of the shrines in a village, and the room that is left."""
    inside = "".join(letter for i, letter in enumerate(letters(static)) if view["villages"][village] >> i & 1)
    return f"[{inside.ljust(static['terms']['village_holds'], FREE)}]"


def draw_city(
    canvas: Canvas, static: Mapping[str, Any], view: Mapping[str, Any], city: int, place: tuple[int, int]
) -> None:
    """Its name (* the Maharaja), its statues as centre/top, bottom/plain, its shrines, the priests there."""
    x, y = place
    who, spaces = letters(static), view["statues"][city * 7 : city * 7 + 7]
    marks = "".join(FREE if owner < 0 else who[owner] for owner in spaces)
    here = "*" if view["maharaja"] == city else ""
    canvas.put(x, y - 1, f" {here}{static['board']['cities'][city]['name']}{here} ")
    canvas.put(x, y, f"<{marks[0]}/{marks[1:3]}/{marks[3:]}>")
    count = len(who)
    shrines = view["shrines"][city * count : city * count + count]
    below = " ".join(f"{letter}{n}" for letter, n in zip(who, shrines, strict=True) if n)
    canvas.put(x, y + 1, f" {' '.join(filter(None, (below, priests_at(static, view, city))))} ".replace("  ", " "))


def priests_at(static: Mapping[str, Any], view: Mapping[str, Any], node: int) -> str:
    there = "".join(letter for letter, at in zip(letters(static), view["priests"], strict=True) if at == node)
    return f"+{there}" if there else ""


def key_of(static: Mapping[str, Any]) -> str:
    bonuses = [f"{city['id']} {city['top']}/{city['bottom']}" for city in static["board"]["cities"]]
    return f"<centre/top bottom/plain>  A2 = shrines  +A = priest  [A.] = village\n{' | '.join(bonuses)}"


# --- tracks and players --------------------------------------------------------------------------------------------


def tracks(static: Mapping[str, Any], view: Mapping[str, Any], name: Name) -> str:
    labels = static["labels"]
    flags = " ".join(labels["city"][city] if city >= 0 else "--" for city in view["track"])
    reach = view["reach"] or static["terms"]["window"]
    rewards = [name(labels["reward"][tile]) for tile in view["rewards"]]
    shown = [name(labels["character"][number]) for number in view["display"]]
    lines = [f"<- {flags}", f"^ {', '.join(rewards[:reach])} | {', '.join(rewards[reach:])}", f"# {', '.join(shown)}"]
    for token in view["maharani"]:
        lines.append(f"& {name(labels['character'][token['character']])}: {name(labels['owner'][token['owner']])}")
    return "\n".join([*lines, *tile_lines(static, view)])


def tile_lines(static: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    """Brahmabot's three tiles: what they do and where they go; the one face down is not shown."""
    lines = []
    tiles = sorted(static["board"]["brahmabot"], key=lambda tile: int(tile["tile"]))
    for number in view.get("brahmabot", {}).get("tiles", []):
        tile = tiles[number] if number >= 0 else None
        lines.append(f"? {tile['tile']}: {' + '.join(tile['actions'])} -> {tile['to']}" if tile else "? -")
    return lines


def players(static: Mapping[str, Any], view: Mapping[str, Any], name: Name) -> str:
    labels = static["labels"]
    lines = []
    for i, owner in enumerate(labels["owner"]):
        points = "?" if view["pp"][i] is None else view["pp"][i]
        mark = ">" if view["acting"] == i else " "
        plan = view["plans"][i]
        planned = ", ".join(name(labels["action"][a]) for a in plan) if plan else ("..." if view["planned"][i] else "")
        lines.append(
            f"{mark}{name(owner):<12} {name(labels['character'][view['characters'][i]])}\n"
            f"   {view['coins'][i]} {name('coins')}, {points} PP, {view['tokens'][i]} {name('token')}, "
            f"{name('shrines')} {view['board_shrines'][i]}+{view['supply_shrines'][i]}, "
            f"{name('line-statues')} {view['board_statues'][i]}  {planned}"
        )
    return "\n".join(lines)
