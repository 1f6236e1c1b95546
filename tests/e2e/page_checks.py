"""Checks of the table page that hold at every moment, at every size, in every language and both colours."""

from __future__ import annotations

from test_table_page import DICE, LEAST, LETTERS, MAP, OVERLAP, OWN, PLACES, owned
from visitor import Visitor

CUT = """() => [...document.querySelectorAll('#prompt button, .panel .bar button, .dock .head button')]
.filter((one) => {
  const box = one.getBoundingClientRect();
  const row = one.closest('.row');
  if (!box.width || (row && box.right > row.getBoundingClientRect().right)) return false;
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
}).map((one) => one.innerText.trim()).filter(Boolean)"""
"""Buttons whose words do not fit; a row of choices may go on beyond its edge."""
COVERED = """() => [...document.querySelectorAll('#prompt .acts button, #prompt .end button')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && [0.1, 0.9].some((part) => {
    const top = document.elementFromPoint(box.left + part * box.width, box.top + box.height / 2);
    return !one.contains(top);
  });
}).map((one) => one.getAttribute('aria-label') ?? one.innerText)"""
"""Buttons of the bar that something lies over, or that lie beyond an edge."""


def board_holds(visitor: Visitor, game: str, size: str) -> None:
    """[PAGE checks 2, 3, 4, 6, 15] What I have, where I may choose, eight dice, a large board, letters one can read."""
    page = visitor.page
    own = page.evaluate(OWN)
    assert own["seen"], own
    assert {*owned(visitor, game)} <= {*own["text"].split()}, own
    places = page.evaluate(PLACES)
    enough = len(places) if size == "wide" else min(3, len(places))
    assert len([one for one in places if one["hit"]]) >= enough, places
    raised = page.locator(".app").get_attribute("data-snap") == "half"
    width, height = page.evaluate(MAP)
    assert (width, height) >= (LEAST[size][0], 0), (width, height)
    assert height >= (150 if raised else LEAST[size][1]), (width, height)
    if game == "dice_charmers":
        assert page.evaluate(DICE) == 8
    if size == "wide":
        small = page.evaluate(LETTERS)
        assert not small, small


def bar_holds(visitor: Visitor) -> None:
    """[PAGE checks 8, 18] Nothing lies over a button of the bar, the end button over no choice; no words are cut."""
    assert visitor.page.evaluate(OVERLAP) == 0
    covered = visitor.page.evaluate(COVERED)
    assert not covered, covered
    cut = visitor.page.evaluate(CUT)
    assert not cut, cut
