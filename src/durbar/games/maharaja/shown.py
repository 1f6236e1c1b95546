"""What a seat is shown of Maharaja [MJ 1.7]. Numbers index the labels of `Static`; -1 is none.

client/src/wire/maharaja.ts is generated from these. Not compiled: mypyc drops `array_like`, and rows would travel as
objects.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

# --- the table now ---------------------------------------------------------------------------------------------------


class Row(Struct, array_like=True, gc=False):
    """Travels as a list of its fields."""


class Maharani(Row):
    """[MJ 7.9] A token on a character: on which, whose, since which round."""

    character: int
    owner: int
    round: int


class Turn(Struct, gc=False):
    """What is done and begun in the present turn; `done` are the hands of the disc whose action was performed."""

    done: list[int]
    token_spent: bool
    due_statues: int
    due_shrines: int
    pair: int
    moves: int


class Brahmabot(Struct, gc=False):
    """[MJ 11.2, 11.4] The tiles that lie face up (left, middle, right), and which are left in the two stacks."""

    tiles: list[int]
    turned: int
    performed: int
    tiles_left: list[int]
    stack: list[int]


class View(Struct, omit_defaults=True, gc=False):
    """[MJ 1.7] Lists are by owner, city, village or space of a track; what is hidden is null."""

    phase: int
    round: int
    maharaja: int
    track: list[int]
    rewards: list[int]
    reach: int
    display: list[int]
    characters: list[int]
    coins: list[int]
    pp: list[int | None]
    tokens: list[int]
    token_supply: int
    board_shrines: list[int]
    supply_shrines: list[int]
    board_statues: list[int]
    priests: list[int]
    statues: list[int]  # whose, space by space of each city
    shrines: list[int]  # how many, owner by owner in each city
    villages: list[list[int]]  # by village: owners of the shrines there
    used: list[list[int]]  # by owner: characters whose ability is used up this round
    planned: list[int]  # owners whose plan is laid down
    plans: list[tuple[int, int] | None]
    acting: int
    acted: list[int]  # owners whose turn has come
    special: list[int]  # the special rules in use
    final: int
    maharani_supply: int
    maharani: list[Maharani]
    turn: Turn
    brahmabot: Brahmabot | None = None  # in the solo game
    sheet: list[int] | None = None  # once the game is over, line by line of each owner


# --- what never changes ----------------------------------------------------------------------------------------------

Kind: TypeAlias = Literal[
    "action", "reward", "space", "special", "final", "phase", "reason", "line", "instruction", "owners", "slot", "tile",
    "seat", "owner", "source", "city", "node", "road", "village", "place", "character", "setup", "track",
]  # fmt: skip
Standing: TypeAlias = Literal["sourced", "older", "reconstructed", "own"]
Point: TypeAlias = tuple[int, int]


class Known(Struct, forbid_unknown_fields=True):
    """What of this board the rulebooks tell, what older sources do, and what is reconstructed."""

    sourced: list[str]
    older: list[str]
    reconstructed: list[str]


class Start(Struct):
    id: str
    name: str
    xy: Point
    standing: Standing


class City(Struct):
    """`top` and `bottom`: the bonuses of its two spaces, as "3 coins"."""

    id: str
    name: str
    colour: str
    symbol: str
    xy: Point
    top: str
    bottom: str
    standing: Standing
    bonus_standing: Standing


class Road(Struct):
    """Between two nodes: the cities in their order, then the start."""

    id: str
    ends: tuple[int, int]
    villages: list[int]
    curve: Point | None
    standing: Standing


class BrahmabotTile(Struct):
    tile: int
    actions: list[str]
    to: str
    check: str
    standing: Standing


class SetupTile(Struct):
    tile: str
    blue: list[str]
    green: list[str]
    red: list[str]
    standing: Standing


class Board(Struct):
    """Geometry, names and standing, for drawing."""

    format: str
    name: str
    standing: Known
    start: Start
    cities: list[City]
    roads: list[Road]
    villages: list[Point]
    brahmabot: list[BrahmabotTile]
    setups: list[SetupTile]


class Terms(Struct):
    """Numbers of this game that a page shows: prices, limits, incomes."""

    solo: bool
    edition: str
    village_holds: int
    flag_step: int
    window: int
    rounds: int
    income: list[int]
    once: list[int]


class Static(Struct):
    """Labels, the board, the terms; `names`: words that are said otherwise in this game."""

    labels: dict[Kind, list[str]]
    board: Board
    terms: Terms
    names: dict[str, str | dict[str, str]]
