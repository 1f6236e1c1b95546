"""A board of one's own made on the page: copied, changed by hand, and a table set on it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from visitor import Visitor

from durbar.match.match import Match
from durbar.match.record import read
from durbar.match.replay import verify


def copied(visitor: Visitor, game: str) -> None:
    """A copy of our board, which has no problems."""
    visitor.page.goto(f"{visitor.address}/boards/{game}")
    visitor.page.get_by_role("button", name="Copy").click()
    expect(visitor.page.get_by_label("Name of this board")).to_be_visible()
    problems(visitor, 0)


def problems(visitor: Visitor, count: int) -> None:
    expect(visitor.page.locator(f"[data-problems='{count}']")).to_be_visible()


def drag(visitor: Visitor, what: Locator, right: float, down: float) -> None:
    box = what.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(x + right / 2, y + down / 2)
    visitor.page.mouse.move(x + right, y + down)
    visitor.page.mouse.up()


def named(visitor: Visitor, label: str, text: str) -> None:
    field = visitor.page.get_by_role("textbox", name=label, exact=True)
    field.fill(text)
    field.press("Tab")


def change_maharaja(visitor: Visitor) -> None:
    page = visitor.page
    drag(visitor, page.get_by_role("button", name="Village 1 between Lahore and Delhi"), 20, 30)
    page.get_by_role("button", name="Lahore", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_label("Upper bonus").select_option("1 shrine")
    named(visitor, "Name", "<b>")
    problems(visitor, 1)
    named(visitor, "Name", "Lavapuri")
    problems(visitor, 0)
    page.get_by_role("button", name="Puri", exact=True).focus()
    page.keyboard.press("Enter")  # a road between the two is laid
    problems(visitor, 0)


def change_maharadjah(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("button", name="Nepal", exact=True).focus()
    page.keyboard.press("Enter")
    drag(visitor, page.get_by_role("button", name="Corner 1", exact=True), 8, 8)
    named(visitor, "English", "Gorkha")
    page.get_by_role("checkbox", name="highland").uncheck()
    page.get_by_role("checkbox", name="Bihar").click()  # no border to it any more, and so no such box
    problems(visitor, 0)


def change_dice_charmers(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_label("Price 1", exact=True).fill("9")
    page.get_by_label("Price 1", exact=True).press("Tab")
    page.get_by_label("One more effect: Space 1", exact=True).click()
    named(visitor, "temple", "Step-well")
    page.get_by_label("Money boxes", exact=True).fill("3")
    page.get_by_label("Money boxes", exact=True).press("Tab")
    page.wait_for_selector("[data-problems]:not([data-problems='0'])")
    page.get_by_label("Money boxes", exact=True).fill("58")
    page.get_by_label("Money boxes", exact=True).press("Tab")
    problems(visitor, 0)


CHANGE = {"maharaja": change_maharaja, "maharadjah": change_maharadjah, "dice_charmers": change_dice_charmers}


def set_table(visitor: Visitor, seats: int) -> None:
    """From the board to a table on it, bots at the other seats."""
    page = visitor.page
    page.get_by_role("button", name="Play on it").click()
    page.get_by_role("group", name="Players").get_by_role("button", name=str(seats), exact=True).click()
    for seat in range(1, seats):
        page.locator(".seats select").nth(seat).select_option("bot:random")
    page.locator("button.go").click()
    page.wait_for_selector("#prompt h2")


def table_of(visitor: Visitor) -> str:
    found = re.search(r"/table/([\w-]+)", visitor.page.url)
    assert found is not None
    return found[1]


def brought_elsewhere(visitor: Visitor) -> Match:
    """The record of the table, verified where nobody ever saw the file."""
    table = table_of(visitor)
    script = "async (id) => (await (await fetch(`/api/tables/${id}/record`)).json()).record"
    return verify(read(str(visitor.page.evaluate(script, table))))
