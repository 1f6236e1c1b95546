"""OpenSpiel's own suite, on every game and number of seats."""

from __future__ import annotations

import random

import pyspiel
import pytest

from durbar.engine.game import GAMES
from durbar.env import openspiel

CASES = [(game.id, seats) for game in GAMES.values() for seats in game.seats]


def load(game: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(f"python_durbar_{game}", {"players": seats})


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_random_sim(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_random_sim_with_serialisation(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_resampling_keeps_what_the_seat_knows(game: str, seats: int) -> None:
    state = load(game, seats).new_initial_state()
    rng = random.Random(4)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_every_game_is_registered() -> None:
    names = set(pyspiel.registered_names())
    assert {f"python_durbar_{game}" for game in GAMES} <= names
    assert openspiel.MAX_CHANCE_OUTCOMES > 0
