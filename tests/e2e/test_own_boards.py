"""Boards of one's own, in a real browser: looked at, changed, told what is wrong, played on."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from axe import serious
from own_boards import CHANGE, brought_elsewhere, copied, set_table, table_of
from play import play
from playwright.sync_api import expect
from visitor import Visitor

SEATS = {"maharaja": 2, "maharadjah": 3, "dice_charmers": 2}
SAID = {"maharaja": "Lavapuri", "maharadjah": "Gorkha", "dice_charmers": "Step-well"}


def test_our_board_says_how_each_fact_is_known(mira: Visitor) -> None:
    for game, count in (("maharaja", 17), ("maharadjah", 9), ("dice_charmers", 16)):
        mira.page.goto(f"{mira.address}/boards/{game}")
        expect(mira.page.locator("[data-standing]")).to_have_count(count)
        mira.shot(f"{game}-board-file")
        assert serious(mira) == []


@pytest.mark.parametrize("game", CHANGE)
def test_a_board_is_changed_kept_and_played_on(mira: Visitor, game: str) -> None:
    copied(mira, game)
    CHANGE[game](mira)
    mira.shot(f"{game}-own-board")
    mira.page.reload()
    mira.page.get_by_role("combobox", name="Boards").select_option(label="My board")  # kept by the browser
    set_table(mira, SEATS[game])
    static = "async (id) => (await (await fetch(`/api/tables/${id}/history/0?static=1`)).json()).static.names"
    names = mira.page.evaluate(static, table_of(mira))
    assert SAID[game] in str(names)
    play(mira, random.Random(1), 6, seconds=30)
    mira.shot(f"{game}-on-own-board")


@pytest.mark.whole_games
def test_a_whole_game_on_a_changed_sheet_is_verified_elsewhere(visitors: Callable[..., Visitor]) -> None:
    mira = visitors()
    copied(mira, "dice_charmers")
    CHANGE["dice_charmers"](mira)
    set_table(mira, 2)
    assert play(mira, random.Random(3), 100_000, seconds=300) == "over"
    match = brought_elsewhere(mira)
    assert match.over
    assert match.state.board.prices[0] == 9
    assert match.state.board.money_boxes == 58
