"""What action ids mean, and how the numbers of an observation are counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from durbar.engine.flow import Words
from durbar.engine.option import option
from durbar.engine.parts import ActionMeaning, Learning, Measure
from durbar.games.maharadjah import encode
from durbar.games.maharadjah import words as verbs
from durbar.games.maharadjah.encode import MOST_ARMIES, SIZE, START, place_in_block
from durbar.games.maharadjah.ids import LEADERS, NATIONS, PLACES, POWERS, ROWS
from durbar.games.maharadjah.rules.bidding import MOST_POINTS
from durbar.games.maharadjah.state_facts import ROW_NAMES
from durbar.games.maharadjah.words import VERBS

STACK = Measure(4, 0, MOST_ARMIES / 4)
MEASURES = {
    "phase": Measure(),
    "turn": Measure(16, 0, 17 / 16),  # 17 once the last turn is over
    "armies": STACK,
    "moved": STACK,
    "leader": Measure(PLACES),
    "holder": Measure(NATIONS),
    "arms": Measure(PLACES),
    "stored": Measure(5, 0, 6),
    "raj": Measure(4, 0, 12),
    "score": Measure(50, -4, 10),
    "group count": STACK,
    "group riders": Measure(31),
    "group crossed": Measure(3),
    "round": Measure(8, 0, 10),
    "hits": Measure(4, 0, 7),
    "handicap": Measure(50, 0, 60 / 50),
    "bid": Measure(50, 0, 60 / 50),
}
ASKED: dict[str, Sequence[int]] = {  # what can be answered to each question; riders, rows and dice are told below
    "Movement": (verbs.END_MOVEMENT, verbs.TAKE, verbs.TAKE_LEADER, verbs.ASK_LEAVE),
    "March": (verbs.GO, verbs.STOP, verbs.LEAVE_ARMY, verbs.LEAVE_RIDER),
    "PlaceLeader": (verbs.PLACE,),
    "PlaceArms": (verbs.PLACE,),
    "GiveArms": (verbs.ARM, verbs.TAKE_BACK, verbs.KEEP),
    "PlaceArmy": (verbs.PLACE,),
    "PlaceReinforcement": (verbs.PLACE,),
    "ShareInvaders": (verbs.SHARE,),
    "RemoveArmy": (verbs.REMOVE,),
    "RemoveSurplus": (verbs.REMOVE,),
    "GrantLeave": (verbs.DENY, verbs.GRANT),
    "ChooseBattle": (
        *(verbs.ATTACK, verbs.ATTACK_FACTORY, verbs.ATTACK_AT_SEA),
        *(verbs.LAND_ALL, verbs.END_BATTLES),
    ),
    "DefenderRetreat": (verbs.RETREAT, verbs.STAND),
    "AttackerRetreat": (verbs.RETREAT, verbs.RETREAT_LANDED, verbs.FIGHT, verbs.BREAK_OFF),
    "LandArmy": (verbs.LAND,),
    "ChooseLoss": (verbs.LOSE, verbs.LOSE_LANDED, verbs.LOSE_HERE),
    "AskSiege": (verbs.BREAK_OFF, verbs.FIGHT),
    "ReturnArmy": (verbs.RETURN,),
    "ShiftLand": (verbs.SHIFT,),
    "VoidSubmission": (verbs.VOID_ROW,),
    "AskAlliance": (verbs.DECLINE, verbs.ALLY_MARKER, verbs.ALLY_ARMY),
    "Build": (verbs.BUILD, verbs.TAKE_UP, verbs.END_BUILDING),
    "Consent": (verbs.REFUSE, verbs.AGREE),
    "SpareArmy": (verbs.DECLINE, verbs.SPARE),
    "PutUp": (verbs.BID,),
    "Raise": (verbs.PASS,),
}
SHARES = 8


def meanings(g: Any) -> Iterator[ActionMeaning]:
    """A block of ids for each question."""
    for question, known in ASKED.items():
        for verb in known:
            for parts, words in parts_of(g, verb):
                place = place_in_block(g, question, int(option(verb, *parts)))
                if 0 <= place < SIZE[question]:
                    yield ActionMeaning(START[question] + place, (VERBS[verb].word, *words), question)
    for question, nobody in (("Escort", verbs.ALONE), ("Follow", verbs.STAY)):
        for riders in range(2 ** (POWERS + 1)):
            yield ActionMeaning(START[question] + riders, rider_words(g, riders, nobody), question)
    for bid in range(MOST_POINTS + 1):
        yield ActionMeaning(START["Raise"] + 1 + bid, ("bid", "*", str(bid)), "Raise")
    for row in range(ROWS):
        for number, word in enumerate(("decline", "submit")):
            yield ActionMeaning(START["AskSubmission"] + 2 * row + number, (word,), f"AskSubmission {ROW_NAMES[row]}")


def parts_of(g: Any, verb: int) -> Iterator[tuple[tuple[int, ...], Words]]:
    """The numbers a verb's parts can be, and their words."""
    kinds = VERBS[verb].kinds
    if verb == verbs.SHARE:  # by the first number; where, the question says
        yield from (((share, 0, 0, 0), (str(share), "*", "*", "*")) for share in range(SHARES))
        return
    if verb == verbs.BID:
        sides, points = enumerate(g.labels("side")), range(MOST_POINTS + 1)
        yield from (((n, bid), (side, str(bid))) for n, side in sides for bid in points)
        return
    armies = [(number, str(number)) for number in range(1, MOST_ARMIES + 1)]
    labels = [list(enumerate(g.labels(kind))) if kind else armies for kind in kinds]
    for chosen in product(*labels):
        yield tuple(number for number, _ in chosen), tuple(word for _, word in chosen)


def rider_words(g: Any, riders: int, nobody: int) -> Words:
    """Whoever leads is the first rider, whatever their name."""
    powers = g.labels("rider")[LEADERS:]
    named = [power for number, power in enumerate(powers) if riders >> number + 1 & 1]
    found = (*(("*",) if riders & 1 else ()), *named)
    return (VERBS[nobody + len(found)].word, *found)


LEARNING = Learning(
    actions=encode.ACTIONS,
    action_of=encode.action_of,
    option_for=encode.option_for,
    observation=encode.OBSERVATION,
    observe=encode.observe,
    measures=MEASURES,
    meanings=meanings,
    encoding=encode.NUMBERS,
    encoding_version=3,
    encoding_since=3,
)
