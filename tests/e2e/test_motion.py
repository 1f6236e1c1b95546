"""Pieces, dice and coins are seen on their way, losses going, roads and ink drawn; who wants no motion sees none."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from moments import before, fork
from play import play
from visitor import Visitor

SEEN = """() => {
  window.seen = new Set();
  const MOVING = {
    moving: '.travel, .loss > g, .journey',
    gliding: '.tray .spot',
    tumbling: '.tray svg.rolled',
    writing: 'path.ink, path.hatch',
    flying: '.flying',
  };
  const look = () => {
    const kinds = ['travel', 'loss', 'journey', 'opening'];
    for (const kind of kinds) if (document.querySelector('svg .' + kind)) seen.add(kind);
    const targets = document.getAnimations().map(({ effect }) => effect?.target);
    for (const [kind, selector] of Object.entries(MOVING)) {
      if (targets.some((one) => one?.matches?.(selector))) seen.add(kind);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}"""
EXPECTED = {
    "maharadjah": {"travel", "moving"},
    "maharaja": {"journey", "moving", "flying"},
    "dice_charmers": {"tumbling", "gliding", "writing"},
}
FIRST = {"maharadjah": "moves", "maharaja": "moved", "dice_charmers": "took"}


def table(visitor: Visitor, game: str) -> None:
    """In the middle of a game, where something is about to move."""
    visitor.context.add_init_script(f"({SEEN})()")
    visitor.sit_at(fork(visitor, before(game, 3, FIRST[game])))
    visitor.page.wait_for_selector("#prompt[data-state='mine']")


def seen(visitor: Visitor) -> set[str]:
    return set(visitor.page.evaluate("[...window.seen]"))


@pytest.mark.parametrize("game", EXPECTED)
def test_moves_are_seen(visitors: Callable[..., Visitor], game: str) -> None:
    mira = visitors(reduced_motion="no-preference")
    mira.context.add_init_script("localStorage.durbar = JSON.stringify({ pace: 3 })")
    table(mira, game)
    rng = random.Random(8)
    for _ in range(30):
        if EXPECTED[game] <= seen(mira):
            break
        play(mira, rng, 4, seconds=40)
    assert EXPECTED[game] <= seen(mira)


@pytest.mark.parametrize("game", EXPECTED)
def test_without_motion_nothing_moves(mira: Visitor, game: str) -> None:
    table(mira, game)
    play(mira, random.Random(8), 12, seconds=60)
    assert not seen(mira)
