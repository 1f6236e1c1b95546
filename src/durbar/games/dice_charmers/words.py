"""All that can be chosen, told and refused: its word, the kinds of its numbers, its rule."""

from __future__ import annotations

from typing import Final

from durbar.engine.game import DRAMA, HEADING, NOTABLE, SMALL, Event
from durbar.engine.option import Verb
from durbar.engine.refusal import Code

# --- what can be chosen ----------------------------------------------------------------------------------------------

TAKE_DIE: Final = 0
SPEND_KARMA: Final = 1
PASS: Final = 2
STOP: Final = 3
DECLINE: Final = 4
FIRST_SEAT: Final = 5
SHOW_FACE: Final = 6
CIRCLE: Final = 7
CIRCLE_TWO: Final = 8
USE_DIE: Final = 9
RAISE: Final = 10
CALL: Final = 11
SAIL: Final = 12
USE_BONUS: Final = 13
SELL_NOTHING: Final = 14
MAKE_SALE: Final = 15
DRAW_HALF: Final = 16
DRAW_ROAD: Final = 17

VERBS: Final = {
    TAKE_DIE: Verb("take", ("die", "shown")),
    SPEND_KARMA: Verb("karma", ("die", "shown")),
    PASS: Verb("pass"),
    STOP: Verb("stop"),
    DECLINE: Verb("decline"),
    FIRST_SEAT: Verb("first", ("seat",)),
    SHOW_FACE: Verb("roll", ("die", "shown")),
    CIRCLE: Verb("circle", ("good",)),
    CIRCLE_TWO: Verb("circle_two", ("good", "good")),
    USE_DIE: Verb("goods_die", ("die", "shown")),
    RAISE: Verb("upgrade", ("building",)),
    CALL: Verb("call", ("character",)),
    SAIL: Verb("sail", ("space",)),
    USE_BONUS: Verb("use", ("effect", "source")),
    SELL_NOTHING: Verb("sell_nothing"),
    MAKE_SALE: Verb("sell", ("", "", "")),
    DRAW_HALF: Verb("half", ("cell", "side")),
    DRAW_ROAD: Verb("road", ("cell", "road")),
}

# --- what is told ----------------------------------------------------------------------------------------------------

BEGAN: Final = 1
ROUND: Final = 2
ROLLED: Final = 3
TURN: Final = 4
TOOK: Final = 5
TWIN: Final = 6
SPENT: Final = 7
REROLLED: Final = 8
NO_DIE: Final = 9
IDLE: Final = 10
GOT: Final = 11
DREW: Final = 12
HALVED: Final = 13
BUILT: Final = 14
OPENED: Final = 15
SOLD: Final = 16
MARKED: Final = 17
SAILED: Final = 18
WENT_BACK: Final = 19
BONUS_CIRCLED: Final = 20
BONUS_USED: Final = 21
BONUS_LOST: Final = 22
REWARD: Final = 23
REWARD_LOST: Final = 24
FAME_WON: Final = 25
MONEY_WON: Final = 26
KARMA_WON: Final = 27
RAISED: Final = 28
CROSSING_MADE: Final = 29
ENDED: Final = 30
DIE_CHOSEN: Final = 31
SOLD_NOTHING: Final = 32
DECLINED: Final = 33
HALF_LEFT_OUT: Final = 34
HALVES_LOST: Final = 35

EVENTS: Final = {
    BEGAN: Event("began", ("seat", ""), weight=SMALL),
    ROUND: Event("round", ("", "owner"), weight=HEADING),
    ROLLED: Event("rolled", ("die", "face"), weight=SMALL),
    TURN: Event("turn", ("owner", ""), weight=SMALL),
    TOOK: Event("took", ("owner", "die", "face"), weight=NOTABLE),
    TWIN: Event("twin", ("die", "face"), weight=SMALL),
    SPENT: Event("spent", ("seat", "die", "die", ""), weight=SMALL),
    REROLLED: Event("rerolled", ("die", "face"), weight=SMALL),
    NO_DIE: Event("no_die", ("seat",)),
    IDLE: Event("idle", ("seat", "die", "face")),
    GOT: Event("got", ("seat", "good", ""), weight=SMALL),
    DREW: Event("drew", ("seat", "cell", "road", "road")),
    HALVED: Event("halved", ("seat", "cell", "road", "road")),
    BUILT: Event("built", ("seat", "cell", "building", ""), weight=NOTABLE),
    OPENED: Event("opened", ("seat", "cell", "effect"), weight=NOTABLE),
    SOLD: Event("sold", ("seat", "good", "", ""), weight=NOTABLE),
    MARKED: Event("marked", ("seat", "character", "")),
    SAILED: Event("sailed", ("seat", "space", "symbol")),
    WENT_BACK: Event("went_back", ("seat", "space", "symbol")),
    BONUS_CIRCLED: Event("bonus_circled", ("seat", "source", "effect"), weight=SMALL),
    BONUS_USED: Event("bonus_used", ("seat", "source", "effect")),
    BONUS_LOST: Event("bonus_lost", ("seat", "source", "effect")),
    REWARD: Event("reward", ("seat", "effect"), weight=NOTABLE),
    REWARD_LOST: Event("reward_lost", ("seat", "effect")),
    FAME_WON: Event("fame", ("seat", "", "", "cause")),
    MONEY_WON: Event("money", ("seat", "", "", "cause")),
    KARMA_WON: Event("karma", ("seat", ""), weight=SMALL),
    RAISED: Event("raised", ("seat", "building", ""), weight=NOTABLE),
    CROSSING_MADE: Event("crossed", ("seat", ""), weight=DRAMA),
    ENDED: Event("ended", ("ending",), weight=DRAMA),
    DIE_CHOSEN: Event("die_chosen", ("seat", "die", "face")),
    SOLD_NOTHING: Event("sold_nothing", ("seat",)),
    DECLINED: Event("declined", ("seat", "character")),
    HALF_LEFT_OUT: Event("half_left_out", ("seat",)),
    HALVES_LOST: Event("halves_lost", ("seat",)),
}

# --- what is refused -------------------------------------------------------------------------------------------------

NOT_THERE: Final = Code(10)
ON_ELEPHANT: Final = Code(11)
NOT_USABLE: Final = Code(12)
MUST_TAKE: Final = Code(13)
NO_KARMA: Final = Code(14)
NO_ELEPHANT_DIE: Final = Code(15)
ONLY_THESE_TWO: Final = Code(16)
RESIDENCE: Final = Code(17)
NOT_CONNECTED: Final = Code(18)
HAS_ROAD: Final = Code(19)
NO_ROAD: Final = Code(20)
SIDE_OPEN: Final = Code(21)
NOT_IN_STOCK: Final = Code(22)
ROW_FULL: Final = Code(23)
BOX_FULL: Final = Code(24)
TOP_VALUE: Final = Code(25)
SPACE_MARKED: Final = Code(26)
NOT_BEHIND: Final = Code(27)
SPACE_TOO_FAR: Final = Code(28)
BONUS_WAITS: Final = Code(29)
GOOD_INSTEAD: Final = Code(30)
NOT_CIRCLED: Final = Code(31)
DIE_GIVES_NOTHING: Final = Code(32)
KARMA_FROM_CENTRE: Final = Code(33)
KARMA_SAME_TWO: Final = Code(34)
SELL_MORE: Final = Code(35)

REFUSALS: Final = {
    int(NOT_THERE): ("not-there", "DC 2.2"),
    int(ON_ELEPHANT): ("on-elephant", "DC 2.1"),
    int(NOT_USABLE): ("not-usable", "DC 2.5"),
    int(MUST_TAKE): ("must-take", "DC 2.6"),
    int(NO_KARMA): ("no-karma", "DC 2.8"),
    int(NO_ELEPHANT_DIE): ("no-elephant-die", "DC 2.10"),
    int(ONLY_THESE_TWO): ("only-these-two", "DC 2.9"),
    int(RESIDENCE): ("residence", "DC 4.2"),
    int(NOT_CONNECTED): ("not-connected", "DC 4.3"),
    int(HAS_ROAD): ("has-road", "DC 4.5"),
    int(NO_ROAD): ("no-road", "DC 4.6"),
    int(SIDE_OPEN): ("side-open", "DC 4.6"),
    int(NOT_IN_STOCK): ("not-in-stock", "DC 5.3"),
    int(ROW_FULL): ("row-full", "DC 5.1"),
    int(BOX_FULL): ("box-full", "DC 6.1"),
    int(TOP_VALUE): ("top-value", "DC 8.7"),
    int(SPACE_MARKED): ("space-marked", "DC 7.3"),
    int(NOT_BEHIND): ("not-behind", "DC 7.3"),
    int(SPACE_TOO_FAR): ("space-too-far", "DC 6.7"),
    int(BONUS_WAITS): ("bonus-waits", "DC 8.3"),
    int(GOOD_INSTEAD): ("good-instead", "DC 6.8"),
    int(NOT_CIRCLED): ("not-circled", "DC 8.2"),
    int(DIE_GIVES_NOTHING): ("die-gives-nothing", "DC 8.5"),
    int(KARMA_FROM_CENTRE): ("karma-from-centre", "DC 2.8"),
    int(KARMA_SAME_TWO): ("karma-same-two", "DC 2.8"),
    int(SELL_MORE): ("sell-more", "DC 8.11"),
}
