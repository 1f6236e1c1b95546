"""All that can be told and refused: its word, the kinds of its numbers, its rule. What can be chosen: `ids.py`."""

from __future__ import annotations

from typing import Final

from durbar.engine.game import Event
from durbar.engine.refusal import Code

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

EVENTS: Final = {
    BEGAN: Event("began", ("seat", "")),
    ROUND: Event("round", ("", "owner")),
    ROLLED: Event("rolled", ("die", "face")),
    TURN: Event("turn", ("owner", "")),
    TOOK: Event("took", ("owner", "die", "face")),
    TWIN: Event("twin", ("die", "face")),
    SPENT: Event("spent", ("seat", "die", "die", "")),
    REROLLED: Event("rerolled", ("die", "face")),
    NO_DIE: Event("no_die", ("seat",)),
    IDLE: Event("idle", ("seat", "die", "face")),
    GOT: Event("got", ("seat", "good", "")),
    DREW: Event("drew", ("seat", "cell", "road", "road")),
    HALVED: Event("halved", ("seat", "cell", "road", "road")),
    BUILT: Event("built", ("seat", "cell", "building", "")),
    OPENED: Event("opened", ("seat", "cell", "effect")),
    SOLD: Event("sold", ("seat", "good", "", "")),
    MARKED: Event("marked", ("seat", "character", "")),
    SAILED: Event("sailed", ("seat", "space", "symbol")),
    WENT_BACK: Event("went_back", ("seat", "space", "symbol")),
    BONUS_CIRCLED: Event("bonus_circled", ("seat", "source", "effect")),
    BONUS_USED: Event("bonus_used", ("seat", "source", "effect")),
    BONUS_LOST: Event("bonus_lost", ("seat", "source", "effect")),
    REWARD: Event("reward", ("seat", "effect")),
    REWARD_LOST: Event("reward_lost", ("seat", "effect")),
    FAME_WON: Event("fame", ("seat", "", "", "cause")),
    MONEY_WON: Event("money", ("seat", "", "", "cause")),
    KARMA_WON: Event("karma", ("seat", "")),
    RAISED: Event("raised", ("seat", "building", "")),
    CROSSING_MADE: Event("crossed", ("seat", "")),
    ENDED: Event("ended", ("ending",)),
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
}
