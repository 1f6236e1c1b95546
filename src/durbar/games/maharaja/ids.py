"""Numbers for the things of the game, and the words for them. Cities come first among the places, then the start."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.refusal import Code

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
REWARD_MAHARANI: Final = 7
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
RULEBOOK: Final = 0
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
]
BY_ACTION: Final = 0
BY_ABILITY: Final = 1
BY_BONUS: Final = 2
BY_RANK: Final = 3
BY_REWARD: Final = 4
BY_SPECIAL: Final = 5
BY_BRAHMABOT: Final = 6

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
RIGHT: Final = 2
STATUE_MAHARAJA: Final = 0
SHRINE_MAHARAJA: Final = 1
STATUE_LEFTMOST: Final = 2
STATUE_FREE_CENTRE: Final = 3
STATUE_SECOND: Final = 4
FLAG_LEAD: Final = 5
COINS: Final = 6
TAKE_CHARACTER: Final = 7
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

# --- refusals ------------------------------------------------------------------------------------------------------

CITY_FULL: Final = Code(10)
SPACE_TAKEN: Final = Code(11)
VILLAGE_TAKEN: Final = Code(12)
VILLAGE_FULL: Final = Code(13)
PRIEST_ELSEWHERE: Final = Code(14)
NO_COINS: Final = Code(15)
NO_STATUE: Final = Code(16)
NO_SHRINE: Final = Code(17)
NO_ROAD: Final = Code(18)
NO_TOLL: Final = Code(19)
MOVED_ENOUGH: Final = Code(20)
NOT_PLANNED: Final = Code(21)
DONE_ALREADY: Final = Code(22)
NO_TOKEN: Final = Code(23)
ONE_TOKEN: Final = Code(24)
TOKEN_NOT_CHARACTER: Final = Code(25)
NOT_BEGUN: Final = Code(26)
CITY_SHRINE_FIRST: Final = Code(27)
CITY_SHRINE_OWED: Final = Code(28)
NONE_IN_SUPPLY: Final = Code(29)
THREE_COINS: Final = Code(30)
SAME_CHARACTER: Final = Code(31)
DISPLAY_ONLY: Final = Code(32)
ROW_EMPTY: Final = Code(33)
FLAG_TOO_FAR_LEFT: Final = Code(34)
FLAG_TOO_FAR_LEFT_DRAFT: Final = Code(35)
NOT_YOUR_ABILITY: Final = Code(36)
ABILITY_USED: Final = Code(37)
ABILITY_USELESS: Final = Code(38)
ABILITY_3: Final = Code(39)
ABILITY_4: Final = Code(40)
ABILITY_13: Final = Code(41)
ABILITY_12_BIS: Final = Code(42)
OUT_OF_REACH: Final = Code(43)
REWARD_OUT_OF_REACH_SOLO: Final = Code(44)
MAHARANI_THERE: Final = Code(45)
VILLAGES_ONLY: Final = Code(46)
PART_DONE: Final = Code(47)
NO_WAY_OUT: Final = Code(48)
NO_CITY_SHRINE: Final = Code(49)

REFUSALS: Final = {
    10: ("city-full", "MJ 2.2"),
    11: ("space-taken", "MJ 2.2"),
    12: ("village-taken", "MJ 2.5"),
    13: ("village-full", "MJ 2.5"),
    14: ("priest-elsewhere", "MJ 2.6"),
    15: ("no-coins", "MJ 2.1"),
    16: ("no-statue", "MJ 2.7"),
    17: ("no-shrine", "MJ 2.7"),
    18: ("no-road", "MJ 3.3"),
    19: ("no-toll", "MJ 3.4"),
    20: ("moved-enough", "MJ R1"),
    21: ("not-planned", "MJ 4.4"),
    22: ("done-already", "MJ 4.4"),
    23: ("no-token", "MJ 4.5"),
    24: ("one-token", "MJ 4.5"),
    25: ("token-not-character", "MJ 4.5"),
    26: ("not-begun", "MJ 4.7"),
    27: ("city-shrine-first", "MJ 5.4"),
    28: ("city-shrine-owed", "MJ 5.4"),
    29: ("none-in-supply", "MJ 5.6"),
    30: ("three-coins", "MJ 5.7"),
    31: ("same-character", "MJ 5.8"),
    32: ("display-only", "MJ 10.1"),
    33: ("row-empty", "MJ 11.18"),
    34: ("flag-too-far-left", "MJ 5.9"),
    35: ("flag-too-far-left-draft", "MJ 12.7"),
    36: ("not-your-ability", "MJ 6"),
    37: ("ability-used", "MJ 6"),
    38: ("ability-useless", "MJ 6"),
    39: ("ability-3", "MJ 6.3"),
    40: ("ability-4", "MJ 6.4"),
    41: ("ability-13", "MJ 6.13"),
    42: ("ability-12-bis", "MJ 12.8"),
    43: ("out-of-reach", "MJ 7.4"),
    44: ("out-of-reach-solo", "MJ 11.10"),
    45: ("maharani-there", "MJ 7.6"),
    46: ("villages-only", "MJ 1.10"),
    47: ("part-done", "MJ 4.7"),
    48: ("no-way-out", "MJ 3.3"),
    49: ("no-city-shrine", "MJ 5.4"),
}

# --- events --------------------------------------------------------------------------------------------------------

SPECIAL_IN_USE: Final = 1
FINAL_IN_USE: Final = 2
CHARACTER_SHOWN: Final = 3
REWARD_LAID: Final = 4
FLAG_LAID: Final = 5
FIRST_PICK: Final = 6
SETUP_TILE: Final = 7
ROUND_BEGINS: Final = 8
MAHARAJA_GOES: Final = 9
PLANNED: Final = 10
REVEALED: Final = 11
ACTS: Final = 12
USES_ABILITY: Final = 13
COINS_GAINED: Final = 14
PP_GAINED: Final = 15
SHRINES_TAKEN: Final = 16
TOKEN_GAINED: Final = 17
STATUE_BUILT: Final = 18
SHRINE_BUILT: Final = 19
PASSES: Final = 20
MOVED: Final = 21
TOLL: Final = 22
FLAG_MOVED: Final = 23
RETURNS_CHARACTER: Final = 24
TAKES_CHARACTER: Final = 25
TURN_ENDS: Final = 26
WORSHIP: Final = 27
REWARD_TAKEN: Final = 28
MAHARANI_PLACED: Final = 29
MAHARANI_BACK: Final = 30
REWARD_GONE: Final = 31
ROUND_ENDS: Final = 32
FINAL_LINE: Final = 33
FINAL_TOTAL: Final = 34
TILE_SHOWN: Final = 35
TILE_TURNED: Final = 36
TILE_PERFORMED: Final = 37
SKIPPED: Final = 38
SHRINE_MOVED: Final = 39
STAYS: Final = 40
COINS_PAID: Final = 41
PP_PAID: Final = 42
SHRINE_RETURNED: Final = 43
TOKEN_SPENT: Final = 44
