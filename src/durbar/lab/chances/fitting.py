"""Fit the net of a judge to finished games, with NumPy alone: Adam, the same numbers for the same seed."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from durbar.bots.native.judge import size_of_net

Array = Any  # np.ndarray[Any, np.dtype[np.float64]]; spelled out it says less


class Positions(NamedTuple):
    """Positions of finished games, padded to the same number of competitors. `here`: who is really there."""

    rows: Array  # position, competitor, number of the row
    base: Array  # position, competitor: points by the evaluation
    won: Array  # share of the win
    points: Array  # at the end; nan where nobody counts them
    here: Array
    game: Array  # number of the game
    time: Array  # from 0 to 1: how far the game was


class Recipe(NamedTuple):
    """How to fit. `decay` pulls the weights to 0, `points` is what a point counts beside the win."""

    hidden: int = 16
    epochs: int = 30
    rate: float = 0.004
    decay: float = 0.002
    points: float = 0.3
    batch: int = 512
    seed: int = 1


class Weights(NamedTuple):
    """A net in the making."""

    straight: Array  # row, 2
    hidden: Array  # row, unit
    constant: Array  # unit
    out: Array  # unit, 2
    ends: Array  # 2


def start(width: int, recipe: Recipe) -> Weights:
    rng = np.random.default_rng(recipe.seed)
    hidden = rng.normal(0.0, 0.5 / np.sqrt(width), (width, recipe.hidden))
    zeros = np.zeros
    return Weights(zeros((width, 2)), hidden, zeros(recipe.hidden), rng.normal(0, 0.05, (recipe.hidden, 2)), zeros(2))


def forward(weights: Weights, rows: Array) -> tuple[Array, Array]:
    """Strength and points (unscaled) of every row, and what the hidden units did."""
    active = np.tanh(rows @ weights.hidden + weights.constant)
    return rows @ weights.straight + active @ weights.out + weights.ends, active


def shares(strength: Array, here: Array) -> Array:
    """Chances; somebody alone is measured against 0."""
    raised = np.where(here, strength, -1e9)
    if here.shape[1] > 1:
        alone = here.sum(1) == 1
        raised[alone, 1] = 0.0
    raised -= raised.max(1, keepdims=True)
    weight = np.exp(raised)
    return weight / weight.sum(1, keepdims=True)


def fit(data: Positions, recipe: Recipe, scale: float) -> Weights:
    """Weights that fit these positions. `scale`: points that count as 1."""
    weights = start(data.rows.shape[2], recipe)
    first = [np.zeros_like(w) for w in weights]
    second = [np.zeros_like(w) for w in weights]
    rng, count, step = np.random.default_rng(recipe.seed + 1), len(data.rows), 0
    for epoch in range(recipe.epochs):
        order = rng.permutation(count)
        rate = recipe.rate * (1.0 - epoch / recipe.epochs) + 1e-5
        for begin in range(0, count, recipe.batch):
            step += 1
            slopes = slope(weights, data, order[begin : begin + recipe.batch], recipe, scale)
            for i, g in enumerate(slopes):
                first[i] = 0.9 * first[i] + 0.1 * g
                second[i] = 0.999 * second[i] + 0.001 * g * g
                moved = first[i] / (1 - 0.9**step) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
                weights[i].__isub__(rate * (moved + recipe.decay * weights[i]))
    return weights


def slope(weights: Weights, data: Positions, chosen: Array, recipe: Recipe, scale: float) -> Weights:
    """Which way the loss grows: cross entropy of the win, squares of the points."""
    rows, here = data.rows[chosen], data.here[chosen]
    made, active = forward(weights, rows)
    wanted = padded_wins(data.won[chosen], here)
    back = np.zeros_like(made)
    back[:, :, 0] = np.where(here, shares(made[:, :, 0], here) - wanted, 0.0)
    error = made[:, :, 1] - (data.points[chosen] - data.base[chosen]) / scale
    known = here & ~np.isnan(data.points[chosen])
    back[:, :, 1] = recipe.points * np.where(known, np.clip(error, -3, 3), 0.0)
    back /= len(chosen)
    flat = back.reshape(-1, 2)
    inner = (flat @ weights.out.T) * (1 - active.reshape(len(flat), -1) ** 2)
    lines = rows.reshape(len(flat), -1)
    pull = recipe.decay
    return Weights(
        lines.T @ flat + pull * 0.1 * weights.straight,
        lines.T @ inner + pull * 0.1 * weights.hidden,
        inner.sum(0),
        active.reshape(len(flat), -1).T @ flat + pull * 0.1 * weights.out,
        flat.sum(0),
    )


def padded_wins(won: Array, here: Array) -> Array:
    """Shares that add up to 1: what somebody alone did not win goes to nobody."""
    found = np.where(here, won, 0.0)
    if here.shape[1] > 1:
        alone = here.sum(1) == 1
        found[alone, 1] = 1.0 - found[alone, 0]
    return found


def numbers_of(weights: Weights, scale: float) -> list[float]:
    """As the compiled net reads them: five digits are plenty."""
    by = np.array([1.0, scale])
    parts = [weights.ends * by, *(weights.straight * by).T]
    for unit in range(len(weights.constant)):
        parts += [weights.out[unit] * by, weights.constant[unit : unit + 1], weights.hidden[:, unit]]
    found = [float(f"{number:.5g}") for number in np.concatenate(parts)]
    assert len(found) == size_of_net(weights.hidden.shape[0], weights.hidden.shape[1])
    return found


class FitMeasure(NamedTuple):
    """How good chances are: log-loss of the winner, calibration error (ten bins of equal count), error of points."""

    positions: int
    games: int
    loss: float
    calibration: float
    points: float


def measure(weights: Weights, data: Positions, scale: float) -> FitMeasure:
    made, _ = forward(weights, data.rows)
    points = data.base + scale * made[:, :, 1]
    return measured(shares(made[:, :, 0], data.here), points, data)


def measured(chances: Array, points: Array, data: Positions) -> FitMeasure:
    won = padded_wins(data.won, data.here)
    loss = -(won * np.log(np.clip(chances, 1e-6, 1.0))).sum(1).mean()
    known = data.here & ~np.isnan(data.points)
    apart = np.sqrt(np.mean((points[known] - data.points[known]) ** 2))
    error = calibration(chances[data.here], data.won[data.here])
    return FitMeasure(len(data.rows), len(np.unique(data.game)), float(loss), error, float(apart))


def calibration(chances: Array, won: Array, bins: int = 10) -> float:
    """The mean distance between what was said and what came, over bins of equal count."""
    order = np.argsort(chances, kind="stable")
    parts = [part for part in np.array_split(order, bins) if len(part)]
    return float(sum(len(p) * abs(chances[p].mean() - won[p].mean()) for p in parts) / len(order))
