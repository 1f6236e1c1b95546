"""In a process of its own: a review, a few seconds of work at a time."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import NamedTuple

import msgspec

from durbar.server.host.world import WORLD
from durbar.study.review import BUDGETS, Asked, GameReview, do_part
from durbar.study.told import told

BUDGET = BUDGETS["quick"]
GENTLE = 10
"""How far whoever plays goes before whoever looks back."""


class ReviewProgress(NamedTuple):
    """Parts done, parts known to be wanted besides, and what is said so far (JSON of a `ReviewTold`)."""

    done: int
    wanted: int
    text: str


@lru_cache(1)
def be_gentle() -> None:
    os.nice(GENTLE)


@lru_cache(2)
def review_of(asked: Asked) -> GameReview:
    """Kept between two calls; a new process begins again, and finds the same."""
    return GameReview(asked, BUDGET)


def work_on(asked: Asked, seconds: float) -> ReviewProgress:
    """Go on with a review for so long."""
    be_gentle()
    review, until = review_of(asked), WORLD.monotonic() + seconds
    while (parts := review.wanted()) and WORLD.monotonic() < until:
        for part in parts:
            review.put(part, do_part(asked, part))
            if WORLD.monotonic() >= until:
                break
    said = told(review)
    return ReviewProgress(said.done, said.wanted, msgspec.json.encode(said).decode())
