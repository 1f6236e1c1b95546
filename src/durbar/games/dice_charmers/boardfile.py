"""Sheet files: what one must have, and what must fit together. `board.board_of` makes tables of it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from durbar.boards import facts
from durbar.boards.boardfile import BoardFile, Names
from durbar.boards.numbers import check_numbers
from durbar.engine.parts import Boards
from durbar.engine.refusal import Problem
from durbar.engine.tunables import Tunable
from durbar.games.dice_charmers.board import Board, board_of, effect_word, parts_of
from durbar.games.dice_charmers.ids import EFFECTS, MOST_CELLS, MOST_COLUMNS, MOST_SOURCES, MOST_SPACES, MOST_TYPES
from durbar.games.dice_charmers.rules.versions import NEWEST

FORMATS = ("dice-charmers-sheets-2",)  # all that are read, the newest last
WORD = re.compile(r"[A-Za-z0-9_-]+")
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
Path = tuple[str | int, ...]

Word = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]+\Z")]
Small = Annotated[int, Meta(ge=0, le=99)]
Boxes = Annotated[int, Meta(ge=1, le=99)]
Good = Literal["tea", "silk", "spice"]
TwoGoods = Literal[
    "tea+tea", "tea+silk", "tea+spice", "silk+tea", "silk+silk", "silk+spice", "spice+tea", "spice+silk", "spice+spice"
]
Road = Literal["straight", "curve", "two_halves"]
Person = Literal["mogul", "maharani", "merchant", "man_singh", "builder", "portuguese"]


class Dice(Struct):
    """[DC 1.4] Six faces of each colour."""

    purple: tuple[TwoGoods, TwoGoods, TwoGoods, TwoGoods, TwoGoods, TwoGoods]
    green: tuple[Road, Road, Road, Road, Road, Road]
    blue: tuple[Word, Word, Word, Word, Word, Word]
    orange: tuple[Person, Person, Person, Person, Person, Person]
    copies: Annotated[int, Meta(ge=2, le=2)]


class Border(Struct):
    N: list[str]
    E: list[str]
    S: list[str]
    W: list[str]


class Space(Struct):
    sym: str
    get: list[str]


class River(Struct):
    spaces: Annotated[list[Space], Meta(min_length=1, max_length=MOST_SPACES)]


class Tent(Struct):
    goods: Annotated[list[Good], Meta(min_length=1)]
    cols: Annotated[list[int], Meta(min_length=1)]
    bonus: str


class Market(Struct):
    values: Annotated[list[Small], Meta(min_length=1, max_length=MOST_COLUMNS)]
    tents: list[Tent]


class Palace(Struct):
    boxes: Annotated[int, Meta(ge=1, le=6)]
    column_bonus: list[str]


class Upgrade(Struct):
    values: Annotated[list[Small], Meta(min_length=2, max_length=6)]
    column_bonus: list[str]


class Karma(Struct):
    boxes: Annotated[int, Meta(ge=1, le=12)]
    start: Annotated[int, Meta(ge=0, le=12)]
    bonus: dict[str, str]


class Tracks(Struct):
    length_units: Annotated[int, Meta(ge=1, le=999)]
    fame_boxes: Boxes
    fame_units: Boxes
    fame_bonus: dict[str, str]
    money_boxes: Boxes
    money_units: Boxes
    money_bonus: dict[str, str]


class Sheet(Struct):
    """One side of the sheet."""

    buildings: Annotated[dict[str, Word], Meta(min_length=1, max_length=MOST_TYPES)]
    markets: dict[str, Literal["market_same", "market_diff"]]
    residence: tuple[int, int]
    residence_exits: Annotated[list[Literal["N", "E", "S", "W"]], Meta(min_length=1)]
    grid: Annotated[list[str], Meta(min_length=1)]
    border: Border
    river: River
    market: Market
    palace: Palace
    upgrade: Upgrade
    karma: Karma
    tracks: Tracks


Standing = Literal["sourced", "reconstructed"]
Known = Literal[
    "corner", "flag-run", "three-goods", "thrice", "palace-die", "karma-track", "palace-size", "levels", "rising",
    "faces", "grid", "borders", "river", "tents", "prices", "tracks",
]  # fmt: skip


class File(Struct):
    dice: Dice
    sun: Sheet | None = None
    moon: Sheet | None = None
    numbers: dict[str, int] = {}
    names: Names = {}
    standing: dict[Standing, list[Known]] = {}

    def words(self) -> list[str]:
        """All that has a name: buildings, and the symbols of the river."""
        sheets = [sheet for sheet in (self.sun, self.moon) if sheet is not None]
        return [*self.dice.blue, *(name for sheet in sheets for name in sheet.buildings.values())]


TUNABLE = {  # of both sides, as the Sun side has them; where a file says one, it takes the place of what its sheets say
    "karma": Tunable(1, 0, 12),  # [DC 1.4] circled at the beginning
    **{f"price_{n}": Tunable(n, 0, 99) for n in range(1, 7)},  # [DC 5.3] of the nth of a kind sold
    **{f"value_{n}": Tunable(n, 0, 99) for n in range(1, 4)},  # [DC 8.7] of a building, by level
}


# --- reading -------------------------------------------------------------------------------------------------------


@cache
def house_text() -> str:
    return (files(__package__) / "data" / "sheets.toml").read_text(encoding="utf-8")


@lru_cache(64)
def board_for(sheet: str, own: str, rules: int) -> Board:
    """[DC 1.3, 1.4] One side of our file, as these rules had it, or of one's own; a bad one is refused."""
    if not own:
        return board_of(facts.facts_of(__package__, "sheets.toml", rules, NEWEST), sheet, "")
    file = BoardFile(own, FORMATS)
    check_file(file)
    file.demand(sheet in file.data, "board-missing", sheet)
    file.refuse()
    return board_of(with_numbers(file.data), sheet, own)


def with_numbers(told: dict[str, Any]) -> dict[str, Any]:
    """The facts of a file in which its numbers stand where they belong."""
    numbers = told.get("numbers", {})
    sides: dict[str, Any] = {side: tuned(told[side], numbers) for side in ("sun", "moon") if side in told}
    return {**told, **sides}


def tuned(sheet: dict[str, Any], numbers: dict[str, int]) -> dict[str, Any]:
    """[DC 1.4, 5.3, 8.7] One side of a sheet with these numbers."""
    karma, market, upgrade = sheet["karma"], sheet["market"], sheet["upgrade"]
    prices = [numbers.get(f"price_{n}", price) for n, price in enumerate(market["values"], 1)]
    values = [numbers.get(f"value_{n}", value) for n, value in enumerate(upgrade["values"], 1)]
    return {
        **sheet,
        "karma": {**karma, "start": min(numbers.get("karma", karma["start"]), karma["boxes"])},
        "market": {**market, "values": prices},
        "upgrade": {**upgrade, "values": values},
    }


@lru_cache(64)
def own_names(own: str) -> Names:
    """What a file of one's own calls buildings and symbols."""
    found: Names = tomllib.loads(own).get("names", {})
    return found


def check(text: str) -> list[Problem]:
    """[DC 1.4] Everything that is wrong with a sheet file: each with its line, its field and what would be right."""
    file = BoardFile(text, FORMATS)
    check_file(file)
    return file.problems


def check_file(file: BoardFile) -> None:
    told = file.read(File)
    if told is None:
        return
    check_numbers(file, told.numbers, TUNABLE)
    file.check_names(told.names, told.words())
    sheets = {"sun": told.sun, "moon": told.moon}
    file.demand(told.sun or told.moon, "board-missing", "sun")
    for name, sheet in sheets.items():
        if sheet is not None:
            check_sheet(file, name, sheet, told.dice)


# --- what must fit together ------------------------------------------------------------------------------------------


def check_sheet(file: BoardFile, name: str, sheet: Sheet, dice: Dice) -> None:
    check_letters(file, name, sheet)
    grid = check_grid(file, name, sheet)
    if grid:
        check_residence(file, name, sheet, grid)
        check_border(file, name, sheet, grid)
    check_river(file, name, sheet.river, list(dict.fromkeys(dice.blue)))
    check_market(file, name, sheet.market)
    check_codes(file, sheet.palace.column_bonus, sheet.palace.boxes, name, "palace", "column_bonus")
    check_codes(file, sheet.upgrade.column_bonus, len(sheet.upgrade.values) - 1, name, "upgrade", "column_bonus")
    karma = sheet.karma
    file.demand(karma.start <= karma.boxes, "board-kind", name, "karma", "start", given=karma.start, known=karma.boxes)
    check_boxes(file, karma.bonus, karma.boxes, name, "karma", "bonus")
    check_tracks(file, name, sheet.tracks)
    if not file.problems:
        count = len(board_of(file.data, name, "").source_names)  # options and observations have room for so many
        file.demand(count <= MOST_SOURCES, "sheet-count", name, given=count, known=f"0-{MOST_SOURCES}")


def check_code(file: BoardFile, code: str, *path: str | int) -> None:
    """[DC 8.2] An effect, or several in one space with commas between."""
    for part in parts_of(code):
        known = effect_word(part) in EFFECTS and "-" not in part.replace("river:-", "")
        file.demand(known, "sheet-code", *path, given=part)


def check_codes(file: BoardFile, codes: list[str], count: int, *path: str | int) -> None:
    """Exactly so many codes."""
    file.demand(len(codes) == count, "sheet-count", *path, given=len(codes), known=count)
    for n, code in enumerate(codes):
        check_code(file, code, *path, n)


def check_boxes(file: BoardFile, codes: dict[str, str], boxes: int, *path: str | int) -> None:
    """Codes by box number, within their track."""
    known = [str(box) for box in range(1, boxes + 1)]
    for box, code in codes.items():
        file.demand(box in known, "sheet-box", *path, box, given=box, known=f"1-{boxes}")
        check_code(file, code, *path, box)


def check_letters(file: BoardFile, name: str, sheet: Sheet) -> None:
    """[DC 1.4] A letter stands for one building or market; every type of building has a name of its own."""
    taken: list[str] = []
    for letter, kind in sheet.buildings.items():
        fine = letter not in ("R", ".")
        file.demand(fine, "sheet-letter", name, "buildings", letter, given=f"{letter} = {kind}", known="A = name")
        file.demand(kind not in taken, "sheet-type-twice", name, "buildings", letter, given=kind)
        taken.append(kind)
    for letter, kind in sheet.markets.items():
        fine = letter not in ("R", ".", *sheet.buildings)
        file.demand(fine, "sheet-letter", name, "markets", letter, given=f"{letter} = {kind}", known="A = name")


def check_grid(file: BoardFile, name: str, sheet: Sheet) -> list[list[str]]:
    """The letters of the grid; empty if they make no rectangle."""
    rows = [row.split() for row in sheet.grid]
    known = [*sheet.buildings, *sheet.markets, "R", "."]
    for n, row in enumerate(rows):
        fine = len(row) == len(rows[0])
        file.demand(fine, "sheet-row", name, "grid", n, given=len(row), known=len(rows[0]))
        for letter in row:
            file.demand(letter in known, "sheet-letter", name, "grid", n, given=letter, known=" ".join(known))
    cells = sum(map(len, rows))
    file.demand(1 <= cells <= MOST_CELLS, "sheet-count", name, "grid", given=cells, known=f"1-{MOST_CELLS}")
    return rows if cells and all(len(one) == len(other) for one, other in pairwise(rows)) else []


def check_residence(file: BoardFile, name: str, sheet: Sheet, grid: list[list[str]]) -> None:
    found = [(r, c) for r, row in enumerate(grid) for c, letter in enumerate(row) if letter == "R"]
    if len(found) != 1:
        file.wrong("sheet-residence", name, "grid", given=len(found))
        return
    place = found[0]
    given, known = list(sheet.residence), list(place)
    file.demand(given == known, "sheet-residence-place", name, "residence", given=given, known=known)
    for n, side in enumerate(sheet.residence_exits):
        down, right = STEPS[side]
        inside = 0 <= place[0] + down < len(grid) and 0 <= place[1] + right < len(grid[0])
        once = sheet.residence_exits.count(side) == 1
        file.demand(inside and once, "sheet-exit", name, "residence_exits", n, given=side)


def check_border(file: BoardFile, name: str, sheet: Sheet, grid: list[list[str]]) -> None:
    """[DC 4.10] A code or nothing outside each side of the grid; none where no road can reach it."""
    edges = {"N": grid[0], "E": [row[-1] for row in grid], "S": grid[-1], "W": [row[0] for row in grid]}
    for side, letters in edges.items():
        codes, path = getattr(sheet.border, side), (name, "border", side)
        file.demand(len(codes) == len(letters), "sheet-count", *path, given=len(codes), known=len(letters))
        for n, (code, letter) in enumerate(zip(codes, letters, strict=False)):
            if code:
                file.demand(letter != "R", "sheet-border-residence", *path, n, given=code)
                check_code(file, code, *path, n)


def check_river(file: BoardFile, name: str, river: River, faces: list[str]) -> None:
    """[DC 7.2] Every symbol is a face of the blue dice, and is there three times."""
    path = (name, "river", "spaces")
    for n, space in enumerate(river.spaces):
        file.demand(space.sym in faces, "sheet-symbol", *path, n, given=space.sym, known=", ".join(faces))
        for code in space.get:
            check_code(file, code, *path, n)
    for face in faces:
        count = sum(space.sym == face for space in river.spaces)
        file.demand(count == 3, "sheet-three", *path, given=face, known=count)


def check_market(file: BoardFile, name: str, market: Market) -> None:
    """[DC 5.4] Tents stand over boxes that exist, each over its own."""
    taken: set[tuple[str, int]] = set()
    for n, tent in enumerate(market.tents):
        path = (name, "market", "tents", n)
        there = all(0 <= column < len(market.values) for column in tent.cols)
        file.demand(there, "sheet-tent", *path, given=f"{tent.goods} {tent.cols}")
        boxes = {(str(good), column) for good in tent.goods for column in tent.cols}
        twice = ", ".join(f"{good} {column}" for good, column in sorted(boxes & taken))
        file.demand(not twice, "sheet-tent-twice", *path, given=twice)
        taken |= boxes
        check_code(file, tent.bonus, *path)


def check_tracks(file: BoardFile, name: str, tracks: Tracks) -> None:
    """[DC 9.1] Neither track is longer than the ruler between them, and together they can cross it."""
    length, both = tracks.length_units, 0
    for track in ("fame", "money"):
        boxes = getattr(tracks, f"{track}_boxes")
        units = boxes * getattr(tracks, f"{track}_units")
        both += units
        file.demand(units <= length, "sheet-ruler", name, "tracks", f"{track}_boxes", given=units, known=length)
        check_boxes(file, getattr(tracks, f"{track}_bonus"), boxes, name, "tracks", f"{track}_bonus")
    file.demand(both > length, "sheet-never-cross", name, "tracks", "length_units", given=length, known=both)


def names_of(g: Any) -> Mapping[str, str | Mapping[str, str]]:
    """Cells are called by what stands in them; a file of one's own may call that otherwise."""
    own = own_names(g.board.own) if g.board.own else {}
    cells = cell_names(g.board, g.labels("cell"), g.labels("building"))
    return {**own, **cells, **edge_names(cells, g.labels("source"))}


def cell_names(board: Any, cells: Sequence[str], buildings: Sequence[str]) -> dict[str, str]:
    """ "c3": "cell-temple-3-3", which has a phrase; people see no letters on their sheets."""
    names = {}
    for cell, word in enumerate(cells):
        row, column = divmod(cell, board.columns)
        built = buildings[board.building[cell]] if board.building[cell] >= 0 else ""
        kind = "residence" if cell == board.residence else built or ("market" if board.market[cell] >= 0 else "blank")
        names[word] = f"cell-{kind}-{row + 1}-{column + 1}"
    return names


def edge_names(cells: Mapping[str, str], sources: Sequence[str]) -> dict[str, str]:
    """ "side-c3-S", which gives a bonus: "edge-temple-3-3-S"."""
    sides = [(word, *word.split("-")[1:]) for word in sources if word.startswith("side-")]
    return {word: f"{cells[cell].replace('cell-', 'edge-', 1)}-{side}" for word, cell, side in sides}


BOARDS = Boards(text=house_text, check=check, numbers=TUNABLE, names=names_of)
