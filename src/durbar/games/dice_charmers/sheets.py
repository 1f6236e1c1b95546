"""Sheet files: reading one, and saying what is wrong with it and where. `board.board_of` makes tables of it."""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from durbar.engine.refusal import Problem
from durbar.games.dice_charmers.board import Board, board_of, effect_word
from durbar.games.dice_charmers.ids import (
    CHARACTERS,
    COLOURS,
    EFFECTS,
    GOODS,
    GREEN_FACES,
    MOST_CELLS,
    MOST_COLUMNS,
    MOST_SOURCES,
    MOST_SPACES,
    MOST_TYPES,
    SIDE_LETTERS,
)
from durbar.games.dice_charmers.toml_lines import line_of

FORMAT = "dice-charmers-sheets-2"
SHEETS = ("sun", "moon")
MARKETS = ("market_same", "market_diff")
WORD = re.compile(r"[A-Za-z0-9_-]+")
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


@cache
def house_sheets() -> str:
    return (files("durbar.games.dice_charmers") / "data" / "sheets.toml").read_text(encoding="utf-8")


@cache
def house_board(sheet: str) -> Board:
    return board_of(tomllib.loads(house_sheets()), sheet, "")


@lru_cache(64)
def board_for(sheet: str, own: str) -> Board:
    """[DC 1.4] One side of our file or of one's own, if there is its text; refused with the first thing wrong."""
    if not own:
        return house_board(sheet)
    problems = problems_of(own)
    if problems:
        raise problems[0]
    data = tomllib.loads(own)
    if sheet not in data:
        raise Problem("sheet-missing", line=1, where=sheet)
    return board_of(data, sheet, own)


def problems_of(text: str) -> list[Problem]:
    """[DC 1.4] Everything that is wrong with a sheet file: each with its line, its field and what would be right."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        return [Problem("sheet-toml", line=int(found[1]) if found else 1, given=str(error))]
    check = Checker(text, data)
    check.whole_file()
    return check.problems


class Checker:
    """Goes through a file once. A field is a path such as ("sun", "border", "E")."""

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self.text = text
        self.data = data
        self.problems: list[Problem] = []

    # --- saying and asking -----------------------------------------------------------------------------------------

    def wrong(self, key: str, *path: str | int, given: object = "", known: object = "") -> None:
        where = ".".join(str(part) for part in path)
        line = line_of(self.text, path)
        self.problems.append(Problem(f"sheet-{key}", line=line, where=where, given=str(given), known=str(known)))

    def get(self, kind: type, *path: str) -> Any:
        """The value of a field, or None (and a problem) if it is missing or of another kind."""
        value: Any = self.data
        for part in path:
            if not isinstance(value, dict) or part not in value:
                self.wrong("missing", *path)
                return None
            value = value[part]
        if not isinstance(value, kind) or isinstance(value, bool):
            self.wrong("kind", *path, given=value, known=kind.__name__)
            return None
        return value

    def number(self, low: int, high: int, *path: str) -> int | None:
        value = self.get(int, *path)
        if value is not None and not low <= value <= high:
            self.wrong("range", *path, given=value, known=f"{low}-{high}")
            return None
        return None if value is None else int(value)

    def numbers(self, low: int, high: int, *path: str) -> list[int] | None:
        """A list of so many small numbers."""
        values: list[int] | None = self.get(list, *path)
        if values is None:
            return None
        if not low <= len(values) <= high:
            self.wrong("count", *path, given=len(values), known=f"{low}-{high}")
        for n, value in enumerate(values):
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 99:
                self.wrong("range", *path, n, given=value, known="0-99")
        return values

    def code(self, value: object, *path: str | int) -> None:
        if not isinstance(value, str) or effect_word(value) not in EFFECTS or "-" in value.replace("river:-", ""):
            self.wrong("code", *path, given=value)

    def codes(self, count: int, *path: str) -> None:
        """A list of exactly so many codes."""
        values = self.get(list, *path)
        if values is None:
            return
        if len(values) != count:
            self.wrong("count", *path, given=len(values), known=count)
        for n, value in enumerate(values):
            self.code(value, *path, n)

    def codes_by_box(self, boxes: int | None, *path: str) -> None:
        """Codes by box number, within their track."""
        for key, value in (self.get(dict, *path) or {}).items():
            if boxes is not None and key not in [str(box) for box in range(1, boxes + 1)]:
                self.wrong("box", *path, key, given=key, known=f"1-{boxes}")
            self.code(value, *path, key)

    # --- the file --------------------------------------------------------------------------------------------------

    def whole_file(self) -> None:
        if self.data.get("format") != FORMAT:
            self.wrong("format", "format", given=self.data.get("format", ""), known=FORMAT)
        self.dice()
        there = [sheet for sheet in SHEETS if sheet in self.data]
        if not there:
            self.wrong("missing", "sun")
        for sheet in there:
            self.sheet(sheet)

    def dice(self) -> None:
        purple = {f"{one}+{other}" for one in GOODS for other in GOODS}
        for colour in COLOURS:
            faces = self.get(list, "dice", colour) or []
            if len(faces) != 6:
                self.wrong("count", "dice", colour, given=len(faces), known=6)
            known = {"purple": purple, "green": set(GREEN_FACES), "orange": set(CHARACTERS)}.get(colour)
            for n, face in enumerate(faces):
                if not isinstance(face, str) or (face not in known if known else not WORD.fullmatch(face)):
                    self.wrong("face", "dice", colour, n, given=face, known=", ".join(sorted(known or ["a word"])))
        self.number(2, 2, "dice", "copies")

    def sheet(self, sheet: str) -> None:
        grid = self.grid(sheet)
        if grid:
            self.residence(sheet, grid)
            self.border(sheet, grid)
        self.river(sheet)
        self.market(sheet)
        boxes = self.number(1, 6, sheet, "palace", "boxes")
        self.codes(boxes or 0, sheet, "palace", "column_bonus")
        values = self.numbers(2, 6, sheet, "upgrade", "values")
        self.codes(len(values or [0]) - 1, sheet, "upgrade", "column_bonus")
        karma = self.number(1, 12, sheet, "karma", "boxes")
        self.number(0, karma or 12, sheet, "karma", "start")
        self.codes_by_box(karma, sheet, "karma", "bonus")
        self.tracks(sheet)
        self.sources(sheet)

    # --- province --------------------------------------------------------------------------------------------------

    def grid(self, sheet: str) -> list[list[str]]:
        """The letters of the grid; empty if they make no rectangle."""
        buildings = self.get(dict, sheet, "buildings") or {}
        markets = self.get(dict, sheet, "markets") or {}
        self.letters(sheet, buildings, markets)
        rows = [str(row).split() for row in self.get(list, sheet, "grid") or []]
        known = [*buildings, *markets, "R", "."]
        for r, row in enumerate(rows):
            if len(row) != len(rows[0]):
                self.wrong("row", sheet, "grid", r, given=len(row), known=len(rows[0]))
            for letter in row:
                if letter not in known:
                    self.wrong("letter", sheet, "grid", r, given=letter, known=" ".join(known))
        if not rows or not 1 <= len(rows) * len(rows[0]) <= MOST_CELLS:
            self.wrong("count", sheet, "grid", given=sum(map(len, rows)), known=f"1-{MOST_CELLS}")
            return []
        return rows if len({len(row) for row in rows}) == 1 else []

    def letters(self, sheet: str, buildings: dict[str, Any], markets: dict[str, Any]) -> None:
        if not 1 <= len(buildings) <= MOST_TYPES:
            self.wrong("count", sheet, "buildings", given=len(buildings), known=f"1-{MOST_TYPES}")
        for n, (letter, kind) in enumerate(buildings.items()):
            if letter in ("R", ".") or not isinstance(kind, str) or not WORD.fullmatch(kind):
                self.wrong("letter", sheet, "buildings", letter, given=f"{letter} = {kind}", known="A = name")
            elif kind in list(buildings.values())[:n]:
                self.wrong("type-twice", sheet, "buildings", letter, given=kind)
        for letter, kind in markets.items():
            if letter in ("R", ".") or letter in buildings or kind not in MARKETS:
                self.wrong("letter", sheet, "markets", letter, given=f"{letter} = {kind}", known=", ".join(MARKETS))

    def residence(self, sheet: str, grid: list[list[str]]) -> None:
        found = [[r, c] for r, row in enumerate(grid) for c, letter in enumerate(row) if letter == "R"]
        if len(found) != 1:
            self.wrong("residence", sheet, "grid", given=len(found))
            return
        place = self.get(list, sheet, "residence")
        if place is not None and str(place) != str(found[0]):
            self.wrong("residence-place", sheet, "residence", given=place, known=found[0])
        exits = self.get(list, sheet, "residence_exits")
        for n, side in enumerate(exits or []):
            down, right = STEPS.get(side, (99, 99)) if isinstance(side, str) else (99, 99)
            inside = 0 <= found[0][0] + down < len(grid) and 0 <= found[0][1] + right < len(grid[0])
            if not inside or exits.count(side) > 1:
                self.wrong("exit", sheet, "residence_exits", n, given=side)
        if exits == []:
            self.wrong("count", sheet, "residence_exits", given=0, known="1-4")

    def border(self, sheet: str, grid: list[list[str]]) -> None:
        edges = {
            "N": grid[0],
            "E": [row[-1] for row in grid],
            "S": grid[-1],
            "W": [row[0] for row in grid],
        }
        for side in SIDE_LETTERS:
            codes = self.get(list, sheet, "border", side)
            if codes is None:
                continue
            if len(codes) != len(edges[side]):
                self.wrong("count", sheet, "border", side, given=len(codes), known=len(edges[side]))
            for n, (code, letter) in enumerate(zip(codes, edges[side], strict=False)):
                if code != "" and letter == "R":
                    self.wrong("border-residence", sheet, "border", side, n, given=code)
                if code != "":
                    self.code(code, sheet, "border", side, n)

    # --- river, market, tracks -------------------------------------------------------------------------------------

    def river(self, sheet: str) -> None:
        spaces = self.get(list, sheet, "river", "spaces")
        if spaces is None:
            return
        if not 1 <= len(spaces) <= MOST_SPACES:
            self.wrong("count", sheet, "river", "spaces", given=len(spaces), known=f"1-{MOST_SPACES}")
        dice = self.data.get("dice")
        blue = dice.get("blue") if isinstance(dice, dict) else None
        faces = list(dict.fromkeys(map(str, blue))) if isinstance(blue, list) else []
        symbols = [space.get("sym") if isinstance(space, dict) else None for space in spaces]
        for n, space in enumerate(spaces):
            if symbols[n] not in faces:
                self.wrong("symbol", sheet, "river", "spaces", n, given=symbols[n], known=", ".join(faces))
            rewards = space.get("get") if isinstance(space, dict) else None
            if not isinstance(rewards, list):
                self.wrong("missing", sheet, "river", "spaces", n, "get")
                continue
            for code in rewards:
                self.code(code, sheet, "river", "spaces", n)
        for face in faces:
            if symbols.count(face) != 3:
                self.wrong("three", sheet, "river", "spaces", given=face, known=symbols.count(face))

    def market(self, sheet: str) -> None:
        prices = self.numbers(1, MOST_COLUMNS, sheet, "market", "values") or []
        columns = [str(column) for column in range(len(prices))]
        taken: set[tuple[str, str]] = set()
        for n, tent in enumerate(self.get(list, sheet, "market", "tents") or []):
            path = (sheet, "market", "tents", n)
            if not isinstance(tent, dict) or not all(isinstance(tent.get(key), list) for key in ("goods", "cols")):
                self.wrong("missing", *path)
                continue
            boxes = {(str(good), repr(column)) for good in tent["goods"] for column in tent["cols"]}
            if not boxes or any(good not in GOODS or column not in columns for good, column in boxes):
                self.wrong("tent", *path, given=f"{tent['goods']} {tent['cols']}")
            if boxes & taken:
                self.wrong("tent-twice", *path, given=", ".join(f"{g} {c}" for g, c in sorted(boxes & taken)))
            taken |= boxes
            self.code(tent.get("bonus"), *path)

    def tracks(self, sheet: str) -> None:
        length = self.number(1, 999, sheet, "tracks", "length_units")
        for track in ("fame", "money"):
            boxes = self.number(1, 99, sheet, "tracks", f"{track}_boxes")
            units = self.number(1, 99, sheet, "tracks", f"{track}_units")
            if boxes is not None and units is not None and length is not None and boxes * units != length:
                self.wrong("ruler", sheet, "tracks", f"{track}_boxes", given=boxes * units, known=length)
            self.codes_by_box(boxes, sheet, "tracks", f"{track}_bonus")

    def sources(self, sheet: str) -> None:
        """There is room for so many bonuses in options and observations."""
        if not self.problems:
            count = len(board_of(self.data, sheet, "").source_names)
            if count > MOST_SOURCES:
                self.wrong("count", sheet, given=count, known=f"0-{MOST_SOURCES}")
