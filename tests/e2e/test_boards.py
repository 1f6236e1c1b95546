"""Maharadjah and The Dice Charmers played on their boards: whole games by pointing at what is highlighted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from conftest import Visitor

from clicking import play

BOT = "bot:random"
Visitors = Callable[..., Visitor]


@pytest.mark.parametrize("sheet", ["sun", "moon"])
def test_dice_charmers_whole_game(visitors: Visitors, sheet: str) -> None:
    visitor = visitors()
    visitor.sit_at(visitor.create("dice_charmers", ["me", BOT, BOT], sheet=sheet))
    assert play(visitor.page, seed=5) > 40
    visitor.shot(f"dice-charmers-end-{sheet}")


def test_maharadjah_whole_game(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_at(visitor.create("maharadjah", ["me", BOT, BOT], scenario="short"))
    assert play(visitor.page, seed=7) > 100
    visitor.shot("maharadjah-end")
