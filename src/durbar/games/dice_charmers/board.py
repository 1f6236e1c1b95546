"""A sheet and its dice as frozen tables: what the rules look up. Made from a checked file by `board_of`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.game import SEATS
from durbar.games.dice_charmers.ids import (
    BORDER,
    CHARACTERS,
    COLOURS,
    EFFECTS,
    FAME_BOX,
    FIRST_BLUE,
    FIRST_GREEN,
    FIRST_ORANGE,
    GOODS,
    GREEN_FACES,
    KARMA_BOX,
    LABELS,
    MONEY_BOX,
    PALACE_COLUMN,
    PURPLE_FACES,
    RIVER_CODES,
    TENT,
    UPGRADE_COLUMN,
)

SEVERAL: Final = len(EFFECTS)
COLUMN_LETTERS: Final = "abcdefghijklmnopqrstuvwx"
STEP_ROW: Final = (-1, 0, 1, 0)  # by side: north, east, south, west
STEP_COLUMN: Final = (0, 1, 0, -1)


class Board:
    """One side of the sheet and the dice. Filled by `board_of` and never changed again; every game on it shares it."""

    # province
    rows: i64
    columns: i64
    cells: i64
    residence: i64
    exits: i64
    neighbour: vec[i64]  # by cell and side: a cell, or -1
    border: vec[i64]  # by cell and side: a source of a bonus, or -1
    building: vec[i64]  # by cell: a building type, or -1
    market: vec[i64]  # by cell: MARKET_SAME, MARKET_DIFF, or -1
    types: tuple[str, ...]
    # river
    spaces: i64
    symbol: vec[i64]  # by space: a blue face
    rewards: vec[i64]  # effects of all spaces, one after the other
    rewards_from: vec[i64]  # by space: where its own begin; one entry more than spaces
    # goods
    prices: vec[i64]
    tent_needs: vec[i64]  # by tent and good: how many must be sold
    tent_source: vec[i64]
    tent_boxes: list[list[int]]  # by tent: its boxes as good * columns + column
    # palace, buildings, karma
    boxes: i64
    palace_source: vec[i64]
    levels: i64
    fame_of_level: vec[i64]  # by level from 1; entry 0 is not used
    upgrade_source: vec[i64]  # by level from 2; entries 0 and 1 are not used
    karma_boxes: i64
    karma_start: i64
    karma_source: vec[i64]  # by box from 1, as both tracks: a source, or -1
    # tracks
    fame_boxes: i64
    fame_units: i64
    money_boxes: i64
    money_units: i64
    length: i64
    fame_source: vec[i64]
    money_source: vec[i64]
    # dice
    sides: vec[i64]  # by colour and side of the die: a face
    symbols: tuple[str, ...]
    # words
    labels: list[dict[str, Sequence[str]]]  # by number of seats: the words for the numbers of each kind

    def __init__(self, sheet: str, own: str) -> None:
        self.sheet: Final = sheet
        self.own: Final = own  # the text of somebody's own file
        self.source_effect = vec[i64]()  # by source of a bonus
        self.source_cause = vec[i64]()
        self.source_names: list[str] = []
        self.together: list[vec[i64]] = []  # effects printed in one space: numbers from SEVERAL on
        self.together_words: list[str] = []

    def add_source(self, name: str, cause: int, code: str) -> int:
        """A new place where a bonus can be earned; its number."""
        self.source_names.append(name)
        self.source_effect = append(self.source_effect, self.effect_in(code))
        self.source_cause = append(self.source_cause, cause)
        return len(self.source_names) - 1

    def effect_in(self, codes: str) -> int:
        """What a space gives: one effect, or several printed together, with commas between."""
        parts = parts_of(codes)
        if len(parts) == 1:
            return effect_of(parts[0])
        word = "+".join(effect_word(part) for part in parts)
        if word not in self.together_words:
            self.together_words.append(word)
            self.together.append(vec[i64]([effect_of(part) for part in parts]))
        return SEVERAL + self.together_words.index(word)


def parts_of(codes: str) -> list[str]:
    """The codes of one space."""
    return [part.strip() for part in codes.split(",")]


def effect_of(code: str) -> int:
    """The effect a code of the file means."""
    return EFFECTS.index(effect_word(code))


def effect_word(code: str) -> str:
    """A code of the file as the word the house uses for it: coin:3 is coin-3."""
    return RIVER_CODES.get(code, code.replace(":", "-"))


def cell_name(row: int, column: int) -> str:
    """c3: third column, third row from the top."""
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def cell_names(board: Board) -> list[str]:
    return [cell_name(cell // board.columns, cell % board.columns) for cell in range(board.cells)]


def labels_of(board: Board, seats: int) -> dict[str, Sequence[str]]:
    """The words for the numbers of each kind on this board, at a table of so many, made once: every option is told by
    them. [DC 10.1] Alone, the drafter takes dice too."""
    names = SEATS[:seats]
    owners = (*names, "drafter") if seats == 1 else names
    spare = ("unused",) * (6 - len(board.symbols))
    faces = (*PURPLE_FACES, *GREEN_FACES, *board.symbols, *spare, *CHARACTERS)
    return {
        **LABELS,
        "effect": (*EFFECTS, *board.together_words),
        "seat": names,
        "owner": owners,
        "place": ("centre", "elephant", *owners),
        "face": faces,
        "shown": (*faces, "none"),
        "symbol": board.symbols,
        "building": board.types,
        "source": board.source_names,
        "cell": cell_names(board),
        "space": [str(space + 1) for space in range(board.spaces)],
    }


def board_of(data: dict[str, Any], sheet: str, own: str) -> Board:
    """The tables of one side of a file that was checked."""
    board = Board(sheet, own)
    facts = data[sheet]
    set_dice(board, data["dice"])
    set_province(board, facts)
    set_border(board, facts["border"])
    set_river(board, facts["river"])
    set_market(board, facts["market"])
    set_palace(board, facts["palace"])
    set_upgrade(board, facts["upgrade"])
    set_karma(board, facts["karma"])
    set_tracks(board, facts["tracks"])
    board.labels = [labels_of(board, seats) for seats in range(len(SEATS) + 1)]
    return board


def set_dice(board: Board, facts: dict[str, Any]) -> None:
    board.symbols = tuple(dict.fromkeys(str(face) for face in facts["blue"]))
    faces: list[int] = []
    for colour in COLOURS:
        for face in facts[colour]:
            faces.append(face_of(board, colour, face))
    board.sides = vec[i64](faces)


def face_of(board: Board, colour: str, face: str) -> int:
    """The number of a face; goods of a purple one may be named in either order."""
    if colour == "purple":
        pair = sorted(face.split("+"), key=GOODS.index)
        return PURPLE_FACES.index("-".join(pair))
    if colour == "green":
        return FIRST_GREEN + GREEN_FACES.index(face)
    if colour == "blue":
        return FIRST_BLUE + board.symbols.index(face)
    return FIRST_ORANGE + CHARACTERS.index(face)


def set_province(board: Board, facts: dict[str, Any]) -> None:
    grid = [str(row).split() for row in facts["grid"]]
    buildings, markets = facts["buildings"], facts["markets"]
    board.rows, board.columns = len(grid), len(grid[0])
    board.cells = board.rows * board.columns
    board.types = tuple(buildings.values())
    letters = [letter for row in grid for letter in row]
    board.residence = letters.index("R")
    board.exits = sum(1 << "NESW".index(side) for side in facts["residence_exits"])
    kinds = list(buildings)
    board.building = vec[i64]([kinds.index(letter) if letter in buildings else -1 for letter in letters])
    board.market = vec[i64]([effect_of(markets[letter]) if letter in markets else -1 for letter in letters])
    board.neighbour = vec[i64]([beside(board, cell, side) for cell in range(board.cells) for side in range(4)])


def beside(board: Board, cell: int, side: int) -> int:
    """The cell across a side, or -1 at the border."""
    row = cell // board.columns + STEP_ROW[side]
    column = cell % board.columns + STEP_COLUMN[side]
    inside = 0 <= row < board.rows and 0 <= column < board.columns
    return row * board.columns + column if inside else -1


def set_border(board: Board, facts: dict[str, Any]) -> None:
    sources: list[int] = []
    names = cell_names(board)
    for cell in range(board.cells):
        for side in range(4):
            letter = "NESW"[side]
            place = cell % board.columns if side % 2 == 0 else cell // board.columns
            code = facts[letter][place] if beside(board, cell, side) < 0 else ""
            sources.append(board.add_source(f"side-{names[cell]}-{letter}", BORDER, code) if code else -1)
    board.border = vec[i64](sources)


def set_river(board: Board, facts: dict[str, Any]) -> None:
    spaces = facts["spaces"]
    board.spaces = len(spaces)
    board.symbol = vec[i64]([FIRST_BLUE + board.symbols.index(space["sym"]) for space in spaces])
    rewards: list[int] = []
    starts = [0]
    for space in spaces:
        rewards += [effect_of(code) for code in space["get"]]
        starts.append(len(rewards))
    board.rewards, board.rewards_from = vec[i64](rewards), vec[i64](starts)


def set_market(board: Board, facts: dict[str, Any]) -> None:
    board.prices = vec[i64](list(facts["values"]))
    board.tent_boxes = []
    needs: list[int] = []
    sources: list[int] = []
    for n, tent in enumerate(facts["tents"], 1):
        needs += [max(tent["cols"]) + 1 if good in tent["goods"] else 0 for good in GOODS]
        sources.append(board.add_source(f"tent-{n}", TENT, tent["bonus"]))
        board.tent_boxes.append(
            [GOODS.index(g) * len(facts["values"]) + c for g in tent["goods"] for c in tent["cols"]]
        )
    board.tent_needs, board.tent_source = vec[i64](needs), vec[i64](sources)


def set_palace(board: Board, facts: dict[str, Any]) -> None:
    board.boxes = facts["boxes"]
    codes = enumerate(facts["column_bonus"], 1)
    board.palace_source = vec[i64]([board.add_source(f"palace-column-{n}", PALACE_COLUMN, code) for n, code in codes])


def set_upgrade(board: Board, facts: dict[str, Any]) -> None:
    board.levels = len(facts["values"])
    values: list[int] = [0, *facts["values"]]
    board.fame_of_level = vec[i64](values)
    sources = [-1, -1]
    for n, code in enumerate(facts["column_bonus"], 2):
        sources.append(board.add_source(f"upgrade-column-{n}", UPGRADE_COLUMN, code))
    board.upgrade_source = vec[i64](sources)


def set_karma(board: Board, facts: dict[str, Any]) -> None:
    board.karma_boxes, board.karma_start = facts["boxes"], facts["start"]
    board.karma_source = boxes_with(board, facts["boxes"], facts["bonus"], "karma-box", KARMA_BOX)


def set_tracks(board: Board, facts: dict[str, Any]) -> None:
    board.fame_boxes, board.fame_units = facts["fame_boxes"], facts["fame_units"]
    board.money_boxes, board.money_units = facts["money_boxes"], facts["money_units"]
    board.length = facts["length_units"]
    board.fame_source = boxes_with(board, facts["fame_boxes"], facts["fame_bonus"], "fame-box", FAME_BOX)
    board.money_source = boxes_with(board, facts["money_boxes"], facts["money_bonus"], "money-box", MONEY_BOX)


def boxes_with(board: Board, boxes: int, bonus: dict[str, str], name: str, cause: int) -> vec[i64]:
    """By box from 1: the source of its bonus, or -1."""
    sources = [-1] * (boxes + 1)
    for box in sorted(int(key) for key in bonus):
        sources[box] = board.add_source(f"{name}-{box}", cause, bonus[str(box)])
    return vec[i64](sources)
