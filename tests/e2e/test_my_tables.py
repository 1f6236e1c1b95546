"""Lists over weeks in a real browser: my turn first, filters, the next table, deadlines by day."""

from __future__ import annotations

import json
from collections.abc import Callable

from axe import serious
from playwright.sync_api import expect
from visitor import Visitor

DAY = 86_400
SEND = """([method, path, body]) => fetch(path, {method, body, headers: {'Content-Type': 'application/json'}})
    .then(answer => answer.json())"""


def send(visitor: Visitor, method: str, path: str, **body: object) -> dict[str, object]:
    found: dict[str, object] = visitor.page.evaluate(SEND, [method, path, json.dumps(body)])
    return found


def begun(host: Visitor, guest: Visitor, game: str, title: str, days: int) -> str:
    """A table of the two; the host is asked first, or soon."""
    pace = {"kind": "days", "bank": days * DAY, "increment": days * DAY, "cap": days * DAY} if days else None
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    table = str(send(host, "POST", "/api/tables", game=game, title=title, seats=seats, pace=pace)["id"])
    send(guest, "POST", f"/api/tables/{table}/sit")
    send(host, "POST", f"/api/tables/{table}/start")
    return table


def rows(visitor: Visitor) -> list[str]:
    return [text.strip() for text in visitor.page.locator(".rows:has(.due) a b").all_inner_texts()]


def test_my_turns_by_time_left_filtered_and_by_day(visitors: Callable[..., Visitor]) -> None:
    """[weeks 9.46]"""
    ann = visitors(timezone_id="Asia/Tokyo")
    bob = visitors(
        locale="fr-FR", color_scheme="dark", viewport={"width": 360, "height": 740}, timezone_id="Pacific/Apia"
    )
    for visitor, name in ((ann, "Ann"), (bob, "Bob")):
        visitor.page.goto(visitor.address)
        send(visitor, "POST", "/api/guest", name=name)
    for title, game, days in (("Lunch", "dice_charmers", 0), ("Friday", "maharadjah", 9), ("Tea", "maharaja", 1)):
        begun(ann, bob, game, title, days)
        begun(bob, ann, game, f"{title} bis", days)
    ann.page.goto(ann.address)
    expect(ann.page.locator("a .due").first).to_be_visible()
    found = rows(ann)
    assert found[0].startswith("Tea")
    assert [title for title in found if title.startswith("Lunch")] == found[-len([t for t in found if "Lunch" in t]) :]
    ann.shot("lists-wide")
    ann.page.get_by_label("Pace", exact=True).select_option("days")
    expect(ann.page.locator("a[href^='/table/'] b", has_text="Lunch")).to_have_count(0)
    ann.page.get_by_label("Game", exact=True).select_option("maharadjah")
    expect(ann.page.locator("a[href^='/table/'] b", has_text="Tea")).to_have_count(0)
    expect(ann.page.locator("a[href^='/table/'] b", has_text="Friday").first).to_be_visible()
    assert ann.page.title().startswith(f"({len(found)})")
    ann.page.get_by_label("Company", exact=True).select_option("Bob")
    ann.page.get_by_label("Game", exact=True).select_option("")
    ann.page.get_by_text("My deadlines by day").press("Enter")
    expect(ann.page.get_by_text("Times of Asia/Tokyo.")).to_be_visible()
    ann.shot("lists-deadlines")
    assert serious(ann) == []
    bob.page.goto(bob.address)
    expect(bob.page.locator("a .due").first).to_be_visible()
    bob.page.get_by_text("Mes échéances par jour").click()
    expect(bob.page.get_by_text("Pacific/Apia.")).to_be_visible()
    bob.page.get_by_label("Rythme", exact=True).scroll_into_view_if_needed()
    bob.shot("lists-narrow-dark")
    assert serious(bob) == []
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 360
    ann.page.get_by_role("link", name="Next table").press("Enter")
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.get_by_role("button", name="Next table")).to_be_visible()
