"""Playing on the page like somebody who clicks at random on what is highlighted."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright import sync_api
from visitor import ROOT, Visitor

FIND = """() => {
  const prompt = document.querySelector('#prompt');
  if (!prompt) return { state: 'none', step: 0, length: 0, found: [] };
  for (const one of document.querySelectorAll('[data-random]')) delete one.dataset.random;
  const spots = [...document.querySelectorAll('.choosable, .choice, [data-option], .dial .sector, .lay')];
  const seen = spots.filter((one) => one.getBoundingClientRect().width && one.getAttribute('aria-disabled') !== 'true');
  const found = seen.map((one, n) => {
    one.dataset.random = n;
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    const hit = !!top && (top === one || one.contains(top));
    return { n, x, y, hit, lay: one.matches('.lay') };
  });
  const { state, step } = prompt.dataset;
  return { state, step: Number(step), length: prompt.outerHTML.length, found };
}"""
CHANGED = """([state, step, length]) => {
  const prompt = document.querySelector('#prompt');
  if (!prompt) return false;
  if (prompt.dataset.state !== state || Number(prompt.dataset.step) !== step) return true;
  return prompt.outerHTML.length !== length;
}"""
GO_ON = "() => document.querySelector('#prompt .go-on')?.click()"  # what is held until somebody has seen it
LOOKING = 100  # ms after which a click that asked nothing of the server only looked closer: choose again


FOCUS = """n => {
  const one = document.querySelector(`[data-random='${n}']`);
  one?.focus();
  return one !== null; // others may have gone on meanwhile, and taken it with them
}"""

Choose = Callable[[Visitor, random.Random, dict], None]


def whole_game(*values: object) -> Any:
    """A case for `make whole-games`: `make test` plays one game by mouse and one by keys."""
    return pytest.param(*values, marks=pytest.mark.whole_games)


def golden(game: str, number: int = 1) -> str:
    return (ROOT / "tests" / "golden" / game / "rules-1" / f"{number:02}.durbar").read_text(encoding="utf-8")


def finished(visitor: Visitor, game: str, number: int = 1) -> str:
    """A game that is over, brought as a record; the table."""
    table = visitor.bring(golden(game, number))
    visitor.sit_at(table)
    sync_api.expect(visitor.page.locator("#prompt")).to_have_attribute("data-state", "over")
    return table


def look(visitor: Visitor) -> dict:
    return visitor.page.evaluate(FIND)


def choose(visitor: Visitor, rng: random.Random, seen: dict) -> None:
    """Click where a click reaches the place, otherwise go there by keyboard."""
    page = visitor.page
    ready = [one for one in seen["found"] if one["lay"]]
    chosen = ready[0] if ready else rng.choice(seen["found"])
    if chosen["hit"]:
        page.mouse.click(chosen["x"], chosen["y"])
    else:
        if page.evaluate(FOCUS, chosen["n"]):
            page.keyboard.press("Enter")


def wait_for_change(visitor: Visitor, seen: dict, longest: int) -> bool:
    before = [seen["state"], seen["step"], seen["length"]]
    try:
        visitor.page.wait_for_function(CHANGED, arg=before, timeout=longest, polling=20)
    except sync_api.TimeoutError:
        return False
    return True


def wait_for_answer(visitor: Visitor, seen: dict, sent: int) -> None:
    """After something was pressed: until the page shows what came of it; some presses only look closer."""
    if not wait_for_change(visitor, seen, LOOKING) and visitor.choices_sent > sent:
        wait_for_change(visitor, seen, 60_000)


def settle(visitor: Visitor, seconds: float = 60) -> None:
    """Until it is my turn and nobody else moves: where all choose at once, others may still do so."""
    end = time.monotonic() + seconds
    before = None
    while time.monotonic() < end:
        seen = look(visitor)
        now = (seen["state"], seen["step"])
        if now == before and seen["state"] in ("mine", "over"):
            return
        before = now
        visitor.page.wait_for_timeout(150)
    raise AssertionError("the table never came to rest")


def play(visitor: Visitor, rng: random.Random, choices: int, seconds: float = 300, choose: Choose = choose) -> str:
    """Make so many choices, or play to the end; how it stands."""
    end = time.monotonic() + seconds
    made = 0
    seen = look(visitor)
    while made < choices and time.monotonic() < end and seen["state"] != "over":
        if seen["state"] == "mine" and seen["found"]:
            sent = visitor.choices_sent
            choose(visitor, rng, seen)
            made += 1
            wait_for_answer(visitor, seen, sent)
        else:
            visitor.page.evaluate(GO_ON)
            wait_for_change(visitor, seen, 2000)
        seen = look(visitor)
    return str(seen["state"])
