"""MaskablePPO of Stable-Baselines3 learns one seat of The Dice Charmers: `make learners` runs it.

python examples/maskable_ppo.py --steps 40000
"""

import argparse

from gymnasium.wrappers import FilterObservation
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

from durbar.env.gymnasium import env


def table() -> ActionMasker:
    """Two seats, the other one random; the learner sees the observation, and the mask says what it may choose."""
    game = env("dice_charmers", players=2)
    return ActionMasker(FilterObservation(game, ["observation"]), lambda _: game.observed()["action_mask"] == 1)


def won(model: MaskablePPO, games: int) -> int:
    """How many of these games, always the same, the learner wins."""
    learner, wins = table(), 0
    for seed in range(games):
        (seen, _), over = learner.reset(seed=seed), False
        while not over:
            action, _ = model.predict(seen, action_masks=learner.action_masks(), deterministic=True)
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
