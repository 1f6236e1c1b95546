"""Gymnasium's own check, on every game, number of seats and setting; and what it does not ask."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from cases import CASES, NAMES
from gymnasium.utils.env_checker import check_env

from durbar.boards.paint import painted
from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.env.gymnasium import env, gym_id
from durbar.env.render import HEIGHT, WIDTH, pixels_of

pytestmark = pytest.mark.whole_games


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


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_is_made_by_its_name(game: str) -> None:
    table = gymnasium.make(f"durbar/{game}", players=GAMES[game].usual_seats, seat=None)
    assert table.spec is not None
    assert table.spec.id == gym_id(GAMES[game])
    seen, _ = table.reset(seed=1)
    assert np.isfinite(table.observation_space["observation"].low).all()
    assert np.isfinite(table.observation_space["observation"].high).all()
    assert table.observation_space.contains(seen)


@pytest.mark.parametrize("game", list(GAMES))
def test_masks_as_learners_of_stable_baselines_ask_for_them(game: str) -> None:
    """The contract of sb3-contrib: a method of this name, found through wrappers; booleans by action."""
    table = gymnasium.wrappers.FilterObservation(env(game), ["observation"])
    table.reset(seed=4)
    over = False
    for _ in range(40):
        masks = table.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert masks.shape == (table.action_space.n,)
        assert masks.any()
        _seen, _reward, over, _cut, info = table.step(int(masks.argmax()))
        assert not info["refused"]
        if over:
            break


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_of_a_level_have_the_other_seats_and_the_end_is_told(game: str) -> None:
    seats = min(seats for seats in GAMES[game].seats if seats > 1)
    table, twin = (env(game, players=seats, opponent="easy") for _ in range(2))
    seen, _ = table.reset(seed=5)
    twin.reset(seed=5)
    over, info = False, {}
    while not over:
        action = int(seen["action_mask"].argmax())
        seen, reward, over, _cut, info = table.step(action)
        assert (seen["observation"] == twin.step(action)[0]["observation"]).all()
        assert table.observation_space.contains(seen)
    assert len(info["ranks"]) == len(info["scores"]) == seats
    assert (reward > 0) == (info["ranks"][0] == 1)
    assert info["reason"]


def test_opponents_nobody_knows_and_options_of_a_reset_are_refused() -> None:
    with pytest.raises(Problem, match="“genius”"):
        env("maharaja", opponent="genius")
    with pytest.raises(Problem, match="“edition”"):
        env("maharaja").reset(options={"edition": "draft"})


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


@pytest.mark.parametrize(
    "arguments", [{"seat": 4}, {"seat": -1}, {"seat": "A"}, {"seat": 1.5}, {"players": 9}, {"edition": "none"}]
)
def test_wrong_tables_are_refused_at_once(arguments: dict[str, object]) -> None:
    with pytest.raises(Problem):
        env("maharaja", **arguments)


@pytest.mark.parametrize("action", ["A", None, 1.5, [1]])
def test_an_action_that_is_no_number_is_a_problem_and_changes_nothing(action: object) -> None:
    table = env("maharaja")
    before = table.reset(seed=1)[0]["observation"]
    with pytest.raises(Problem, match="action must be a whole number of at least 0"):
        table.step(action)
    assert (table.observed()["observation"] == before).all()


@pytest.mark.parametrize("look", ["action_masks", "render"])
def test_before_the_first_reset_there_is_nothing_to_see(look: str) -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        getattr(env("maharaja"), look)()


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Gymnasium says that there is a newer one
@pytest.mark.parametrize("game", list(GAMES))
def test_a_name_keeps_its_rules(game: str) -> None:
    """`durbar/maharaja-v3` plays what it played when rules 3 were the newest; without a number the newest."""
    kind = GAMES[game]
    for rules in range(kind.learning.encoding_since, kind.rules_version + 1):
        table = gymnasium.make(gym_id(kind, rules), seat=None)
        table.reset(seed=rules)
        assert f"_r{rules}e" in table.get_wrapper_attr("metadata")["name"]
        for _ in range(30):
            assert table.unwrapped.state.rules == rules
            _seen, _reward, over, _cut, info = table.step(table.unwrapped.sample())
            assert not info["refused"]
            if over:
                break
    assert gymnasium.make(f"durbar/{game}").unwrapped.rules == kind.rules_version
    with pytest.raises(Problem, match="rules"):
        env(game, rules=kind.rules_version + 1)


def test_names_that_were_given_stay_what_they_are() -> None:
    known = {"maharaja-v3": 3, "maharaja-v4": 4, "maharadjah-v6": 4, "dice_charmers-v2": 2}
    made = {name: gymnasium.spec(f"durbar/{name}").kwargs["rules"] for name in known}
    assert made == known


@pytest.mark.parametrize("game", list(GAMES))
def test_legal_ids_are_those_of_the_mask(game: str) -> None:
    table = env(game, seat=None)
    seen, _ = table.reset(seed=3)
    for _ in range(20):
        row = table.legal_ids(500)
        assert row.shape == (500,)
        assert sorted(row[row >= 0]) == list(np.flatnonzero(seen["action_mask"]))
        assert set(table.legal_ids()) == set(row[row >= 0])
        seen, _reward, over, _cut, _info = table.step(table.sample())
        if over:
            break
    table.reset(seed=3)
    with pytest.raises(Problem, match="room"):
        table.legal_ids(0)


@pytest.mark.parametrize("game", list(GAMES))
def test_opponents_keep_their_bot_for_the_whole_game(game: str) -> None:
    table = env(game, opponent="easy")
    table.reset(seed=6)
    known = dict(table.others.bots)
    for _ in range(12):
        _seen, _reward, over, _cut, _info = table.step(table.sample())
        if over:
            break
        assert all(table.others.bots[seat] is bot for seat, bot in known.items())
        known = dict(table.others.bots)
    assert known
    table.reset()
    assert not any(bot in known.values() for bot in table.others.bots.values())


def test_a_picture_as_pixels() -> None:
    table = env("maharaja", render_mode="rgb_array")
    table.reset(seed=1)
    shown = table.render()
    assert (shown.shape, shown.dtype) == ((HEIGHT, WIDTH, 3), np.uint8)
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 50
    stripes = "".join(f'<rect x="{n}" width="1" height="9" fill="rgb({n * 20},{255 - n * 9},{n})"/>' for n in range(12))
    small = pixels_of(painted(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 9">{stripes}</svg>', 12, 9))
    assert small[4].tolist() == [[n * 20, 255 - n * 9, n] for n in range(12)]
