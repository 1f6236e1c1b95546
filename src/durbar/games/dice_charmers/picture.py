"""The dice and all sheets of The Dice Charmers as a picture: everything is public [DC 1.3]."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from durbar.boards.svg import INK, LINE, STONE, Point, box_at, colour_of, disc, layout_of, line, number, picture, said
from durbar.games.dice_charmers.shown import Sheet, Static, View

Name = Callable[[str], str]
CELL, MARGIN, TOP = layout_of("dice_charmers")["cell"], 46, 96
STEPS: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
DIE = {"purple": "#6b4c9a", "green": "#2a7453", "blue": "#2b66ac", "orange": "#b95a12"}


def svg(static: Static, view: View, name: Name, first: int) -> str:
    """The dice, then the sheets, beginning with the one whose eyes these are."""
    wide = static.board.columns * CELL + 2 * MARGIN
    tall = static.board.rows * CELL + 230
    parts = list(dice(static, view, name))
    for n in range(len(view.sheets)):
        seat = (first + n) % len(view.sheets)
        parts += sheet(static, view.sheets[seat], seat, (n * wide, TOP), name)
    return picture(max(wide * len(view.sheets), 640), TOP + tall, parts, f"{name('dice_charmers')}, {view.round}")


def dice(static: Static, view: View, name: Name) -> Iterator[str]:
    for n, word in enumerate(static.labels["die"]):
        x = 20 + 76 * n
        colour = next(colour for colour in DIE if colour[0].upper() == word[0])
        yield box_at(x, 14, 66, 44, STONE, DIE[colour])
        face = static.labels["face"][view.shows[n]] if view.shows[n] >= 0 else "·"
        yield said((x + 33, 34), name(face)[:10], 11, more=f'fill="{DIE[colour]}"')
        yield said((x + 33, 50), name(static.labels["place"][view.place[n]])[:10], 9)


def sheet(static: Static, marked: Sheet, seat: int, at: Point, name: Name) -> Iterator[str]:
    x, y = at
    yield said((x + MARGIN, y - 6), name(static.labels["seat"][seat]), 20, "start", f'fill="{colour_of(seat)}"')
    for cell in range(static.board.rows * static.board.columns):
        yield from province(static, marked, cell, (x + MARGIN, y), name)
    for row, text in enumerate(told(static, marked, name)):
        yield said((x + MARGIN, y + static.board.rows * CELL + 26 + 20 * row), text, 13, "start")


def province(static: Static, marked: Sheet, cell: int, corner: Point, name: Name) -> Iterator[str]:
    """[DC 4] A cell: what is printed, and the sides its road opens."""
    board = static.board
    row, column = divmod(cell, board.columns)
    x, y = corner[0] + column * CELL, corner[1] + row * CELL
    middle = x + CELL / 2, y + CELL / 2
    yield box_at(x, y, CELL, CELL, "#e8dcc4" if cell == board.residence else STONE, LINE)
    sides = board.exits if cell == board.residence else marked.roads[cell]
    for side, (right, down) in enumerate(STEPS):
        if sides >> side & 1:
            end = middle[0] + right * CELL / 2, middle[1] + down * CELL / 2
            yield line(f"M{' '.join(map(number, middle))}L{' '.join(map(number, end))}", "#8a6d3b", 7)
    if board.building[cell] >= 0:
        yield said((middle[0], y + 14), name(static.labels["building"][board.building[cell]])[:9], 9)
    elif board.market[cell] >= 0:
        yield disc(middle, 7, "#d55e00", INK)


def told(static: Static, marked: Sheet, name: Name) -> Iterator[str]:
    """Tracks, goods, palace and river in words and numbers."""
    board, labels = static.board, static.labels
    yield f"★ {marked.fame}/{board.fame_boxes}   ₹ {marked.money}/{board.money_boxes}   Δ {marked.overlap}"
    yield f"{name('karma')} {marked.karma - marked.spent}/{board.karma_boxes}"
    goods = zip(labels["good"], marked.circled, marked.sold, strict=True)
    yield "  ".join(f"{name(good)} {circled - sold} ({sold})" for good, circled, sold in goods)
    people = list(zip(labels["character"], marked.palace, strict=True))
    for some in (people[:3], people[3:]):
        yield "  ".join(f"{name(word)} {boxes}/{board.boxes}" for word, boxes in some)
    yield "".join("●" if box else "○" for box in marked.river)
