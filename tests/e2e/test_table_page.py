"""The table page: one turn bar that stays put, the board first, what one has in view, at four sizes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from play import look, play, settle
from playwright.sync_api import Page, expect
from test_people import two
from visitor import Visitor

Visitors = Callable[..., Visitor]
SIZES = {"wide": (1280, 800), "tablet": (820, 1180), "low": (740, 360), "phone": (360, 740)}
PLAYERS = {"maharaja": 3, "dice_charmers": 3, "maharadjah": 3}
BOXES = """() => Object.fromEntries([...document.querySelectorAll(
  '#prompt button, #prompt h2, #prompt .end, .own, .field')].filter((one) => one.getClientRects().length)
  .map((one, n) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [`${n} ${one.className}`, [x, y, width, height].map(Math.round).join()];
  }))"""
"""Where everything stands that must not move; a choice that is scrolled into sight under the focus is none of it."""
OWN = """() => {
  const one = document.querySelector('.own .me');
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { seen: one.contains(top), text: one.innerText };
}"""
PLACES = """() => [...document.querySelectorAll('.board .choosable')].map((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { spot: one.dataset.spot, hit: one.contains(top) };
})"""
"""Whether a pointer at the middle of a place that can be chosen would hit it: in view, and nothing over it."""
OVER = """() => {
  const board = document.querySelector('.board'), box = board.getBoundingClientRect();
  const parts = Array.from({ length: 12 }, (_, i) => (i + 0.5) / 12);
  const points = parts.flatMap((a) => parts.map((b) => [box.left + a * box.width, box.top + b * box.height]));
  return points.map(([x, y]) => document.elementFromPoint(x, y)).filter((one) => !board.contains(one)).length;
}"""
"""At how many of 144 points something that does not belong to the board lies over it."""
LETTERS = """() => [...document.querySelectorAll('.board *')].filter((one) => {
  const written = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  return written && one.getClientRects().length && !one.closest('.sr, .seat, title');
}).map((one) => {
  const drawn = one instanceof SVGElement ? one.getScreenCTM() : null;
  const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.b, drawn.d) : 1);
  return [size, one.textContent.trim()];
}).filter(([size]) => size < 11.95)"""
"""Letters smaller than 12 px as they are seen; the one capital of a seat's badge may be 11."""
DICE = """() => [...document.querySelectorAll('.tray .die')].filter((one) => {
  const box = one.getBoundingClientRect();
  const seen = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5]].every(([a, b]) => {
    const top = document.elementFromPoint(box.left + a * box.width, box.top + b * box.height);
    return !!top && (one.contains(top) || top.closest('.store')?.contains(one));
  });
  return seen && box.left >= 0 && box.right <= innerWidth;
}).length"""
MAP = """() => {
  const { width, height } = document.querySelector('.board .panzoom .view').getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
}"""
LEAST = {"wide": (700, 500), "tablet": (500, 500), "low": (440, 260), "phone": (360, 390)}
OVERLAP = """() => {
  const end = document.querySelector('#prompt .end').getBoundingClientRect();
  return [...document.querySelectorAll('#prompt .choice, .board .choosable')].filter((one) => {
    const around = one.closest('.row, .board').getBoundingClientRect();
    const box = one.getBoundingClientRect();
    const left = Math.max(box.left, around.left), right = Math.min(box.right, around.right);
    const top = Math.max(box.top, around.top), bottom = Math.min(box.bottom, around.bottom);
    return left < right && top < bottom && left < end.right - 1 && right > end.left + 1 && top < end.bottom - 1
      && bottom > end.top + 1;
  }).length;
}"""


def sized(visitor: Visitor, size: str) -> None:
    width, height = SIZES[size]
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.drawn()


def seated(visitor: Visitor, game: str, players: int = 3) -> None:
    visitor.sit_at(visitor.create(game, ["me", *["bot:random"] * (players - 1)]))
    visitor.page.wait_for_selector("#prompt[data-state='mine']")


def moments(visitor: Visitor, wanted: int, seed: int = 4) -> Any:
    """Questions of several kinds, each once."""
    seen: set[str] = set()
    rng = random.Random(seed)
    for _ in range(70):
        settle(visitor)
        said = re.sub(r"\W.*", "", visitor.page.locator("#prompt h2").inner_text())
        if said not in seen:
            seen.add(said)
            yield said
        if len(seen) >= wanted:
            return
        play(visitor, rng, 1, seconds=20)


@pytest.mark.parametrize("game", PLAYERS)
def test_board_strip_and_end_button_are_in_view_at_every_size(mira: Visitor, game: str) -> None:
    """[PAGE checks 2, 3, 6, 8] What I have, where I may choose, a board large enough, the end button apart."""
    seated(mira, game)
    ends: dict[str, set[str]] = {size: set() for size in SIZES}
    for said in moments(mira, 4):
        for size, least in LEAST.items():
            sized(mira, size)
            where = (said, size)
            own = mira.page.evaluate(OWN)
            assert own["seen"], where
            assert {*owned(mira, game)} <= {*own["text"].split()}, (where, own)
            places = mira.page.evaluate(PLACES)
            reached = [one for one in places if one["hit"]]
            enough = len(places) if size == "wide" else min(3, len(places))
            assert len(reached) >= enough, (where, places)
            assert mira.page.evaluate(OVERLAP) == 0, where
            raised = mira.page.locator(".app").get_attribute("data-snap") == "half"
            width, height = mira.page.evaluate(MAP) if mira.page.locator(".board .panzoom").count() else least
            assert width >= least[0], (where, width)
            assert height >= (150 if raised else least[1]), (where, height)
            ends[size].add(mira.page.locator("#prompt .end").evaluate(BOX))
        sized(mira, "wide")
    for width, letters in ((320, ""), (1280, "html { font-size: 200% !important; }")):
        mira.page.set_viewport_size({"width": width, "height": 740})
        mira.page.evaluate(STYLED, letters)
        mira.drawn()
        assert mira.page.evaluate(OVERLAP) == 0, (width, letters)
    assert {size: len(boxes) for size, boxes in ends.items()} == dict.fromkeys(SIZES, 1), ends


BOX = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
}"""
STYLED = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}"""


def owned(visitor: Visitor, game: str) -> list[str]:
    """What the view says that I have: coins; points; fame and money."""
    table = visitor.page.url.rpartition("/")[2].split("?")[0]
    step = look(visitor)["step"]
    view = visitor.context.request.get(f"{visitor.address}/api/tables/{table}/history/{step}?seat=0").json()["view"]
    if game == "maharaja":
        return [str(view["coins"][0])]
    mine = [view["totals"][0]] if game == "maharadjah" else [view["sheets"][0][what] for what in ("fame", "money")]
    return [str(one) for one in mine]


def test_my_coins_are_in_view_while_i_spend_them(visitors: Visitors) -> None:
    """[PAGE check 2] On a phone too, at every height of the sheet, and they are those of the view."""
    mira = visitors(viewport={"width": 360, "height": 740})
    seated(mira, "maharaja")
    for _ in moments(mira, 3):
        coins = owned(mira, "maharaja")
        for height in ("peek", "half", "full"):
            snap_to(mira.page, height)
            own = mira.page.evaluate(OWN)
            assert own["seen"], height
            assert {*coins} <= {*own["text"].split()}, (own, coins)
        snap_to(mira.page, "peek")


def snap_to(page: Page, height: str) -> None:
    for _ in range(4):
        if page.locator(".handle").get_attribute("data-snap") == height:
            return
        page.locator(".handle").press("Enter")
    raise AssertionError(height)


@pytest.mark.parametrize("players", [2, 5])
def test_all_eight_dice_are_whole(mira: Visitor, players: int) -> None:
    """[PAGE check 4] In one row that shrinks, never scrolls and is never covered."""
    seated(mira, "dice_charmers", players)
    for _ in moments(mira, 2):
        for size in SIZES:
            sized(mira, size)
            assert mira.page.evaluate(DICE) == 8, size
        sized(mira, "wide")


@pytest.mark.parametrize("game", PLAYERS)
def test_nothing_that_arrives_moves_what_can_be_pressed(mira: Visitor, game: str) -> None:
    """[PAGE checks 1, 7] Explanation, preview, why not, advice: each leaves every button of the bar where it was."""
    seated(mira, game)
    page = mira.page
    for said in moments(mira, 3):
        for size in SIZES:
            sized(mira, size)
            before = page.evaluate(BOXES)
            rest_on_a_place(mira)
            assert page.evaluate(BOXES) == before, (said, size, "a resting pointer")
            page.locator("#prompt [data-option], #prompt").last.dispatch_event("pointerover", {"bubbles": True})
            mira.drawn()
            after = page.evaluate(BOXES)
            assert after == before, (said, size, "a preview", {*after.items()} ^ {*before.items()})
            page.locator("#prompt").dispatch_event("pointerleave")
            if size in ("wide", "phone"):
                ask_for_more(mira, (said, size))
        sized(mira, "wide")


def ask_for_more(visitor: Visitor, where: tuple[str, str]) -> None:
    """Why something cannot be chosen, and what a bot would choose."""
    page = visitor.page
    before = page.evaluate(BOXES)
    why = page.locator("#prompt").get_by_role("button", name="Why not?", exact=False, disabled=False)
    if why.count():
        why.click()
        visitor.drawn()
        assert page.evaluate(BOXES) == before, (*where, "why not")
    if page.get_by_title("A", exact=True).count():
        page.get_by_title("A", exact=True).click()
        expect(page.locator("[data-advice]")).to_be_visible()
        assert page.evaluate(BOXES) == before, (*where, "advice")


def rest_on_a_place(visitor: Visitor) -> None:
    """What it is stands in the dock: nothing comes over the board."""
    page = visitor.page
    at = page.evaluate(
        """() => {
          for (const one of document.querySelectorAll('.board svg .choosable, .board svg [data-spot]')) {
            const box = one.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            if (one.contains(document.elementFromPoint(x, y))) return { x, y, spot: one.dataset.spot };
          }
          return null;
        }"""
    )
    if at is None:
        return
    over = page.evaluate(OVER)
    page.mouse.move(at["x"], at["y"])
    page.wait_for_selector(".dock .about", state="attached")
    top = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-spot]')?.dataset.spot"
    assert page.evaluate(top, [at["x"], at["y"]]) == at["spot"]
    assert page.evaluate(OVER) == over  # where a finger finds the handle of the sheet it lies over the board's foot
    page.mouse.move(2, 2)
    page.wait_for_selector(".about", state="detached")


def test_two_people_talk_in_ones_own_turn(visitors: Visitors) -> None:
    """[PAGE checks 1, 5, 14] The list is high enough; messages, toasts and others' moves take no room, no focus."""
    mira, jules = two(visitors, "maharaja")
    for one in (mira, jules):
        one.page.get_by_role("tab", name="Chat").click()
    field = mira.page.get_by_label("Say something")
    rng = random.Random(3)
    for n in range(12):
        if look(mira)["state"] == "mine":
            height = mira.page.locator(".chat").evaluate("one => one.getBoundingClientRect().height")
            assert height >= 160, height
            before = mira.page.evaluate(BOXES)
            jules.page.get_by_label("Say something").fill(f"message {n}!")
            jules.page.keyboard.press("Enter")
            expect(mira.page.locator(".chat li", has_text=f"message {n}!")).to_be_in_viewport()
            assert mira.page.evaluate(BOXES) == before
            play(mira, rng, 1, seconds=10)
            assert mira.page.evaluate("document.activeElement !== document.body")
        field.fill(f"I write {n}")
        for _ in range(3):
            if look(jules)["state"] == "mine":
                play(jules, rng, 1, seconds=10)
        expect(field).to_be_focused()
        expect(field).to_have_value(f"I write {n}")
    mira.page.keyboard.press("Enter")
    expect(mira.page.locator(".chat li", has_text="I write 11")).to_be_in_viewport()
    before = mira.page.evaluate(BOXES)
    table = mira.page.url.rpartition("/")[2]
    jules.ask(f"/tables/{table}/abandon", {})
    expect(mira.page.locator(".toast")).to_contain_text("Jules")
    if look(mira)["state"] == "mine":
        assert mira.page.evaluate(BOXES) == before, "a toast"
    expect(mira.page.locator(".toast")).to_have_count(0)


def test_the_sheet_has_three_heights_by_finger_and_keys(visitors: Visitors) -> None:
    """[PAGE check 9] Dragged, flicked, pressed, by arrows; a new question leaves it as it is."""
    mira = visitors(viewport={"width": 360, "height": 740}, has_touch=True)
    seated(mira, "dice_charmers")
    page, handle = mira.page, mira.page.locator(".handle")
    for key, height in (("ArrowUp", "half"), ("ArrowUp", "full"), ("ArrowUp", "full"), ("ArrowDown", "half")):
        handle.press(key)
        expect(handle).to_have_attribute("data-snap", height)
    expect(handle).to_have_attribute("aria-label", "Sheet: half")
    handle.press("ArrowDown")
    expect(handle).to_have_attribute("aria-expanded", "false")
    for way, height in ((-90, "half"), (-90, "full"), (90, "half"), (90, "peek")):
        drag(page, way)
        expect(handle).to_have_attribute("data-snap", height)
    drag(page, -90)
    for _ in moments(mira, 3):
        expect(handle).to_have_attribute("data-snap", "half")
    page.keyboard.press("Escape")
    expect(handle).to_have_attribute("data-snap", "peek")
    page.get_by_role("tab", name="Rules").click()
    expect(handle).to_have_attribute("data-snap", "full")
    expect(page.locator("#prompt h2")).to_be_in_viewport()
    page.get_by_role("button", name="Turn").click()
    expect(handle).to_have_attribute("data-snap", "peek")


def drag(page: Page, way: int) -> None:
    box = page.locator(".handle").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 7
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.3, 0.6, 1):
        client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y + way * part}]})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


WORDS = r"""() => {
  const walk = document.createTreeWalker(document.querySelector('.app'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = (one, { left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    for (let up = one; up; up = up.parentElement) {
      const { visibility, overflowX } = getComputedStyle(up), box = up.getBoundingClientRect();
      if (visibility === 'hidden') return false;
      if (overflowX === 'visible' || (up instanceof SVGElement && up.tagName !== 'svg')) continue;
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    }
    return width > 2 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  };
  let count = 0;
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    range.selectNodeContents(walk.currentNode);
    if (one.closest('.sr, .skip, title, defs') || !seen(one, range.getBoundingClientRect())) continue;
    count += walk.currentNode.textContent.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return count;
}"""
"""Words and numbers one sees, whatever a pointer would hit there: in the window, not scrolled away, not only heard."""


@pytest.mark.parametrize("game", PLAYERS)
def test_a_first_turn_is_not_a_wall_of_words(mira: Visitor, game: str) -> None:
    """[PAGE check 16] At the first own turn at 1280: words and numbers."""
    seated(mira, game)
    mira.page.wait_for_load_state("networkidle")  # what others did before has come
    mira.drawn()
    words = mira.page.evaluate(WORDS)
    print(f"{game}: {words} words")
    assert words <= 350, words


@pytest.mark.parametrize("game", PLAYERS)
def test_letters_on_a_board_are_large_enough(mira: Visitor, game: str) -> None:
    """[PAGE check 15] At 1280 none is under 12 px."""
    seated(mira, game)
    for said in moments(mira, 3):
        mira.drawn()
        assert mira.page.evaluate(LETTERS) == [], said
