"""The worked example: its gradient is the slope it claims to be, and learning runs."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
import learn


def value_of(policy: learn.Policy, columns: tuple[learn.Array, ...], gain: learn.Array) -> float:
    """What `gradient` climbs: gain by ratio, entropy, minus the squared miss of the expectation."""
    seen, masks, chosen, likely, worth = columns
    hidden = policy.hidden(seen)[1]
    chances = policy.chances(hidden, masks)
    ratio = chances[np.arange(len(seen)), chosen] / likely
    entropy = -(chances * np.log(chances + 1e-9)).sum(axis=1)
    miss = worth - hidden @ policy.weights["value"]
    return float((gain * ratio + learn.ENTROPY * entropy - learn.VALUE * miss**2 / 2).mean())


@pytest.mark.parametrize("name", ["in", "bias", "choose", "lean", "value"])
def test_the_gradient_is_the_slope(name: str) -> None:
    rng = np.random.default_rng(1)
    policy = learn.Policy(5, 4, hidden=3)
    for weights in policy.weights.values():
        weights += rng.normal(0, 0.3, weights.shape)
    seen, masks = rng.normal(size=(8, 5)), (rng.random((8, 4)) < 0.7).astype(np.int8)
    masks[:, 0] = 1
    chosen, likely, _expected = policy.act(seen, masks, rng)
    worth, gain = rng.normal(size=8), rng.normal(size=8)
    slope = policy.gradient(seen, masks, chosen, likely, worth, gain)[name]
    place = tuple(0 for _ in slope.shape)
    ends = []
    for nudge in (1e-5, -2e-5):
        policy.weights[name][place] += nudge
        ends.append(value_of(policy, (seen, masks, chosen, likely, worth), gain))
    assert slope[place] == pytest.approx((ends[0] - ends[1]) / 2e-5, rel=1e-3, abs=1e-7)


def test_learning_runs_and_its_policy_is_read_back(tmp_path: Path) -> None:
    import learned_bot

    policy = learn.Policy(1250, 672)
    policy.save(tmp_path / "policy.npz")
    again = learned_bot.policy_of(str(tmp_path / "policy.npz"))
    assert all((again.weights[name] == policy.weights[name]).all() for name in policy.weights)
