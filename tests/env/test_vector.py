"""Many games at once."""

from __future__ import annotations

import pickle

import gymnasium
import numpy as np
import pytest
from cases import CASES, NAMES

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.env import mask_of, observation_of
from durbar.env.gymnasium import gym_id
from durbar.env.gymnasium_vector import vector_env
from durbar.env.shared import Arrays, size_of
from durbar.env.some_games import Games
from durbar.env.vector import VectorEnv

pytestmark = pytest.mark.whole_games


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


def test_draws_do_not_depend_on_the_number_of_workers() -> None:
    seen = []
    for workers in (1, 3):
        with VectorEnv("dice_charmers", games=4, workers=workers, seed=3) as env:
            seen.append(play(env, 40, 7))
    assert seen[0] == seen[1]


def test_games_are_saved_and_go_on_elsewhere() -> None:
    with VectorEnv("maharaja", games=3, seed=3, opponent="easy", seat=None) as env:
        play(env, 20, 1)
        saved = pickle.loads(pickle.dumps(env.save()))
        on = play(env, 20, 2)
        env.restore(saved)
        assert play(env, 20, 2) == on
    with VectorEnv("maharaja", games=3, workers=2, seed=9, opponent="easy", seat=None) as other:
        other.restore(saved)
        assert play(other, 20, 2) == on
        with pytest.raises(ValueError, match="2 saved games"):
            other.restore(saved[:2])


@pytest.mark.parametrize("seat", [1, None])
def test_opponents_have_the_other_seats_and_the_end_is_told(seat: int | None) -> None:
    with VectorEnv("dice_charmers", games=4, players=3, seed=1, opponent="random", seat=seat) as env:
        rng, learners = np.random.default_rng(0), set()
        for _ in range(400):
            before = env.seats.copy()
            learners |= set(before.tolist())
            env.step((env.masks * rng.random(env.masks.shape)).argmax(axis=1))
            for place in np.flatnonzero(env.over):
                assert sorted(env.ranks[place])[0] == 1
                assert env.scores[place].any()
                won = env.ranks[place, before[place]] == 1
                assert (env.rewards[place, before[place]] > 0) == won
                assert env.endings[place].any()
        assert learners == ({seat} if seat is not None else {0, 1, 2})


@pytest.mark.parametrize("game", list(GAMES))
def test_gymnasium_many_at_once(game: str) -> None:
    envs = gymnasium.make_vec(gym_id(GAMES[game]), num_envs=3, opponent="random")
    seen, _ = envs.reset(seed=2)
    again, _ = vector_env(game, num_envs=3).reset(seed=2)
    assert (seen["observation"] == again["observation"]).all()
    for _ in range(3000):
        assert envs.observation_space.contains(seen)
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, over, cut, infos = envs.step(actions)
        assert not cut.any()
        if over.any():
            place = int(over.argmax())
            assert rewards[place]
            assert infos["_final_obs"][place]
            assert infos["final_info"]["ranks"][place].min() == 1
            assert not infos["final_obs"][place]["action_mask"].any()
            break
    else:
        pytest.fail("no game ended")
    envs.close()


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
    "arguments",
    [
        {"games": 0},
        {"games": "two"},
        {"games": 1.5},
        {"games": 2, "workers": 0},
        {"games": 2, "workers": None},
        {"games": 2, "seed": "seven"},
        {"games": 2, "players": 9},
        {"games": 2, "edition": "none"},
        {"games": 2, "seat": 7},
    ],
)
def test_wrong_tables_are_refused_at_once(arguments: dict[str, object]) -> None:
    with pytest.raises(Problem):
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


@pytest.mark.parametrize("game", list(GAMES))
def test_samples_and_rows_of_ids_are_legal(game: str) -> None:
    """By the earliest rules that these numbers show."""
    rules = GAMES[game].learning.encoding_since
    with VectorEnv(game, games=16, seed=4, rules=rules) as env:
        for _ in range(25):
            rows, actions = env.legal_ids(), env.sample()
            assert [list(row[row >= 0]) for row in rows] == [list(np.flatnonzero(mask)) for mask in env.masks]
            assert env.masks[np.arange(16), actions].all()
            env.step(actions)
        assert {int(state.rules) for state in env.opened().states} == {rules}
        drawn = {int(env.sample()[0]) for _ in range(200)}
        assert drawn == set(np.flatnonzero(env.masks[0]))
