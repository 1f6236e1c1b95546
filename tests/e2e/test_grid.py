"""Every game at every size, in both languages, light and dark in turn: `make grid`. `make test` has a sample."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from itertools import product

import pytest
from axe import serious
from page_checks import bar_holds, board_holds
from play import finished, look, play, settle
from test_table_page import SIZES, moments
from visitor import Visitor

GAMES = ("maharadjah", "maharaja", "dice_charmers")
COLOURS = ("light", "dark")
ALL = [
    (game, size, language, COLOURS[(nth + mth) % 2])  # every two of them meet
    for game, (nth, size), (mth, language) in product(GAMES, enumerate(SIZES), enumerate(("en-GB", "fr-FR")))
]
SAMPLE = [("maharadjah", "low", "fr-FR", "dark"), ("maharaja", "phone", "fr-FR", "light")]
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
    for _ in moments(mira, 3):
        mira.drawn()
        board_holds(mira, game, size)
        bar_holds(mira)
    mira.shot(f"grid-{game}-{size}-{language[:2]}-{colours}")


@pytest.mark.parametrize(("game", "size", "language", "colours"), SAMPLE)
def test_a_sample(visitors: Callable[..., Visitor], game: str, size: str, language: str, colours: str) -> None:
    width, height = SIZES[size]
    mira = visitors(viewport={"width": width, "height": height}, locale=language, color_scheme=colours)
    mira.sit_at(mira.create(game, ["me", "bot:random", "bot:random"]))
    settle(mira, 60)
    mira.drawn()
    board_holds(mira, game, size)
    bar_holds(mira)


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
