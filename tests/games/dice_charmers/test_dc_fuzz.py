"""Random games of every count on both sheets; the invariants are asked after every choice."""

from __future__ import annotations

import pytest

import durbar
from durbar.engine.chance import Rng
from durbar.games.dice_charmers import GAME

SETS = list(GAME.option_sets())


@pytest.mark.parametrize(("seats", "settings"), SETS, ids=[f"{s}-{o.get('sheet', 'sun')}" for s, o in SETS])
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_keep_the_invariants_and_end(seats: int, settings: dict[str, str], seed: int) -> None:
    match, rng = durbar.new("dice_charmers", players=seats, seed=seed, options=settings), Rng(seed)
    while not match.over:
        seat = match.players[0]
        options = match.options(seat)
        match.play(seat, options[rng.below(len(options))])
        GAME.check(match.state)
        assert len(match.history) < GAME.bound
    assert durbar.load(match.record()).position() == match.position()
