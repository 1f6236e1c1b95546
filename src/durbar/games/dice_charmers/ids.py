"""Names for the numbers of The Dice Charmers, and for the families they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# --- goods, sides, roads -------------------------------------------------------------------------------------------

GOODS: Final = ("tea", "silk", "spice")
GOODS_COUNT: Final = 3
SIDES: Final = ("north", "east", "south", "west")
SIDE_BIT: Final = vec[i64]([1, 2, 4, 8])
FACING_BIT: Final = vec[i64]([4, 8, 1, 2])  # the neighbour's side that meets this side
ROADS: Final = (  # by set of open sides; one side alone is a half-road
    "none", "half-N", "half-E", "NE", "half-S", "NS", "ES", "NES",
    "half-W", "NW", "EW", "NEW", "SW", "NSW", "ESW", "NESW",
)  # fmt: skip
CROSSING: Final = 15

SHAPES: Final = ("straight", "curve", "fork", "cross")
STRAIGHT: Final = 0
CURVE: Final = 1
FORK: Final = 2
CROSS: Final = 3

# --- dice ----------------------------------------------------------------------------------------------------------

COLOURS: Final = ("purple", "green", "blue", "orange")
PURPLE: Final = 0
GREEN: Final = 1
BLUE: Final = 2
ORANGE: Final = 3
DICE: Final = ("P1", "P2", "G1", "G2", "B1", "B2", "O1", "O2")  # twins differ in the last bit
DICE_COUNT: Final = 8
CENTRE: Final = 0
ELEPHANT: Final = 1
WAREHOUSE: Final = 2  # plus the owner

PURPLE_FACES: Final = ("tea-tea", "silk-silk", "spice-spice", "tea-silk", "tea-spice", "silk-spice")
GREEN_FACES: Final = ("straight", "curve", "two_halves")
CHARACTERS: Final = ("mogul", "maharani", "merchant", "man_singh", "builder", "portuguese")
CHARACTERS_COUNT: Final = 6
FIRST_GREEN: Final = 6
TWO_HALVES: Final = 8
FIRST_BLUE: Final = 9
FIRST_ORANGE: Final = 15
FACES: Final = 21
ONE_GOOD: Final = vec[i64]([0, 1, 2, 0, 0, 1])  # by purple face
OTHER_GOOD: Final = vec[i64]([0, 1, 2, 1, 2, 2])

# --- characters and effects ----------------------------------------------------------------------------------------

MOGUL: Final = 0
MAHARANI: Final = 1
MERCHANT: Final = 2
MAN_SINGH: Final = 3
BUILDER: Final = 4
PORTUGUESE: Final = 5
PALACE: Final = 6
UPGRADE: Final = 7
KARMA: Final = 8
GOODS_DIE: Final = 9
MARKET_SAME: Final = 10
MARKET_DIFF: Final = 11
HALF_ROAD: Final = 12
ROAD_STRAIGHT: Final = 13
ROAD_FORK: Final = 14
ROAD_CROSS: Final = 15
RIVER_AHEAD: Final = 16
RIVER_BACK: Final = 17
RIVER_BACK_ANY: Final = 18
ANY_GOODS: Final = 19  # plus n - 1, as those below
SELL: Final = 22
SELL_DIFF: Final = 26
COIN: Final = 29
FAME: Final = 41
SELL_EXACTLY: Final = 53
SELL_DIFF_EXACTLY: Final = 57

EFFECTS: Final = (
    *CHARACTERS,
    "palace",
    "upgrade",
    "karma",
    "goods_die",
    "market_same",
    "market_diff",
    "half_road",
    "road-straight",
    "road-fork",
    "road-cross",
    "river-ahead",
    "river-back",
    "river-back-any",
    *(f"goods-{n}" for n in range(1, 4)),
    *(f"sell-{n}" for n in range(1, 5)),
    *(f"sell_diff-{n}" for n in range(1, 4)),
    *(f"coin-{n}" for n in range(1, 13)),
    *(f"fame-{n}" for n in range(1, 13)),
    *(f"sell_exactly-{n}" for n in range(1, 5)),
    *(f"sell_diff_exactly-{n}" for n in range(1, 4)),
)
RIVER_CODES: Final = {"river:+1": "river-ahead", "river:-1": "river-back", "river:-any": "river-back-any"}

# --- where bonuses and points come from ----------------------------------------------------------------------------

CAUSES: Final = (
    "border", "tent", "palace_column", "upgrade_column", "karma_box", "fame_box", "money_box",
    "river", "building", "sale", "man_singh",
)  # fmt: skip
BORDER: Final = 0
TENT: Final = 1
PALACE_COLUMN: Final = 2
UPGRADE_COLUMN: Final = 3
KARMA_BOX: Final = 4
FAME_BOX: Final = 5
MONEY_BOX: Final = 6
RIVER: Final = 7
BUILDING: Final = 8
SALE: Final = 9
BY_MAN_SINGH: Final = 10

BONUS_STATES: Final = ("free", "circled", "used", "lost")
FREE: Final = 0
CIRCLED: Final = 1
USED: Final = 2
LOST: Final = 3

# --- how a game may end --------------------------------------------------------------------------------------------

ENDINGS: Final = ("open", "crossed", "stuck")
OPEN: Final = 0
CROSSED: Final = 1
STUCK: Final = 2

# --- the largest sheet a file may describe: options and observations have room for it --------------------------------

MOST_SEATS: Final = 5
MOST_CELLS: Final = 24
MOST_SPACES: Final = 24
MOST_TYPES: Final = 6
MOST_COLUMNS: Final = 8
MOST_SOURCES: Final = 64

# --- words -----------------------------------------------------------------------------------------------------------

LABELS: Final[dict[str, Sequence[str]]] = {
    "die": DICE,
    "colour": COLOURS,
    "good": GOODS,
    "character": CHARACTERS,
    "road": ROADS,
    "side": SIDES,
    "shape": SHAPES,
    "cause": CAUSES,
    "bonus": BONUS_STATES,
    "ending": ENDINGS,
}
"""The words of the kinds that are the same on every board."""

# --- families of numbers ---------------------------------------------------------------------------------------------


def colour_of(face: i64) -> i64:
    """The colour of the dice that show this face."""
    if face < FIRST_GREEN:
        return PURPLE
    if face < FIRST_BLUE:
        return GREEN
    return BLUE if face < FIRST_ORANGE else ORANGE


def is_character(effect: i64) -> bool:
    return effect < PALACE


def is_whole_road(effect: i64) -> bool:
    return ROAD_STRAIGHT <= effect <= ROAD_CROSS


def is_goods(effect: i64) -> bool:
    return ANY_GOODS <= effect < SELL


def is_sale(effect: i64) -> bool:
    return MARKET_SAME <= effect <= MARKET_DIFF or SELL <= effect < COIN or effect >= SELL_EXACTLY


def is_coins(effect: i64) -> bool:
    return COIN <= effect < FAME


def is_half(sides: i64) -> bool:
    return sides == 1 or sides == 2 or sides == 4 or sides == 8


def side_of(half: i64) -> i64:
    """The one side a half-road opens."""
    return 0 if half == 1 else 1 if half == 2 else 2 if half == 4 else 3
