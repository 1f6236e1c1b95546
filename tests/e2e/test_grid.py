"""Every game at every size, in both languages and both colours: `make grid`. `make test` has one of each, pairwise."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from itertools import product

import pytest
from axe import serious
from play import look, play, settle
from test_follow import SIZES, finished
from visitor import Visitor

GAMES = ("maharadjah", "maharaja", "dice_charmers")
ALL = list(product(GAMES, SIZES, ("en-GB", "fr-FR"), ("light", "dark")))
LARGE = "html { font-size: 200% !important; }"


def sat(visitors: Callable[..., Visitor], game: str, **options: object) -> Visitor:
    mira = visitors(**options)
    mira.sit_at(mira.create(game, ["me", "bot:random", "bot:random"]))
    mira.page.wait_for_selector("#prompt[data-state='mine']")
    play(mira, random.Random(8), 8, seconds=60)
    settle(mira, 60)
    return mira


def is_whole(mira: Visitor) -> None:
    """Nothing lies beyond the edge of the page, and axe finds nothing serious."""
    assert mira.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    assert mira.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    assert serious(mira) == []


@pytest.mark.skipif("DURBAR_GRID" not in os.environ, reason="make grid")
@pytest.mark.parametrize(("game", "size", "language", "colours"), ALL)
def test_a_table(visitors: Callable[..., Visitor], game: str, size: str, language: str, colours: str) -> None:
    width, height = SIZES[size]
    mira = sat(visitors, game, viewport={"width": width, "height": height}, locale=language, color_scheme=colours)
    is_whole(mira)
    mira.shot(f"grid-{game}-{size}-{language[:2]}-{colours}")


@pytest.mark.skipif("DURBAR_GRID" not in os.environ, reason="make grid")
@pytest.mark.parametrize(("game", "size"), product(GAMES, SIZES))
def test_a_full_board(visitors: Callable[..., Visitor], game: str, size: str) -> None:
    """Late in a game, when most stands on the board; in French and dark, where it is tightest."""
    width, height = SIZES[size]
    mira = visitors(viewport={"width": width, "height": height}, locale="fr-FR", color_scheme="dark")
    table = finished(mira, game)
    mira.page.goto(f"{mira.address}/table/{table}?step={look(mira)['step'] * 4 // 5}")
    mira.page.locator(".app.past").wait_for()
    mira.drawn()
    is_whole(mira)
    mira.shot(f"grid-{game}-{size}-full")


@pytest.mark.skipif("DURBAR_GRID" not in os.environ, reason="make grid")
@pytest.mark.parametrize("game", GAMES)
def test_a_page_enlarged_twice(visitors: Callable[..., Visitor], game: str) -> None:
    mira = sat(visitors, game, viewport={"width": 640, "height": 400})
    is_whole(mira)
    mira.shot(f"grid-{game}-zoomed")


@pytest.mark.skipif("DURBAR_GRID" not in os.environ, reason="make grid")
@pytest.mark.parametrize("game", GAMES)
def test_letters_twice_as_large(visitors: Callable[..., Visitor], game: str) -> None:
    mira = sat(visitors, game)
    mira.page.add_style_tag(content=LARGE)
    mira.drawn()
    assert mira.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    mira.shot(f"grid-{game}-letters")
