"""The dice and all sheets of The Dice Charmers as a picture: everything is public [DC 1.3]."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from durbar.boards.art import colour, dress_of, palette
from durbar.boards.svg import INK, Point, box_at, disc, layout_of, line, number, picture, text_at, use
from durbar.games.dice_charmers.shown import Sheet, Static, View

Name = Callable[[str], str]
CELL, MARGIN, TOP = layout_of("dice_charmers")["cell"], 46, 110
STEPS: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
DIE = {"P": "purple", "G": "green", "B": "blue", "O": "orange"}
ROADS = {"straight": "d-road-straight", "curve": "d-road-curve", "two_halves": "d-two-halves"}
GOODS = ("tea", "silk", "spice")
BUILDINGS = ("temple", "fort", "pavilion", "garden")


def svg(static: Static, view: View, name: Name, seat: int | None = None) -> str:
    """The dice, then the sheets, beginning with the one whose eyes these are."""
    wide = static.board.columns * CELL + 2 * MARGIN
    tall = static.board.rows * CELL + 262
    parts = list(dice(static, view, name))
    for n in range(len(view.sheets)):
        owner = ((seat or 0) + n) % len(view.sheets)
        parts += sheet(static, view.sheets[owner], owner, (n * wide, TOP), name)
    return picture(max(wide * len(view.sheets), 640), TOP + tall, parts, f"{name('dice_charmers')}, {view.round}")


def dice(static: Static, view: View, name: Name) -> Iterator[str]:
    for n, word in enumerate(static.labels["die"]):
        x, y, kind = 44 + 76 * n, 36, DIE[word[0]]
        yield use(f"d-die--die-{kind}", (x, y), 54)
        if view.shows[n] >= 0:
            yield from face(static.labels["face"][view.shows[n]], kind, (x, y - 2))
        yield text_at((x, 78), name(static.labels["place"][view.place[n]])[:10], 12)


def face(shown: str, kind: str, at: Point) -> Iterator[str]:
    """Two goods on purple, a road on green, a symbol of the river on blue, a portrait on orange."""
    x, y = at
    if kind == "purple":
        for n, good in enumerate(shown.split("-")):
            if good in GOODS:
                yield use(f"d-{good}", (x - 11 + 22 * n, y - 9 + 16 * n), 24)
    elif kind == "green":
        yield use(ROADS.get(shown, "d-road-cross"), (x, y), 34)
    elif kind == "blue":
        yield use(f"em-{shown}--die-blue", (x, y), 32, "#ffffff")
    else:
        yield use(f"c-{shown}", (x, y), 42)


def sheet(static: Static, marked: Sheet, seat: int, at: Point, name: Name) -> Iterator[str]:
    x, y = at
    board = static.board
    yield use(f"p-boat--{dress_of(seat)}", (x + MARGIN + 12, y - 12), 24)
    yield text_at((x + MARGIN + 32, y - 6), name(static.labels["seat"][seat]), 20, "start")
    for part in (ground, province):
        for cell in range(board.rows * board.columns):
            yield from part(static, marked, cell, (x + MARGIN, y))
    foot = y + board.rows * CELL
    yield from counters(static, marked, (x + MARGIN, foot + 26))
    yield from court(static, marked, (x + MARGIN, foot + 64))
    yield from river(static, marked, (x + MARGIN, foot + 172), board.columns * CELL)


def corner_of(static: Static, cell: int, corner: Point) -> Point:
    row, column = divmod(cell, static.board.columns)
    return corner[0] + column * CELL, corner[1] + row * CELL


def ground(static: Static, _marked: Sheet, cell: int, corner: Point) -> Iterator[str]:
    x, y = corner_of(static, cell, corner)
    tint = palette().get(f"t-{standing(static, cell)[0]}", colour("t-market"))
    yield box_at(x, y, CELL, CELL, tint, colour("cell-line"))


def province(static: Static, marked: Sheet, cell: int, corner: Point) -> Iterator[str]:
    """[DC 4] What is printed in a cell, and the sides its road opens."""
    board = static.board
    x, y = corner_of(static, cell, corner)
    middle = x + CELL / 2, y + CELL / 2
    _, symbol = standing(static, cell)
    sides = board.exits if cell == board.residence else marked.roads[cell]
    ends = [
        (middle[0] + right * CELL / 2, middle[1] + down * CELL / 2)
        for side, (right, down) in enumerate(STEPS)
        if sides >> side & 1
    ]
    path = "".join(f"M{' '.join(map(number, middle))}L{' '.join(map(number, end))}" for end in ends)
    if path:
        yield line(path, colour("road-case"), 18, more='stroke-linecap="round"')
        yield line(path, colour("road"), 14, more='stroke-linecap="round"')
    if not symbol:
        return
    if sides and cell != board.residence:
        yield disc((x + 14, y + 14), 12.5, colour("sheet"), colour("cell-line")) + use(symbol, (x + 14, y + 13), 19)
    else:
        yield use(symbol, middle, 41)


def standing(static: Static, cell: int) -> tuple[str, str]:
    """The kind of a cell, and its symbol."""
    board = static.board
    if cell == board.residence:
        return "residence", "p-palace"
    if board.building[cell] >= 0:
        word = static.labels["building"][board.building[cell]]
        return word, f"d-{word}" if word in BUILDINGS else "ui-why"
    if board.market[cell] < 0:
        return "", ""
    alike = static.labels["effect"][board.market[cell]] == "market_same"
    return ("market", "d-market-same") if alike else ("market-diff", "d-market-diff")


def counters(static: Static, marked: Sheet, at: Point) -> Iterator[str]:
    """Both tracks, karma, and goods in stock."""
    board = static.board
    stock = zip(static.labels["good"], marked.circled, marked.sold, strict=True)
    told = (
        ("d-fame", f"{marked.fame}/{board.fame_boxes}"),
        ("p-coin", f"{marked.money}/{board.money_boxes}"),
        ("d-karma", str(marked.karma - marked.spent)),
        *((f"d-{good}" if good in GOODS else "d-goods", str(circled - sold)) for good, circled, sold in stock),
    )
    x, y = at
    for symbol, count in told:
        yield use(symbol, (x + 10, y - 5), 22) + text_at((x + 24, y), count, 14, "start")
        x += 36 + 8 * len(count)


def court(static: Static, marked: Sheet, at: Point) -> Iterator[str]:
    """[DC 6] How often each friend at court was called."""
    people = list(zip(static.labels["character"], marked.palace, strict=True))
    for n, (word, used) in enumerate(people):
        x, y = at[0] + 100 * (n % 3), at[1] + 42 * (n // 3)
        yield use(f"c-{word}", (x + 16, y), 34)
        for box in range(static.board.boxes):
            left = x + 38 + 18 * box
            yield box_at(left, y - 8, 15, 15, colour("box"), colour("cell-line"))
            if box < used:
                yield cross((left + 7.5, y - 0.5), 5)


def river(static: Static, marked: Sheet, at: Point, width: float) -> Iterator[str]:
    """[DC 7] The cards of the river, crossed where they were used."""
    step = width / len(marked.river)
    yield box_at(at[0] - 6, at[1] - 26, width + 12, 52, colour("water"), colour("water-bank"))
    for n, (symbol, used) in enumerate(zip(static.board.symbol, marked.river, strict=True)):
        middle = at[0] + (n + 0.5) * step, at[1]
        word = static.labels["symbol"][symbol]
        fill = palette().get(f"river-{word}", colour("river-elephant"))
        yield box_at(middle[0] - step / 2 + 1, at[1] - 18, step - 2, 36, fill, INK)
        yield use(f"em-{word}", middle, step - 1, "#ffffff")
        if used:
            yield cross(middle, step / 2 - 1)


def cross(at: Point, r: float) -> str:
    x, y = at
    across = number(2 * r)
    path = f"M{number(x - r)} {number(y - r)}l{across} {across}m0-{across}l-{across} {across}"
    return line(path, colour("pen"), 2.2, more='stroke-linecap="round"')
