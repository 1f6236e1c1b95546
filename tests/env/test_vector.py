"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest
from cases import CASES, NAMES

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.env import mask_of, observation_of
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


def test_a_wrong_action_is_refused_and_changes_nothing() -> None:
    with VectorEnv("dice_charmers", games=2) as env:
        before = env.observations.tobytes()
        legal = env.masks.argmax(axis=1)
        wrongs = [(env.masks == 0).argmax(axis=1), legal[:1], legal.astype(float), legal - 10**6, legal + 10**6, -1]
        for wrong in wrongs:
            with pytest.raises(ValueError, match=r"mask|whole number"):
                env.step(wrong)
        assert env.observations.tobytes() == before
        env.step(legal)


def test_closing_twice_and_stepping_afterwards() -> None:
    for workers in (0, 1):
        env = VectorEnv("maharaja", games=2, workers=workers)
        seen, actions = env.observations, env.masks.argmax(axis=1)
        env.close()
        env.close()
        assert seen.any()  # what was shown stays readable
        with pytest.raises(ValueError, match="closed"):
            env.step(actions)


def test_the_death_of_a_worker_is_told_and_ends_the_others() -> None:
    env = VectorEnv("maharaja", games=4, workers=2)
    processes = list(env.processes)
    processes[0].kill()
    processes[0].join()
    with pytest.raises(RuntimeError, match="died"):
        env.step(env.masks.argmax(axis=1))
    assert not any(process.is_alive() for process in processes)
    env.close()


def test_more_workers_than_games() -> None:
    with VectorEnv("maharaja", games=1, workers=3) as env:
        assert len(env.processes) == 1
        env.step(env.masks.argmax(axis=1))


@pytest.mark.parametrize("arguments", [{"games": 0}, {"games": 2, "players": 9}, {"games": 2, "edition": "none"}])
def test_wrong_tables_are_refused_at_once(arguments: dict[str, object]) -> None:
    with pytest.raises((ValueError, Problem)):
        VectorEnv("maharaja", workers=1, **arguments)


@pytest.mark.parametrize(("game", "seats", "settings"), CASES, ids=NAMES)
def test_the_arrays_show_what_the_other_doors_show(game: str, seats: int, settings: dict[str, str]) -> None:
    with VectorEnv(game, games=2, players=seats, seed=1, **settings) as env:
        for _ in range(12):
            env.step(env.masks.argmax(axis=1))
        assert env.local is not None
        for place, state in enumerate(env.local.states):
            seat = int(env.seats[place])
            assert (env.observations[place] == observation_of(env.local.game, state, seat)).all()
            assert (env.masks[place] == mask_of(env.local.game, state, seat)).all()
