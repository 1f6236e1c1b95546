"""What a choice would do is shown before it is made: pointed at, with the focus, or with the first tap of a finger."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from play import look, play
from playwright.sync_api import Locator, expect
from visitor import Visitor

GAMES = {"maharaja": 3, "dice_charmers": 2, "maharadjah": 3}
NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def seated(visitor: Visitor, game: str) -> None:
    visitor.sit_at(visitor.create(game, ["me", *["bot:random"] * (GAMES[game] - 1)]))
    visitor.page.wait_for_selector("#prompt[data-state='mine']")


SHOWN = 1000  # ms in which a preview comes, where there is one: a place that several choices share has none


def pointed_at(visitor: Visitor, selector: str) -> Locator | None:
    """The preview of the first few places or buttons that has something to say."""
    preview = visitor.page.locator("[data-preview]")
    for place in visitor.page.locator(selector).all()[:4]:
        place.dispatch_event("pointerenter")
        place.dispatch_event("pointerover", {"bubbles": True})
        if visitor.comes("[data-preview]", SHOWN):
            assert preview.locator("li").count() or "you choose again" not in preview.inner_text(), "nothing is shown"
            return preview
        place.dispatch_event("pointerleave")
    return None


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_a_choice_shows_what_it_would_do(mira: Visitor, game: str) -> None:
    seated(mira, game)
    rng = random.Random(6)
    for _ in range(40):
        preview = pointed_at(mira, ".spot.choosable, #prompt [data-option]")
        if preview is not None and preview.locator("li").count():
            break
        play(mira, rng, 1, seconds=30)
        mira.page.wait_for_selector("#prompt[data-state='mine']")
    else:
        raise AssertionError("no choice said what it would do")
    mira.shot(f"{game}-preview")
    assert "-would-" not in preview.inner_text()
    assert "-event-" not in preview.inner_text()
    step = look(mira)["step"]
    mira.page.mouse.move(5, 5)
    assert look(mira)["step"] == step, "looking changes nothing"


def test_the_focus_shows_it_too_and_the_language_is_the_readers(visitors: Callable[..., Visitor]) -> None:
    mira = visitors(locale="fr-FR")
    seated(mira, "maharadjah")
    play(mira, random.Random(2), 3, seconds=30)
    mira.page.wait_for_selector("#prompt[data-state='mine']")
    for button in mira.page.locator("#prompt [data-option]").all():
        button.focus()
        if mira.comes("[data-preview]", SHOWN):
            expect(mira.page.locator("[data-preview]")).to_contain_text("Si vous choisissez")
            return
        play(mira, random.Random(3), 1, seconds=30)
    raise AssertionError("no button said what it would do")


def test_a_finger_points_first_and_chooses_with_the_second_tap(visitors: Callable[..., Visitor]) -> None:
    mira = visitors(**NARROW)
    seated(mira, "maharaja")
    name = mira.page.locator("[data-spot^='character:'].choosable").first.get_attribute("data-spot")
    spot = mira.page.locator(f"[data-spot='{name}']").first
    spot.scroll_into_view_if_needed()
    step = look(mira)["step"]
    spot.tap()
    expect(spot).to_have_attribute("aria-pressed", "true")
    expect(mira.page.locator("#prompt .lay")).to_contain_text("Take character")  # the end button would carry it out
    mira.shot("maharaja-narrow-preview")
    assert look(mira)["step"] == step
    spot.tap()
    mira.page.wait_for_function("step => Number(document.querySelector('#prompt').dataset.step) > step", arg=step)
