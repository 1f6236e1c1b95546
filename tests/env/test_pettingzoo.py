"""PettingZoo's own suite, on every game."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from durbar.engine.game import GAMES
from durbar.env import env_id
from durbar.env.pettingzoo import DurbarEnv, env


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", list(GAMES))
def test_api(game: str) -> None:
    api_test(env(game), num_cycles=300)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", list(GAMES))
def test_seed(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=50)


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
def test_names_carry_the_versions_of_rules_and_encoding(game: str) -> None:
    kind = GAMES[game]
    assert DurbarEnv(game).metadata["name"] == env_id(kind)
    assert env_id(kind).endswith(f"_r{kind.rules_version}e{kind.encoding_version}")


@pytest.mark.parametrize("game", list(GAMES))
def test_render_and_raw_observation(game: str) -> None:
    bare = DurbarEnv(game, render_mode="ansi")
    bare.reset(seed=1)
    drawn = bare.render()
    assert drawn
    assert bare.raw_observe(bare.agent_selection) == GAMES[game].view(bare.state, int(bare.state.asked))


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_performance_benchmark_of_pettingzoo_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
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
    module(env("dice_charmers"))
    assert "turns per second" in capsys.readouterr().out.lower()
