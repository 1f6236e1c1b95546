"""Sheets as text, good enough to play from in a terminal: one in full, the others in a line.

Signs stand for effects so that a whole sheet fits; the legend under it says them in the reader's language. A bonus in
round brackets is circled, one between dots is used, one between strokes is lost.
"""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.parts import Namer
from durbar.games.dice_charmers.shown import Sheet, Static, View

COUNTED = ("goods", "sell", "sell_diff", "sell_exactly", "sell_diff_exactly", "coin", "fame")
AROUND = ("{}", "({})", "·{}·", "-{}-")  # free, circled, used, lost
WIDTH = 8  # of a cell and of a river space
GLYPHS = " ╵╶╚╷║╔╠╴╝═╩╗╣╦╬"  # by set of open sides


def draw(static: Static, view: View, name: Namer, seat: int | None = None) -> str:
    """The dice, the sheet of the seat (None: of the one whose turn it is), and the others in a line each."""
    seats = static.labels["seat"]
    shown = seat if seat is not None else view.active if 0 <= view.active < len(seats) else 0
    lines = [*dice(static, view, name), "", *sheet_lines(static, view, shown, name)]
    others = [n for n in range(len(seats)) if n != shown]
    lines += [summary(static, seats[n], view.sheets[n], name) for n in others]
    return "\n".join(line.rstrip() for line in lines)


def sheet_page(_page: str, about: str, static: Static, view: View, name: Namer) -> str:
    """The sheet of a seat, by its letter; of the one whose turn it is if none is named."""
    seats = [letter.lower() for letter in static.labels["seat"]]
    shown = seats.index(about.lower()) if about.lower() in seats else max(0, min(view.active, len(seats) - 1))
    return "\n".join(line.rstrip() for line in sheet_lines(static, view, shown, name))


def sheet_lines(static: Static, view: View, seat: int, name: Namer) -> list[str]:
    """A whole sheet."""
    sheet = view.sheets[seat]
    lines = [summary(static, static.labels["seat"][seat], sheet, name), ""]
    lines += [*province(static, sheet, name), "", *river(static, sheet, name), ""]
    lines += beside([*goods(static, sheet, name), "", *values(static, sheet, name)], palace(static, sheet, name))
    return [*lines, "", *tracks(static, sheet, name), *legend(static, name)]


# --- signs ---------------------------------------------------------------------------------------------------------


def sign(effect: str, name: Namer) -> str:
    """A few letters of the reader's language: coin-3 is 3c, builder is Bui."""
    return "+".join(name(f"sign-{part}") for part in effect.split("+"))


def bonus(static: Static, sheet: Sheet, source: int, name: Namer) -> str:
    """The sign of a bonus as it stands on this sheet; nothing if there is none."""
    if source < 0:
        return ""
    effect = static.labels["effect"][static.board.source_effect[source]]
    return AROUND[sheet.bonuses[source]].format(sign(effect, name))


def legend(static: Static, name: Namer) -> list[str]:
    """The signs of this board in words."""
    board, effects = static.board, static.labels["effect"]
    used = {effects[n] for n in board.source_effect} | {effects[n] for row in board.rewards for n in row}
    used |= {effects[n] for n in board.market if n >= 0}
    counted = [word for word in used if word.rpartition("-")[0] in COUNTED]
    plain = [f"{sign(word, name)} {name(word)}" for word in effects if word in used and word not in counted]
    kinds = sorted({word.rpartition("-")[0] for word in counted})
    signs = [f"{sign(f'{kind}-2', name)} {name(f'{kind}-2')}" for kind in kinds] + plain
    return [*wrapped([*map(name.goes_on, signs[:-1]), signs[-1]], 96, " "), *in_a_line(name)]


def in_a_line(name: Namer) -> list[str]:
    """What the numbers of a summary mean."""
    parts = [name(f"in-a-line-{part}") for part in ("tracks", "short", "beyond", "karma", "river")]
    return wrapped([*map(name.goes_on, parts[:-1]), parts[-1]], 96, " ")


def wrapped(words: Sequence[str], width: int, between: str) -> list[str]:
    """Words in lines no longer than the width."""
    lines = [words[0]]
    for word in words[1:]:
        fits = len(lines[-1]) + len(between) + len(word) <= width
        if fits:
            lines[-1] += between + word
        else:
            lines.append(f"  {word}")
    return lines


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns."""
    rows = max(len(left), len(right))
    left, right = left + [""] * (rows - len(left)), right + [""] * (rows - len(right))
    return [f"{one:<46}{other}" for one, other in zip(left, right, strict=True)]


# --- dice ----------------------------------------------------------------------------------------------------------


def dice(static: Static, view: View, name: Namer) -> list[str]:
    """Each place with the dice in it."""
    labels = static.labels
    lines = []
    for n, place in enumerate(labels["place"]):
        held = [d for d in range(len(labels["die"])) if view.place[d] == n and view.shows[d] >= 0]
        if held:
            shown = [f"{labels['die'][d]} {name(labels['face'][view.shows[d]])}" for d in held]
            lines += wrapped([f"{name.label(name(place))} {shown[0]}", *shown[1:]], 96, " | ")
    return lines


def summary(static: Static, seat: str, sheet: Sheet, name: Namer) -> str:
    """A sheet in a line: tracks, karma, stock, river."""
    board = static.board
    stock = [f"{name(good)} {sheet.circled[n] - sheet.sold[n]}" for n, good in enumerate(static.labels["good"])]
    apart = f"{sheet.overlap:+d}".replace("-", "−")
    return (
        f"{name.label(name(seat))} {name('letter-fame')} {sheet.fame}/{board.fame_boxes}, {name('letter-money')} "
        f"{sheet.money}/{board.money_boxes} ({apart}), K {sheet.karma - sheet.spent}, "
        f"{', '.join(stock)}, {name('letter-river')} {sheet.position + 1}"
    )


# --- province ------------------------------------------------------------------------------------------------------


def province(static: Static, sheet: Sheet, name: Namer) -> list[str]:
    """Three lines a cell, roads as double lines, bonuses around."""
    board = static.board
    columns = board.columns
    top = [bonus(static, sheet, board.border[cell * 4], name) for cell in range(columns)]
    last = (board.rows - 1) * columns
    bottom = [bonus(static, sheet, board.border[(last + cell) * 4 + 2], name) for cell in range(columns)]
    rule = " " * WIDTH + "+" + ("-" * WIDTH + "+") * columns
    heads = [f"{chr(97 + column)}" for column in range(columns)]
    lines = [framed(heads), framed(top), rule]
    for row in range(board.rows):
        lines += [*cells_of_row(static, sheet, row, name), rule]
    return [*lines, framed(bottom)]


def framed(words: list[str]) -> str:
    return " " * (WIDTH + 1) + "".join(f"{word:^{WIDTH}} " for word in words)


def cells_of_row(static: Static, sheet: Sheet, row: int, name: Namer) -> list[str]:
    board = static.board
    cells = range(row * board.columns, (row + 1) * board.columns)
    drawn = [cell_lines(content(static, cell, name), sheet.roads[cell]) for cell in cells]
    west = bonus(static, sheet, board.border[cells[0] * 4 + 3], name)
    east = bonus(static, sheet, board.border[cells[-1] * 4 + 1], name)
    lines = ["|" + "|".join(cell[n] for cell in drawn) + "|" for n in range(3)]
    margins = ["", f"{row + 1} {west:>{WIDTH - 3}} ", ""]
    return [f"{margins[n]:<{WIDTH}}{lines[n]}{' ' + east if n == 1 else ''}" for n in range(3)]


def content(static: Static, cell: int, name: Namer) -> str:
    """What is printed in a cell: a building by its first letters, a market, the residence."""
    board, labels = static.board, static.labels
    if cell == board.residence:
        return name("residence")[:3].upper()
    if board.building[cell] >= 0:
        return name(labels["building"][board.building[cell]])[:3].capitalize()
    return sign(labels["effect"][board.market[cell]], name) if board.market[cell] >= 0 else ""


def cell_lines(text: str, road: int) -> list[str]:
    """The text in the upper left corner, the road through the middle."""
    middle = WIDTH // 2
    upper = list(f"{text:<{WIDTH}}")
    lower = [" "] * WIDTH
    if road & 1:
        upper[middle] = "║"
    if road & 4:
        lower[middle] = "║"
    west, east = ("═" if road & 8 else " "), ("═" if road & 2 else " ")
    centre = west * middle + GLYPHS[road] + east * (WIDTH - middle - 1)
    return ["".join(upper), centre, "".join(lower)]


# --- river, goods, palace, buildings, tracks -----------------------------------------------------------------------


def river(static: Static, sheet: Sheet, name: Namer) -> list[str]:
    """Half of the spaces a row: number (marked ones crossed), symbol, rewards."""
    board, labels = static.board, static.labels
    spaces = range(len(board.symbol))
    half = (len(spaces) + 1) // 2
    lines = []
    for part in (spaces[:half], spaces[half:]):
        marks = [f"[X]{n + 1}" if sheet.river[n] else f"[ ]{n + 1}" for n in part]
        symbols = [name(labels["symbol"][board.symbol[n]])[:WIDTH] for n in part]
        rewards = ["+".join(sign(labels["effect"][e], name) for e in board.rewards[n]) for n in part]
        lines += ["".join(f"{word:<{WIDTH + 1}}" for word in words) for words in (marks, symbols, rewards)]
    return lines


def boxes(circled: int, crossed: int, count: int) -> str:
    return "".join("[X]" if n < crossed else "[o]" if n < circled else "[ ]" for n in range(count))


def goods(static: Static, sheet: Sheet, name: Namer) -> list[str]:
    """[o] in stock, [X] sold; then the tents whose last box stands in this row."""
    board, columns = static.board, len(static.board.prices)
    lines = []
    for n, good in enumerate(static.labels["good"]):
        rows = boxes(sheet.circled[n], sheet.sold[n], columns)
        tents = [bonus(static, sheet, tent.source, name) for tent in board.tents if tent.needs[n]]
        lines.append(f"{name(good)[:9]:<10}{rows} {' '.join(tents)}")
    return [*lines, " " * 10 + "".join(f"{price:^3}" for price in board.prices)]


def palace(static: Static, sheet: Sheet, name: Namer) -> list[str]:
    board, labels = static.board, static.labels
    lines = []
    for n, character in enumerate(labels["character"]):
        marks = boxes(sheet.palace[n], sheet.palace[n], board.boxes)
        lines.append(f"{name(character)[:20]:<21}{marks}")
    columns = [bonus(static, sheet, source, name) for source in board.palace_source]
    karma = boxes(sheet.karma, sheet.spent, board.karma_boxes)
    bonuses = [f"{n + 1}:{bonus(static, sheet, s, name)}" for n, s in enumerate(board.karma_source) if s >= 0]
    lines += [f"{'':<21}{' '.join(columns)}", f"{name('karma')[:20]:<21}{karma}"]
    return [*lines, f"{'':<21}{' '.join(bonuses)}"]


def values(static: Static, sheet: Sheet, name: Namer) -> list[str]:
    """Each building type with its present value in brackets."""
    board = static.board
    lines = []
    for n, building in enumerate(static.labels["building"]):
        marks = [f"[{fame}]" if level == sheet.values[n] else f" {fame} " for level, fame in enumerate(board.levels, 1)]
        lines.append(f"{name(building)[:9]:<10}{''.join(marks)}")
    columns = [bonus(static, sheet, source, name) for source in board.upgrade_source]
    return [*lines, f"{'':<10}   {' '.join(columns)}"]


def tracks(static: Static, sheet: Sheet, name: Namer) -> list[str]:
    """The bonuses on both tracks by box, those still ahead and those behind."""
    board = static.board
    lines = []
    for mark, now, sources in (
        (name("letter-fame"), sheet.fame, board.fame_source),
        (name("letter-money"), sheet.money, board.money_source),
    ):
        found = [f"{n + 1}:{bonus(static, sheet, s, name)}" for n, s in enumerate(sources) if s >= 0]
        lines.append(f"{mark} {now}/{len(sources)}   {'  '.join(found)}")
    return lines
