"""What the boards of Maharadjah and The Dice Charmers add to the page: sheets, cards, ghosts, reasons on the map."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from axe import serious
from play import finished, look, play
from playwright.sync_api import expect
from visitor import Visitor

BOT = "bot:random"
NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
Visitors = Callable[..., Visitor]


def seated(visitor: Visitor, game: str, bots: int, **settings: str) -> None:
    visitor.sit_at(visitor.create(game, ["me", *[BOT] * bots], **settings))
    visitor.page.wait_for_selector("#prompt[data-state='mine']")


def until(visitor: Visitor, selector: str, seed: int = 4, most: int = 400) -> None:
    """Play at random until something is seen while it is my turn."""
    rng = random.Random(seed)
    for _ in range(most):
        visitor.page.wait_for_selector("#prompt:not([data-state='waiting'])")
        if look(visitor)["state"] == "mine" and visitor.page.locator(selector).count():
            return
        assert play(visitor, rng, 1, seconds=30) != "over"
    raise AssertionError(f"{selector} was never seen")


# --- Maharadjah ------------------------------------------------------------------------------------------------------


def test_an_area_says_what_is_there_and_arrows_go_over_the_map(mira: Visitor) -> None:
    seated(mira, "maharadjah", 3)
    delhi = mira.page.locator("[data-spot=delhi]")
    expect(delhi).to_have_attribute("aria-label", "Delhi, held by Harappans with 1 army")
    expect(mira.page.locator("[data-spot=malwa]")).to_have_attribute(
        "aria-label", "Malwa, held by Pandya with 1 army, can be chosen"
    )
    expect(mira.page.locator("[data-spot=nepal]")).to_have_attribute("aria-label", "Nepal, highland, nobody here")
    mira.page.locator("[data-spot=delhi]").focus()
    seen = []
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        mira.page.keyboard.press(key)
        seen.append(mira.page.evaluate("document.activeElement.dataset.spot"))
    assert seen[0] in ("agra", "rajputana")
    assert len(set(seen)) >= 4


def test_the_score_sheet_and_victory_cards_open_over_the_map(mira: Visitor) -> None:
    seated(mira, "maharadjah", 3)
    play(mira, random.Random(1), 30, seconds=60)
    mira.page.get_by_role("button", name="Mughals").first.click()
    sheet = mira.page.get_by_role("region", name="Score sheet").first
    expect(sheet.get_by_role("heading", name="Mughals")).to_be_visible()
    assert sheet.get_by_role("row").count() == 1 + 4 + 17
    mira.shot("maharadjah-sheet")
    assert serious(mira) == []
    sheet.get_by_role("button", name="Harappans").click()
    expect(sheet.get_by_role("heading", name="Harappans")).to_be_visible()
    mira.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_points_of_the_sheet_add_up_to_the_totals(mira: Visitor) -> None:
    finished(mira, "maharadjah")
    mira.page.keyboard.press("Escape")  # from the end to the board
    mira.page.locator("button.nation", has_text="Muslims").click()
    mira.page.wait_for_selector(".over[aria-busy=false]")
    sums = """() => [...document.querySelectorAll('.over tbody tr:not(.player)')].map((row) => {
        const cells = [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent) || 0);
        return [cells.slice(0, -1).reduce((a, b) => a + b, 0), cells.at(-1)];
    })"""
    rows = mira.page.evaluate(sums)
    assert rows
    for by_turn, total in rows:
        assert by_turn == total


def test_a_battle_shows_dice_and_odds(mira: Visitor) -> None:
    seated(mira, "maharadjah", 3)
    until(mira, ".dock .battle .dice")
    mira.shot("maharadjah-battle")
    assert "win" in (mira.page.locator(".dock .odds").first.get_attribute("aria-label") or "")
    assert serious(mira) == []


def test_what_cannot_end_yet_says_why(mira: Visitor) -> None:
    seated(mira, "maharadjah", 3)
    until(mira, "#prompt [data-refused]")
    mira.page.locator("#prompt [data-refused]").first.dispatch_event("click")
    why = mira.page.get_by_role("alert").filter(has=mira.page.locator(".rule"))
    expect(why).to_be_visible()
    mira.page.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_maharadjah_speaks_french(visitors: Visitors) -> None:
    mira = visitors(locale="fr-FR")
    seated(mira, "maharadjah", 3)
    play(mira, random.Random(5), 8, seconds=30)
    expect(mira.page.locator("svg text", has_text="Baloutchistan").first).to_be_visible()
    mira.shot("maharadjah-french")
    assert "web-" not in mira.page.locator("body").inner_text()


# --- The Dice Charmers -----------------------------------------------------------------------------------------------


@pytest.mark.whole_games
def test_the_moon_side_is_played_to_its_end(mira: Visitor) -> None:
    seated(mira, "dice_charmers", 1, sheet="moon")
    assert play(mira, random.Random(7), 100_000, seconds=300) == "over"
    mira.shot("dice_charmers-moon-over")


def test_a_road_is_seen_before_it_is_drawn(mira: Visitor) -> None:
    seated(mira, "dice_charmers", 1)
    until(mira, "[data-spot^=cell-].choosable")
    mira.page.locator("[data-spot^=cell-].choosable").first.hover()
    expect(mira.page.locator(".ghost")).to_have_count(1)
    mira.shot("dice_charmers-ghost")


def test_another_sheet_is_shown_large_and_left_again(mira: Visitor) -> None:
    seated(mira, "dice_charmers", 2)
    expect(mira.page.get_by_text("our own layout").first).to_be_visible()
    mira.page.get_by_role("button", name="Show the sheet").first.click()
    expect(mira.page.get_by_role("button", name="Back to my sheet")).to_be_visible()
    assert mira.page.locator(".sheet [data-spot]").count() == 0, "nothing can be chosen on somebody else's sheet"
    mira.shot("dice_charmers-visit")
    mira.page.get_by_role("button", name="Back to my sheet").click()
    assert mira.page.locator(".sheet [data-spot]").count() > 40


def test_a_sale_is_counted_up_and_down(mira: Visitor) -> None:
    seated(mira, "dice_charmers", 1)
    until(mira, ".dock .pad")
    sell = mira.page.locator("#prompt .lay")
    expect(sell).to_contain_text("Sell for")
    fewer = mira.page.locator(".dock .pad .stepper button:first-child:not([aria-disabled=true])")
    for _ in range(30):
        if not fewer.count():
            break
        fewer.first.click()
    assert mira.page.locator(".dock .pad output").all_inner_texts() == ["0", "0", "0"]
    mira.shot("dice_charmers-sale")


@pytest.mark.parametrize("game", ["maharaja", "maharadjah", "dice_charmers"])
@pytest.mark.parametrize("narrow", [True, False])
def test_zoom_buttons_stand_at_the_foot_of_a_narrow_board_and_work(visitors: Visitors, game: str, narrow: bool) -> None:
    mira = visitors(**NARROW) if narrow else visitors()
    seated(mira, game, 2)
    nearer = mira.page.get_by_role("button", name="Nearer")
    board = mira.page.locator(".panzoom svg").first
    before = board.get_attribute("viewBox")
    nearer.click()
    assert board.get_attribute("viewBox") != before
    if narrow:
        drawn, button = board.bounding_box(), nearer.bounding_box()
        assert drawn is not None
        assert button is not None
        assert button["y"] + button["height"] >= drawn["y"] + drawn["height"] - 12, "at the foot of the board"
        assert min(button["width"], button["height"]) >= 44


def test_a_narrow_screen_shows_one_part_of_the_sheet_at_a_time(visitors: Visitors) -> None:
    mira = visitors(**NARROW)
    seated(mira, "dice_charmers", 1)
    for part in ("Palace", "River", "Goods market", "Building values"):
        mira.page.get_by_role("group", name="Parts of the sheet").get_by_role("button", name=part).click()
        expect(mira.page.locator(".sheet svg text.title", has_text=part)).to_be_in_viewport()
        mira.shot(f"dice_charmers-part-{part.split()[-1].lower()}")
    mira.page.get_by_role("group", name="Parts of the sheet").get_by_role("button", name="Tracks").click()
    boxes = mira.page.locator(".tracks li")
    assert boxes.count() == 80
    sizes = boxes.evaluate_all("all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
    assert min(sizes) >= 11
    mira.shot("dice_charmers-part-tracks")
    assert serious(mira) == []
