"""What action ids mean, and how the numbers of an observation are counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from durbar.engine.option import option, words_of
from durbar.engine.parts import ActionMeaning, Learning, Measure
from durbar.games.dice_charmers import encode
from durbar.games.dice_charmers.encode import KINDS, id_of, kind_of
from durbar.games.dice_charmers.words import DRAW_ROAD, FIRST_SEAT, MAKE_SALE, SHOW_FACE, VERBS

SHARE = Measure(0)  # of all boxes of its kind on the sheet
MEASURES = {
    "can": Measure(),
    "round": Measure(20, 0, 50),
    "turn": Measure(5),
    "overlap": Measure(0, -1, 1),
    **dict.fromkeys(("fame", "money", "karma", "spent", "position", "circled", "sold", "value"), SHARE),
    **dict.fromkeys(("mogul", "maharani", "merchant", "man_singh", "builder", "portuguese"), SHARE),
    "bonus": Measure(2),
}
MOST_SOLD = 5
HALVES = (1, 2, 4, 8)  # roads that open one side are halves


def meanings(g: Any) -> Iterator[ActionMeaning]:
    """Every verb with every label of its parts. Whoever draws faces, or who begins, is no learner."""
    for verb, (_, kinds) in VERBS.items():
        counts = [len(g.labels(kind)) if kind else MOST_SOLD for kind in kinds]
        for parts in product(*map(range, counts)):
            if verb not in (SHOW_FACE, FIRST_SEAT) and not (verb == DRAW_ROAD and parts[1] in HALVES):
                chosen = option(verb, *parts)
                words = words_of(g, chosen) if verb != MAKE_SALE or any(parts) else ("sell_nothing",)
                yield ActionMeaning(int(id_of(chosen)), words, KINDS[kind_of(chosen)])


LEARNING = Learning(
    actions=encode.ACTIONS,
    action_of=encode.action_of,
    option_for=encode.option_for,
    observation=encode.names(),
    observe=encode.observe,
    measures=MEASURES,
    meanings=meanings,
    encoding=encode.NUMBERS,
    encoding_version=1,
)
