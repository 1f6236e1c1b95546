"""Who answers for chance: a committed secret, or draws that were made before."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE
from durbar.engine.refusal import Illegal, Problem, Refusal


class Draws(Protocol):
    """Answers for chance."""

    def draw(self, g: Any, number: int) -> int:
        """The outcome of the present draw, the `number`-th of the game."""
        ...


class Dice(NamedTuple):
    """Committed dice: nothing but the secret and the name of a draw decides its outcome."""

    secret: bytes

    @property
    def commitment(self) -> str:
        """What is shown before the game; anyone can check the secret against it afterwards."""
        return hashlib.sha256(self.secret).hexdigest()

    def draw(self, g: Any, number: int) -> int:
        return int(g.decision.sample(g, self.rng_of(label_of(g, number))))

    def rng_of(self, label: str) -> Rng:
        digest = hmac.digest(self.secret, label.encode(), "sha256")
        return Rng(int.from_bytes(digest[:12], "big"))


class Drawn:
    """Draws made before, in words."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = list(words)[::-1]

    def draw(self, g: Any, number: int) -> int:
        words = tuple(self.words.pop().split()) if self.words else ()
        option = int(g.decision.option_of(g, CHANCE, words))
        if option < 0:
            raise Illegal(Refusal("no-such-choice", "", words))
        return option


def label_of(g: Any, number: int) -> str:
    """What a draw is called: its own name, the same whatever was played before, or its number."""
    return g.decision.label(g) or str(number)


def dice_of(seed: int) -> Dice:
    """The dice of a game started from a plain number: reproducible, for tests and for duplicate games."""
    return Dice(hashlib.sha256(f"durbar {seed}".encode()).digest())


def checked_draws(given: Draws | None) -> Draws | None:
    """Whoever is to answer for chance, if they can."""
    if given is not None and not hasattr(given, "draw"):
        raise Problem("not-dice", given=given)
    return given
