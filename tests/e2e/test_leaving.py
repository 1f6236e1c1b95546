"""Leaving a game and playing on in somebody's place, in a real browser: the offers, the yes, the list in the lobby."""

from __future__ import annotations

from collections.abc import Callable

from axe import serious
from playwright.sync_api import expect
from visitor import Visitor


def named(visitor: Visitor, name: str) -> Visitor:
    visitor.be(name)
    return visitor


def test_somebody_leaves_and_a_spectator_plays_on(visitors: Callable[..., Visitor]) -> None:
    narrow = {"locale": "fr-FR", "viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}
    ann = named(visitors(), "Ann")
    bob, zoe = named(visitors(**narrow), "Bob"), named(visitors(**narrow), "Zoe")
    form = {
        "game": "dice_charmers",
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
        "listed": True,
        "title": "Friday",
        "pace": {"kind": "days", "bank": 259200, "increment": 259200, "cap": 259200},
    }
    table = ann.post("/tables", form)
    bob.ask(f"/tables/{table}/sit", {})
    ann.ask(f"/tables/{table}/start", {})
    for visitor in (ann, bob, zoe):
        visitor.sit_at(table)
    ann.page.get_by_role("button", name="Menu").first.click()
    ann.page.get_by_role("button", name="Leave the game").click()
    leaving = ann.page.locator("section.leave")
    expect(leaving.get_by_role("button")).to_have_count(3)
    leaving.scroll_into_view_if_needed()
    ann.shot("leaving-offers")
    assert serious(ann) == []
    leaving.get_by_role("button", name="Find somebody, I play until then").click()
    expect(ann.page.get_by_text("Somebody is looked for. You play until then.")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("button", name="Keep my seat")).to_be_visible()
    ann.shot("leaving-looks-for-somebody")
    zoe.page.goto(zoe.address)
    zoe.page.get_by_text("Plus", exact=True).click()
    row = zoe.page.locator("section[aria-labelledby=wanted-seats] a")
    expect(row).to_contain_text("Friday")
    expect(row).to_contain_text("de gloire")  # what the seat has
    row.scroll_into_view_if_needed()
    zoe.shot("leaving-wanted-narrow-dark")
    row.click()
    zoe.page.get_by_role("button", name="Continuer ici").click()
    expect(zoe.page.get_by_role("button", name="Plus maintenant")).to_be_visible()
    zoe.shot("leaving-asked-narrow-dark")
    offered = bob.page.locator(".word", has_text="reprendrait la place laissée par")
    expect(offered).to_be_visible()
    bob.shot("leaving-yes-narrow-dark")
    assert serious(bob) == []
    offered.get_by_role("button", name="Oui").press("Enter")
    expect(zoe.page.locator(".word", has_text="continuer")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Ask for my seat back")).to_be_visible()
    ann.shot("leaving-given-away")
    ann.page.get_by_role("button", name="Ask for my seat back").click()
    expect(ann.page.locator(".word", has_text="all must agree")).to_be_visible()
    zoe.open_dock()
    back = zoe.page.get_by_role("button", name="Mettre au vote")
    expect(back).to_be_visible()
    zoe.shot("leaving-back-narrow-dark")
