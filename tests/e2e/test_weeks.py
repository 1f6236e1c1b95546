"""A table over weeks in a real browser: set with a clock, seen by both; my hours are kept."""

from __future__ import annotations

from collections.abc import Callable

from axe import serious
from playwright.sync_api import Route, expect
from visitor import Visitor

DAY = 86_400


def test_a_table_with_a_clock_is_set_joined_given_another_pace_and_listed(visitors: Callable[..., Visitor]) -> None:
    ann, bob = visitors(), visitors(locale="fr-FR", viewport={"width": 360, "height": 740})
    ann.be("Ann")
    ann.new_table()
    ann.page.locator(".seats select").nth(1).select_option("open")
    ann.page.locator("#pace").select_option("three-days")
    ann.page.locator("#pace").scroll_into_view_if_needed()
    ann.shot("weeks-set")
    ann.page.locator("button.go").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.get_by_text("3 days per turn")).to_be_visible()
    expect(ann.page.get_by_text("stands still while its player sleeps")).to_be_visible()
    bob.page.goto(ann.page.url)
    expect(bob.page.get_by_text("3 jours par tour")).to_be_visible()
    bob.shot("weeks-waiting-narrow")
    bob.page.get_by_label("Votre nom").fill("Bob")
    bob.page.get_by_role("button", name="S’asseoir").click()
    expect(ann.page.locator(".seats")).to_contain_text("Bob")
    ann.page.locator("button.go").click()
    expect(ann.page.locator(".people time")).to_have_count(2)
    ann.shot("weeks-table")
    expect(bob.page.locator(".people time")).to_have_count(2)
    bob.shot("weeks-table-narrow")
    assert serious(ann) == []
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_text("Propose: pause, more time, end").click()
    ann.page.get_by_label("Another pace").select_option("one-day")
    ann.shot("weeks-ask-pace")
    ann.page.get_by_role("button", name="Ask the others").click()
    bob.page.get_by_role("button", name="Menu").click()
    bob.shot("weeks-menu-narrow")
    bob.page.keyboard.press("Escape")
    expect(bob.page.locator(".word")).to_contain_text("1 jour par tour")
    bob.shot("weeks-motion-pace-narrow")
    bob.page.get_by_role("button", name="Oui", exact=True).click()
    expect(ann.page.locator(".word")).to_have_count(0)
    for visitor, name, pace in ((ann, "weeks-lobby", "1 day per turn"), (bob, "weeks-lobby-narrow", "1 jour par tour")):
        visitor.page.goto(visitor.address)
        expect(visitor.page.locator("a[href^='/table/']").first).to_contain_text(pace)
        visitor.shot(name)


def test_my_hours_are_kept(visitors: Callable[..., Visitor]) -> None:
    ann = visitors(color_scheme="dark", viewport={"width": 820, "height": 1180})
    ann.create("dice_charmers", ["me", "open"])
    late: list[Route] = []
    ann.page.route("**/api/me/hours", lambda route: late.append(route), times=1)
    with ann.page.expect_request("**/api/me/hours"):
        ann.settings("Time and holidays")
    night = ann.page.get_by_label("My clock stands still at night")
    expect(night).to_have_count(0)  # what was kept before, late, would take a choice back
    late[0].continue_()
    night.check()
    ann.page.get_by_label("From", exact=True).fill("22:30")
    ann.page.get_by_label("To", exact=True).fill("06:30")
    ann.page.get_by_role("button", name="Save my hours").click()
    expect(ann.page.get_by_text("Saved. The night pause applies from your next turn.")).to_be_visible()
    ann.page.get_by_role("button", name="Save my hours").scroll_into_view_if_needed()
    ann.shot("weeks-hours-dark")
    assert serious(ann) == []
    kept = ann.page.evaluate("fetch('/api/me/hours').then(answer => answer.json())")
    assert (kept["asleep"], kept["awake"]) == (22 * 60 + 30, 6 * 60 + 30)


def test_orders_are_given_seen_and_cancelled(visitors: Callable[..., Visitor]) -> None:
    ann, bob = visitors(), visitors(locale="fr-FR", viewport={"width": 360, "height": 740}, color_scheme="dark")
    seats = [{"kind": "me"}, {"kind": "open"}, *2 * [{"kind": "bot", "level": "random"}]]
    pace = {"kind": "days", "bank": 3 * DAY, "increment": 3 * DAY, "cap": 3 * DAY}
    table = ann.post("/tables", {"game": "maharadjah", "seats": seats, "pace": pace})
    bob.create("maharaja", ["me", "bot:random", "bot:random"])
    for visitor, path in ((bob, "sit"), (ann, "start")):
        visitor.ask(f"/tables/{table}/{path}", {})
        visitor.sit_at(table)
    ann.page.get_by_role("button", name="Orders").click()
    ann.page.locator("select[name=kind]").select_option("retreat")
    ann.page.locator("select[name=do]").select_option("withdraw-if")
    ann.page.locator("select[name=under]").select_option("40")
    ann.page.locator("select[name=to]").select_option("delhi")
    ann.page.get_by_role("button", name="Add", exact=True).scroll_into_view_if_needed()
    ann.shot("orders-form")
    assert serious(ann) == []
    ann.page.get_by_role("button", name="Add", exact=True).click()
    expect(ann.page.get_by_text("Your orders are saved.")).to_be_visible()
    expect(ann.page.locator("select[name=kind]")).to_be_focused()
    expect(ann.page.locator("dialog li")).to_contain_text("Delhi")
    ann.shot("orders-kept")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="1 order stands").click()
    ann.page.get_by_role("button", name="Remove the order").click()
    expect(ann.page.locator("dialog li")).to_have_count(0)
    bob.open_dock()
    bob.page.get_by_role("button", name="Consignes").click()
    bob.page.locator("select[name=kind]").select_option("submission")
    bob.shot("orders-narrow-dark")
    assert serious(bob) == []
