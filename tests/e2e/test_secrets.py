"""What is hidden stays hidden: two browsers, and several people on one device."""

from __future__ import annotations

import random
from collections.abc import Callable

from axe import serious
from play import look, play
from playwright.sync_api import expect
from visitor import Visitor


def until_planning(visitors: list[Visitor], rng: random.Random) -> None:
    """Both set up their side until the plans are due."""
    for _ in range(200):
        if all(visitor.page.locator(".dial").count() for visitor in visitors):
            return
        for visitor in visitors:
            if not visitor.page.locator(".dial").count() and look(visitor)["state"] == "mine":
                play(visitor, rng, 1, seconds=5)
    raise AssertionError("planning never came")


def test_a_plan_is_seen_by_nobody_else(visitors: Callable[..., Visitor]) -> None:
    mira, jules = visitors(), visitors()
    heard: list[str] = []
    jules.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    table = mira.create("maharaja", ["me", "open"])
    jules.join(table, "Jules", start=True)
    mira.sit_at(table)
    jules.sit_at(table)
    until_planning([mira, jules], random.Random(4))
    heard.clear()
    mira.page.locator(".dial .sector").nth(6).dispatch_event("click")
    mira.page.locator(".dial .sector").nth(6).dispatch_event("click")
    mira.page.locator(".lay").click()
    expect(jules.page.get_by_text("Mira has planned.").first).to_be_attached()
    assert heard
    assert not any('"plans":[[' in frame for frame in heard)
    mira.shot("maharaja-sealed-mira")
    jules.shot("maharaja-sealed-jules")
    jules.page.locator(".dial .sector").nth(4).dispatch_event("click")
    jules.page.locator(".dial .sector").nth(5).dispatch_event("click")
    jules.page.locator(".lay").click()
    expect(jules.page.locator(".dial")).to_have_count(0)


def test_one_device_changes_hands(mira: Visitor) -> None:
    mira.sit_at(mira.create("maharaja", ["me", "me", "bot:random"]))
    cover = mira.page.get_by_role("dialog")
    rng = random.Random(5)
    for _ in range(6):
        expect(cover).to_be_visible()
        mira.shot("hand-over")
        assert serious(mira) == []
        mira.page.get_by_role("button", name="I am").click()
        expect(cover).to_be_hidden()
        for _ in range(30):
            if cover.is_visible():
                break
            play(mira, rng, 1, seconds=3)
