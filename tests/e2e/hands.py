"""Playing with the keyboard alone: no mouse, nothing focused or clicked from outside."""

from __future__ import annotations

import random

from play import play
from playwright.sync_api import Page
from visitor import Visitor

NAMED = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return '';
  const words = (one.labels?.[0] ?? one).cloneNode(true);
  words.querySelectorAll('svg, [aria-hidden=true]').forEach((drawing) => drawing.remove());
  return (one.getAttribute('aria-label') || words.textContent).replace(/\\s+/g, ' ').trim();
}"""
CHOICE = (
    "document.activeElement?.matches('.choosable, .choice, [data-option], .sector, .lay:not([aria-disabled=true])')"
)
LAY = "document.activeElement?.matches('.lay')"


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Press Tab until what is called so has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(NAMED).startswith(name):
            return
    raise AssertionError(f"{name} was not reached by Tab")


def press_until(page: Page, key: str, reached: str, most: int = 150) -> None:
    for _ in range(most):
        page.keyboard.press(key)
        if page.evaluate(reached):
            return
    raise AssertionError(f"nothing to choose was reached by {key}")


def choose(visitor: Visitor, rng: random.Random, seen: dict) -> None:
    """Go to a choice by Tab, or by the keys that know the way, and press Enter."""
    page = visitor.page
    if any(one["lay"] for one in seen["found"]):
        press_until(page, "n", LAY)
    elif rng.random() < 0.1:
        press_until(page, "Tab", CHOICE)
    else:
        key = rng.choice(("n", "n", "Shift+N"))
        for _ in range(rng.randrange(1, 7)):
            page.keyboard.press(key)
    page.keyboard.press("Enter")


def play_by_keys(visitor: Visitor, rng: random.Random, choices: int, seconds: float) -> str:
    return play(visitor, rng, choices, seconds, choose)


def set_table(page: Page, game: str, players: int, short: bool = False) -> None:
    """From the top of the lobby to a table with bots that choose at random."""
    for step in ("More", "Set the table", game):
        tab_to(page, step)
        page.keyboard.press("Enter")
    tab_to(page, str(players))
    page.keyboard.press("Enter")
    for seat in "BCDE"[: players - 1]:
        tab_to(page, f"Who plays seat {seat}")
        page.keyboard.type("Bot, r")
    tab_to(page, "Options of the game")
    if short:
        page.keyboard.press("Enter")
        tab_to(page, "Scenario")
        page.keyboard.type("S")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    page.wait_for_selector("#prompt h2")
