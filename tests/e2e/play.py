"""Playing on the page like somebody who clicks at random on what is highlighted."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from visitor import Visitor

FIND = """() => {
  const prompt = document.querySelector('#prompt');
  if (!prompt) return { state: 'none', step: 0, found: [] };
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
  return { state: prompt.dataset.state, step: Number(prompt.dataset.step), found };
}"""
CHANGED = """([state, step, html]) => {
  const prompt = document.querySelector('#prompt');
  if (!prompt) return false;
  if (prompt.dataset.state !== state || Number(prompt.dataset.step) !== step) return true;
  return prompt.outerHTML.length !== html;
}"""
LENGTH = "() => document.querySelector('#prompt')?.outerHTML.length ?? 0"


Choose = Callable[[Visitor, random.Random, dict], None]


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
        page.locator(f"[data-random='{chosen['n']}']").first.focus()
        page.keyboard.press("Enter")


def wait_for_change(visitor: Visitor, seen: dict, length: int, longest: int) -> None:
    try:
        visitor.page.wait_for_function(CHANGED, arg=[seen["state"], seen["step"], length], timeout=longest, polling=20)
    except Exception:
        return  # a click that only looked closer changes nothing: choose again


def settle(visitor: Visitor, seconds: float = 30) -> None:
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
        length = visitor.page.evaluate(LENGTH)
        if seen["state"] == "mine" and seen["found"]:
            choose(visitor, rng, seen)
            made += 1
            wait_for_change(visitor, seen, length, 1500)
        else:
            wait_for_change(visitor, seen, length, 5000)
        seen = look(visitor)
    return str(seen["state"])
