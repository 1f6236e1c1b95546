"""A game is a core and parts: a stranger fills in seven methods, and games of earlier releases are played on."""

from __future__ import annotations

import importlib.util
import inspect
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ladder
import pytest

from durbar.checks.conformance import breaches
from durbar.engine.agenda import steps_of
from durbar.engine.game import GAMES, Game, GameCore, register
from durbar.engine.parts import Drawing, Learning, Story
from durbar.engine.refusal import Problem

HEAP = Path(__file__).parents[1] / "fixtures" / "games" / "heap_of_0_2.py"


class Bare(ladder.Ladder):
    """A game with nothing but its core."""

    steps = steps_of(ladder)
    story, learning, drawing = Story(), Learning(), Drawing()


@pytest.fixture
def bare() -> Iterator[Game]:
    ladder.ladder()  # its phrases
    yield register(Bare())
    del GAMES["ladder"]


def methods(kind: type) -> set[str]:
    return {name for name, member in vars(kind).items() if inspect.isfunction(member) and not name.startswith("__")}


def test_a_stranger_sees_fifteen_methods_at_most_and_must_write_seven() -> None:
    assert len(methods(GameCore)) <= 15
    assert len(Game.__abstractmethods__) == 7
    for game in GAMES.values():
        assert not {name for name in methods(type(game)) if name in ("observe", "svg", "points_of", "facts")}


def test_a_game_of_seven_methods_keeps_every_promise(bare: Game) -> None:
    assert list(breaches(bare)) == []


def test_a_view_that_nobody_draws_is_listed(bare: Game) -> None:
    g = bare.new(2)
    assert bare.drawing.text(bare.static(g), bare.view(g, 0), str) == "height: [0, 0]\ndie: 0"


def test_an_environment_of_a_game_without_numbers_says_what_is_missing(bare: Game) -> None:
    gymnasium = pytest.importorskip("durbar.env.gymnasium")
    with pytest.raises(Problem, match="ladder has no action ids"):
        gymnasium.env("ladder")


def old_heap() -> Any:
    """The example of release 0.2, as it was printed then."""
    spec = importlib.util.spec_from_file_location("heap_of_0_2", HEAP)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["heap_of_0_2"] = module
    spec.loader.exec_module(module)
    return module.GAME


def test_a_game_of_an_earlier_release_is_played_on_and_its_author_warned() -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        game = old_heap()
    assert any("since 0.3 they stand in parts" in str(one.message) for one in told)
    assert (game.learning.actions, game.learning.observation) == (4, ("stones", "my turn"))
    g = game.new(2)
    assert game.drawing.text(game.static(g), game.view(g, 0), str).endswith("● ")
    assert list(game.learning.observe(g, 0)) == [1.0, 1.0]
    register(game)
    try:
        assert list(breaches(game)) == []
    finally:
        del GAMES["heap"]


def test_games_of_this_house_use_no_old_names() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for game in list(GAMES.values()):
            type(game)()
