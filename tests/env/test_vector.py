"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest
from cases import CASES, NAMES

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.env import mask_of, observation_of
from durbar.env.vector import Arrays, Games, VectorEnv, size_of


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


def test_workers_play_as_this_process_would() -> None:
    with VectorEnv("dice_charmers", games=2, workers=2, seed=3) as env:
        games = Games(env.shape, Arrays(env.shape, bytearray(size_of(env.shape))), 1, 2)  # what the other process has
        rng = np.random.default_rng(7)
        for _ in range(50):
            assert (env.observations[1] == games.arrays.observations[1]).all()
            assert (env.masks[1] == games.arrays.masks[1]).all()
            assert env.seats[1] == games.arrays.seats[1]
            actions = (env.masks * rng.random(env.masks.shape)).argmax(axis=1)
            games.arrays.actions[:] = actions
            env.step(actions)
            games.step()


def test_a_seed_gives_the_same_games() -> None:
    seen = []
    for seed in (3, 3, 4):
        with VectorEnv("maharaja", games=2, seed=seed) as env:
            seen.append(play(env, 30, 7))
    assert seen[0] == seen[1] != seen[2]


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
    for workers in (1, 2):
        env = VectorEnv("maharaja", games=2, workers=workers)
        seen, actions = env.observations, env.masks.argmax(axis=1)
        env.close()
        env.close()
        assert seen.any()  # what was shown stays readable
        with pytest.raises(ValueError, match="closed"):
            env.step(actions)


def test_the_death_of_a_worker_is_told_and_ends_the_others() -> None:
    env = VectorEnv("maharaja", games=6, workers=3)
    processes = list(env.processes)
    processes[0].kill()
    processes[0].join()
    with pytest.raises(RuntimeError, match="died"):
        env.step(env.masks.argmax(axis=1))
    assert not any(process.is_alive() for process in processes)
    env.close()


def test_more_workers_than_games() -> None:
    with VectorEnv("maharaja", games=1, workers=3) as env:
        assert len(env.processes) == 0  # this one plays it
        env.step(env.masks.argmax(axis=1))


@pytest.mark.parametrize(
    "arguments", [{"games": 0}, {"games": 2, "workers": 0}, {"games": 2, "players": 9}, {"games": 2, "edition": "none"}]
)
def test_wrong_tables_are_refused_at_once(arguments: dict[str, object]) -> None:
    with pytest.raises((ValueError, Problem)):
        VectorEnv("maharaja", **{"workers": 2, **arguments})


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
