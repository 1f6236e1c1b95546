"""Learn to play by self-play: proximal policy optimisation in plain NumPy, minutes on one core of a CPU.

    python examples/learn.py --game dice_charmers --out policy.npz

One network plays every seat. Returns are computed for each seat on its own (GAE over its own choices), with the result
of the game as the only reward. Policies are read again by `examples/learned_bot.py`, which plays in `durbar arena`.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is imported: threads slow down matrices this small
import numpy as np
import numpy.typing as npt

from durbar.env.vector import VectorEnv

Array = npt.NDArray[Any]
HORIZON, EPOCHS, BATCH = 128, 3, 1024  # choices of each game in a rollout, epochs over it, minibatch size
LEARNING_RATE, CLIP, ENTROPY_COEF, VALUE_COEF, GAE_LAMBDA = 1e-3, 0.2, 0.01, 0.5, 0.97
TOLD, TRIALS = 10, 100  # updates between two evaluations, games of an evaluation


class Choices(NamedTuple):
    """A rollout, a row for each choice: observation, mask, action, its probability then, return and advantage."""

    seen: Array
    masks: Array
    chosen: Array
    old_probability: Array
    returns: Array
    advantage: Array

    def some(self, rows: Array) -> Choices:
        return Choices(*(column[rows] for column in self))


class Policy:
    """Observation -> hidden layer -> (logits of the actions, value)."""

    def __init__(self, observation: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "in": rng.normal(0, 0.1, (observation, hidden)).astype(np.float32),
            "hidden_bias": np.zeros(hidden, np.float32),
            "policy": np.zeros((hidden, actions), np.float32),
            "policy_bias": np.zeros(actions, np.float32),
            "value": np.zeros(hidden, np.float32),
        }

    def hidden(self, seen: Array) -> Array:
        return np.asarray(np.tanh(seen @ self.weights["in"] + self.weights["hidden_bias"]))

    def chances(self, hidden: Array, masks: Array) -> Array:
        """The probability of each action, 0 where it is not legal."""
        logits = np.where(masks > 0, hidden @ self.weights["policy"] + self.weights["policy_bias"], -1e9)
        grown = np.exp(logits - logits.max(axis=1, keepdims=True))
        return np.asarray(grown / grown.sum(axis=1, keepdims=True))

    def act(self, seen: Array, masks: Array, rng: np.random.Generator) -> tuple[Array, Array, Array]:
        """An action sampled for each row, its probability, and the value."""
        hidden = self.hidden(seen)
        chances = self.chances(hidden, masks)
        chosen = drawn(chances, rng)
        return chosen, chances[np.arange(len(seen)), chosen], hidden @ self.weights["value"]

    def gradient(self, made: Choices) -> dict[str, Array]:
        """The gradient of the clipped surrogate objective, the value loss and the entropy bonus."""
        rows, hidden = np.arange(len(made.seen)), self.hidden(made.seen)
        chances = self.chances(hidden, made.masks)
        ratio = chances[rows, made.chosen] / made.old_probability
        surrogate = made.advantage * ratio * np.where(made.advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1)
        d_logits = -chances * (ENTROPY_COEF * (logs + entropy[:, None]) + surrogate[:, None])
        d_logits[rows, made.chosen] += surrogate
        d_logits /= len(rows)
        d_value = VALUE_COEF * (made.returns - hidden @ self.weights["value"]) / len(rows)
        d_hidden = (d_logits @ self.weights["policy"].T + np.outer(d_value, self.weights["value"])) * (1 - hidden**2)
        return {
            "in": made.seen.T @ d_hidden,
            "hidden_bias": d_hidden.sum(axis=0),
            "policy": hidden.T @ d_logits,
            "policy_bias": d_logits.sum(axis=0),
            "value": hidden.T @ d_value,
        }

    def save(self, path: Path) -> None:
        np.savez(path, **self.weights)


def drawn(chances: Array, rng: np.random.Generator) -> Array:
    """An index for each row, sampled by the row's weights."""
    sums = chances.cumsum(axis=1)
    return np.asarray((sums > sums[:, -1:] * rng.random((len(sums), 1), np.float32)).argmax(axis=1))


class Adam:
    """The Adam optimiser."""

    def __init__(self) -> None:
        self.first: dict[str, Array] = {}
        self.second: dict[str, Array] = {}
        self.steps = 0

    def step(self, weights: dict[str, Array], gradient: dict[str, Array]) -> None:
        self.steps += 1
        for name, change in gradient.items():
            self.first[name] = 0.9 * self.first.get(name, 0.0) + 0.1 * change
            self.second[name] = 0.999 * self.second.get(name, 0.0) + 0.001 * change**2
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            weights[name] += LEARNING_RATE * first / (np.sqrt(second) + 1e-8)


def play(env: VectorEnv, policy: Policy, rng: np.random.Generator) -> Choices:
    """A rollout of every game, with normalised advantages."""
    steps: list[tuple[Array, ...]] = []
    for _ in range(HORIZON):
        seen, masks, seats = env.observations.copy(), env.masks.copy(), env.seats.copy()
        made = policy.act(seen, masks, rng)
        env.step(made[0])
        steps.append((seen, masks, seats, *made, env.over.copy(), env.rewards.copy()))
    columns = (np.stack(column) for column in zip(*steps, strict=True))
    seen, masks, seats, chosen, old_probability, expected, over, rewards = columns
    returns = returns_of(seats, expected, over, rewards)
    advantage = returns - expected
    known = ~np.isnan(returns)
    advantage = (advantage - advantage[known].mean()) / (advantage[known].std() + 1e-8)
    return Choices(*(column[known] for column in (seen, masks, chosen, old_probability, returns, advantage)))


def returns_of(seats: Array, expected: Array, over: Array, rewards: Array) -> Array:
    """GAE returns, backwards from each seat's final reward; NaN where nothing later is known of a seat."""
    rows, returns = np.arange(seats.shape[1]), np.empty_like(expected)
    later = np.full_like(rewards[0], np.nan)
    for t in reversed(range(len(seats))):
        later[over[t] > 0] = rewards[t][over[t] > 0]
        returns[t] = later[rows, seats[t]]
        mixed = GAE_LAMBDA * returns[t] + (1 - GAE_LAMBDA) * expected[t]
        later[rows, seats[t]] = np.where(np.isnan(mixed), expected[t], mixed)
    return returns


def improve(policy: Policy, adam: Adam, made: Choices, rng: np.random.Generator) -> None:
    """A few epochs of minibatches over a rollout."""
    for _ in range(EPOCHS):
        order = rng.permutation(len(made.seen))
        for start in range(0, len(order), BATCH):
            adam.step(policy.weights, policy.gradient(made.some(order[start : start + BATCH])))


def wins(policy: Policy, game: str, players: int | None, seed: int = 7) -> float:
    """The share of games won from the first seat, playing greedily, against random seats."""
    rng, won, left = np.random.default_rng(seed), 0, np.ones(TRIALS, bool)
    with VectorEnv(game, TRIALS, players=players, seed=seed) as env:
        while left.any():
            best = policy.chances(policy.hidden(env.observations), env.masks).argmax(axis=1)
            env.step(np.where(env.seats == 0, best, drawn(env.masks.astype(np.float32), rng)))
            won += int((env.rewards[left & (env.over > 0), 0] > 0).sum())
            left &= env.over == 0
    return won / TRIALS


def learn(game: str, players: int | None, lessons: int, games: int, workers: int, seed: int) -> Policy:
    """Alternate rollouts and updates, and evaluate now and then."""
    rng, adam = np.random.default_rng(seed), Adam()
    with VectorEnv(game, games, workers, players, seed) as env:
        policy = Policy(env.observations.shape[1], env.masks.shape[1], seed=seed)
        for lesson in range(lessons + 1):
            if lesson % TOLD == 0:
                spent, share = time.process_time(), wins(policy, game, players)
                print(f"{lesson:4} lessons, {spent:4.0f} CPU s: {share:.0%} won against random", flush=True)
            if lesson < lessons:
                improve(policy, adam, play(env, policy, rng), rng)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by self-play.")
    parser.add_argument("--game", default="dice_charmers")
    parser.add_argument("--players", type=int)
    parser.add_argument("--lessons", type=int, default=100)
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    a = parser.parse_args()
    learn(a.game, a.players, a.lessons, a.games, a.workers, a.seed).save(a.out)


if __name__ == "__main__":
    main()
