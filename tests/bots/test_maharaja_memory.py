"""What the evaluation of Maharaja remembers must not change what it says."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from durbar import new
from durbar.bots.native.evaluation import mixed_all
from durbar.bots.native.greedy import one_ply
from durbar.bots.native.maharaja import EVALUATION, Maharaja
from durbar.bots.native.maharaja_table import Land, Memo
from durbar.engine.chance import Rng
from durbar.games.maharaja.ids import CITIES

pytestmark = pytest.mark.whole_games


def positions(seats: int, seed: int, settings: Mapping[str, str] | None = None) -> Iterator[Any]:
    """Positions of a game at random, at each choice between several options."""
    match, chooser = new("maharaja", seats, seed, settings or {}), random.Random(seed)
    while not match.over:
        seat = match.owing()[0]
        options = match.options(seat)
        if len(options) > 1:
            yield match.state
        match.play(seat, chooser.choice(options))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_position_is_worth_the_same_whatever_was_looked_at_before(seats: int) -> None:
    for g in positions(seats, seats, {"edition": "draft"} if seats == 2 else None):
        assert list(EVALUATION.points(g)) == list(Maharaja().points(g))


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_remembered_of_choices_is_what_a_new_look_finds(seats: int) -> None:
    remembering = Maharaja()
    for number, g in enumerate(positions(seats, 10 + seats)):
        if number % 5 == 0 and type(g.decision).__name__ != "Planning":
            for _ in range(2):  # the second time from memory
                found = one_ply(remembering, g, g.asked, g.legal, Rng(1))
            assert list(found) == list(one_ply(Maharaja(), g, g.asked, g.legal, Rng(1)))
    assert remembering.known


def test_worship_and_statues_are_those_of_the_rules() -> None:
    for g in positions(4, 3):
        table = Memo(g, Land(g))
        rules = [g.worship(colour, city) for city in range(CITIES) for colour in range(4)]
        assert list(table.worship) == rules
        assert list(table.statues) == [g.statues_built(colour) for colour in range(4)]


def test_signatures_tell_rows_apart() -> None:
    rows = [[0, 1, 2], [1, 0, 2], [0, 1], [2, 1, 0], [-1, 1, 2], [0, 1, 2, 0]]
    numbers = random.Random(1)
    rows += [[numbers.randrange(-1, 60) for _ in range(120)] for _ in range(2000)]
    assert len({mixed_all(0, vec[i64](row)) for row in rows}) == len(rows)
