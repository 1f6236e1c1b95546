"""Numbers for the things of the game, and the words for them. Cities come first among the places, then the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CITIES: Final = 7
START: Final = 7  # the start space, as a node
NODES: Final = 8
VILLAGE: Final = 8  # village v is the place VILLAGE + v
MAX_VILLAGES: Final = 40
MAX_ROADS: Final = 40
NOWHERE: Final = -1
NONE: Final = -1

# [MJ 2.2] Statue spaces of a city: one central, two external ones with a bonus, four plain ones.
CENTRE: Final = 0
TOP: Final = 1
BOTTOM: Final = 2
PLAIN: Final = 3
SPACES: Final = 7
SPACE_WORDS: Final = ["centre", "top", "bottom", "plain", "plain-2", "plain-3", "plain-4"]

# [MJ 1.1] What a colour has.
STATUES: Final = 7
SHRINES: Final = 20
ACTION_TOKENS: Final = 7
MAHARANI_TOKENS: Final = 2
TRACK: Final = 16
ROUNDS: Final = 7

# [MJ 1.5] The last seven spaces of the Maharaja track are printed 1 to 7, those before them have no number.
PRINTED: Final = 7
TRACK_WORDS: Final = [
    *(f"from-left-{n}" for n in range(1, TRACK - PRINTED + 1)),
    *(f"printed-{n}" for n in range(1, PRINTED + 1)),
]

# [MJ 5] The nine actions.
STATUE_CHEAPER: Final = 0
SHRINE_CHEAPER: Final = 1
STATUE_AND_SHRINE: Final = 2
TWO_SHRINES: Final = 3
TAKE_COINS: Final = 4
TAKE_SHRINES: Final = 5
BUY_PP: Final = 6
CHANGE_CHARACTER: Final = 7
CHANGE_TRACK: Final = 8
ACTIONS: Final = 9
ACTION_WORDS: Final = [
    "statue-cheaper",
    "shrine-free",
    "statue-and-shrine",
    "two-shrines",
    "take-coins",
    "take-shrines",
    "buy-pp",
    "change-character",
    "change-track",
]

# [MJ 4.2] A plan has two slots.
SLOTS: Final = 2
FIRST: Final = 0
SECOND: Final = 1

# [MJ 5.4] How far the action of two shrines is.
PAIR_WORDS: Final = ["none", "begun", "owed"]
NO_PAIR: Final = 0
PAIR_BEGUN: Final = 1
CITY_SHRINE_LEFT: Final = 2

# [MJ 6] Characters have their numbers, 1 to 16.
CHARACTERS: Final = 16
CHARACTER_WORDS: Final = ["none", *[f"c{n}" for n in range(1, 17)]]

# [MJ 7.5] The eight rewards.
REWARD_COINS: Final = 0
REWARD_SHRINES: Final = 1
REWARD_PP_COIN: Final = 2
REWARD_TAX: Final = 3
REWARD_PP: Final = 4
REWARD_EXCHANGE: Final = 5
REWARD_SHRINE: Final = 6
REWARDS: Final = 8
REWARD_WORDS: Final = [
    "reward-coins",
    "reward-shrines",
    "reward-pp-coin",
    "reward-tax",
    "reward-pp",
    "reward-exchange",
    "reward-shrine",
    "reward-maharani",
]

# [MJ 12] Editions.
EDITIONS: Final = ("rulebook", "rulebook-fr", "draft")
RULEBOOK_FR: Final = 1
DRAFT: Final = 2

# [MJ 10.2, 12.9] Final-scoring tiles.
FINAL_TILES: Final = ["none", "A", "B", "C", "D", "1", "2", "3", "4"]
FINAL_WORDS: Final = ["none", *[f"final-{tile}" for tile in FINAL_TILES[1:]]]  # A alone would be a seat
NO_FINAL: Final = 0
FINAL_A: Final = 1
FINAL_B: Final = 2
FINAL_C: Final = 3
FINAL_D: Final = 4
DRAFT_1: Final = 5
DRAFT_2: Final = 6
DRAFT_3: Final = 7
DRAFT_4: Final = 8

# [MJ 10.1] Special rules.
SPECIAL_FIRST: Final = 0
SPECIAL_EXTERNAL: Final = 1
SPECIAL_PRICE: Final = 2
SPECIAL_DISPLAY: Final = 3
SPECIALS: Final = 4
SPECIAL_WORDS: Final = ["special-a", "special-b", "special-c", "special-d"]

# Phases of the game, for those who watch.
PHASE_WORDS: Final = ["setup", "maharaja", "planning", "actions", "scoring", "end-of-round", "over"]
SETUP: Final = 0
MAHARAJA: Final = 1
PLANNING: Final = 2
ACTING: Final = 3
SCORING: Final = 4
END_OF_ROUND: Final = 5
OVER: Final = 6

# Why coins, points or pieces change hands: told with each event.
REASON_WORDS: Final = [
    "by-action",
    "by-ability",
    "by-bonus",
    "by-rank",
    "by-reward",
    "by-special",
    "by-brahmabot",
    "by-passage",
]
BY_ACTION: Final = 0
BY_ABILITY: Final = 1
BY_BONUS: Final = 2
BY_RANK: Final = 3
BY_REWARD: Final = 4
BY_SPECIAL: Final = 5
BY_BRAHMABOT: Final = 6
BY_PASSAGE: Final = 7

# Bonuses of external spaces, as the board file has them.
BONUS_WORDS: Final = ["token", "shrines", "coins", "pp"]
BONUS_TOKEN: Final = 0
BONUS_SHRINES: Final = 1
BONUS_COINS: Final = 2
BONUS_PP: Final = 3

# Brahmabot (MJ 11).
BRAHMABOT: Final = 1  # its colour in the solo game
TILES: Final = 12
LEVEL_COINS: Final = vec[i64]([0, 2, 4])
LEVEL_PP: Final = vec[i64]([2, 3, 4])
TO_MAHARAJA: Final = -1
LEFT: Final = 0
MIDDLE: Final = 1
STATUE_MAHARAJA: Final = 0
SHRINE_MAHARAJA: Final = 1
STATUE_LEFTMOST: Final = 2
STATUE_FREE_CENTRE: Final = 3
STATUE_SECOND: Final = 4
FLAG_LEAD: Final = 5
COINS: Final = 6
INSTRUCTION_WORDS: Final = [
    "statue-maharaja",
    "shrine-maharaja",
    "statue-leftmost",
    "statue-free-centre",
    "statue-second",
    "flag-lead",
    "bot-coins",
    "take-character",
]

# Lines of the final sheet (MJ 9, 10.2, 12.9).
LINE_WORDS: Final = ["line-held", "line-statues", "line-coins", "line-majorities", "line-tile"]
LINES: Final = 5
HELD: Final = 0
LINE_STATUES: Final = 1
LINE_COINS: Final = 2
LINE_MAJORITIES: Final = 3
LINE_TILE: Final = 4

SHRINE_SETS: Final = tuple("".join("ABCD"[i] for i in range(4) if mask >> i & 1) or "-" for mask in range(16))
LABELS: Final[dict[str, Sequence[str]]] = {
    "action": ACTION_WORDS,
    "reward": REWARD_WORDS,
    "space": SPACE_WORDS,
    "special": SPECIAL_WORDS,
    "final": FINAL_WORDS,
    "phase": PHASE_WORDS,
    "reason": REASON_WORDS,
    "line": LINE_WORDS,
    "instruction": INSTRUCTION_WORDS,
    "owners": SHRINE_SETS,
    "slot": ("first", "second"),
    "track": TRACK_WORDS,
    "tile": tuple(f"tile-{n}" for n in range(1, TILES + 1)),
}
"""The words of the kinds that are the same on every board."""
