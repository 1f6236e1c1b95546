"""The shared past of a match and its copies, open and packed."""

from __future__ import annotations

import random

import pytest

from durbar.engine.game import GAMES
from durbar.match import match as matches
from durbar.match.dice import dice_of
from durbar.match.match import Match
from durbar.match.past import BLOCK, Past

LONG = 3 * BLOCK + 5


def packed(length: int = LONG) -> Past[int]:
    past = Past(range(length))
    past.pack()
    return past


def test_packed_reads_as_before() -> None:
    past = packed()
    assert (len(past), past[0], past[BLOCK], past[-1]) == (LONG, 0, BLOCK, LONG - 1)
    assert list(past) == list(range(LONG))
    assert list(reversed(past)) == list(range(LONG))[::-1]
    assert past[BLOCK - 2 : BLOCK + 2] == [BLOCK - 2, BLOCK - 1, BLOCK, BLOCK + 1]
    assert past[::-1] == list(range(LONG))[::-1]
    with pytest.raises(IndexError):
        past[LONG]


def test_a_copy_of_the_beginning_of_what_is_packed_goes_its_own_way() -> None:
    past = packed()
    other = past.fork(2)
    other.append(7)
    past.append(8)
    assert list(other) == [0, 1, 7]
    assert list(past) == [*range(LONG), 8]


def test_packing_nothing() -> None:
    past = packed(0)
    assert list(past) == past[:] == []
    past.extend([1, 2])
    assert list(past) == [1, 2]


def played(game: str) -> Match:
    match = matches.new(game, GAMES[game].usual_seats, dice=dice_of(2))
    chance = random.Random(2)
    while not match.over:
        seat = match.owing()[0]
        match.play(seat, chance.choice(match.options(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_packed_match_tells_and_shows_what_it_did(game: str) -> None:
    match = played(game)
    record, events = match.record(), match.events()
    steps = range(0, match.steps + 1, 37)
    sums = [match.game.checksum(match.at(step)) for step in steps]
    match.pack()
    assert (match.record(), match.events()) == (record, events)
    assert [match.game.checksum(match.at(step)) for step in steps] == sums
    again = match.fork()
    last = match.last_choice(0)
    assert last is not None
    again.undo(last)
    made = again.redo()
    assert made == match.line[last : last + len(made)]
