"""Learn to play by self-play: proximal policy optimisation in plain NumPy, minutes on a CPU.

    python examples/learn.py --game dice_charmers --minutes 5 --out policy.npz

One network chooses for every seat. A choice is worth what its seat had when the game ended, against what the network
expected. Policies are read again by `examples/learned_bot.py`, which plays in `durbar arena`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from durbar.env.vector import VectorEnv

Array = npt.NDArray[Any]
CLIP, ENTROPY, VALUE, EPOCHS, BATCH, RATE = 0.2, 0.01, 0.5, 3, 1024, 1e-3


class Policy:
    """Observation -> hidden -> (preference of each action, expected utility)."""

    def __init__(self, observation: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.weights = {
            "mean": np.zeros(observation),
            "scale": np.ones(observation),
            "in": rng.normal(0, observation**-0.5, (observation, hidden)),
            "bias": np.zeros(hidden),
            "choose": np.zeros((hidden, actions)),
            "lean": np.zeros(actions),
            "value": np.zeros(hidden),
        }

    def hidden(self, seen: Array) -> tuple[Array, Array]:
        scaled = (seen - self.weights["mean"]) * self.weights["scale"]
        return scaled, np.tanh(scaled @ self.weights["in"] + self.weights["bias"])

    def chances(self, hidden: Array, masks: Array) -> Array:
        """The probability of each legal action."""
        raw = np.where(masks > 0, hidden @ self.weights["choose"] + self.weights["lean"], -1e9)
        grown = np.exp(raw - raw.max(axis=1, keepdims=True))
        return np.asarray(grown / grown.sum(axis=1, keepdims=True))

    def act(self, seen: Array, masks: Array, rng: np.random.Generator) -> tuple[Array, Array, Array]:
        """A choice for each row, how likely it was, and the utility expected."""
        hidden = self.hidden(seen)[1]
        chances = self.chances(hidden, masks)
        chosen = (chances.cumsum(axis=1) > rng.random((len(seen), 1))).argmax(axis=1)
        return chosen, chances[np.arange(len(seen)), chosen], hidden @ self.weights["value"]

    def gradient(
        self, seen: Array, masks: Array, chosen: Array, likely: Array, worth: Array, gain: Array
    ) -> dict[str, Array]:
        """The direction that makes good choices likelier (clipped), the expectation truer, and play less certain."""
        scaled, hidden = self.hidden(seen)
        chances = self.chances(hidden, masks)
        rows, n = np.arange(len(seen)), len(seen)
        ratio = chances[rows, chosen] / likely
        inside = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
        push = (gain * ratio * inside)[:, None]
        one = np.zeros_like(chances)
        one[rows, chosen] = 1
        logs = np.log(chances + 1e-9)
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        raw = (push * (one - chances) - ENTROPY * chances * (logs + surprise)) / n
        miss = VALUE * (worth - hidden @ self.weights["value"]) / n
        back = (raw @ self.weights["choose"].T + np.outer(miss, self.weights["value"])) * (1 - hidden**2)
        return {
            "in": scaled.T @ back,
            "bias": back.sum(axis=0),
            "choose": hidden.T @ raw,
            "lean": raw.sum(axis=0),
            "value": hidden.T @ miss,
        }

    def save(self, path: Path) -> None:
        np.savez(path, **self.weights)


class Adam:
    """Steps of a steady size."""

    def __init__(self) -> None:
        self.first: dict[str, Array] = {}
        self.second: dict[str, Array] = {}
        self.steps = 0

    def climb(self, weights: dict[str, Array], gradient: dict[str, Array]) -> None:
        self.steps += 1
        for name, slope in gradient.items():
            self.first[name] = 0.9 * self.first.get(name, 0.0) + 0.1 * slope
            self.second[name] = 0.999 * self.second.get(name, 0.0) + 0.001 * slope**2
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            weights[name] += RATE * first / (np.sqrt(second) + 1e-8)


class Experience:
    """Choices whose games are not over yet, by game; and those that are, ready to learn from."""

    def __init__(self, games: int) -> None:
        self.open: list[list[tuple[Any, ...]]] = [[] for _ in range(games)]
        self.done: list[tuple[Any, ...]] = []

    def add(self, env: VectorEnv, seen: Array, masks: Array, seats: Array, made: tuple[Array, Array, Array]) -> None:
        chosen, likely, expected = made
        for i, waiting in enumerate(self.open):
            waiting.append((seen[i], masks[i], seats[i], chosen[i], likely[i], expected[i]))
            if env.over[i]:
                self.done += [(s, m, c, p, env.rewards[i][seat], v) for s, m, seat, c, p, v in waiting]
                waiting.clear()

    def take(self) -> tuple[Array, ...]:
        columns = tuple(np.array(column) for column in zip(*self.done, strict=True))
        self.done = []
        return columns


def improve(policy: Policy, adam: Adam, columns: tuple[Array, ...], rng: np.random.Generator) -> None:
    """A few passes over what was experienced."""
    seen, masks, chosen, likely, worth, expected = columns
    gain = worth - expected
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(seen))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            slope = policy.gradient(seen[some], masks[some], chosen[some], likely[some], worth[some], gain[some])
            adam.climb(policy.weights, slope)


def learn(game: str, players: int | None, minutes: float, games: int, workers: int, seed: int) -> Policy:
    """Play and improve until the time is up."""
    rng, adam, begun, round_number = np.random.default_rng(seed), Adam(), time.monotonic(), 0
    with VectorEnv(game, games, workers, players, seed) as env:
        policy = Policy(env.observations.shape[1], env.masks.shape[1], seed=seed)
        experience = Experience(games)
        while time.monotonic() - begun < minutes * 60:
            while len(experience.done) < 16 * BATCH:
                seen, masks, seats = env.observations.copy(), env.masks.copy(), env.seats.copy()
                made = policy.act(seen, masks, rng)
                env.step(made[0])
                experience.add(env, seen, masks, seats, made)
            columns = experience.take()
            if round_number == 0:
                policy.weights["mean"] = columns[0].mean(axis=0)
                policy.weights["scale"] = 1 / (columns[0].std(axis=0) + 0.1)
            else:
                improve(policy, adam, columns, rng)
            round_number += 1
            print(f"round {round_number}: {len(columns[0])} choices, {time.monotonic() - begun:.0f} s", flush=True)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by self-play.")
    parser.add_argument("--game", default="dice_charmers")
    parser.add_argument("--players", type=int)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    a = parser.parse_args()
    learn(a.game, a.players, a.minutes, a.games, a.workers, a.seed).save(a.out)


if __name__ == "__main__":
    main()
