"""The dictionary of actions and observations says what options say, and how large numbers get."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import numpy as np
import pytest

import durbar
from durbar.checks.fuzzing import walk
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE
from durbar.engine.game import GAMES
from durbar.env import bounds_of
from durbar.env import dictionary as dictionaries
from durbar.env.dictionary import dictionary

pytestmark = pytest.mark.whole_games

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
            action = known.actions[kind.learning.action_of(g, option)]
            assert action.says(words), (action, words)
            met.add(action.words)
            seen = np.asarray(kind.learning.observe(g, player), np.float32)
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
            assert known.actions[kind.learning.action_of(match.state, option)].says(match.text(option))
        match.play(seat, match.options(seat)[match.steps % len(match.options(seat))])


@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_has_a_name_and_a_finite_range(game: str) -> None:
    numbers = dictionary(game).observation
    assert len(numbers) == len(GAMES[game].learning.observation)
    assert all(np.isfinite([number.low, number.high]).all() and number.low < number.high for number in numbers)


SELDOM = {"round", "score", "raj", "stored", "hits", "armies", "moved", "group", "place"} | {
    *("coins", "pp", "shrines", "tokens", "plain", "overlap")
}
"""Words of numbers whose bound the rules give and random play does not come near."""
ALONE = ("own", "next", "second", "third", "sheet")
"""Beginnings of names that have nothing else in common."""


def blocks_of(game: str) -> dict[str, list[int]]:
    """Numbers that are named alike but for their last word."""
    found: dict[str, list[int]] = {}
    for n, name in enumerate(GAMES[game].learning.observation):
        block = re.sub(r"[ -][^ -]*(-[a-z-]+)?$", "", name) if " " in name else name.rpartition("-")[0]
        if block.rstrip("0123456789") not in (*ALONE, ""):
            found.setdefault(block, []).append(n)
    return {block: members for block, members in found.items() if len(members) > 3}


@pytest.mark.parametrize("game", list(GAMES))
def test_members_of_a_block_share_a_unit(game: str) -> None:
    known = dictionary(game).observation
    for block, members in blocks_of(game).items():
        units = {known[n][1:] for n in members}
        assert len(units) == 1, (block, [known[n] for n in members])


@pytest.mark.parametrize("game", list(GAMES))
def test_numbers_come_near_their_bounds(game: str) -> None:
    """A name that contains another measure's word is not counted by it: "own plans take-coins" is two at most."""
    kind = GAMES[game]
    greatest = np.zeros(len(kind.learning.observation))
    for number, (seats, settings) in enumerate(list(kind.option_sets())[::3]):
        g = kind.new(seats, settings)
        for ply, _choice in enumerate(walk(kind, g, Rng(number))):
            if ply % 7 == 0:
                for seat in range(seats):
                    greatest = np.maximum(greatest, np.asarray(kind.learning.observe(g, seat)))
    _low, high = bounds_of(kind)
    blocks = list(blocks_of(game).values())
    inside = {n for members in blocks for n in members}
    blocks += [[n] for n in range(len(greatest)) if n not in inside]
    for members in blocks:
        best, name = max(greatest[n] for n in members), kind.learning.observation[members[0]]
        if best and not set(re.split(r"[ -]", name)) & SELDOM:
            assert best >= high[members[0]] / 2, name


def test_names_that_contain_a_word_of_another_measure_are_counted_by_their_own() -> None:
    known = {number.name: number for number in dictionary("maharaja").observation}
    assert known["own plans take-coins"].unit == known["own plans buy-pp"].unit == 2
    assert known["phase end-of-round"].unit == known["two shrines begun"].unit == 1
    assert {number.name: number for number in dictionary("maharadjah").observation}["phase arms"].unit == 1


def test_the_examples_run() -> None:
    failed, tried = doctest.testmod(dictionaries)
    assert tried
    assert not failed
