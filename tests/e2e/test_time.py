"""Undo, history and the log; and a line that is lost and comes back."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from play import look, play, settle
from playwright.sync_api import expect
from visitor import Visitor


def seated(mira: Visitor, choices: int = 3) -> None:
    mira.sit_at(mira.create("maharaja", ["me", "bot:random"]))
    mira.page.wait_for_selector("#prompt[data-state='mine']")
    play(mira, random.Random(6), choices, seconds=30)
    settle(mira)


def step(mira: Visitor) -> int:
    return int(look(mira)["step"])


def until_undo(mira: Visitor) -> None:
    """Play until the last choice can be taken back freely."""
    rng = random.Random(7)
    for _ in range(60):
        if mira.page.get_by_role("button", name="Undo", exact=True).count():
            return
        play(mira, rng, 1, seconds=5)
        settle(mira)
    raise AssertionError("nothing could be undone")


def test_undo_and_redo_by_button_and_key(mira: Visitor) -> None:
    seated(mira)
    until_undo(mira)
    before = step(mira)
    mira.page.get_by_role("button", name="Undo", exact=True).click()
    expect(mira.page.locator(".log s").first).to_be_visible()
    after = step(mira)
    assert after < before
    mira.page.keyboard.press("Shift+U")
    expect(mira.page.locator("#prompt")).to_have_attribute("data-step", str(before))
    mira.page.keyboard.press("u")
    expect(mira.page.locator("#prompt")).to_have_attribute("data-step", str(after))


def test_history_is_stepped_through_by_keyboard(mira: Visitor) -> None:
    seated(mira)
    now = step(mira)
    slider = mira.page.get_by_role("slider")
    slider.focus()
    mira.page.keyboard.press("ArrowLeft")
    expect(mira.page.get_by_text(f"You are viewing step {now - 1} of").first).to_be_visible()
    mira.page.keyboard.press("Home")
    expect(mira.page.get_by_text("You are viewing step 0 of").first).to_be_visible()
    assert mira.page.locator(".choosable").count() == 0
    mira.shot("maharaja-history")
    mira.page.get_by_role("button", name="Back to now").click()
    expect(mira.page.locator("#prompt")).to_have_attribute("data-step", str(now))


def test_a_line_of_the_log_shows_its_moment(mira: Visitor) -> None:
    seated(mira)
    mira.page.locator(".log li button").nth(5).click()
    expect(mira.page.get_by_role("button", name="Back to now")).to_be_visible()
    mira.page.get_by_role("button", name="To the present").click()
    expect(mira.page.get_by_role("button", name="Back to now")).to_be_hidden()


def test_a_link_leads_to_a_moment(mira: Visitor) -> None:
    seated(mira)
    mira.page.goto(f"{mira.page.url}?step=7")
    expect(mira.page.get_by_text("You are viewing step 7 of").first).to_be_visible()
    mira.page.get_by_role("button", name="Back to now").click()
    expect(mira.page.get_by_role("button", name="Back to now")).to_be_hidden()


def test_coming_back_tells_what_happened_since(mira: Visitor) -> None:
    seated(mira, 8)
    mira.until(lambda: mira.marks_sent)
    mira.page.reload()
    mira.page.wait_for_selector("#prompt[data-state='mine']")
    expect(mira.page.locator(".log li").first).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(mira: Visitor) -> None:
    seated(mira)
    mira.page.get_by_role("tab", name="Rules").click()
    expect(mira.page.get_by_role("heading", name="MJ 2 Building")).to_be_attached()
    english = mira.page.locator("#prompt h2").inner_text()
    mira.page.locator("#prompt").focus()
    mira.page.keyboard.press("l")
    expect(mira.page.locator("#prompt h2")).not_to_have_text(english)
    expect(mira.page.get_by_role("heading", name="MJ 2 Bâtir")).to_be_attached()
    mira.shot("maharaja-fr")
    assert mira.page.evaluate("document.documentElement.lang") == "fr"


def serve(data: Path, port: int) -> subprocess.Popen[str]:
    command = [sys.executable, str(Path(__file__).with_name("serve.py")), str(data), "0", str(port)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "DURBAR_RATES": "off"})
    assert running.stdout is not None
    assert running.stdout.readline().startswith("http")
    return running


def test_a_lost_line_is_said_and_taken_up_again(
    visitors: Callable[..., Visitor], tmp_path: Path, unused_port: int
) -> None:
    running = serve(tmp_path, unused_port)
    try:
        mira = visitors()
        mira.address = f"http://127.0.0.1:{unused_port}"
        seated(mira)
        before = step(mira)
        running.terminate()
        running.wait(20)
        expect(mira.page.get_by_text("Connection lost.")).to_be_visible()
        assert mira.page.locator(".choosable, .choice").count() == 0
        mira.shot("maharaja-lost")
        running = serve(tmp_path, unused_port)
        mira.page.get_by_role("button", name="Try again now").click()
        expect(mira.page.get_by_text("Connection lost.")).to_be_hidden()
        assert step(mira) == before
        play(mira, random.Random(8), 1, seconds=20)
        mira.errors.clear()  # the browser tells of every refused attempt
    finally:
        running.terminate()
        running.wait(20)
