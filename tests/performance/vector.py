"""Steps a second of the vectorised environment by number of processes. Run it on the compiled build.

    PYTHONPATH=build/compiled python tests/performance/vector.py [WORKERS ...]

Half of the choices are the first legal action and half the last; the time to choose them is left out. Each number of
processes is measured in turns, so that all meet the same machine; the median counts.
"""

from __future__ import annotations

import sys
from statistics import median
from time import perf_counter

import numpy as np

from durbar.engine.game import GAMES
from durbar.env.vector import VectorEnv

TABLES, STEPS, TURNS = 512, 300, 5


def rate(game: str, workers: int, seed: int) -> float:
    """Steps a second: each step is a choice in every game."""
    rng, spent = np.random.default_rng(seed), 0.0
    with VectorEnv(game, TABLES, workers, seed=seed) as env:
        last = env.masks.shape[1] - 1
        for _ in range(STEPS):
            first = rng.random(TABLES) < 0.5
            actions = np.where(first, env.masks.argmax(axis=1), last - env.masks[:, ::-1].argmax(axis=1))
            start = perf_counter()
            env.step(actions)
            spent += perf_counter() - start
    return TABLES * STEPS / spent


def main() -> None:
    counts = [int(word) for word in sys.argv[1:]] or [1, 2]
    print(f"| game | {' | '.join(f'{n} processes' for n in counts)} | ratio |\n|---|{'---|' * len(counts)}---|")
    for game in GAMES:
        turns = [[rate(game, n, seed) for n in counts] for seed in range(TURNS)]
        rates = [median(column) for column in zip(*turns, strict=True)]
        print(f"| {game} | {' | '.join(f'{each:,.0f}' for each in rates)} | {rates[-1] / rates[0]:.2f} |")


if __name__ == "__main__":
    main()
