"""Whole games through the page: one seat chooses at random among what is highlighted, bots play the others."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from play import play, whole_game
from visitor import Visitor

GAMES = {"maharaja": 2, "dice_charmers": 3, "maharadjah": 3}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "color_scheme": "dark"}


def table(visitor: Visitor, game: str) -> None:
    visitor.sit_at(visitor.create(game, ["me", *["bot:random"] * (GAMES[game] - 1)]))
    visitor.page.wait_for_selector("#prompt h2")


SPOTS = {"maharaja": 37, "dice_charmers": 40, "maharadjah": 45}
"""Places of a board that can be chosen at some time: cities and villages, boxes of a sheet, areas and seas."""


def is_drawn(visitor: Visitor, game: str) -> None:
    """Every place of the board has its size, and no number was lost on the way to it."""
    visible = "spots => spots.filter(spot => spot.getBoundingClientRect().width > 0).length"
    assert visitor.page.eval_on_selector_all("[data-spot]", visible) >= SPOTS[game]
    for slip in ("NaN", "undefined"):
        assert visitor.page.locator(f"svg [d*='{slip}'], svg [transform*='{slip}'], svg [x='{slip}']").count() == 0


@pytest.mark.parametrize("game", ["maharaja", whole_game("dice_charmers"), whole_game("maharadjah")])
def test_a_whole_game_is_played_through_the_page(mira: Visitor, game: str) -> None:
    table(mira, game)
    assert play(mira, random.Random(game), 100_000, seconds=500) == "over"
    mira.shot(f"{game}-over")
    is_drawn(mira, game)
    assert mira.page.locator("#prompt h2").inner_text().strip()


@pytest.mark.parametrize("game", GAMES)
def test_a_dark_phone_is_drawn_without_sideways_scrolling(visitors: Callable[..., Visitor], game: str) -> None:
    mira = visitors(**PHONE)
    table(mira, game)
    rng = random.Random(2)
    for number, choices in enumerate((1, 5, 8)):
        play(mira, rng, choices, seconds=60)
        mira.drawn()
        mira.shot(f"{game}-phone-{number}")
        is_drawn(mira, game)
        too_wide = mira.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert too_wide <= 0
    red, green, blue = mira.page.evaluate(
        "getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).slice(0, 3).map(Number)"
    )
    assert red + green + blue < 3 * 80, "the page is dark"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_while_moves_are_shown(visitors: Callable[..., Visitor], game: str) -> None:
    """With motion, others' moves come one after the other and never keep anybody from choosing."""
    mira = visitors(reduced_motion="no-preference")
    table(mira, game)
    mira.page.evaluate("localStorage.durbar = JSON.stringify({ ...JSON.parse(localStorage.durbar ?? '{}'), pace: 3 })")
    mira.page.reload()
    play(mira, random.Random(15), 5, seconds=90)
    mira.page.wait_for_selector("#prompt[data-state='mine']")
