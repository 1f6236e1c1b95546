"""Bots play by the rules of the game they are shown, whichever version that is."""

from __future__ import annotations

import pytest

import durbar
from durbar.bots.bot import seat_view
from durbar.bots.protocol import greeting
from durbar.terminal.opponents import opponent

pytestmark = pytest.mark.whole_games


@pytest.mark.parametrize(("game", "seats"), [("maharaja", 1), ("maharaja", 3), ("maharadjah", 3)])
def test_bots_play_by_earlier_rules(game: str, seats: int) -> None:
    match = durbar.new(game, seats, 7, rules=1)
    choose = opponent("easy", 7)
    for _ in range(10):
        seat = match.owing()[0]
        match.play(seat, choose(match, seat))  # an illegal choice is refused
    assert match.terms.rules == match.state.rules == 1
    assert greeting(seat_view(match, 0, 1))["rules"] == 1
    assert durbar.load(match.position()).state.rules == 1
