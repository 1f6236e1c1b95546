"""Everything about me on one sheet: my devices, my password, my data, and an end to it; and all of my tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from axe import serious
from playwright.sync_api import expect
from visitor import Visitor


def open_sheet(visitor: Visitor) -> None:
    visitor.page.goto(visitor.address)
    visitor.page.get_by_role("button", name="Account").click()


def log_in(visitor: Visitor, login: str, password: str, button: str = "Log in") -> None:
    visitor.page.get_by_label("Login").fill(login)
    visitor.page.get_by_label("Password", exact=False).fill(password)
    visitor.page.get_by_role("button", name=button, exact=True).click()
    expect(visitor.page.get_by_text(f"Logged in as {login}")).to_be_visible()


def test_devices_password_data_and_goodbye(visitors: Callable[..., Visitor]) -> None:
    mira, elsewhere = visitors(), visitors(viewport={"width": 360, "height": 740})
    mira.create("maharaja", ["me", "bot:random"])
    open_sheet(mira)
    log_in(mira, "mira@example.org", "elephant parade", "Create account")
    open_sheet(elsewhere)
    log_in(elsewhere, "mira@example.org", "elephant parade")
    expect(elsewhere.page.get_by_text("this browser", exact=True)).to_be_visible()
    elsewhere.shot("account-narrow")
    assert serious(elsewhere) == []
    elsewhere.page.get_by_role("button", name="Sign out").click()
    expect(elsewhere.page.get_by_text("You are signed out there.")).to_be_visible()
    open_sheet(mira)
    log_in(mira, "mira@example.org", "elephant parade")

    mira.page.get_by_label("Present password").fill("elephant parade")
    mira.page.get_by_label("New password", exact=False).fill("tiger on the wall")
    mira.page.get_by_role("button", name="Change the password").click()
    expect(mira.page.get_by_text("The password is changed.")).to_be_visible()
    mira.shot("account-wide")
    with mira.page.expect_download() as saved:
        mira.page.get_by_role("button", name="Save my data").click()
    kept = json.loads(Path(saved.value.path()).read_text())
    assert kept["person"][0]["login"] == "mira@example.org"
    assert len(kept["tables"]) == 1

    mira.page.get_by_role("button", name="Delete account").click()
    mira.page.get_by_label("Present password").last.fill("tiger on the wall")
    mira.page.get_by_role("button", name="Delete for good").click()
    expect(mira.page.get_by_text("Your account was deleted.")).to_be_visible()
    mira.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(mira.page.get_by_text("No game yet", exact=False)).to_be_visible()


def test_tables_beyond_the_first_page(mira: Visitor) -> None:
    mira.page.goto(mira.address)
    mira.create("maharaja", ["me", "me"])
    mira.page.evaluate("""async () => {
        const form = {game: 'maharaja', seats: [{kind: 'me'}, {kind: 'me'}], start: false};
        for (let n = 0; n < 54; n++) await fetch('/api/tables', {method: 'POST', body: JSON.stringify(form),
            headers: {'Content-Type': 'application/json'}});
    }""")
    mira.page.reload()
    rows = mira.page.get_by_role("region", name="Continue").locator(".rows a")
    expect(rows).to_have_count(51)  # a page, and the table where it is my turn
    mira.page.get_by_role("button", name="More tables").click()
    expect(rows).to_have_count(55)
    expect(mira.page.get_by_role("button", name="More tables")).to_have_count(0)
