"""Planning on a private board: opened by key or menu, nothing of it reaches the table or anybody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import serious
from play import look
from playwright.sync_api import expect
from test_people import two
from visitor import Visitor

NARROW = {"viewport": {"width": 360, "height": 740}, "locale": "fr-FR"}


@pytest.mark.parametrize("game", ["maharaja", "dice_charmers"])
def test_one_plans_and_the_other_sees_nothing(visitors: Callable[..., Visitor], game: str) -> None:
    mira, noor = two(visitors, game)
    noor.page.locator(".board [data-spot]").first.wait_for()  # a log is folded as its board knows to
    before, step = shown(noor), look(mira)["step"]
    mira.page.keyboard.press("p")
    plan = mira.page.locator("dialog.plan")
    expect(plan.get_by_role("list", name="What was tried").get_by_role("listitem")).to_have_count(1)
    until_me = plan.get_by_role("button", name="Until it is me")
    until_me.click()
    expect(until_me).to_be_enabled()
    choice = plan.locator(".side .choice").first
    expect(choice).to_be_visible()
    tried = plan.get_by_role("list", name="What was tried").get_by_role("listitem").count()
    choice.click()
    expect(until_me).to_be_enabled()
    expect(plan.get_by_role("list", name="What was tried").get_by_role("listitem")).to_have_count(tried + 1)
    for box in (plan.get_by_role("checkbox").first, plan.get_by_role("checkbox").last):
        box.check()
    plan.get_by_role("button", name="Compare", exact=True).click()
    expect(plan.get_by_role("table")).to_be_visible()
    mira.shot(f"{game}-plan")
    assert serious(mira) == []
    mira.page.keyboard.press("Escape")
    expect(plan).to_have_count(0)
    assert look(mira)["step"] == step
    assert shown(noor) == before


def shown(visitor: Visitor) -> tuple[int, str]:
    """How far the game is on somebody's page, and what its log tells; the server's bytes: test_plans.py there."""
    return look(visitor)["step"], visitor.page.locator(".log").first.inner_text()


def test_on_a_narrow_page_in_french(visitors: Callable[..., Visitor]) -> None:
    mira = visitors(**NARROW)
    mira.sit_at(mira.create("dice_charmers", ["me", "bot:random"]))
    mira.page.wait_for_selector("#prompt[data-state='mine']")
    mira.page.keyboard.press("p")
    plan = mira.page.locator("dialog.plan")
    plan.locator(".side .choice").first.click()
    expect(plan.get_by_role("list", name="Ce qui a été tenté").get_by_role("listitem")).to_have_count(2)
    step = look(mira)["step"]
    plan.get_by_role("button", name="Jouer cette ligne").click()
    expect(plan.get_by_text("Elle a été jouée jusqu’au bout.")).to_be_visible()
    assert look(mira)["step"] > step
    plan.get_by_role("button", name="Mettre le plan à jour").click()
    expect(plan.get_by_text("✓ prévu")).to_be_visible()
    assert mira.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    mira.shot("dice_charmers-plan-narrow")
