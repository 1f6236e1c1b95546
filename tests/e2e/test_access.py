"""For everyone: keyboard alone, screen readers, large letters, reasons for every refusal."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from axe import serious
from play import play, settle
from playwright.sync_api import expect
from visitor import Visitor

SEATS = {"maharaja": 2, "dice_charmers": 2, "maharadjah": 3}


def seated(visitor: Visitor, game: str, choices: int = 4) -> None:
    visitor.sit_at(visitor.create(game, ["me", *["bot:random"] * (SEATS[game] - 1)]))
    visitor.page.wait_for_selector("#prompt[data-state='mine']")
    play(visitor, random.Random(9), choices, seconds=40)
    settle(visitor)


# What is opened at a table. The page is read whole each time, for seconds: `make test` sees each place once in both
# colours, at one game or another; `make grid` all of them at each.
PLACES = (("tab", "Rules"), ("tab", "Chat"), ("tab", "Score"), ("button", "Menu"), ("button", "Board as a list"))
SAMPLE = {
    ("maharaja", "light"): PLACES[:2],
    ("dice_charmers", "light"): PLACES[2:3],
    ("maharadjah", "light"): PLACES[3:],
    ("maharaja", "dark"): PLACES[3:],
    ("dice_charmers", "dark"): PLACES[1:2],
    ("maharadjah", "dark"): (PLACES[0], PLACES[2]),
}


@pytest.mark.parametrize(("game", "scheme"), SAMPLE)
def test_axe_finds_nothing_serious_at_a_table(visitors: Callable[..., Visitor], game: str, scheme: str) -> None:
    mira = visitors(color_scheme=scheme)
    seated(mira, game)
    assert serious(mira) == []
    for role, name in PLACES if "DURBAR_GRID" in os.environ else SAMPLE[game, scheme]:
        mira.page.get_by_role(role, name=name).click()
        mira.drawn()
        assert serious(mira) == [], name


@pytest.mark.parametrize("game", SEATS)
def test_axe_finds_nothing_serious_on_a_narrow_screen(visitors: Callable[..., Visitor], game: str) -> None:
    mira = visitors(viewport={"width": 360, "height": 740}, has_touch=True)
    seated(mira, game)
    assert serious(mira) == []
    mira.page.get_by_role("tab", name="Log").click()
    mira.shot(f"{game}-narrow-log")
    assert serious(mira) == []


def test_arrows_go_from_place_to_place(mira: Visitor) -> None:
    seated(mira, "maharaja")
    mira.page.locator("[data-spot='place:LAH']").first.focus()
    seen = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
        mira.page.keyboard.press(key)
        seen.add(mira.page.evaluate("document.activeElement.dataset.spot"))
    assert len(seen) >= 3
    assert None not in seen


TOLD = "() => document.querySelector('.cannot') || !document.querySelector('#prompt').innerText.includes('Why not? (')"


def wondered(mira: Visitor) -> bool:
    """Ask what cannot be chosen, where the page says that there is something; is it listed here, or on the board?"""
    why = mira.page.get_by_role("button", name="Why not?", disabled=False)
    if not why.count():
        return False
    why.click()
    mira.page.wait_for_function(TOLD)
    return mira.page.locator(".cannot").count() > 0


def test_a_refused_place_says_why_with_its_rule(mira: Visitor) -> None:
    mira.sit_at(mira.create("maharaja", ["me", "bot:random"]))
    mira.page.wait_for_selector("#prompt[data-state='mine']")
    rng = random.Random(11)
    for _ in range(80):
        if wondered(mira):
            break
        play(mira, rng, 1, seconds=5)
        settle(mira)
    mira.page.locator(".cannot").first.dispatch_event("click")
    why = mira.page.get_by_role("alert").filter(has=mira.page.locator(".rule"))
    expect(why).to_be_visible()
    mira.shot("maharaja-why")
    assert serious(mira) == []
    why.locator(".rule").first.click()
    expect(mira.page.locator(".par.asked")).to_be_visible()
    mira.page.keyboard.press("Escape")
    expect(why).to_be_hidden()


@pytest.mark.parametrize("game", SEATS)
def test_letters_may_be_twice_as_large(mira: Visitor, game: str) -> None:
    seated(mira, game, 2)
    mira.page.add_style_tag(content="html { font-size: 200% }")
    mira.drawn()
    mira.shot(f"{game}-large")
    assert mira.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    clipped = """() => [...document.querySelectorAll('.btn, .choice, .tabs button')].filter(
        (one) => one.offsetWidth && one.scrollWidth > one.clientWidth + 2).map((one) => one.textContent.trim())"""
    assert mira.page.evaluate(clipped) == []


@pytest.mark.parametrize(
    ("game", "name"), [("maharaja", "Lahore"), ("maharadjah", "Rajputana"), ("dice_charmers", "Maharani")]
)
def test_letters_of_the_drawings_grow_too(visitors: Callable[..., Visitor], game: str, name: str) -> None:
    mira = visitors(viewport={"width": 1800, "height": 1000})
    seated(mira, game, 1)
    height = "one => one.getBBox().height * one.getCTM().d"
    text = mira.page.locator("svg text", has_text=name).first
    usual = text.evaluate(height)
    mira.page.add_style_tag(content="html { font-size: 150% }")
    mira.drawn()
    assert text.evaluate(height) > 1.08 * usual


def test_no_name_of_the_palace_runs_into_its_boxes(visitors: Callable[..., Visitor]) -> None:
    mira = visitors(locale="fr-FR")
    seated(mira, "dice_charmers", 1)
    over = """() => {
        const boxes = [...document.querySelectorAll('.sheet svg rect.box')].map((one) => one.getBBox());
        return [...document.querySelectorAll('.sheet svg text.name')].filter((one) => {
            const { x, y, width, height } = one.getBBox();
            return boxes.some((box) => box.y < y + height / 2 && y + height / 2 < box.y + box.height
                && x < box.x + box.width && box.x < x + width);
        }).map((one) => one.textContent);
    }"""
    for size in (100, 130, 200):
        mira.page.add_style_tag(content=f"html {{ font-size: {size}% }}")
        mira.drawn()
        assert mira.page.evaluate(over) == [], size


def test_what_happens_is_said(mira: Visitor) -> None:
    seated(mira, "maharaja", 6)
    assert mira.page.locator("[role=log]").inner_text().strip()
    assert mira.page.locator("[aria-live=assertive]").inner_text().strip()


def test_the_board_is_also_a_list(mira: Visitor) -> None:
    seated(mira, "maharaja", 2)
    mira.page.get_by_role("button", name="Menu").click()
    mira.page.get_by_role("button", name="Board as a list").click()
    dialog = mira.page.get_by_role("dialog")
    expect(dialog.get_by_text("Lahore (1 village)").first).to_be_visible()
    expect(dialog.get_by_role("button", name="Agra", exact=True)).to_be_visible()
