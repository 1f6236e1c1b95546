"""People: talk, notes, asking to undo, keeping one's games, saved games."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from axe import serious
from play import look, play
from playwright.sync_api import expect
from visitor import Visitor

JOIN = """async (id) => {
    const post = (path, body) => fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
        headers: {'Content-Type': 'application/json'}});
    await post('/guest', {name: 'Jules', language: 'en'});
    await post(`/tables/${id}/sit`, {});
    await post(`/tables/${id}/start`, {});
}"""


def two(visitors: Callable[..., Visitor], game: str) -> tuple[Visitor, Visitor]:
    """Two people at a table for two."""
    mira, jules = visitors(), visitors()
    table = mira.create(game, ["me", "open"])
    jules.page.goto(jules.address)
    jules.page.evaluate(JOIN, table)
    for visitor in (mira, jules):
        visitor.sit_at(table)
        visitor.page.wait_for_selector("#prompt h2")
    return mira, jules


def test_people_talk_and_keep_notes_to_themselves(visitors: Callable[..., Visitor]) -> None:
    mira, jules = two(visitors, "dice_charmers")
    mira.page.get_by_role("tab", name="Chat").click()
    mira.page.get_by_label("Say something").fill("<b>Namaste</b>")
    mira.page.keyboard.press("Enter")
    expect(jules.page.get_by_role("tab", name="Chat 1")).to_be_visible()
    jules.page.get_by_role("tab", name="Chat").click()
    expect(jules.page.get_by_text("<b>Namaste</b>")).to_be_visible()
    mira.page.get_by_role("button", name="My notes").click()
    mira.page.get_by_role("textbox", name="My notes").fill("elephants first")
    mira.page.keyboard.press("Tab")
    mira.page.wait_for_timeout(300)
    mira.page.reload()
    mira.page.get_by_role("tab", name="Chat").click()
    mira.page.get_by_role("button", name="My notes").click()
    expect(mira.page.get_by_role("textbox", name="My notes")).to_have_value("elephants first")
    assert serious(mira) == []


def until_asking(people: tuple[Visitor, Visitor]) -> Visitor:
    """Both play until one of them may only ask to undo."""
    rng = random.Random(13)
    for _ in range(60):
        for one in people:
            if one.page.get_by_role("button", name="Ask to undo").count():
                return one
        for one in people:
            if look(one)["state"] == "mine":
                play(one, rng, 1, seconds=5)
    raise AssertionError("nobody ever had to ask")


def test_the_others_are_asked_before_going_back_behind_a_barrier(visitors: Callable[..., Visitor]) -> None:
    people = two(visitors, "dice_charmers")
    mira = until_asking(people)
    jules = next(one for one in people if one is not mira)
    before = look(mira)["step"]
    mira.page.get_by_role("button", name="Ask to undo").click()
    jules.page.get_by_role("button", name="Agree").click()
    expect(mira.page.locator("#prompt")).not_to_have_attribute("data-step", str(before))
    assert look(mira)["step"] < before


def test_games_are_kept_by_code_and_by_login(visitors: Callable[..., Visitor]) -> None:
    mira, elsewhere = visitors(), visitors()
    mira.create("dice_charmers", ["me"])
    mira.page.goto(mira.address)
    mira.page.get_by_role("button", name="Keep my games").click()
    mira.page.get_by_role("button", name="Show a new code").click()
    code = mira.page.locator(".code").inner_text()
    login = f"mira-{random.randrange(10**9)}"
    mira.page.get_by_label("Login", exact=True).fill(login)
    mira.page.get_by_label("Password").fill("seven elephants")
    mira.page.get_by_role("button", name="Make a login").click()
    expect(mira.page.get_by_text(f"Logged in as {login}")).to_be_visible()
    elsewhere.page.goto(elsewhere.address)
    elsewhere.page.get_by_role("button", name="Keep my games").click()
    elsewhere.page.get_by_role("textbox", name="Recovery code").fill(code)
    elsewhere.page.get_by_role("button", name="Use this code").click()
    expect(elsewhere.page.get_by_text(f"Logged in as {login}")).to_be_visible()
    elsewhere.page.get_by_role("button", name="Close").click()
    expect(elsewhere.page.locator(".rows a").first).to_be_visible()


def test_a_finished_game_is_saved_and_opened_again(mira: Visitor, tmp_path: Path) -> None:
    mira.sit_at(mira.create("dice_charmers", ["me"]))
    mira.page.wait_for_selector("#prompt h2")
    assert play(mira, random.Random(14), 10_000, seconds=200) == "over"
    with mira.page.expect_download() as saved:
        mira.page.get_by_role("button", name="Save the game").click()
    path = tmp_path / "game.txt"
    saved.value.save_as(path)
    mira.page.goto(mira.address)
    mira.page.get_by_role("button", name="Open a saved game").click()
    mira.page.locator("input[type=file]").set_input_files(path)
    mira.page.get_by_role("button", name="Open", exact=True).click()
    expect(mira.page.locator("#prompt")).to_have_attribute("data-state", "over", timeout=15_000)
    mira.page.get_by_role("button", name="Look through it").click()
    expect(mira.page.get_by_role("button", name="Back to now")).to_be_visible()
    mira.page.get_by_role("button", name="Menu").click()
    mira.page.get_by_role("button", name="The seal of the dice").click()
    expect(mira.page.get_by_text("Seal:")).to_be_visible()
    assert serious(mira) == []
