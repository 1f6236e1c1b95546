"""Random games of every count on both sheets; the invariants are asked after every choice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import durbar
from durbar.engine.chance import Rng
from durbar.games.dice_charmers import GAME

pytestmark = pytest.mark.whole_games

SETS = list(GAME.option_sets())
NAMES = [f"{seats}-{settings.get('sheet', 'sun')}" for seats, settings in SETS]
MARKS = {"got", "drew", "halved", "marked", "sailed", "went_back"}


def play(seats: int, settings: dict[str, str], seed: int) -> Iterator[durbar.Match]:
    """The match after every choice of a random game."""
    match, rng = durbar.new("dice_charmers", players=seats, seed=seed, options=settings), Rng(seed)
    while not match.over:
        seat = match.owing()[0]
        options = match.options(seat)
        match.play(seat, options[rng.below(len(options))])
        yield match


def turns_of(events: list[tuple[str, ...]]) -> Iterator[list[tuple[str, ...]]]:
    """What was told in each turn."""
    turn: list[tuple[str, ...]] = []
    for words in events:
        if words[0] in ("turn", "round"):
            yield turn
            turn = []
        turn.append(words)
    yield turn


@pytest.mark.parametrize(("seats", "settings"), SETS, ids=NAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_keep_the_invariants_and_end(seats: int, settings: dict[str, str], seed: int) -> None:
    before = [(0, 0)] * seats
    for match in play(seats, settings, seed):
        GAME.check(match.state)
        now = [(sheet.fame, sheet.money) for sheet in match.view().sheets]
        assert all(new[0] >= old[0] and new[1] >= old[1] for new, old in zip(now, before, strict=True))
        before = now
        assert match.steps < GAME.bound
    assert durbar.load(match.record()).position() == match.position()


@pytest.mark.parametrize(("seats", "settings"), SETS, ids=NAMES)
def test_a_whole_game_as_its_events_tell_it(seats: int, settings: dict[str, str]) -> None:
    match = list(play(seats, settings, 5))[-1]
    circled = [words[1:3] for words in match.events() if words[0] == "bonus_circled"]
    assert len(circled) == len(set(circled))  # each once per game
    crossed_out = [words[1:3] for words in match.events() if words[0] in ("bonus_used", "bonus_lost")]
    assert sorted(crossed_out) == sorted(circled)  # and none is kept
    for turn in turns_of(match.events()):
        names = {words[0] for words in turn}
        taken = [words[1] for words in turn if words[0] == "took"]
        if taken and taken != ["drafter"] and "idle" not in names:
            assert names & MARKS, turn  # a die performed marks something
        assert len(taken) <= 1
