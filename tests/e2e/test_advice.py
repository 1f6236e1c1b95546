"""A bot's advice at the table: asked for by button or key, told in the reader's language, and chosen with a click."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from play import look, play
from playwright.sync_api import expect
from test_people import two
from visitor import Visitor

SEATS = {"maharaja": 1, "dice_charmers": 2, "maharadjah": 3}
NARROW = {"viewport": {"width": 360, "height": 740}, "locale": "fr-FR", "color_scheme": "dark"}


def seated(visitor: Visitor, game: str) -> None:
    """At a question with something to choose between."""
    visitor.sit_at(visitor.create(game, ["me", *["bot:random"] * (SEATS[game] - 1)]))
    visitor.page.wait_for_selector("#prompt[data-state='mine']")
    for _ in range(20):
        if visitor.page.get_by_title("A", exact=True).count():
            return
        play(visitor, random.Random(3), 1, seconds=30)
        visitor.page.wait_for_selector("#prompt[data-state='mine']")
    raise AssertionError("advice was never offered")


@pytest.mark.parametrize("game", SEATS)
def test_a_bot_says_what_it_would_choose_and_a_click_chooses_it(mira: Visitor, game: str) -> None:
    seated(mira, game)
    step = look(mira)["step"]
    mira.page.get_by_title("A", exact=True).click()
    advice = mira.page.locator("[data-advice]")
    expect(advice).to_be_visible()
    expect(advice.locator(".why").first).not_to_be_empty()
    if game == "maharadjah":
        expect(mira.page.locator(".spot.best")).to_have_count(1)
    mira.shot(f"{game}-advice")
    assert look(mira)["step"] == step, "asking changes nothing"
    advice.locator("[data-option]").first.click()
    expect(mira.page.locator("#prompt")).not_to_have_attribute("data-step", str(step))
    expect(advice).to_have_count(0)


def test_the_key_asks_too_and_the_answer_is_in_the_readers_language(visitors: Callable[..., Visitor]) -> None:
    mira = visitors(**NARROW)
    seated(mira, "maharadjah")
    mira.page.keyboard.press("a")
    advice = mira.page.locator("[data-advice]")
    expect(advice).to_be_visible()
    expect(advice).to_contain_text("robot fort")
    mira.shot("maharadjah-advice-narrow")


def test_no_advice_is_offered_where_other_people_play(visitors: Callable[..., Visitor]) -> None:
    for visitor in two(visitors, "dice_charmers"):
        expect(visitor.page.get_by_title("A", exact=True)).to_have_count(0)
        visitor.page.keyboard.press("a")
        expect(visitor.page.locator("[data-advice]")).to_have_count(0)
