"""A finished game is played from its beginning without telling its end, and studied from any step."""

from __future__ import annotations

from axe import serious
from play import finished
from playwright.sync_api import expect
from visitor import Visitor


def test_a_replay_tells_no_end_and_leads_to_the_table(mira: Visitor) -> None:
    table = finished(mira, "dice_charmers")
    mira.page.goto(f"{mira.address}/replay/{table}")
    page = mira.page
    page.locator(".board [data-spot]").first.wait_for()
    page.get_by_role("button", name="Pause").click()
    assert "wins" not in page.locator("body").inner_text()
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".lines li").first).to_be_visible()
    assert serious(mira) == []
    mira.shot("replay")
    page.locator(".replay header .btn").first.click()
    expect(page.locator("#prompt")).to_have_attribute("data-state", "over")


def test_a_step_of_a_finished_game_is_studied_by_the_rules(mira: Visitor) -> None:
    table = finished(mira, "dice_charmers")
    mira.page.goto(f"{mira.address}/table/{table}?step=40")
    page = mira.page
    page.get_by_role("button", name="Study from here").click()
    page.locator(".study .choice").first.wait_for()
    nodes = page.locator(".study aside").inner_text()
    page.locator(".study .choice").first.click()
    expect(page.locator(".study aside")).not_to_have_text(nodes)
    assert serious(mira) == []
    mira.shot("study")
