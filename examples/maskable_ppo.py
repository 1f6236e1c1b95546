"""MaskablePPO of Stable-Baselines3 learns one seat of The Dice Charmers: `make learners` runs it.

python examples/maskable_ppo.py --steps 40000
"""

import argparse

import gymnasium
from gymnasium.wrappers import FilterObservation
from sb3_contrib import MaskablePPO

import durbar.env.gymnasium  # noqa: F401  makes the games known to Gymnasium


def table() -> gymnasium.Env:
    """Two seats, the other one random. The learner sees the observation; `action_masks` says what it may choose."""
    return FilterObservation(gymnasium.make("durbar/dice_charmers", players=2), ["observation"])


def won(model: MaskablePPO, games: int) -> int:
    """How many of these games, always the same, the learner wins."""
    learner, wins = table(), 0
    for seed in range(games):
        (seen, _), over = learner.reset(seed=seed), False
        while not over:
            action, _ = model.predict(seen, action_masks=learner.get_wrapper_attr("action_masks")(), deterministic=True)
            seen, reward, over, _, _ = learner.step(int(action))
        wins += reward > 0
    return wins


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=40_000)
    parser.add_argument("--games", type=int, default=50)
    given = parser.parse_args()
    model = MaskablePPO("MultiInputPolicy", table(), n_steps=1024, gamma=0.999, seed=1, device="cpu")
    print(f"before: {won(model, given.games)} of {given.games} won")
    model.learn(given.steps)
    print(f"after {given.steps} choices: {won(model, given.games)} of {given.games} won")
