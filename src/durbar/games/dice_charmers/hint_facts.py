"""What hints of The Dice Charmers may speak of: facts of the sheets and dice everybody sees."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.engine.parts import Fact, Knowledge
from durbar.games.dice_charmers.shown import Printed, Sheet

SIDES = "NESW"
WITHOUT_STOCK = 9
ALONE = 99  # nobody else is ever near


def facts(seen: Knowledge) -> dict[str, Fact]:
    view, static, seat = seen.view, seen.static, seen.seat
    sheet, board = view.sheets[seat], static.board
    roads = list(offered_roads(seen))
    others = [other for other in range(len(view.sheets)) if other != seat]
    nearest = max(others, key=lambda other: view.sheets[other].overlap, default=seat)
    stock = sum(sheet.circled) - sum(sheet.sold)
    return {
        "turns": sheet.turns,
        "first_taker": int(view.turn == 0),
        "stock": stock,
        "market_near": int(any(board.market[cell] >= 0 for cell, _sides in roads)),
        "border_near": int(any(reaches_border(board, sheet, cell, sides) for cell, sides in roads)),
        "fullest_row": max(sheet.circled),
        "tent_missing": tent_missing(board, sheet) if stock else WITHOUT_STOCK,
        "column_missing": column_missing(board, sheet),
        "offered_count": len(seen.offered),
        "gap": -sheet.overlap,
        "gap_other": -view.sheets[nearest].overlap if others else ALONE,
        "player": static.labels["seat"][nearest],
    }


def offered_roads(seen: Knowledge) -> Iterator[tuple[int, str]]:
    """The cells and open sides of the roads that may be drawn now."""
    cells = seen.static.labels["cell"]
    for words in map(str.split, seen.offered):
        if words[0] == "road" and len(words) > 2 and words[1] in cells:
            yield cells.index(words[1]), words[2]


def reaches_border(board: Printed, sheet: Sheet, cell: int, sides: str) -> bool:
    """[DC 4.10] Does this road open to a bonus of the border not yet earned?"""
    sources = [board.border[4 * cell + SIDES.index(side)] for side in sides if side in SIDES]
    return any(source >= 0 and not sheet.bonuses[source] for source in sources)


def tent_missing(board: Printed, sheet: Sheet) -> int:
    """[DC 5.4] Sales missing to the nearest tent."""
    missing = [sum(max(0, n - sold) for n, sold in zip(tent.needs, sheet.sold, strict=True)) for tent in board.tents]
    return min((count for count in missing if count > 0), default=WITHOUT_STOCK)


def column_missing(board: Printed, sheet: Sheet) -> int:
    """[DC 6.9] Marks missing to the nearest column of the palace."""
    missing = [sum(marked <= column for marked in sheet.palace) for column in range(len(board.palace_source))]
    return min((count for count in missing if count > 0), default=WITHOUT_STOCK)
