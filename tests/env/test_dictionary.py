"""The dictionary of actions and observations says what options say, and how large numbers get."""

from __future__ import annotations

import doctest
from pathlib import Path

import numpy as np
import pytest

import durbar
from durbar.engine.flow import CHANCE
from durbar.engine.game import GAMES
from durbar.env import bounds_of
from durbar.env import dictionary as dictionaries
from durbar.env.dictionary import dictionary

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("game", list(GAMES))
def test_words_and_ranges_hold_in_golden_games(game: str) -> None:
    """Games that together meet every kind of decision, by the newest rules."""
    kind = GAMES[game]
    met = set()
    records = sorted((GOLDEN / game / f"rules-{kind.rules_version}").glob("*.durbar"))[::3]
    for record in records:
        match = durbar.load(record.read_text(encoding="utf-8"))
        terms = match.terms
        known = dictionary(game, terms.seats, **terms.settings)
        low, high = bounds_of(kind)
        for g, (player, words, option) in match.walk():
            if player == CHANCE:
                continue
            action = known.actions[kind.action_of(g, option)]
            assert action.says(words), (action, words)
            met.add(action.words)
            seen = np.asarray(kind.observe(g, player), np.float32)
            assert (low <= seen).all(), [known.observation[n] for n in np.flatnonzero(seen < low)]
            assert (seen <= high).all(), [known.observation[n] for n in np.flatnonzero(seen > high)]
    assert len(met) > 100


@pytest.mark.parametrize("game", list(GAMES))
def test_ids_without_words_are_never_legal(game: str) -> None:
    kind, known = GAMES[game], dictionary(game)
    match = durbar.new(game, seed=5)
    while not match.over and match.steps < 400:
        seat = match.owing()[0]
        for option in match.options(seat):
            assert known.actions[kind.action_of(match.state, option)].says(match.text(option))
        match.play(seat, match.options(seat)[match.steps % len(match.options(seat))])


@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_has_a_name_and_a_finite_range(game: str) -> None:
    numbers = dictionary(game).observation
    assert len(numbers) == len(GAMES[game].observation)
    assert all(np.isfinite([number.low, number.high]).all() and number.low < number.high for number in numbers)


def test_the_examples_run() -> None:
    failed, tried = doctest.testmod(dictionaries)
    assert tried
    assert not failed
