"""Asking only where there is something to choose, and the refusals of this game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Decision, Option, Options, Words
from durbar.engine.refusal import Code
from durbar.games.maharadjah.ids import ARMS_NAMES, LEADER_BIT, LEADER_NAMES, NONE, POWERS
from durbar.games.maharadjah.state import State

NO_WAY: Final = Code(10)
TOO_FAR: Final = Code(11)
HILAND_STOPS: Final = Code(12)
ENEMY_STOPS: Final = Code(13)
FOREIGN_CLOSED: Final = Code(14)
STRAIT_IS_WHOLE: Final = Code(15)
NO_BOATS: Final = Code(16)
ONE_SEA: Final = Code(17)
NO_LEAVE: Final = Code(18)
SAME_COAST: Final = Code(19)
LEADER_NEEDS_ARMY: Final = Code(20)
ALLY_THERE: Final = Code(21)
MASTER_CANNOT_STOP: Final = Code(22)
MUST_LAND: Final = Code(23)
CANNOT_SPLIT: Final = Code(24)
STILL_ABROAD: Final = Code(25)
STACK_ONE: Final = Code(26)
STACK_TWO: Final = Code(27)
STACK_MORE: Final = Code(28)
NO_ROOM: Final = Code(29)
ONE_EACH: Final = Code(30)
BATTLES_WAIT: Final = Code(31)
NOT_OWN_NOR_FREE: Final = Code(32)
NEXT_TO_ATTACKER: Final = Code(33)
ATTACKERS_CAME_FROM_THERE: Final = Code(34)
LANDED_BY_BOAT: Final = Code(35)
OTHERS_THERE: Final = Code(36)
SITE_TAKEN: Final = Code(37)
NO_FACTORY_LEFT: Final = Code(38)
TWO_A_PHASE: Final = Code(39)
WHERE_IT_STOOD: Final = Code(40)
NO_ARMY_NEAR: Final = Code(41)
CONSENT_REFUSED: Final = Code(42)
NO_TRADE: Final = Code(43)
NO_ARMY_ASHORE: Final = Code(44)
SEA_IS_COLONIAL: Final = Code(45)
NOT_A_SITE: Final = Code(46)
TOO_FAR_COLONIAL: Final = Code(47)
TOO_FAR_LED: Final = Code(48)
HILAND_STOPS_COLONIAL: Final = Code(49)
ONE_SEA_LED: Final = Code(50)
ALLY_CANNOT_STOP: Final = Code(51)

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    10: ("no-way", "MD 5.11"),
    11: ("too-far", "MD 5.12"),
    12: ("hiland-stops", "MD 5.12"),
    13: ("enemy-stops", "MD 5.3"),
    14: ("foreign-closed", "MD 5.13"),
    15: ("strait-is-whole", "MD 5.16"),
    16: ("no-boats", "MD 5.4"),
    17: ("one-sea", "MD 5.4"),
    18: ("no-leave", "MD 5.41"),
    19: ("same-coast", "MD 5.4"),
    20: ("leader-needs-army", "MD R21"),
    21: ("ally-there", "MD 11.2"),
    22: ("master-cannot-stop", "MD 11.1"),
    23: ("must-land", "MD 5.4"),
    24: ("cannot-split", "MD R21"),
    25: ("still-abroad", "MD 7.1"),
    26: ("stack-one", "MD 5.2"),
    27: ("stack-two", "MD 5.2"),
    28: ("stack-more", "MD 5.2"),
    29: ("no-room", "MD 5.21"),
    30: ("one-each", "MD 10.2"),
    31: ("battles-wait", "MD 8.1"),
    32: ("not-own-nor-free", "MD 8.5"),
    33: ("next-to-attacker", "MD 8.5"),
    34: ("attackers-came-from-there", "MD 8.5"),
    35: ("landed-by-boat", "MD R8"),
    36: ("others-there", "MD 8.6"),
    37: ("site-taken", "MD 12.1"),
    38: ("no-factory-left", "MD 12.1"),
    39: ("two-a-phase", "MD 12.1"),
    40: ("where-it-stood", "MD R31"),
    41: ("no-army-near", "MD 12.1"),
    42: ("consent-refused", "MD 12.1"),
    43: ("no-trade", "MD 12.2"),
    44: ("no-army-ashore", "MD 12.2"),
    45: ("sea-is-colonial", "MD 8.5"),
    46: ("not-a-site", "MD 12.1"),
    47: ("too-far", "MD 5.14"),
    48: ("too-far", "MD 9.1"),
    49: ("hiland-stops", "MD 5.14"),
    50: ("one-sea", "MD 9.1"),
    51: ("ally-cannot-stop", "MD 11.2"),
}


def ask(g: State, decision: Decision) -> None:
    """Ask, unless there is only one answer: then that is given at once."""
    player = decision.player(g)
    options = decision.options(g, player)
    if len(options) == 0:
        decision.otherwise(g)
    elif len(options) == 1:
        decision.choose(g, player, Option(options[0]))
    else:
        g.do(decision)


def parts_of(riders: i64) -> Options:
    """Every choice among riders: nobody first, all last."""
    found = vec[i64]()
    for mask in range(riders + 1):
        if mask & ~riders == 0:
            found = append(found, mask)
    return found


COMPANY: Final = ("", "-two", "-three", "-four", "-five")


def rider_words(g: State, nation: i64, riders: i64, nobody: str, somebody: str) -> Words:
    """Riders as words: one verb for nobody, another for one or more, with a suffix that says how many."""
    names: list[str] = []
    if riders & LEADER_BIT:
        leader = g.leader_of(nation)
        names.append(LEADER_NAMES[leader] if leader != NONE else "leader")
    for power in range(POWERS):
        if riders & BIT[power + 1]:
            names.append(ARMS_NAMES[power])
    if not names:
        return (nobody,)
    return (somebody + COMPANY[len(names) - 1], *names)
