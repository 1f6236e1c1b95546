"""What is under one's pointer stays: while the board is fetched, while a choice travels, while others do things."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from play import look, play
from playwright.sync_api import WebSocketRoute, expect
from test_people import gather
from visitor import Visitor

Visitors = Callable[..., Visitor]
PHONE = {"viewport": {"width": 360, "height": 740}}
REMOVED = """() => {
  window.removed = 0;
  const count = (node) => node.nodeType === 1 && (node.matches('.choice') || node.querySelector('.choice'));
  new MutationObserver((all) => {
    for (const { removedNodes } of all) window.removed += [...removedNodes].filter(count).length;
  }).observe(document, { subtree: true, childList: true });
}"""
LEAVE = """id => fetch(`/api/tables/${id}/abandon`, {method: 'POST', body: '{}',
  headers: {'Content-Type': 'application/json'}})"""


def in_turn(people: tuple[Visitor, Visitor], ready: Callable[[], bool]) -> None:
    """Both play at random until what is looked for is there."""
    rng = random.Random(5)
    for _ in range(300):
        if ready():
            return
        for one in people:
            if look(one)["state"] == "mine" and not ready():
                play(one, rng, 1, seconds=5)
    raise AssertionError("it never came to this")


def test_nothing_is_offered_before_the_board_is_there(mira: Visitor) -> None:
    held = []
    table = mira.create("dice_charmers", ["me", "bot:random", "bot:random"])
    mira.sit_at(table)
    play(mira, random.Random(5), 1)  # from now on there is something to tell
    mira.context.add_init_script(f"({REMOVED})()")
    mira.page.route("**/assets/dice_charmers-*.css", lambda route: held.append(route))
    mira.sit_at(table)
    expect(mira.page.locator("#prompt h2")).to_have_text("Setting the table…")
    mira.page.wait_for_timeout(500)
    expect(mira.page.locator("#prompt .choice")).to_have_count(0)
    for route in held:
        route.continue_()
    mira.page.wait_for_selector("#prompt[data-state='mine']", timeout=30_000)
    mira.page.wait_for_timeout(500)
    assert mira.page.evaluate("window.removed") == 0, "choices were drawn and then drawn anew elsewhere"


def test_a_place_that_was_pointed_at_stays_so_when_somebody_leaves(visitors: Visitors) -> None:
    mira, jules, anouk = visitors(), visitors(), visitors()
    gather(mira, "maharadjah", Jules=jules, Anouk=anouk)
    picked, rng = mira.page.locator("main .spot.picked"), random.Random(5)
    for _ in range(300):
        if picked.count():
            break
        for one in (mira, jules, anouk):
            if look(one)["state"] == "mine" and not picked.count():
                play(one, rng, 1, seconds=5)
    place = picked.first.get_attribute("data-spot")
    table = mira.page.url.rpartition("/")[2]
    jules.page.evaluate(LEAVE, table)
    expect(mira.page.locator(".toasts")).to_contain_text("Jules")
    expect(mira.page.locator(f"main .spot.picked[data-spot='{place}']")).to_have_count(1)


# The last line of the log is the last of what happened.
SAID_ALIKE = """() => {
  const last = (found) => [...document.querySelectorAll(found)].at(-1)?.innerText.trim();
  return last("#prompt h2")?.includes(last("[role=log] p") || "?");
}"""


@pytest.mark.parametrize("viewport", [PHONE["viewport"], {"width": 740, "height": 360}])
def test_where_the_log_is_out_of_sight_the_turn_says_what_others_did(visitors: Visitors, viewport: dict) -> None:
    mira, jules = visitors(viewport=viewport), visitors()
    gather(mira, "maharaja", Jules=jules)
    happened = mira.page.locator("#prompt h2")
    in_turn((mira, jules), lambda: look(mira)["state"] == "waiting" and look(jules)["step"] > 4)
    step = look(mira)["step"]

    def told_since() -> bool:
        """The last word may also have been mine."""
        waiting = look(mira)["state"] == "waiting" and look(mira)["step"] > step
        return bool(waiting and mira.page.evaluate(SAID_ALIKE))

    in_turn((mira, jules), told_since)
    expect(happened.last).to_be_in_viewport()


def test_a_phone_goes_on_showing_the_part_of_the_sheet_that_was_chosen_in(visitors: Visitors) -> None:
    mira, jules = visitors(**PHONE), visitors()
    slow: list[str | bytes] = []
    waits = False

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: slow.append(message) if waits else line.send(message))

    mira.page.route_web_socket("**/live?*", carry)
    gather(mira, "dice_charmers", Jules=jules)
    pressed = mira.page.locator(".parts [aria-pressed=true]")
    spots = mira.page.locator("main .sheet .choosable[tabindex='0']")
    in_turn((mira, jules), lambda: bool(spots.count()) and pressed.inner_text() != "Province")
    part, waits = pressed.inner_text(), True
    for _ in range(4):  # some choices are pointed at place by place
        if mira.page.locator("#prompt[data-state='waiting']").count():
            break
        spots.first.focus()
        mira.page.keyboard.press("Enter")
        mira.comes("#prompt[data-state='waiting']", 200)
    expect(mira.page.locator("#prompt")).to_have_attribute("data-state", "waiting")
    assert slow, "the answer is on its way"
    assert pressed.inner_text() == part
