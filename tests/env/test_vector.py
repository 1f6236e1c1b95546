"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

from durbar.engine.game import GAMES
from durbar.env.vector import VectorEnv


def play(env: VectorEnv, steps: int, seed: int) -> list[bytes]:
    """Random legal actions; what was seen at each step."""
    rng, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        weights = env.masks * rng.random(env.masks.shape)
        env.step(weights.argmax(axis=1))
        seen.append(env.observations.tobytes() + env.masks.tobytes() + env.seats.tobytes())
    return seen


@pytest.mark.parametrize("game", list(GAMES))
def test_games_end_and_begin_anew(game: str) -> None:
    with VectorEnv(game, games=2, seed=1) as env:
        rng = np.random.default_rng(0)
        for _ in range(20_000):
            env.step((env.masks * rng.random(env.masks.shape)).argmax(axis=1))
            if env.over.any():
                assert env.rewards[env.over > 0].any()
                assert env.masks.any(axis=1).all()
                return
        pytest.fail("no game ended")


def test_workers_see_what_one_process_sees() -> None:
    with (
        VectorEnv("dice_charmers", games=1, seed=3) as alone,
        VectorEnv("dice_charmers", games=1, workers=1, seed=3) as apart,
    ):
        assert play(alone, 50, 7) == play(apart, 50, 7)


def test_an_action_outside_its_mask_is_refused() -> None:
    with VectorEnv("dice_charmers", games=2) as env, pytest.raises(ValueError, match="mask"):
        env.step((env.masks == 0).argmax(axis=1))
