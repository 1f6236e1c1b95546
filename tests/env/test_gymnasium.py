"""Gymnasium's own check, on every game, number of seats and setting; and what it does not ask."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import pytest
from cases import CASES, NAMES
from gymnasium.utils.env_checker import check_env

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.env.gymnasium import env


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("game", "seats", "settings"), CASES, ids=NAMES)
def test_check_env(game: str, seats: int, settings: dict[str, str]) -> None:
    check_env(env(game, players=seats, seat=seats - 1, **settings), skip_render_check=True)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_masked_action_is_refused_and_changes_nothing(game: str) -> None:
    table = env(game, seat=None)
    seen, _ = table.reset(seed=5)
    before = table.game.checksum(table.state)
    masked = int((seen["action_mask"] == 0).argmax())
    _, reward, over, cut, info = table.step(masked)
    assert (reward, over, cut, info["refused"]) == (0.0, False, False, True)
    assert table.game.checksum(table.state) == before


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_against_the_others_ends(game: str) -> None:
    table = env(
        game, opponent=lambda kind, g, seat, rng: int(g.legal_for(seat)[0]) if seat % 2 else int(g.legal_for(seat)[-1])
    )
    seen, _ = table.reset(seed=2)
    table.action_space.seed(2)
    over = False
    while not over:
        seen, _reward, over, _cut, info = table.step(table.action_space.sample(mask=seen["action_mask"]))
        assert not info["refused"]


@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_action_that_is_none_is_refused(action: int) -> None:
    table = env("maharadjah")
    table.reset(seed=1)
    assert table.step(action)[4]["refused"]


def test_a_step_before_the_first_reset_and_after_the_end() -> None:
    table = env("dice_charmers", players=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)
    seen, _ = table.reset(seed=1)
    over = False
    while not over:
        seen, _reward, over, _cut, _info = table.step(int(seen["action_mask"].argmax()))
    _seen, reward, over, _cut, info = table.step(0)
    assert (reward, over, info["refused"]) == (0.0, True, True)


def test_a_table_is_pickled_and_copied_in_the_middle_of_a_game_and_goes_on_alike() -> None:
    table = env("maharaja", seat=None)
    seen, _ = table.reset(seed=9)
    for _ in range(10):
        seen = table.step(int(seen["action_mask"].argmax()))[0]
    for twin in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        mine, original = copy.deepcopy(table), seen
        for _ in range(10):
            action = int(original["action_mask"].argmax())
            original, other = mine.step(action)[0], twin.step(action)[0]
            assert (original["observation"] == other["observation"]).all()


@pytest.mark.parametrize("arguments", [{"seat": 4}, {"seat": -1}, {"players": 9}, {"edition": "none"}])
def test_wrong_tables_are_refused_at_once(arguments: dict[str, object]) -> None:
    with pytest.raises((ValueError, Problem)):
        env("maharaja", **arguments)
