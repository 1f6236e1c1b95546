"""Whole games on changed boards of all three games, saved and verified elsewhere: `make boards-browser`, minutes."""

from __future__ import annotations

import random

import pytest
from own_boards import CHANGE, brought_elsewhere, copied, set_table
from play import play
from visitor import Visitor

SEATS = {"maharaja": 2, "maharadjah": 3, "dice_charmers": 2}


@pytest.mark.parametrize("game", CHANGE)
def test_a_whole_game_on_a_changed_board(mira: Visitor, game: str) -> None:
    copied(mira, game)
    CHANGE[game](mira)
    set_table(mira, SEATS[game])
    assert play(mira, random.Random(5), 100_000, seconds=800) == "over"
    assert brought_elsewhere(mira).over
