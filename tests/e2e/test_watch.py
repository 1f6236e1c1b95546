"""[weeks 9.36] All that happened since my last choice, watched on the board: by keyboard, by ear, without motion."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe import serious
from play import look, play, settle, whole_game
from playwright.sync_api import Locator, expect
from visitor import Visitor

RECAP = """async () => {
  const id = location.pathname.split('/').at(-1);
  return (await fetch(`/api/tables/${id}/recap/en?seat=0`)).json();
}"""
NOTE_STEPS = """() => {
  window.steps = [];
  window.moved = 0;
  const prompt = document.querySelector('#prompt');
  const note = () => document.querySelector('.app.past') && window.steps.push(Number(prompt.dataset.step));
  new MutationObserver(note).observe(prompt, { attributes: true, attributeFilter: ['data-step'] });
  const count = () => {
    const board = document.querySelector('.app.past .board');
    window.moved += board ? board.getAnimations({ subtree: true }).length : 0;
    requestAnimationFrame(count);
  };
  count();
}"""
"""Every step of the past that is shown, and whether anything moves on the board meanwhile."""


FEW = 8  # rows of others: enough for a story, not an evening


def watch_button(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Play on the board all that happened")


def with_a_recap(visitor: Visitor, game: str) -> dict[str, Any]:
    """A table where others chose since; what the server tells of it."""
    visitor.sit_at(visitor.create(game, ["me", "bot:random", "bot:random"]))
    visitor.page.wait_for_selector("#prompt[data-state='mine']")
    rng = random.Random(8)
    for _ in range(40):
        play(visitor, rng, 1, seconds=20)
        settle(visitor)
        visitor.drawn()
        told: dict[str, Any] = visitor.page.evaluate(RECAP)
        if 1 < sum(row["seat"] != 0 for row in told["rows"]) <= FEW:
            break
    expect(visitor.page.locator(".since h3")).to_have_text(re.compile("^\\s*(Since|Before) your"))
    expect(watch_button(visitor)).to_be_visible()
    return visitor.page.evaluate(RECAP)


def heard(visitor: Visitor) -> list[str]:
    """What the polite region has said and still holds."""
    return visitor.page.get_by_role("log", name="Log").last.locator("p").all_text_contents()


def plain(text: str) -> str:
    return " ".join(text.split())


def test_36_by_keyboard(visitors: Callable[..., Visitor]) -> None:
    """Space stops and goes on, arrows step, Escape ends; the focus comes back to where it began."""
    mira = visitors(reduced_motion="no-preference")
    with_a_recap(mira, "dice_charmers")
    page, now = mira.page, look(mira)["step"]
    watch_button(mira).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(page.get_by_text("Space: pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = int(look(mira)["step"])
    page.wait_for_timeout(1500)
    assert int(look(mira)["step"]) == stopped < now, "it goes on though it was stopped"
    page.keyboard.press("ArrowRight")
    expect(page.locator("#prompt")).to_have_attribute("data-step", str(stopped + 1))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#prompt")).to_have_attribute("data-step", str(stopped))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause", exact=True).last).to_be_visible()
    expect(page.locator("#prompt")).not_to_have_attribute("data-step", str(stopped))
    page.keyboard.press("ArrowLeft")  # also stops what goes on
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_have_attribute("data-step", str(now))
    expect(watch_button(mira)).to_be_focused()
    assert serious(mira) == []


@pytest.mark.parametrize("game", ["maharaja", "dice_charmers", whole_game("maharadjah")])
def test_36_without_motion_and_by_ear(mira: Visitor, game: str) -> None:
    """A picture for each part of the story, and its words, which are those of the recap (and so of the mail)."""
    told = with_a_recap(mira, game)
    page, now = mira.page, int(look(mira)["step"])
    shown = [plain(text) for text in page.locator(".since > ul > li:not(.under) p").all_inner_texts()]
    for row, text in zip(told["rows"], shown, strict=True):
        assert plain(row["text"]) in text
        assert plain(row["gains"]) in text
    page.evaluate(NOTE_STEPS)
    watch_button(mira).press("Enter")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(page.locator("#prompt")).to_have_attribute("data-step", str(now))  # by itself, at the end
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    others = [row for row in told["rows"] if row["seat"]]
    steps = page.evaluate("window.steps")
    assert 0 < len(steps) <= len(others)
    assert set(steps) <= {min(row["last"], now - 1) for row in others}
    assert page.evaluate("window.moved") == 0
    said = plain(" ".join(heard(mira)))
    for row in others:
        assert plain(row["text"]) in said
        assert plain(row["gains"]) in said
    expect(watch_button(mira)).to_be_focused()


def test_36_a_step_by_hand_is_heard(mira: Visitor) -> None:
    """Whoever only hears the page is told where they are, and what happened there."""
    with_a_recap(mira, "maharaja")
    page, now = mira.page, int(look(mira)["step"])
    page.locator("#prompt").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#prompt")).to_have_attribute("data-step", str(now - 1))
    sentence = f"You are viewing step {now - 1} of {now}."
    mira.until(lambda: sentence in heard(mira))
    at = heard(mira).index(sentence)
    for back in range(2, 9):
        page.keyboard.press("ArrowLeft")
        expect(page.locator("#prompt")).to_have_attribute("data-step", str(now - back))
    mira.until(lambda: f"You are viewing step {now - 8} of {now}." in heard(mira))
    said = heard(mira)
    assert at < len(said)
    assert [line for line in said if line.startswith("You are viewing step ")]
    assert [line for line in said if not line.startswith("You are viewing step ")], (
        "only the number of the step is said"
    )
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_have_attribute("data-step", str(now))
