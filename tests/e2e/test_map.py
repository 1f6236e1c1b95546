"""The map of Maharadjah when it is full: every name can be read, whatever stands around it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute
from visitor import Visitor

AREAS, PLACES, NATIONS, LEADERS = 35, 44, 17, 16
NARROW: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const both = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const drawn = [...document.querySelectorAll('.panzoom svg .piece .body, .panzoom svg .piece .plate')];
  const names = [...document.querySelectorAll('.panzoom svg text.area')];
  return names.flatMap((name) => {
    const { left, right, top, bottom, height, width } = box(name);
    const letters = { left, right, top: top + height * 0.24, bottom: bottom - height * 0.22 };
    const near = (one) => both(letters, box(one)) > 0.04 * width * height;
    return [...drawn.filter(near), ...names.filter((one) => one !== name && near(one))].map(() => name.textContent);
  });
}"""
OVER = """() => {
  const [name] = document.querySelectorAll('.panzoom svg text.area');
  const pieces = [...document.querySelectorAll('.panzoom svg .piece')];
  return pieces.every((piece) => piece.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


def crowd(view: dict[str, Any], nations: int) -> None:
    """Armies and leaders everywhere."""
    view["armies"] = [
        [place, (place * 5 + 4 * k) % NATIONS, 12 if place % 3 == 0 else 3, 0]
        for place in range(PLACES)
        for k in range(nations if place < AREAS else 1)
    ]
    view["leaders"] = [[leader, (leader * 2 + 1) % AREAS] for leader in range(LEADERS)]


def sit_at_full_map(visitor: Visitor, nations: int) -> None:
    """What the server sends arrives with a crowd."""

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            for one in said:
                if one["type"] == "state" and one["view"]:
                    crowd(one["view"], nations)
            line.send(json.dumps(said))

        server.on_message(hear)

    visitor.page.route_web_socket(lambda address: True, pass_on)
    visitor.sit_at(visitor.create("maharadjah", ["me", *["bot:random"] * 3]))
    visitor.page.wait_for_selector("#prompt[data-state='mine']")
    visitor.page.wait_for_selector(".panzoom svg text.area")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("options", [{}, {"locale": "fr-FR", "color_scheme": "dark"}, NARROW])
def test_no_name_is_covered_on_a_full_map(
    visitors: Callable[..., Visitor], options: dict[str, Any], large: bool
) -> None:
    mira = visitors(**options)
    sit_at_full_map(mira, nations=1)
    if large:
        mira.page.add_style_tag(content="html { font-size: 150% }")
        mira.drawn()
    mira.shot(f"maharadjah-full-{options.get('locale', 'en')[:2]}-{options.get('has_touch', False)}-{large}".lower())
    assert mira.page.evaluate(COVERED) == []


def test_names_lie_over_pieces_where_there_is_no_room_at_all(mira: Visitor) -> None:
    sit_at_full_map(mira, nations=2)
    mira.shot("maharadjah-full-of-battles")
    assert mira.page.evaluate(OVER)
    assert len(mira.page.evaluate(COVERED)) <= 1
