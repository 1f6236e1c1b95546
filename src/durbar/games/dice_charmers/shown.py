"""What everybody is shown of The Dice Charmers: all of it [DC 1.3]. Numbers index the labels of `Static`; -1 is none.

client/src/wire/dice_charmers.ts is generated from these. Not compiled: mypyc drops the keywords of these classes.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

# --- the table now ---------------------------------------------------------------------------------------------------


class Sheet(Struct, gc=False):
    """What a player has marked."""

    roads: list[int]  # by cell
    river: list[int]  # by space: 1 is marked
    position: int
    circled: list[int]  # by good
    sold: list[int]
    palace: list[int]  # by character: boxes marked
    values: list[int]  # by building: its level, from 1
    karma: int
    spent: int
    fame: int
    money: int
    overlap: int
    turns: int
    bonuses: list[int]  # by source


class View(Struct, gc=False):
    """The dice, by die what each shows and where it lies; whose turn it is; every sheet."""

    round: int
    turn: int
    first: int
    active: int
    ending: int
    shows: list[int]
    place: list[int]
    sheets: list[Sheet]


# --- what never changes ----------------------------------------------------------------------------------------------

Kind: TypeAlias = Literal[
    "die", "colour", "good", "character", "road", "side", "shape", "effect", "cause", "bonus", "ending", "face",
    "symbol", "building", "cell", "space", "source", "seat", "owner", "place",
]  # fmt: skip


class Tent(Struct):
    """How many of each good it needs, and the source of its bonus."""

    needs: list[int]
    source: int


class Printed(Struct):
    """The sheet as printed, cell by cell; neighbours and border bonuses are four a cell, clockwise from north."""

    sheet: str
    standing: Literal["own-layout", "own-file"]
    rows: int
    columns: int
    residence: int
    exits: int
    neighbour: list[int]
    border: list[int]
    building: list[int]
    market: list[int]
    symbol: list[int]
    rewards: list[list[int]]
    prices: list[int]
    tents: list[Tent]
    tent_boxes: list[list[int]]
    boxes: int
    palace_source: list[int]
    levels: list[int]
    upgrade_source: list[int]
    karma_boxes: int
    karma_source: list[int]
    fame_boxes: int
    fame_units: int
    money_boxes: int
    money_units: int
    length: int
    fame_source: list[int]
    money_source: list[int]
    source_effect: list[int]
    source_cause: list[int]
    sides: list[int]


class Static(Struct):
    """Labels, and the sheet everybody has."""

    labels: dict[Kind, list[str]]
    board: Printed
    names: dict[str, str | dict[str, str]]
