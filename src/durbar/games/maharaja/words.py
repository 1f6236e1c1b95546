"""All that can be chosen, told and refused: its word, the kinds of its numbers, its rule."""

from __future__ import annotations

from typing import Final

from durbar.engine.game import HEADING, NOTABLE, SMALL, Event
from durbar.engine.option import Verb
from durbar.engine.refusal import Code

# --- what can be chosen ----------------------------------------------------------------------------------------------

END_TURN: Final = 0
PERFORM: Final = 1
SPEND_TOKEN: Final = 2
BUILD_STATUE: Final = 3
BUILD_SHRINE: Final = 4
MOVE_PRIEST: Final = 5
USE_ABILITY: Final = 6
PLAN: Final = 7
MOVE: Final = 8
STATUE_AT: Final = 9
SHRINE_AT: Final = 10
LEAVE_SHRINE: Final = 11
TAKE: Final = 12
PUT_MAHARANI: Final = 13
MOVE_FLAG: Final = 14
TAKE_REWARD: Final = 15
STOP_EXCHANGE: Final = 16
COINS_TO_PP: Final = 17
PP_TO_COINS: Final = 18
STOP_REWARD: Final = 19
COIN_TO_PP: Final = 20
SHRINE_FOR_COINS: Final = 21
SHRINE_FOR_PP: Final = 22
DRAW_CHARACTER: Final = 23
LAY_REWARD: Final = 24
LAY_FLAG: Final = 25
PICKS_FIRST: Final = 26
DRAW_SETUP: Final = 27
DRAW_FINAL: Final = 28

VERBS: Final = {
    END_TURN: Verb("end-turn"),
    PERFORM: Verb("perform", ("action",)),
    SPEND_TOKEN: Verb("token", ("action",)),
    BUILD_STATUE: Verb("build-statue"),
    BUILD_SHRINE: Verb("build-shrine"),
    MOVE_PRIEST: Verb("move-priest"),
    USE_ABILITY: Verb("ability", ("character",)),
    PLAN: Verb("plan", ("action", "action")),
    MOVE: Verb("move", ("node",)),
    STATUE_AT: Verb("statue", ("city", "space")),
    SHRINE_AT: Verb("shrine", ("place",)),
    LEAVE_SHRINE: Verb("no-shrine"),
    TAKE: Verb("take", ("character",)),
    PUT_MAHARANI: Verb("maharani", ("character",)),
    MOVE_FLAG: Verb("flag", ("city",)),
    TAKE_REWARD: Verb("reward", ("reward",)),
    STOP_EXCHANGE: Verb("stop"),
    COINS_TO_PP: Verb("coins-to-pp"),
    PP_TO_COINS: Verb("pp-to-coins"),
    STOP_REWARD: Verb("stop"),
    COIN_TO_PP: Verb("coin-to-pp"),
    SHRINE_FOR_COINS: Verb("shrine-for-coins"),
    SHRINE_FOR_PP: Verb("shrine-for-pp"),
    DRAW_CHARACTER: Verb("draw", ("character",)),
    LAY_REWARD: Verb("lay", ("reward",)),
    LAY_FLAG: Verb("lay-flag", ("city",)),
    PICKS_FIRST: Verb("first", ("owner",)),
    DRAW_SETUP: Verb("setup-tile", ("setup",)),
    DRAW_FINAL: Verb("final", ("final",)),
}

# --- what is told ----------------------------------------------------------------------------------------------------

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
CITY_SCORED: Final = 45

EVENTS: Final = {
    SPECIAL_IN_USE: Event("special-in-use", ("special",), weight=SMALL),
    FINAL_IN_USE: Event("final-in-use", ("final",), weight=SMALL),
    CHARACTER_SHOWN: Event("character-shown", ("character",), weight=SMALL),
    REWARD_LAID: Event("reward-laid", ("reward", ""), weight=SMALL),
    FLAG_LAID: Event("flag-laid", ("city", ""), weight=SMALL),
    FIRST_PICK: Event("first-pick", ("owner",), weight=SMALL),
    SETUP_TILE: Event("setup-tile", ("setup",), weight=SMALL),
    ROUND_BEGINS: Event("round-begins", ("",), weight=HEADING),
    MAHARAJA_GOES: Event("maharaja-goes", ("city", ""), weight=NOTABLE),
    PLANNED: Event("planned", ("owner",), weight=SMALL),
    REVEALED: Event("revealed", ("owner", "action", "action"), weight=NOTABLE),
    ACTS: Event("acts", ("owner", "action")),
    USES_ABILITY: Event("uses-ability", ("owner", "character")),
    COINS_GAINED: Event("coins", ("owner", "", "reason"), weight=SMALL),
    COINS_PAID: Event("pays", ("owner", "", "reason"), weight=SMALL),
    PP_GAINED: Event("pp", ("owner", "", "reason")),
    PP_PAID: Event("pays-pp", ("owner", "")),
    SHRINES_TAKEN: Event("shrines", ("owner", "", "reason"), weight=SMALL),
    SHRINE_RETURNED: Event("shrine-returned", ("owner",), weight=SMALL),
    TOKEN_GAINED: Event("token", ("owner", "reason"), weight=SMALL),
    TOKEN_SPENT: Event("token-spent", ("owner",), weight=SMALL),
    STATUE_BUILT: Event("statue", ("owner", "city", "space", ""), weight=NOTABLE),
    SHRINE_BUILT: Event("shrine", ("owner", "place", ""), weight=NOTABLE),
    PASSES: Event("passes", ("owner", "road", "node"), weight=SMALL),
    MOVED: Event("moved", ("owner", "node", "node", "")),
    TOLL: Event("toll", ("owner", "owner", ""), weight=NOTABLE),
    FLAG_MOVED: Event("flag-moved", ("owner", "city", "", ""), weight=NOTABLE),
    RETURNS_CHARACTER: Event("returns-character", ("owner", "character"), weight=SMALL),
    TAKES_CHARACTER: Event("takes-character", ("owner", "character", "source"), weight=NOTABLE),
    TURN_ENDS: Event("turn-ends", ("owner",), weight=SMALL),
    WORSHIP: Event("worship", ("owner", "", "", "city"), weight=NOTABLE),
    REWARD_TAKEN: Event("reward-taken", ("owner", "reward"), weight=NOTABLE),
    MAHARANI_PLACED: Event("maharani-placed", ("owner", "character"), weight=NOTABLE),
    MAHARANI_BACK: Event("maharani-back", ("owner", "character")),
    REWARD_GONE: Event("reward-gone", ("reward",)),
    ROUND_ENDS: Event("round-ends", ("",)),
    FINAL_LINE: Event("final-line", ("owner", "line", "")),
    FINAL_TOTAL: Event("final-total", ("owner", ""), weight=NOTABLE),
    TILE_SHOWN: Event("tile-shown", ("",), weight=SMALL),
    TILE_TURNED: Event("tile-turned", ("",), weight=SMALL),
    TILE_PERFORMED: Event("tile-performed", ("",)),
    SKIPPED: Event("skipped", ("instruction",), weight=SMALL),
    SHRINE_MOVED: Event("shrine-moved", ("owner", "city")),
    STAYS: Event("stays", ("owner", "city")),
    CITY_SCORED: Event("city-scored", ("city", ""), weight=NOTABLE),
}

# --- what is refused -------------------------------------------------------------------------------------------------

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
PLAN_OWED: Final = Code(50)
PART_OWED: Final = Code(51)

REFUSALS: Final = {
    int(CITY_FULL): ("city-full", "MJ 2.2"),
    int(SPACE_TAKEN): ("space-taken", "MJ 2.2"),
    int(VILLAGE_TAKEN): ("village-taken", "MJ 2.5"),
    int(VILLAGE_FULL): ("village-full", "MJ 2.5"),
    int(PRIEST_ELSEWHERE): ("priest-elsewhere", "MJ 2.6"),
    int(NO_COINS): ("no-coins", "MJ 2.1"),
    int(NO_STATUE): ("no-statue", "MJ 2.7"),
    int(NO_SHRINE): ("no-shrine", "MJ 2.7"),
    int(NO_ROAD): ("no-road", "MJ 3.3"),
    int(NO_TOLL): ("no-toll", "MJ 3.4"),
    int(MOVED_ENOUGH): ("moved-enough", "MJ R1"),
    int(NOT_PLANNED): ("not-planned", "MJ 4.4"),
    int(DONE_ALREADY): ("done-already", "MJ 4.4"),
    int(NO_TOKEN): ("no-token", "MJ 4.5"),
    int(ONE_TOKEN): ("one-token", "MJ 4.5"),
    int(TOKEN_NOT_CHARACTER): ("token-not-character", "MJ 4.5"),
    int(NOT_BEGUN): ("not-begun", "MJ 4.7"),
    int(CITY_SHRINE_FIRST): ("city-shrine-first", "MJ 5.4"),
    int(CITY_SHRINE_OWED): ("city-shrine-owed", "MJ 5.4"),
    int(NONE_IN_SUPPLY): ("none-in-supply", "MJ 5.6"),
    int(THREE_COINS): ("three-coins", "MJ 5.7"),
    int(SAME_CHARACTER): ("same-character", "MJ 5.8"),
    int(DISPLAY_ONLY): ("display-only", "MJ 10.1"),
    int(ROW_EMPTY): ("row-empty", "MJ 11.18"),
    int(FLAG_TOO_FAR_LEFT): ("flag-too-far-left", "MJ 5.9"),
    int(FLAG_TOO_FAR_LEFT_DRAFT): ("flag-too-far-left-draft", "MJ 12.7"),
    int(NOT_YOUR_ABILITY): ("not-your-ability", "MJ 6"),
    int(ABILITY_USED): ("ability-used", "MJ 6"),
    int(ABILITY_USELESS): ("ability-useless", "MJ 6"),
    int(ABILITY_3): ("ability-3", "MJ 6.3"),
    int(ABILITY_4): ("ability-4", "MJ 6.4"),
    int(ABILITY_13): ("ability-13", "MJ 6.13"),
    int(ABILITY_12_BIS): ("ability-12-bis", "MJ 12.8"),
    int(OUT_OF_REACH): ("out-of-reach", "MJ 7.4"),
    int(REWARD_OUT_OF_REACH_SOLO): ("out-of-reach-solo", "MJ 11.10"),
    int(MAHARANI_THERE): ("maharani-there", "MJ 7.6"),
    int(VILLAGES_ONLY): ("villages-only", "MJ 1.10"),
    int(PART_DONE): ("part-done", "MJ 4.7"),
    int(NO_WAY_OUT): ("no-way-out", "MJ 3.3"),
    int(NO_CITY_SHRINE): ("no-city-shrine", "MJ 5.4"),
    int(PLAN_OWED): ("plan-owed", "MJ 4.4"),
    int(PART_OWED): ("part-owed", "MJ 4.4"),
}
