"""Somebody who has been waited for since yesterday can be reminded: once, then not before tomorrow."""

from __future__ import annotations

from pathlib import Path

from axe import serious
from play import look
from playwright.sync_api import Browser, expect
from running import serving
from test_people import gather
from visitor import Visitor

DAY = 15  # seconds: a busy machine must get to look before it is over


def test_who_is_waited_for_since_yesterday_is_reminded_once_a_day(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data", DURBAR_DAY=str(DAY)) as address:
        mira, jules = (Visitor(browser.new_context(locale="en-GB"), address) for _ in range(2))
        gather(mira, "dice_charmers", Jules=jules)
        slow, waiting = (mira, jules) if look(mira)["state"] == "mine" else (jules, mira)
        name = "Mira" if slow is mira else "Jules"
        page = waiting.page
        slow.context.close()
        told = page.locator("#prompt .word", has_text=f"{name} has been waited for more than a day.")
        expect(told).to_have_count(0)
        expect(told).to_be_visible()  # a day later, by itself
        assert serious(waiting) == []
        told.get_by_role("button", name="Nudge").click()
        expect(page.locator(".log").first).to_contain_text(f"reminds {name}.")
        expect(told).to_have_count(0)
        waiting.context.close()
    assert waiting.errors == []
