"""PettingZoo's own suite, on every game, number of seats and setting; and what it does not ask."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import msgspec
import numpy as np
import pytest
from cases import CASES, NAMES
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.env import env_id
from durbar.env.pettingzoo import DurbarEnv, DurbarParallelEnv, env, parallel_env

pytestmark = pytest.mark.whole_games

ALL = pytest.mark.parametrize(("game", "seats", "settings"), CASES, ids=NAMES)


@pytest.mark.filterwarnings("ignore::UserWarning")
@ALL
def test_api(game: str, seats: int, settings: dict[str, str]) -> None:
    api_test(env(game, players=seats, **settings), num_cycles=60)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", list(GAMES))
def test_api_over_whole_games(game: str) -> None:
    api_test(env(game), num_cycles=1500)


@pytest.mark.filterwarnings("ignore::UserWarning")
@ALL
def test_seed(game: str, seats: int, settings: dict[str, str]) -> None:
    seed_test(lambda: env(game, players=seats, **settings), num_cycles=20)


@pytest.mark.filterwarnings("error::UserWarning")
@ALL
def test_parallel_api(game: str, seats: int, settings: dict[str, str]) -> None:
    parallel_api_test(parallel_env(game, players=seats, **settings), num_cycles=60)


@pytest.mark.parametrize("game", list(GAMES))
def test_parallel_api_over_whole_games(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=1500)


@pytest.mark.parametrize("game", list(GAMES))
def test_parallel_seed(game: str) -> None:
    parallel_seed_test(lambda: parallel_env(game), num_cycles=30)


def random_game(bare: DurbarEnv, seed: int) -> DurbarEnv:
    bare.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while bare.state.decision is not None:
        seen = bare.observe(bare.agent_selection)
        bare.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return bare


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_ends_with_rewards_that_sum_to_nothing(game: str) -> None:
    ended = random_game(DurbarEnv(game), 3)
    assert all(ended.terminations.values())
    assert sum(ended.rewards.values()) == pytest.approx(0)
    assert any(ended.rewards.values())


@pytest.mark.parametrize("game", list(GAMES))
def test_agents_are_named_as_usual_and_told_rank_and_score_at_the_end(game: str) -> None:
    ended = random_game(DurbarEnv(game), 3)
    result = ended.game.result(ended.state)
    assert ended.possible_agents == [f"player_{seat}" for seat in range(ended.seats)]
    for seat, agent in enumerate(ended.possible_agents):
        told = {"rank": result.ranks[seat], "score": result.scores[seat], "reason": result.reason}
        assert ended.infos[agent] == told


@pytest.mark.parametrize("game", list(GAMES))
def test_names_carry_the_versions_of_rules_and_encoding(game: str) -> None:
    kind = GAMES[game]
    assert DurbarEnv(game).metadata["name"] == env_id(kind)
    assert env_id(kind).endswith(f"_r{kind.rules_version}e{kind.learning.encoding_version}")


@pytest.mark.parametrize("game", list(GAMES))
def test_render_and_raw_observation(game: str) -> None:
    bare = DurbarEnv(game, render_mode="ansi")
    bare.reset(seed=1)
    drawn = bare.render()
    assert drawn
    assert bare.raw_observe(bare.agent_selection) == msgspec.to_builtins(
        GAMES[game].view(bare.state, int(bare.state.asked))
    )


def turns_until_the_end(table: DurbarParallelEnv) -> tuple[int, int]:
    """Steps of a random game, and those in which several chose at once."""
    seen, _infos = table.reset(seed=2)
    rng, steps, together = np.random.default_rng(2), 0, 0
    while table.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}
        steps += 1
        together += sum(action != table.game.learning.actions for action in actions.values()) > 1
        seen, rewards, ended, _cut, _infos = table.step(actions)
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)
    return steps, together


@pytest.mark.parametrize("game", list(GAMES))
def test_in_the_parallel_environment_those_who_owe_a_choice_make_it_together(game: str) -> None:
    _steps, together = turns_until_the_end(parallel_env(game))
    assert (together > 0) == (game == "maharaja")  # plans; nowhere else do several owe a choice


def test_in_the_parallel_environment_nobody_may_wait_who_must_choose_nor_choose_who_must_wait() -> None:
    table = parallel_env("dice_charmers")
    seen, _infos = table.reset(seed=1)
    before = table.game.checksum(table.state)
    legal = {agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents}
    asked = table.possible_agents[table.state.asked]
    other = next(agent for agent in table.agents if agent != asked)
    for idle in (table.game.learning.actions, -1):
        infos = table.step({**legal, asked: idle})[4]
        assert [agent for agent in infos if infos[agent]["refused"]] == [asked]
        assert table.game.checksum(table.state) == before
    infos = table.step({**legal, other: legal[asked]})[4]
    assert [agent for agent in infos if infos[agent]["refused"]] == [other]


@pytest.mark.parametrize("action", [-1, 10**6, 10**30, None, 1.5, "1", [1]])
def test_a_wrong_action_is_refused_and_changes_nothing(action: Any) -> None:
    bare = DurbarEnv("maharaja")
    bare.reset(seed=1)
    before = bare.game.checksum(bare.state)
    with pytest.raises(Problem):
        bare.step(action)
    assert bare.game.checksum(bare.state) == before


@pytest.mark.parametrize(
    "actions", [{}, {"player_0": None}, {"player_0": "x", "player_1": 0}, {"player_0": 1.5}, [0], None]
)
def test_in_the_parallel_environment_what_is_no_action_is_a_problem_and_changes_nothing(actions: Any) -> None:
    table = parallel_env("maharaja", players=2)
    table.reset(seed=1)
    before = table.game.checksum(table.state)
    with pytest.raises(Problem) as caught:
        table.step(actions)
    assert str(caught.value).endswith(".")
    assert table.game.checksum(table.state) == before


def test_a_masked_action_ends_the_wrapped_game_at_the_cost_of_who_took_it() -> None:
    table = env("maharaja")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int((table.observe(agent)["action_mask"] == 0).argmax()))
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1


def test_after_the_end_only_nothing_can_be_done() -> None:
    ended = random_game(DurbarEnv("maharaja"), 1)
    with pytest.raises(ValueError, match="None"):
        ended.step(3)
    for _ in list(ended.agents):
        ended.step(None)
    assert ended.agents == []


def test_a_reset_in_the_middle_begins_a_new_game_and_a_seed_begins_the_same_one() -> None:
    table = DurbarEnv("dice_charmers")
    firsts = []
    for seed in (5, None, 5):
        table.reset(seed=seed)
        firsts.append(table.game.checksum(table.state))
        for _ in range(7):
            table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    assert firsts[0] == firsts[2] != firsts[1]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("carry", [lambda table: pickle.loads(pickle.dumps(table)), copy.deepcopy])
def test_a_table_is_pickled_and_copied_in_the_middle_of_a_game_and_goes_on_alike(game: str, carry: Any) -> None:
    assert carry(DurbarEnv(game)).possible_agents  # before the first reset
    table = DurbarEnv(game)
    table.reset(seed=3)
    for _ in range(25):
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    twin = carry(table)
    for _ in range(40):
        agent = table.agent_selection
        action = int(table.observe(agent)["action_mask"].argmax())
        assert twin.agent_selection == agent
        assert twin.game.checksum(twin.state) == table.game.checksum(table.state)
        table.step(action)
        twin.step(action)


def test_wrong_tables_are_refused_at_once() -> None:
    for arguments in ({"players": 9}, {"edition": "none"}, {"colour": "red"}):
        with pytest.raises(Problem):
            env("maharaja", **arguments)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_performance_benchmark_of_pettingzoo_runs(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for 5 s by the clock; a clock that runs faster is enough to see that it does."""
    import sys

    from pettingzoo.test import performance_benchmark as module

    clock = sys.modules[module.__module__].time  # type: ignore[attr-defined]
    real = clock.time

    class Fast:
        @staticmethod
        def time() -> float:
            return float(real()) * 20

    monkeypatch.setattr(sys.modules[module.__module__], "time", Fast)
    module(env(game))
    assert "turns per second" in capsys.readouterr().out.lower()
