"""Playing a game by pointing at what is highlighted, chosen at random: no rule is known here."""

from __future__ import annotations

import random

from playwright.sync_api import Page

CHOICES = "[data-spot].choosable, #prompt [data-option]:not([aria-disabled=true]), #prompt .choice"

LOOK = """(choices) => {
    const shown = (e) => { const b = e.getBoundingClientRect(); return b.width > 0 && b.height > 0; };
    return {
        over: !!document.querySelector('#prompt li > b.num'),
        count: [...document.querySelectorAll(choices)].filter(shown).length,
    };
}"""

PRESS = """([choices, n]) => {
    const shown = (e) => { const b = e.getBoundingClientRect(); return b.width > 0 && b.height > 0; };
    const all = [...document.querySelectorAll(choices)].filter(shown);
    const one = all[n % all.length];
    if (!one) return '';
    one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    return one.dataset.spot ?? one.textContent;
}"""


def play(page: Page, seed: int, most: int = 6000) -> int:
    """Click until the game is over; how many clicks it took."""
    rng = random.Random(seed)
    clicks = 0
    idle = 0
    while clicks < most:
        seen = page.evaluate(LOOK, CHOICES)
        if seen["over"]:
            return clicks
        if not seen["count"]:
            idle += 1
            assert idle < 1500, "nothing to choose, and the game is not over"
            page.wait_for_timeout(20)
            continue
        idle = 0
        page.evaluate(PRESS, [CHOICES, rng.randrange(10_000)])
        clicks += 1
        page.wait_for_timeout(8)
    raise AssertionError("the game does not end")
