"""What is this? Places, icons and terms answer a resting pointer or finger, `?`, and a press that chooses nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from visitor import Visitor

GAMES = [
    ("maharaja", ["me", "bot:easy"]),
    ("dice_charmers", ["me", "bot:easy"]),
    ("maharadjah", ["me", "bot:easy", "bot:easy"]),
]
ABOUT = """() => {
  const card = document.querySelector('.about');
  return card && { name: card.querySelector('b').innerText.trim(), text: card.innerText, red: card.matches('.why'),
    rule: card.querySelector('.rule')?.innerText ?? '' };
}"""
SPOTS = """() => [...new Set([...document.querySelectorAll('.left [data-spot]')]
  .filter((one) => one.getClientRects().length && one.getAttribute('aria-hidden') !== 'true')
  .map((one) => one.dataset.spot))]"""
ASK = """(spot) => {
  const one = document.querySelector(`.left [data-spot="${CSS.escape(spot)}"]`);
  one.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
}"""


def sit(visitor: Visitor, game: str, seats: list[str]) -> Page:
    settings = {"scenario": "short"} if game == "maharadjah" else {}
    visitor.sit_at(visitor.create(game, seats, **settings))
    visitor.page.wait_for_selector("#prompt[data-state=mine]")
    visitor.page.wait_for_selector(".left [data-spot]")
    visitor.drawn()
    return visitor.page


def about(page: Page) -> dict:
    page.wait_for_selector(".about")
    return page.evaluate(ABOUT)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_place_answers_with_name_sentence_and_rule(mira: Visitor, game: str, seats: list[str]) -> None:
    check_places(sit(mira, game, seats))


def check_places(page: Page) -> None:
    spots = page.evaluate(SPOTS)
    assert len(spots) > 20
    for spot in spots:
        page.evaluate(ASK, spot)
        said = about(page)
        assert said["name"], spot
        assert said["rule"], (spot, said)
        assert len(said["text"]) > len(said["name"]) + 15, (spot, said)
        assert not said["red"], spot
        page.keyboard.press("Escape")
        page.wait_for_selector(".about", state="detached")


def test_a_resting_pointer_asks_and_a_press_on_what_cannot_be_chosen_is_no_refusal(mira: Visitor) -> None:
    page = sit(mira, "dice_charmers", ["me", "bot:easy"])
    river = page.locator("[data-spot^='river-']").first
    river.hover(force=True)
    said = about(page)
    assert not said["red"]
    assert said["rule"].startswith("DC")
    card, thing = page.locator(".about").bounding_box(), river.bounding_box()
    assert card is not None
    assert thing is not None
    apart = card["y"] + card["height"] <= thing["y"] or card["y"] >= thing["y"] + thing["height"]
    assert apart or card["x"] >= thing["x"] + thing["width"] or card["x"] + card["width"] <= thing["x"]
    page.locator(".about .rule").first.click()  # it can be pointed into
    page.wait_for_selector(f"[data-rule='{said['rule']}'].asked")
    page.mouse.move(2, 2)
    page.wait_for_selector(".about", state="detached")
    step = page.get_attribute("#prompt", "data-step")
    river.click(force=True)
    assert not about(page)["red"]
    assert page.get_attribute("#prompt", "data-step") == step


def test_a_resting_finger_asks_and_never_chooses(visitors: Callable[..., Visitor]) -> None:
    page = sit(visitors(viewport={"width": 360, "height": 740}, has_touch=True), "dice_charmers", ["me", "bot:easy"])
    client = page.context.new_cdp_session(page)
    die = page.locator("[data-spot^='die-'].choosable").first
    box = die.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    step = page.get_attribute("#prompt", "data-step")
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    said = about(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert said["rule"].startswith("DC")
    page.wait_for_timeout(300)
    assert page.locator(".picked").count() == 0
    assert page.get_attribute("#prompt", "data-step") == step


def test_words_and_icons_answer_too_and_the_glossary_lists_them(mira: Visitor) -> None:
    page = sit(mira, "maharaja", ["me", "bot:easy"])
    coin = page.locator(".players use[href='#p-coin']").first
    coin.hover(force=True)
    assert about(page)["rule"].startswith("MJ")
    page.keyboard.press("2")
    page.get_by_role("button", name="Icons").click()
    assert page.locator(".terms dt").count() > 45


ALL = """async () => {
  const wait = () => new Promise((done) => setTimeout(done));
  const wrong = [];
  for (const one of document.querySelectorAll('.left [data-spot]')) {
    if (!one.getClientRects().length || one.getAttribute('aria-hidden') === 'true') continue;
    one.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
    await wait();
    const card = document.querySelector('.about');
    const name = card?.querySelector('b').innerText.trim() ?? '';
    const told = name && card.querySelector('.rule') && card.innerText.length > name.length + 15;
    if (!told) wrong.push([one.dataset.spot, card?.innerText ?? '']);
  }
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return wrong;
}"""


def explained_at_once(page: Page) -> list[list[str]]:
    """Places that are not explained by name, sentence and rule."""
    wrong: list[list[str]] = page.evaluate(ALL)
    return wrong


def rested(page: Page, most: int) -> list[dict]:
    """What a pointer, a focus and a finger that rest on some places are told, and whether that chose anything."""
    client = page.context.new_cdp_session(page)
    found = []
    for spot in page.evaluate(SPOTS)[:: max(1, len(page.evaluate(SPOTS)) // most)]:
        at = page.evaluate(REACHED, spot)
        if at is None:
            continue
        step, told = page.get_attribute("#prompt", "data-step"), {"spot": spot}
        page.mouse.move(at["x"], at["y"])
        told["hover"] = away(page)
        page.keyboard.press("Shift")  # the focus comes by a key
        page.evaluate('(spot) => document.querySelector(`.left [data-spot="${CSS.escape(spot)}"]`).focus()', spot)
        told["focus"] = away(page)
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        told["finger"] = away(page, move=False)
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        chosen = page.get_attribute("#prompt", "data-step") != step or page.locator(".picked").count() > 0
        found.append({**told, "chosen": chosen})
    assert len(found) >= most // 2
    return found


REACHED = """(spot) => {
  const one = document.querySelector(`.left [data-spot="${CSS.escape(spot)}"]`);
  const box = one.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
  const points = parts.flatMap((a) => parts.map((b) => [box.left + a * box.width, box.top + b * box.height]));
  const at = points.find(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-spot]') === one);
  return at && !one.dataset.instead ? { x: at[0], y: at[1] } : null;
}"""


def away(page: Page, move: bool = True) -> str:
    """What the card says; then it is closed."""
    said = str(about(page)["text"])
    if move:
        page.mouse.move(2, 2)
    page.keyboard.press("Escape")
    page.wait_for_selector(".about", state="detached")
    return said
