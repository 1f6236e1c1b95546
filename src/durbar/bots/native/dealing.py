"""The dice of games that are played only to be counted.

Game number j of everything that is compared meets the same luck: the name of a draw and the number of the game decide
it, nothing else. The first draws of a game are spread evenly over their outcomes: of 64 games in a row each has
another 64th of what may come up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Flow, Option

STRATA: Final = 64
"""Games over which a draw is spread evenly."""
SPREAD: Final = 24
"""Draws of a game that are spread; later ones are drawn plainly."""
FEW: Final = 40
"""A draw with more outcomes than this is drawn plainly."""
FOLD: Final = 0xFFFFFFF
"""28 bits: times 2**31 a number stays below 2**63."""


def folded(key: i64, number: i64) -> i64:
    """A key with one more number, well mixed."""
    key = ((key ^ (number & FOLD)) * 1540483477) & 0x7FFFFFFFFFFF
    key ^= key >> 19
    key = (key & FOLD) * 1759714724 & 0x7FFFFFFFFFFF
    return (key ^ key >> 17) & FOLD


def folded_name(key: i64, name: str) -> i64:
    """A key with the letters of a name."""
    for letter in name:
        key = folded(key, ord(letter))
    return key


def shuffled(place: i64, key: i64) -> i64:
    """Where a place from 0 to 63 comes to lie: another order of all of them for every key."""
    for _ in range(3):
        key = folded(key, 7)
        place = (place * (key & 31 | 1) + (key >> 5 & 63)) & 63
        place ^= place >> 3
        place ^= (key >> 11 & 7) << 3
    return place


class NumberedDice:
    """Answers for chance in one game by its number."""

    def __init__(self, seed: i64, number: i64) -> None:
        self.own: Final[i64] = folded(folded(1, seed), number)
        self.block: Final[i64] = folded(folded(2, seed), number // STRATA)
        self.place: Final[i64] = number % STRATA
        self.draws: i64 = 0

    def settle(self, g: Flow) -> None:
        """Answer for chance until a player must choose."""
        decision = g.decision
        while isinstance(decision, Chance):
            g.take(CHANCE, self.draw(g, decision))
            decision = g.decision

    def draw(self, g: Flow, decision: Chance) -> Option:
        """One outcome, by the name of the draw or, if it has none, by its number."""
        name, number = decision.label(g), self.draws
        self.draws += 1
        if number < SPREAD:
            found = self.spread(g, decision, folded_name(self.block, name) if name else folded(self.block, number))
            if found >= 0:
                return Option(found)
        return decision.sample(g, Rng(int(folded_name(self.own, name) if name else folded(self.own, number))))

    def spread(self, g: Flow, decision: Chance, key: i64) -> i64:
        """The outcome of this game's share of the whole; -1 if there are too many outcomes."""
        outcomes = decision.candidates(g, CHANCE)
        if len(outcomes) > FEW:
            return -1
        total: i64 = 0
        for option in outcomes:
            total += decision.weight(g, Option(option))
        inside = folded(folded(self.own, key), 11) & 1023
        at = (shuffled(self.place, key) * 1024 + inside) * total // (STRATA * 1024)
        for option in outcomes:
            at -= decision.weight(g, Option(option))
            if at < 0:
                return option
        return -1


def rng_of_game(seed: i64, number: i64, kind: i64) -> Rng:
    """A generator for a game by its number: 0 deals what is hidden, 1 chooses for the players."""
    return Rng(int(folded(folded(folded(3, seed), number), kind)) * 4294967296 + int(folded(number, kind + 5)))
