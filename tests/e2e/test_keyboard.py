"""Whole games with the keyboard alone, from the lobby to the end."""

from __future__ import annotations

import random

import pytest
from hands import play_by_keys, press_until, set_table, tab_to
from play import whole_game
from playwright.sync_api import expect
from visitor import Visitor

TABLES = {"The Dice Charmers": (2, False), "Maharaja": (2, False), "Maharadjah": (3, True)}


@pytest.mark.parametrize("game", ["The Dice Charmers", whole_game("Maharaja"), whole_game("Maharadjah")])
def test_a_whole_game_is_played_with_the_keyboard_alone(mira: Visitor, game: str) -> None:
    players, short = TABLES[game]
    mira.page.goto(mira.address)
    mira.page.locator(".game").first.wait_for()
    set_table(mira.page, game, players, short)
    assert play_by_keys(mira, random.Random(game), 100_000, seconds=400) == "over"
    mira.shot(f"{game.split()[-1].lower()}-by-keys")
    expect(mira.page.get_by_role("button", name="Look through it")).to_be_visible()  # after the count
    tab_to(mira.page, "Look through it", most=120)
    mira.page.keyboard.press("Enter")
    expect(mira.page.get_by_text("You are viewing step").first).to_be_visible()  # it is on its way through them


def test_the_keyboard_stays_in_the_prompt_after_a_choice_there(mira: Visitor) -> None:
    mira.sit_at(mira.create("dice_charmers", ["me"]))
    mira.page.wait_for_selector(".spot.choosable")
    press_until(mira.page, "n", "document.activeElement?.matches('#prompt .choice')")
    before = mira.page.locator("#prompt").get_attribute("data-step")
    mira.page.keyboard.press("Enter")
    expect(mira.page.locator("#prompt")).not_to_have_attribute("data-step", before or "")
    assert mira.page.evaluate("document.activeElement.closest('#prompt') !== null")
