"""Doing it on the board: pieces and places are pressed, and what a press would bring is seen there before."""

from __future__ import annotations

import random
from collections.abc import Callable

from play import look, play
from playwright.sync_api import expect
from test_boards import NARROW, seated, until
from visitor import Visitor

Visitors = Callable[..., Visitor]
TAP = "place => place.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))"
WENT_TWO_STEPS = "step => Number(document.querySelector('#prompt').dataset.step) > step + 1"


def hovered_until(mira: Visitor, places: str, wanted: str) -> bool:
    """Point at one place after the other until something is drawn."""
    for place in mira.page.locator(places).all()[:14]:
        place.dispatch_event("pointerenter")
        if mira.comes(wanted, 200):
            return True
        place.dispatch_event("pointerleave")
    return False


def test_my_priest_is_pressed_then_a_city_and_way_and_price_are_seen(mira: Visitor) -> None:
    seated(mira, "maharaja", 2)
    rng = random.Random(4)
    for _ in range(8):
        until(mira, "[data-spot=priest].choosable", seed=rng.randrange(99))
        mira.page.locator("[data-spot=priest]").press("Enter")
        mira.page.wait_for_selector("[data-spot^='place:'].choosable")
        if hovered_until(mira, "[data-spot^='place:'].choosable", ".price[data-price]"):
            break
        play(mira, rng, 1, seconds=20)
    expect(mira.page.locator("path.way")).to_have_count(1)
    mira.shot("maharaja-way")
    mira.page.locator("[data-spot^='place:'].choosable:has(.ring)").first.dispatch_event("click")
    expect(mira.page.locator("[data-pays]").first).to_be_attached()
    mira.shot("maharaja-leads")


def test_villages_are_chosen_on_the_map_and_the_pending_one_is_marked(visitors: Visitors) -> None:
    mira = visitors(**NARROW)
    seated(mira, "maharaja", 2)
    until(mira, "#prompt [data-on-board]", seed=6)
    assert mira.page.locator("#prompt .choice:visible").count() == 4, "of so many the first stand in the bar"
    mira.page.locator("#prompt [data-on-board]").click()
    expect(mira.page.locator(".dock .choice:visible").nth(8)).to_be_visible()
    mira.page.locator(".handle").press("ArrowDown")
    village = mira.page.locator("[data-spot^='place:'].choosable").first
    name = village.get_attribute("data-spot")
    village.evaluate(TAP)
    expect(mira.page.locator(f"[data-spot='{name}'] .sel")).to_have_count(1)
    expect(mira.page.locator("#prompt [data-option]:visible").first).to_be_visible()
    mira.shot("maharaja-pending")


def test_a_far_area_is_pressed_and_the_odds_are_seen_before_the_fight(mira: Visitor) -> None:
    seated(mira, "maharadjah", 3)
    page, rng = mira.page, random.Random(4)
    travelled = foretold = False
    for _ in range(80):
        page.wait_for_selector("#prompt[data-state='mine']")
        mira.drawn()
        foretold = foretold or hovered_until(mira, ".spot.choosable", "[data-odds]")
        if foretold:
            mira.shot("maharadjah-odds")
        if not travelled and page.locator(".spot.far").count():
            step = look(mira)["step"]
            far = page.locator(".spot.far").first
            far.dispatch_event("pointerenter")
            expect(page.locator("[data-way]")).to_be_visible()
            assert page.locator("path.way").count() >= 1
            mira.shot("maharadjah-way")
            far.dispatch_event("click")
            page.wait_for_function(
                "step => Number(document.querySelector('#prompt').dataset.step) > step + 1", arg=step
            )
            travelled = True
        if travelled and foretold:
            return
        play(mira, rng, 1, seconds=20)
    raise AssertionError(f"{travelled=} {foretold=}")


def test_how_near_everybody_is_to_crossing_is_large(visitors: Visitors) -> None:
    mira = visitors(**NARROW)
    seated(mira, "dice_charmers", 2)
    gaps = mira.page.locator(".races li[data-apart] b")
    expect(gaps).to_have_count(3)
    size = gaps.first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 18
    mira.shot("dice_charmers-races")
