"""Following a game: the pace of others' moves, what they did since one's last choice, its history, and its end."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from axe import serious
from play import finished, golden, look, play, settle
from playwright.sync_api import expect
from visitor import Visitor

BOX = "() => { const box = document.querySelector('.board').getBoundingClientRect(); return [box.width, box.height]; }"

ROWS = """() => {
  let heading = '';
  const found = [];
  for (const row of document.querySelectorAll('.since > ul > li')) {
    if (row.matches('.under')) heading = row.textContent;
    else found.push([heading, row.querySelector('b').textContent]);
  }
  return found;
}"""


def seated(mira: Visitor, game: str, choices: int) -> None:
    mira.sit_at(mira.create(game, ["me", "bot:random", "bot:random"]))
    mira.page.wait_for_selector("#prompt[data-state='mine']")
    play(mira, random.Random(8), choices, seconds=60)
    settle(mira)


def test_the_pace_is_chosen_paused_skipped_and_remembered(visitors: Callable[..., Visitor]) -> None:
    """It stands in the place of the button that ends a turn, and only while others move (PAGE check 10)."""
    mira = visitors(reduced_motion="no-preference")
    mira.sit_at(mira.create("maharadjah", ["me", "bot:random", "bot:random"]))
    bar = mira.page.get_by_role("group", name="How quickly others’ moves are shown")
    mira.page.wait_for_selector("#prompt[data-state='mine']")
    expect(bar).to_have_count(0)
    others_move(mira)
    bar.get_by_role("button", name="3 times as quick").click()
    bar.get_by_role("button", name="Pause").click()
    expect(mira.page.locator("#prompt .state")).to_contain_text("Showing moves", ignore_case=True)
    told = mira.page.locator("#prompt h2").inner_text()
    assert told != mira.page.locator("#prompt .next").inner_text(), "what happened stands large, who is next in small"
    before = look(mira)["step"]
    mira.page.wait_for_timeout(1500)
    assert look(mira)["step"] == before, "a paused page goes on"
    bar.get_by_role("button", name="Skip to my turn").click()
    mira.page.wait_for_selector("#prompt[data-state='mine']")
    expect(bar).to_have_count(0)
    assert mira.page.evaluate("JSON.parse(localStorage.durbar).pace") == 3, "skipping is for this once"


def others_move(visitor: Visitor) -> None:
    """Play until a nation's turn is over and others' moves are shown one by one."""
    rng = random.Random(8)
    for _ in range(80):
        if visitor.page.locator("#prompt .pace").count():
            return
        seen = look(visitor)
        if seen["state"] == "mine":
            ends = visitor.page.locator("#prompt .give-up")
            ends.click() if ends.count() else play(visitor, rng, 1, seconds=4)
        visitor.page.wait_for_timeout(50)
    raise AssertionError("nobody else moved")


def test_a_row_a_player_tells_what_happened_and_plays_it(mira: Visitor) -> None:
    seated(mira, "maharadjah", 25)
    rows, rng = mira.page.locator(".since > ul > li:not(.under)"), random.Random(9)
    for _ in range(30):
        told = mira.page.evaluate(ROWS)
        if len(told) > 1 and any(heading.startswith("Sequence of the ") for heading, _ in told):
            break
        play(mira, rng, 1, seconds=6)
        settle(mira)
    assert len(told) == len(set(map(tuple, told))) > 1, "a row for each player in each nation's turn"
    assert any(heading.startswith("Sequence of the ") for heading, _ in told), told
    assert all(len(text) > 12 for text in rows.locator("p").all_inner_texts())
    assert mira.page.locator(".board .changed").count(), "what changed is outlined"
    assert serious(mira) == []
    now = look(mira)["step"]
    rows.last.get_by_role("button").click()
    expect(mira.page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(mira.page.locator("#prompt")).not_to_have_attribute("data-step", str(now))
    mira.page.get_by_role("button", name="Back to now").click()
    expect(mira.page.locator("#prompt")).to_have_attribute("data-step", str(now))


def test_history_tells_no_more_than_its_step(mira: Visitor) -> None:
    table = finished(mira, "maharadjah")
    ticks = mira.page.locator(".scrub .tick")
    rounds, board = ticks.count(), mira.page.evaluate(BOX)
    assert rounds > 5, "rounds are marked though only the end of the log was sent"
    mira.page.goto(f"{mira.address}/table/{table}?step=300")
    expect(mira.page.get_by_text("You are viewing step 300 of").first).to_be_visible()
    assert ticks.count() == rounds
    assert mira.page.evaluate(BOX) == board, "the banner rescales the board"
    expect(mira.page.locator(".log li .num").first).to_be_attached()
    steps = [int(text) for text in mira.page.locator(".log li .num").all_text_contents()]
    assert max(steps) <= 300
    assert "wins" not in mira.page.locator(".panel").inner_text()
    mira.page.locator("#prompt").focus()
    mira.page.keyboard.press("ArrowRight")
    expect(mira.page.locator("#prompt")).to_have_attribute("data-step", "301")
    assert mira.page.url.endswith("?step=301")
    mira.page.keyboard.press("Shift+ArrowLeft")
    expect(mira.page.locator("#prompt")).not_to_have_attribute("data-step", "301")
    assert int(look(mira)["step"]) < 300
    mira.page.get_by_role("combobox", name="View as").select_option(index=1)
    mira.page.get_by_role("button", name="Back to now").click()
    assert "?" not in mira.page.url


@pytest.mark.parametrize("game", ["maharadjah", "maharaja", "dice_charmers"])
def test_the_end_opens_on_why(visitors: Callable[..., Visitor], game: str) -> None:
    mira = visitors(permissions=["clipboard-read", "clipboard-write"])
    finished(mira, game)
    page = mira.page
    expect(page.get_by_role("table", name="Where the points came from")).to_be_visible()
    expect(page.get_by_role("img", name="How the points grew")).to_be_visible()
    assert page.locator("figure polyline").count() == page.locator(".people li").count()
    expect(page.get_by_text("Biggest gains")).to_be_visible()
    steps = int(look(mira)["step"])
    assert serious(mira) == []
    first = min(int(one) for one in page.locator(".swings button").evaluate_all("all => all.map(b => b.dataset.step)"))
    page.locator(f".swings button[data-step='{first}']").first.click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    assert int(look(mira)["step"]) < steps
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    page.get_by_role("tab", name="Score").click()
    assert "?" not in page.locator("#panel tbody").inner_text() if game == "maharaja" else True


def test_names_of_a_brought_game_are_kept_and_nobody_here_won_it(mira: Visitor) -> None:
    record = (
        golden("maharaja")
        .replace("\n", "\nname-A Anouk\nname-B Jules\n", 2)
        .replace("name-A Anouk\nname-B Jules\n", "", 1)
    )
    table = mira.bring(record)
    mira.sit_at(table)
    expect(mira.page.locator(".people")).to_contain_text("Anouk")
    mira.page.goto(mira.address)
    row = mira.page.locator(f"a[href='/table/{table}']")
    expect(row).to_contain_text("Over")
    expect(row).not_to_contain_text("You won")


def test_a_solo_game_tells_its_turns_and_its_rival(mira: Visitor) -> None:
    for game, told in (("dice_charmers", "turn"), ("maharaja", "Brahmabot")):
        number = next(n for n in range(1, 17) if "seats=1 " in f"{golden(game, n).splitlines()[1]} ")
        finished(mira, game, number)
        expect(mira.page.locator("[data-scene=end]")).to_contain_text(told)
        assert "-2" not in mira.page.locator(".podium").inner_text()


def test_small_things_keep_their_word(visitors: Callable[..., Visitor]) -> None:
    """Rules do not stretch the page, the menu closes, the badge counts others, spectators are told so."""
    mira, guest = visitors(), visitors()
    table = mira.create("maharaja", ["me", "bot:random"])
    mira.sit_at(table)
    page = mira.page
    page.wait_for_selector("#prompt[data-state='mine']")
    page.keyboard.press("2")
    expect(page.locator(".par").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(3, 400)):
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        close()
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Namaste")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Namaste")).to_be_visible()
    expect(page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    guest.sit_at(table)
    expect(guest.page.locator("#prompt .state")).to_contain_text("Spectating", ignore_case=True)


def laid_down(visitor: Visitor, *actions: str) -> None:
    """Play on until a plan is asked for, lay down this one, and wait for my turn to carry it out."""
    rng = random.Random(5)
    for _ in range(60):
        if visitor.page.locator(".dial").count():
            break
        play(visitor, rng, 1, seconds=8)
        settle(visitor)
    for action in actions:
        visitor.page.locator(f"[data-spot='action:{action}']").click()
    visitor.page.locator(".lay").click()
    visitor.page.locator(".act").first.wait_for()


def test_a_turn_says_what_is_not_now_still_to_build_and_given_up(mira: Visitor) -> None:
    """Of Maharaja: what cannot be begun says why, what was begun is not done yet, what ends it says what is lost.

    By the draft, which lets planned actions go for any reason [MJ 4.4, 12.3].
    """
    mira.sit_at(mira.create("maharaja", ["me", "bot:random"], edition="draft"))
    page = mira.page
    page.wait_for_selector("#prompt[data-state='mine']")
    laid_down(mira, "statue-and-shrine", "statue-cheaper")
    page.locator(".act", has_text="not now").click(force=True)  # the priest is in no city yet
    expect(page.locator(".about.why")).to_contain_text("city")
    page.keyboard.press("Escape")
    both = page.locator(".act", has_text="statue and shrine")
    both.click()
    expect(both).to_contain_text("1 statue to build, 1 shrine to build")
    expect(page.locator(".act.done")).to_have_count(0)
    ends = page.locator("#prompt .give-up")
    expect(ends.locator("small")).to_contain_text("statue with discount, 1 statue to build")
    ends.click()
    laid_down(mira, "statue-and-shrine", "take-coins")
    page.locator(".act", has_text="statue and shrine").click()
    expect(page.locator(".act.can")).to_contain_text("gives up: 1 statue to build, 1 shrine to build")


SIZES = {"tablet": (820, 1180), "low": (740, 360), "phone": (360, 740), "wide": (1280, 800)}
IN_VIEW = """(selector) => {
  const one = document.querySelector(selector);
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.bottom <= innerHeight + 1 && box.top >= 0 && !!top && (one === top || one.contains(top));
}"""

EACH_IN_VIEW = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const box = one.getBoundingClientRect();
  const held = one.closest('.body, .row').getBoundingClientRect();
  return box.top >= held.top - 1 && box.bottom <= held.bottom + 1 && box.right <= innerWidth;
})"""

ABOVE = """([ones, other]) => {
  const top = document.querySelector(other).getBoundingClientRect().top;
  return [...document.querySelectorAll(ones)].every((one) => one.getBoundingClientRect().bottom <= top + 1);
}"""


def test_on_a_low_page_both_actions_stand_above_the_end_of_the_turn(visitors: Callable[..., Visitor]) -> None:
    for language in ("en-GB", "fr-FR"):
        mira = visitors(viewport={"width": 740, "height": 360}, locale=language)
        mira.sit_at(mira.create("maharaja", ["me", "bot:random"], edition="draft"))
        mira.page.wait_for_selector("#prompt[data-state='mine']")
        laid_down(mira, "statue-cheaper", "shrine-free")
        mira.page.locator("#prompt .give-up").wait_for()
        assert mira.page.evaluate(ABOVE, [".act", "#prompt .end"])
        assert mira.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
        assert mira.page.evaluate(IN_VIEW, "#prompt .give-up")
        mira.shot(f"turn-low-{language[:2]}")


@pytest.mark.parametrize("size", SIZES)
def test_the_main_button_and_the_board_are_in_view(visitors: Callable[..., Visitor], size: str) -> None:
    width, height = SIZES[size]
    language = "en-GB" if size == "wide" else "fr-FR"
    colours = "dark" if size in ("tablet", "low") else "light"
    mira = visitors(viewport={"width": width, "height": height}, locale=language, color_scheme=colours)
    mira.sit_at(mira.create("maharaja", ["me", "bot:random", "bot:random"]))
    page = mira.page
    page.wait_for_selector("#prompt[data-state='mine']")
    rng = random.Random(3)
    for _ in range(20):
        if page.locator(".dial").count():
            break
        play(mira, rng, 1, seconds=8)
        settle(mira)
    for action in ("take-coins", "take-shrines"):
        page.locator(f"[data-spot='action:{action}']").click()
    assert page.evaluate(IN_VIEW, ".lay"), "the button that lays down the plan"
    assert all(page.evaluate(EACH_IN_VIEW, ".dial .sector")), "all nine actions"
    drawn = page.evaluate(
        "() => { const b = document.querySelector('.panzoom .view').getBoundingClientRect();"
        " return [b.width, Math.min(b.bottom, innerHeight) - b.top]; }"
    )
    assert drawn[0] >= min(400, width), drawn
    assert drawn[1] >= {"tablet": 500, "low": 260, "phone": 150, "wide": 500}[size], drawn
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    names = page.locator(".players section").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert names == page.locator(".people li .name").evaluate_all("all => all.map(one => one.textContent)")
    assert serious(mira) == []
    mira.shot(f"maharaja-{size}-{language[:2]}-{colours}")
