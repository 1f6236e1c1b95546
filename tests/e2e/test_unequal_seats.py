"""The seats of Maharadjah are unequal: in a real browser they are bid for, and moved on by one for a rematch."""

from __future__ import annotations

import random
from collections.abc import Callable

from axe import serious
from play import look, play
from playwright.sync_api import expect
from visitor import Visitor

import durbar

ENOUGH = 12  # points nobody here gives more than


def give(visitor: Visitor, points: int) -> None:
    """Draw the slider to so many points, and press the button that says them."""
    page = visitor.page
    slider = page.locator(".dock input[type=range]")
    least, most = (int(slider.get_attribute(end) or 0) for end in ("min", "max"))
    box = slider.bounding_box()
    assert box is not None
    thumb = 16
    at = thumb / 2 + (box["width"] - thumb) * (points - least) / (most - least)
    slider.click(position={"x": at, "y": box["height"] / 2})
    bid = int(slider.input_value())
    assert abs(bid - points) <= 3  # a step of the slider is 4 pixels wide
    page.get_by_role("button", name=f"Give {bid} point").click()


def act(visitor: Visitor) -> None:
    """Give three points more for the seat put up, or pass where that is too much; else put the last seat up."""
    page = visitor.page
    step = page.get_attribute("#prompt", "data-step")
    if not page.get_by_role("button", name="Pass", exact=True).count():
        page.get_by_role("radio").last.click()
        give(visitor, 3)
    elif (least := int(page.get_attribute(".dock input[type=range]", "min") or 0)) > ENOUGH:
        page.get_by_role("button", name="Pass", exact=True).click()
    else:
        give(visitor, least + 2)
    expect(page.locator("#prompt")).not_to_have_attribute("data-step", str(step))


def test_seats_are_bid_for_by_mouse_md_r47(visitors: Callable[..., Visitor]) -> None:
    mira, jules = visitors(), visitors()
    table = mira.create("maharadjah", ["me", "open", "bot:random"], scenario="short", allotment="bidding")
    jules.join(table, "Jules", start=True)
    for visitor in (mira, jules):
        visitor.sit_at(table)
        visitor.page.wait_for_selector("#prompt h2")
    bidding = mira.page.locator(".dock", has=mira.page.locator("input[type=range]"))
    expect(bidding).to_be_visible()
    assert serious(mira) == []
    mira.shot("maharadjah-bidding")
    won = jules.page.locator("#panel").get_by_text("plays the nations of")
    for _ in range(600):
        if won.count() == 3:
            break
        for visitor in (mira, jules):
            if look(visitor)["state"] == "mine" and visitor.page.locator(".dock input[type=range]").count():
                act(visitor)
        mira.page.wait_for_timeout(50)
    expect(won).to_have_count(3)
    said = " ".join(won.all_inner_texts())
    assert all(name in said for name in ("Mira", "Jules", "seat A", "seat B", "seat C", "for no points"))
    jules.shot("maharadjah-bidding-over")


def nearly_over() -> str:
    """A record of a short game between Ann, Bob and Cid that lacks its last choice."""
    whole = durbar.new("maharadjah", players=3, seed=5, options={"scenario": "short"})
    rng, made = random.Random(5), []
    while not whole.over:
        seat = whole.owing()[0]
        made.append((seat, rng.choice(whole.options(seat))))
        whole.play(*made[-1])
    match = durbar.new("maharadjah", players=3, seed=5, options={"scenario": "short"})
    for seat, option in made[:-1]:
        match.play(seat, option)
    return match.record(**{"name-A": "Ann", "name-B": "Bob", "name-C": "Cid"})


def test_a_rematch_moves_the_seats_on_by_one(mira: Visitor) -> None:
    page = mira.page
    mira.lobby()
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Open a saved game").click()
    page.get_by_role("textbox").last.fill(nearly_over())
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name="I am Cid").click()  # all three at one device
    page.wait_for_selector("#prompt[data-state=mine]")
    people = page.locator(".people")
    expect(people).to_contain_text("Ann")
    assert play(mira, random.Random(5), 20, seconds=30) == "over"
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    page.get_by_role("button", name="I am").click()
    page.wait_for_selector("#prompt[data-state=mine]")
    names = [name for name in people.inner_text().split() if name in ("Ann", "Bob", "Cid")]
    assert names == ["Cid", "Ann", "Bob"]
