"""[weeks 7] What games come to, in a real browser: my own, and others' where they show them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import serious
from playwright.sync_api import Locator, expect
from test_my_tables import send
from visitor import Visitor

PLAY = """(id) => {
  window.over = false;
  let number = 1;
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live?since=0`);
  const choose = ({ ask, table }) => {
    if (table.status === 'over') window.over = true;
    else if (ask?.options.length) {
      number = (number * 16807) % 2147483647;
      const option = ask.options[number % ask.options.length].id;
      socket.send(JSON.stringify({ type: 'choose', seat: ask.seat, decision: ask.number, option, ref: `${number}` }));
    }
  };
  socket.onmessage = ({ data }) => JSON.parse(data).filter(({ type }) => type === 'state').forEach(choose);
}"""
"""Somebody who chooses as quickly as the server asks, until the game is over."""


def named(visitors: Callable[..., Visitor], name: str, **options: object) -> Visitor:
    found = visitors(**options)
    found.page.goto(found.address)
    send(found, "POST", "/api/guest", name=name)
    return found


def played(host: Visitor, guest: Visitor, game: str) -> str:
    """A finished game of the two."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = str(send(host, "POST", "/api/tables", game=game, seats=seats)["id"])
    send(guest, "POST", f"/api/tables/{table}/sit")
    send(host, "POST", f"/api/tables/{table}/start")
    for visitor in (host, guest):
        visitor.page.evaluate(PLAY, table)
    host.page.wait_for_function("() => window.over")
    return table


def own_page(visitor: Visitor, name: str, heading: str) -> Locator:
    visitor.page.goto(visitor.address)
    visitor.page.get_by_role("button", name=name).click()
    expect(visitor.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    visitor.page.get_by_role("heading", name=heading, exact=True).scroll_into_view_if_needed()
    return visitor.page.get_by_role("dialog").last


def show(visitor: Visitor, whom: str) -> None:
    own_page(visitor, "Account", "My games").get_by_label("Shown to").select_option(whom)
    expect(visitor.page.get_by_text("Saved: who may see your games.")).to_be_visible()


def asked_at_the_table(visitor: Visitor, table: str, name: str) -> Locator:
    """The sheet that opens on a player's name."""
    visitor.sit_at(table)
    visitor.page.get_by_role("list", name="Players").get_by_role("button", name=name).press("Enter")
    return visitor.page.get_by_role("dialog", name=f"The games of {name}")


@pytest.fixture
def couple(visitors: Callable[..., Visitor]) -> tuple[Visitor, Visitor, str]:
    narrow = {"locale": "fr-FR", "color_scheme": "dark", "viewport": {"width": 360, "height": 740}}
    ann, bob = named(visitors, "Ann"), named(visitors, "Bob", **narrow)
    return ann, bob, played(ann, bob, "maharaja")


def test_my_games_and_whom_i_met(couple: tuple[Visitor, Visitor, str]) -> None:
    ann, bob, _ = couple
    sheet = own_page(ann, "Account", "My games")
    expect(sheet.get_by_role("row", name="Maharaja")).to_contain_text("1")
    expect(sheet.get_by_text("With Bob: one game")).to_be_visible()
    expect(sheet.get_by_label("Shown to")).to_have_value("met")
    ann.shot("statistics-wide")
    assert serious(ann) == []
    sheet.get_by_role("button", name="The games of Bob").press("Enter")
    his = ann.page.get_by_role("dialog", name="The games of Bob")
    expect(his.get_by_role("row", name="Maharaja")).to_be_visible()
    expect(his.get_by_text("With Bob: one game")).to_be_visible()
    ann.shot("statistics-other-wide")
    assert serious(ann) == []
    ann.page.keyboard.press("Escape")
    expect(his).to_have_count(0)
    expect(sheet.get_by_role("button", name="The games of Bob")).to_be_focused()
    sheet = own_page(bob, "Compte", "Mes parties")
    expect(sheet.get_by_text("Avec Ann : une partie")).to_be_visible()
    bob.shot("statistics-narrow-dark")
    assert serious(bob) == []
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 360
    sheet.get_by_role("button", name="Les parties d’Ann").click()
    expect(bob.page.get_by_role("dialog", name="Les parties d’Ann").get_by_role("row", name="Maharaja")).to_be_visible()
    bob.shot("statistics-other-narrow-dark")
    assert serious(bob) == []


def test_a_name_at_a_table_leads_to_what_they_show(
    couple: tuple[Visitor, Visitor, str], visitors: Callable[..., Visitor]
) -> None:
    """Whoever met them by default; a stranger, and somebody without a name, once they show everybody."""
    ann, _, table = couple
    nobody = visitors()
    sheet = asked_at_the_table(nobody, table, "Ann")
    expect(sheet.get_by_text("is not shown to you")).to_be_visible()
    expect(sheet.get_by_role("table")).to_have_count(0)
    assert [error for error in nobody.errors if "403" not in error] == []
    nobody.errors.clear()
    show(ann, "everybody")
    expect(asked_at_the_table(nobody, table, "Ann").get_by_role("row", name="Maharaja")).to_be_visible()
    nobody.page.keyboard.press("Escape")
    expect(nobody.page.get_by_role("dialog")).to_have_count(0)
    assert serious(nobody) == []
    ann.sit_at(table)
    expect(ann.page.get_by_role("list", name="Players").get_by_role("button", name="Bob")).to_be_visible()
    expect(ann.page.get_by_role("list", name="Players").get_by_role("button", name="Ann")).to_have_count(0)
