"""Who is asked, and which choice words mean; if none, what is near."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from durbar.engine.flow import Option, Seat, members
from durbar.engine.refusal import NoSuchWords


def candidate_called(g: Any, asked: Iterable[int], text: str) -> int:
    """The candidate of those asked that these words name, legal or not; if there is none, what is near is named."""
    words, near = tuple(text.split()), list[str]()
    for player in asked if g.decision is not None else ():
        if (found := int(g.decision.option_of(g, Seat(player), words))) >= 0:
            return found
        near += [" ".join(g.decision.words(g, Option(option))) for option in g.decision.candidates(g, Seat(player))]
    raise NoSuchWords(words, tuple(get_close_matches(text, near, 3, 0.4)) or tuple(near[:3]))


def owing(g: Any) -> list[int]:
    """The seats that owe a choice in this state; chance has none."""
    bits = 0 if g.decision is None else g.decision.players(g)
    return list(members(bits)) if bits & (bits - 1) else [int(g.asked)] if bits else []
