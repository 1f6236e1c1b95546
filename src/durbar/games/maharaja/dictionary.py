"""What action ids mean, and how the numbers of an observation are counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from durbar.engine.parts import ActionMeaning, Learning, Measure
from durbar.games.maharaja import encode
from durbar.games.maharaja.encode import BLOCKS, OFFERS, QUESTIONS
from durbar.games.maharaja.words import MOVE, VERBS

MEASURES = {
    "phase": Measure(),
    "plans": Measure(2),
    "two shrines begun": Measure(),
    "round": Measure(7),
    "reach": Measure(5),
    "token supply": Measure(7),
    "maharani supply": Measure(2),
    "flag of city": Measure(16),
    "height of": Measure(8),
    "shrines due": Measure(2),
    "moves in a row": Measure(4),
    "coins": Measure(20, 0, 20),
    "pp known": Measure(),
    "pp": Measure(20, 0, 10),
    "tokens": Measure(7),
    "board shrines": Measure(20),
    "supply shrines": Measure(20),
    "board statues": Measure(7),
    "plain": Measure(4),
    "shrines": Measure(5, 0, 4),
    "level": Measure(2),
}


def meanings(g: Any) -> Iterator[ActionMeaning]:
    """Every verb with every label of its parts; a move is its destination and its place among the ways to pay."""
    for verb, (start, stride, asked) in BLOCKS.items():
        labels = [list(enumerate(g.labels(kind))) for kind in VERBS[verb].kinds]
        for parts in product(*labels):
            words = tuple(word for _, word in parts)
            numbers = [number for number, _ in parts]
            at = start + sum(number * step for number, step in zip(numbers, (stride, 1), strict=False))
            if verb == MOVE:
                yield from (ActionMeaning(at + n, ("*", *words), f"move, way to pay {n + 1}") for n in range(OFFERS))
            else:
                yield ActionMeaning(at, (VERBS[verb].word, *words), QUESTIONS[asked])


LEARNING = Learning(
    actions=encode.ACTION_IDS,
    action_of=encode.action_of,
    option_for=encode.option_for,
    observation=encode.OBSERVATION,
    observe=encode.observe,
    measures=MEASURES,
    meanings=meanings,
    encoding=encode.NUMBERS,
    encoding_version=1,
)
