"""[PAGE check 11] Every way a game ends has a page of its own, live and after a reload, for players and spectators."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from axe import serious
from moments import answer, fork, last_choice
from play import look
from playwright.sync_api import Browser, expect
from running import serving
from test_people import two
from visitor import Visitor

ROWS = """rows => rows.map((row) => [
  [...row.querySelectorAll('[data-part]')].map((cell) => Number(cell.dataset.part)),
  Number(row.querySelector('[data-total]').dataset.total),
])"""
AGREED = "The game was ended by agreement. No winner."


def ended(visitor: Visitor, sentence: str | re.Pattern[str], rematch: bool) -> None:
    """What the page says, and what it offers; never that somebody is waited for."""
    page = visitor.page
    expect(page.locator("#prompt")).to_have_attribute("data-state", "over")
    expect(page.locator("#prompt h2")).to_have_text(sentence)
    expect(page.get_by_role("region", name=sentence)).to_be_visible()
    expect(page.locator("#prompt").get_by_role("button", name="Rematch")).to_have_count(int(rematch))
    expect(page.locator("#prompt").get_by_role("link", name="To the lobby")).to_be_visible()
    assert "Waiting" not in page.locator("#prompt").inner_text()


@pytest.mark.parametrize(("game", "seats", "winners"), [("dice_charmers", 2, 1), ("maharadjah", 3, 2)])
def test_a_game_that_is_won_or_shared_is_counted_and_says_so(
    visitors: Callable[..., Visitor], game: str, seats: int, winners: int
) -> None:
    mira, guest = visitors(), visitors(viewport={"width": 360, "height": 740})
    moment = last_choice(game, seats, winners)
    table = fork(mira, moment, bots=False)
    guest.be("Gus")
    for visitor in (mira, guest):
        visitor.sit_at(table)
        visitor.page.locator(".board [data-spot]").first.wait_for()
    answer(mira, table, moment)
    for reloaded in (False, True):
        for visitor in (mira, guest):
            if reloaded:
                visitor.page.reload()
            expect(visitor.page.locator(".podium .won")).to_have_count(winners)
            adds_up(visitor)
            ended(visitor, re.compile("wins with|win together"), rematch=visitor is mira)
    assert serious(mira) == serious(guest) == []
    mira.shot(f"ended-{winners}-won-{game}")


def adds_up(visitor: Visitor) -> None:
    """[PAGE check 12] What the rows show adds up to the total they show."""
    rows = visitor.page.locator("[data-scene=end] tr[data-owner]").evaluate_all(ROWS)
    assert rows
    assert all(sum(parts) == total for parts, total in rows)


def test_a_game_ended_by_agreement_says_so(visitors: Callable[..., Visitor]) -> None:
    mira, jules = two(visitors, "maharaja")
    guest = visitors(viewport={"width": 360, "height": 740})
    guest.be("Gus")
    guest.page.goto(mira.page.url)
    mira.page.get_by_role("button", name="Menu").click()
    mira.page.get_by_text("Propose: pause, more time, end").click()
    mira.page.get_by_role("button", name="Ask to end the game here").click()
    jules.page.locator(".word").get_by_role("button", name="Yes").click()
    for reloaded in (False, True):
        for visitor in (mira, jules, guest):
            if reloaded:
                visitor.page.reload()
            ended(visitor, AGREED, rematch=visitor is not guest)
    assert serious(mira) == []
    mira.shot("ended-agreed")
    guest.shot("ended-agreed-phone")
    old = mira.page.url
    mira.page.get_by_role("button", name="Rematch").click()
    mira.until(lambda: mira.page.url != old)


def test_an_abandoned_game_says_so_and_goes_on_when_somebody_comes_back(mira: Visitor) -> None:
    table = mira.create("dice_charmers", ["me", "bot:random"])
    mira.sit_at(table)
    mira.page.wait_for_selector("#prompt[data-state='mine']")
    mira.ask(f"/tables/{table}/abandon", {})
    for reloaded in (False, True):
        if reloaded:
            mira.page.reload()
        ended(mira, "The game was abandoned: nobody plays any more.", rematch=False)
    mira.page.get_by_role("button", name="Take it back").click()
    expect(mira.page.locator("#prompt")).to_have_attribute("data-state", "mine")
    assert look(mira)["found"]


def test_a_table_its_keeper_closed_says_so(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as address:
        mira = Visitor(browser.new_context(locale="en-GB"), address)
        table = mira.create("dice_charmers", ["me", "bot:random"])
        mira.sit_at(table)
        mira.page.wait_for_selector("#prompt[data-state='mine']")
        command = [sys.executable, "-m", "durbar", "admin", "close", table, "--data", str(tmp_path / "data")]
        subprocess.run(command, check=True, capture_output=True)
        for reloaded in (False, True):
            if reloaded:
                mira.page.reload()
            ended(mira, "The keeper of this server closed the table.", rematch=False)
        mira.context.close()
    assert mira.errors == []
