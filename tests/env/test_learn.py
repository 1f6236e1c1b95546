"""The worked example: its gradient is the slope it claims to be, outcomes reach the choices, and learning works."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from durbar.engine.chance import Rng
from durbar.engine.game import GAMES
from durbar.match.position import write

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
import learn

pytestmark = pytest.mark.whole_games

EXAMPLES = Path(learn.__file__).parent


def value_of(policy: learn.Policy, made: learn.Choices) -> float:
    """What `gradient` raises: advantage by ratio, entropy, minus the squared miss of the expectation."""
    hidden = policy.hidden(made.seen)
    chances = policy.chances(hidden, made.masks)
    ratio = chances[np.arange(len(made.seen)), made.chosen] / made.old_probability
    entropy = -(chances * np.log(chances + 1e-9)).sum(axis=1)
    miss = made.returns - hidden @ policy.weights["value"]
    return float((made.advantage * ratio + learn.ENTROPY_COEF * entropy - learn.VALUE_COEF * miss**2 / 2).mean())


@pytest.mark.parametrize("name", ["in", "hidden_bias", "policy", "policy_bias", "value"])
def test_the_gradient_is_the_slope(name: str) -> None:
    rng = np.random.default_rng(1)
    policy = learn.Policy(5, 4, hidden=3)
    for each, weights in policy.weights.items():
        policy.weights[each] = weights + rng.normal(0, 0.3, weights.shape)
    seen, masks = rng.normal(size=(8, 5)), (rng.random((8, 4)) < 0.7).astype(np.int8)
    masks[:, 0] = 1
    chosen, likely, _expected = policy.act(seen, masks, rng)
    made = learn.Choices(seen, masks, chosen, likely, rng.normal(size=8), rng.normal(size=8))
    slope = policy.gradient(made)[name]
    place = tuple(0 for _ in slope.shape)
    ends = []
    for nudge in (1e-5, -2e-5):
        policy.weights[name][place] += nudge
        ends.append(value_of(policy, made))
    assert slope[place] == pytest.approx((ends[0] - ends[1]) / 2e-5, rel=1e-3, abs=1e-7)


def test_a_choice_is_worth_what_its_seat_expects_next_and_has_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "GAE_LAMBDA", 0.5)
    seats = np.array([[0], [1], [0], [0], [1]])
    expected = np.array([[0.1], [0.2], [0.3], [0.4], [0.5]], np.float32)
    over = np.array([[0], [0], [1], [0], [0]])
    rewards = np.zeros((5, 1, 2), np.float32)
    rewards[2, 0] = (0.5, -0.5)
    returns = learn.returns_of(seats, expected, over, rewards)[:, 0]
    assert returns[:3] == pytest.approx([0.4, -0.5, 0.5])  # 0.4: half 0.5, half the 0.3 expected at its next choice
    assert np.isnan(returns[3:]).all()  # a new game, in which neither seat chose again


def test_what_pays_is_chosen_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "BATCH", 64)
    rng = np.random.default_rng(2)
    policy, adam = learn.Policy(6, 5, hidden=16), learn.Adam()
    seen, masks = rng.normal(size=(512, 6)).astype(np.float32), np.ones((512, 5), np.int8)
    right = (seen[:, 0] > 0).astype(int)
    for _ in range(40):
        chosen, likely, expected = policy.act(seen, masks, rng)
        worth = (chosen == right).astype(np.float32)
        learn.improve(policy, adam, learn.Choices(seen, masks, chosen, likely, worth, worth - expected), rng)
    assert (policy.act(seen, masks, rng)[0] == right).mean() > 0.8  # 0.2 by chance


@pytest.mark.parametrize("game", list(GAMES))
def test_learning_runs_and_its_policy_plays(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learn, "HORIZON", 8)
    monkeypatch.setattr(learn, "TRIALS", 1)
    kind = GAMES[game]
    policy = learn.learn(game, kind.usual_seats, lessons=1, games=2, workers=1, seed=1)
    assert "won against random" in capsys.readouterr().out
    assert all(np.isfinite(weights).all() for weights in policy.weights.values())
    policy.save(tmp_path / "policy.npz")
    state = kind.new(kind.usual_seats)
    state.settle(Rng(1))
    question = {"type": "choose", "id": 4, "position": write(kind, state), "seat": int(state.asked)}
    command = [sys.executable, str(EXAMPLES / "learned_bot.py"), str(tmp_path / "policy.npz")]
    said = subprocess.run(command, input=json.dumps(question) + "\n", capture_output=True, text=True, check=True)
    answer = json.loads(said.stdout)
    assert answer["id"] == 4
    assert answer["choice"] in list(state.legal)
