"""Small things people notice: what others take back, keys a phone has not, codes, the focus, whose sheet it is."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from play import look, play, wait_for_answer
from playwright.sync_api import expect
from test_boards import NARROW, seated, until
from test_people import two
from visitor import Visitor

CODE = re.compile(r"\b(?:MJ|MD|DC) ?\d|\bR\d")
Visitors = Callable[..., Visitor]


def test_an_undo_while_somebody_else_chooses_is_told_to_them(visitors: Visitors) -> None:
    mira, jules = two(visitors, "maharaja")
    rng = random.Random(3)
    for _ in range(60):
        for mover, other in ((mira, jules), (jules, mira)):
            undo = mover.page.get_by_role("button", name="Undo", exact=True, disabled=False)
            if look(other)["state"] == "mine" and undo.count():
                step = look(other)["step"]
                undo.click()
                expect(other.page.locator(".toasts")).to_contain_text("undid back to step")
                expect(other.page.locator("#prompt")).not_to_have_attribute("data-step", str(step))
                return
        for one in (mira, jules):
            if look(one)["state"] == "mine":
                play(one, rng, 1, seconds=5)
    raise AssertionError("nobody could take back while the other was choosing")


def test_a_phone_is_told_of_no_key(visitors: Visitors) -> None:
    for options, seen in ((NARROW, False), ({}, True)):
        mira = visitors(**options)
        seated(mira, "dice_charmers", 1)
        until(mira, ".ways .hint")
        assert mira.page.locator(".ways .hint").is_visible() is seen
        assert len(mira.page.locator("#prompt kbd:visible").all()) == int(seen)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_options_of_a_game_are_said_without_codes(visitors: Visitors, language: str) -> None:
    mira = visitors(locale=language)
    mira.new_table()
    for game in mira.page.locator(".create .games button").all():
        game.click()
        if mira.page.locator(".create details summary").count():
            mira.page.locator(".create details summary").first.click()
        said = mira.page.locator(".create").inner_text()
        assert not CODE.search(said), CODE.search(said)


@pytest.mark.parametrize("game", ["maharadjah", "maharaja", "dice_charmers"])
def test_the_focus_stays_on_the_page_after_a_choice_on_the_board(mira: Visitor, game: str) -> None:
    seated(mira, game, 2)
    made = 0
    for _ in range(60):
        mira.page.wait_for_selector("#prompt[data-state='mine']")
        spots = mira.page.locator("main .choosable[tabindex='0']")
        if not spots.count():
            play(mira, random.Random(5), 1, seconds=10)
            continue
        before, sent = look(mira), mira.choices_sent
        spots.last.focus()
        mira.page.keyboard.press("Enter")
        wait_for_answer(mira, before, sent)
        assert mira.page.evaluate("document.activeElement !== document.body"), f"after {made} choices"
        made += mira.choices_sent > sent
        if made > 3:
            return
    raise AssertionError("nothing was chosen on the board")


def test_the_large_sheet_names_its_owner_and_three_sit_at_a_new_table(mira: Visitor) -> None:
    mira.new_table()
    mira.page.locator(".create .games").get_by_role("button", name="The Dice Charmers").click()
    expect(mira.page.locator(".create .seats li")).to_have_count(3)
    seated(mira, "dice_charmers", 1)
    expect(mira.page.locator(".sheet svg")).to_contain_text("Mira")
