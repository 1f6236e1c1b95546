"""What takes long in a tab: every game to its end with records that replay here, kills, and each way to keep lines."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import pytest
from visitor import Visitor

from durbar.match.record import read
from durbar.match.replay import replay
from tab import TabVisitor

KILLS = 20
LEAVES = ("", "PrivateFiles")  # ways to keep lines that are left out


@pytest.mark.parametrize("game", ["dice_charmers", "maharaja", "maharadjah"])
def test_a_game_played_in_a_tab_replays_here(visitors: Callable[..., Visitor], server: str, game: str) -> None:
    mira = TabVisitor(visitors(), server)
    table = mira.begin(game, "random", "random")
    told = mira.play(table)
    match = replay(read(told["record"]).plain(), trusted=False)
    assert match.over
    print(game, len(told["times"]), "choices; median ms", round(median(told["times"]), 1), "most", max(told["times"]))


@pytest.mark.parametrize("without", LEAVES)
def test_nothing_acknowledged_is_lost_by_a_kill(visitors: Callable[..., Visitor], server: str, without: str) -> None:
    """[tab] The worker is ended between choices, after a number of them nobody foresees."""
    mira, chance = TabVisitor(visitors(), server, without), Random(1)
    table = mira.begin("dice_charmers", "random", "random")
    for _ in range(KILLS):
        told: dict[str, Any] = mira.play(table, chance.randrange(1, 4))
        if told["status"] == "over":
            table = mira.begin("dice_charmers", "random", "random")
            continue
        mira.page.evaluate("durbarHost.restart()")
        mira.ready()
        again = mira.ask("GET", f"/tables/{table}")
        assert again["moment"] >= told["moment"]


def test_where_nothing_is_kept_the_page_says_so(visitors: Callable[..., Visitor], server: str) -> None:
    mira = TabVisitor(visitors(), server, "PrivateFiles,LineStore")
    assert "closing the tab ends your games" in mira.page.locator(".banner").inner_text()
