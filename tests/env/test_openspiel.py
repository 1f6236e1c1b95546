"""OpenSpiel's own suite, on every game, number of seats and setting (on the sources a few of them)."""

from __future__ import annotations

import copy
import pickle
import random

import pyspiel
import pytest
from cases import cases

import durbar
from durbar.engine.game import GAMES
from durbar.env import openspiel

pytestmark = pytest.mark.whole_games

SEATED = [(game.id, seats) for game in GAMES.values() for seats in game.seats]


def load(game: str, seats: int, settings: dict[str, str] | None = None) -> pyspiel.Game:
    return pyspiel.load_game(f"python_durbar_{game}", {"players": seats, **(settings or {})})


@pytest.mark.parametrize("game", list(GAMES))
def test_random_sim(game: str) -> None:
    pyspiel.random_sim_test(load(game, GAMES[game].usual_seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "seats", "settings"), cases())
def test_random_sim_with_serialisation(game: str, seats: int, settings: dict[str, str]) -> None:
    pyspiel.random_sim_test(load(game, seats, settings), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), SEATED)
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


@pytest.mark.parametrize("game", list(GAMES))
def test_a_wrong_action_is_refused_and_changes_nothing(game: str) -> None:
    state = load(game, GAMES[game].usual_seats).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    wrong = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    for action in (wrong, -1, 10**6):
        with pytest.raises(Exception, match=r"not allowed|action"):
            state.apply_action(action)
        assert str(state) == before


@pytest.mark.parametrize("game", list(GAMES))
def test_states_are_pickled_and_copied(game: str) -> None:
    state = load(game, GAMES[game].usual_seats).new_initial_state()
    rng = random.Random(1)
    for _ in range(30):
        outcomes = (
            [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(rng.choice(outcomes))
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()):
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_what_the_winners_get_the_others_pay_unless_one_is_alone(game: str, seats: int) -> None:
    kind = load(game, seats)
    zero = kind.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert zero == (seats > 1)
    assert kind.utility_sum() == (0.0 if seats > 1 else None)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_state_is_written_as_its_position_and_an_information_state_is_no_tensor(game: str) -> None:
    state = load(game, GAMES[game].usual_seats).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert durbar.load(str(state)).game.id == game
    assert not state.get_game().get_type().provides_information_state_tensor
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    assert observer.dict == {}
    assert len(observer.tensor) == 0


def test_a_game_is_named_by_a_text_with_its_settings() -> None:
    game = pyspiel.load_game("python_durbar_maharaja(players=2,edition=draft,final=final4)")
    assert game.settings["final"] == "4"
    assert pyspiel.load_game(str(game)).settings == game.settings
