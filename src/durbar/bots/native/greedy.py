"""Looking one choice ahead, and along promising lines to the end of the turn."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import Evaluation, Values, margin, mixed
from durbar.engine.chance import Rng
from durbar.engine.flow import Flow, Option, Options, Seat

KNOWN: int = 50_000
"""Choices whose worth is remembered, at most: some 5 MB."""


def after(g: Flow, seat: Seat, option: i64, rng: Rng) -> Any:
    """A copy of the position after a choice, chance answered."""
    copy = g.clone()
    flow: Flow = copy
    flow.take(seat, Option(option))
    flow.settle(rng)
    return copy


def look(evaluation: Evaluation, g: Flow, seat: Seat, option: i64, rng: Rng) -> Any:
    """A position that tells what the choice is worth: clicks that only make sense together are made together."""
    copy = after(g, seat, option, rng)
    resolve(evaluation, copy, rng)
    return copy


def resolve(evaluation: Evaluation, g: Flow, rng: Rng) -> None:
    """Make the clicks that are pending, each as well as it looks at once."""
    while evaluation.pending(g):
        g.take(g.asked, Option(best_click(evaluation, g, rng)))
        g.settle(rng)


def best_click(evaluation: Evaluation, g: Flow, rng: Rng) -> i64:
    """The option after which the position is best, whatever is pending then."""
    seat, options = g.asked, g.legal
    best, best_value = options[0], -1e30
    if len(options) > 1:
        for option in options:
            value = margin(evaluation.points(after(g, seat, option, rng)), seat)
            if value > best_value:
                best, best_value = option, value
    return best


def simple_values(evaluation: Evaluation, g: Flow, seat: Seat, options: Options, rng: Rng) -> Values:
    """Each option by what a beginner sees right after it."""
    found = vec[float]()
    for option in options:
        value = evaluation.simple_points(look(evaluation, g, seat, option, rng))[seat]
        found = append(found, value - evaluation.reluctance(g, option))
    return found


def one_ply(evaluation: Evaluation, g: Flow, seat: Seat, options: Options, rng: Rng) -> Values:
    """Each option by the position right after it, or by what the evaluation foresees."""
    found = vec[float]()
    for points in evaluation.outlook(g, seat, options, rng):
        found = append(found, margin(points, seat))
    if len(found) == 0:
        signature = evaluation.signature(g)
        for option in options:
            value = glance(evaluation, g, seat, option, signature, rng)
            found = append(found, value - evaluation.reluctance(g, option))
    return found


def glance(evaluation: Evaluation, g: Flow, seat: Seat, option: i64, signature: i64, rng: Rng) -> float:
    """What an option is worth right after it: remembered where the position has a signature."""
    key: int = mixed(signature, option) if signature >= 0 else -1
    known = evaluation.known.get(key)
    if known is not None:
        return known
    value = margin(evaluation.points(look(evaluation, g, seat, option, rng)), seat)
    if signature >= 0:
        if len(evaluation.known) >= KNOWN:
            evaluation.known = {}
        evaluation.known[key] = value
    return value


def best_option(evaluation: Evaluation, g: Flow, seat: Seat, rng: Rng) -> i64:
    """The option that looks best at once."""
    options = g.legal_for(seat)
    if len(options) == 1:
        return options[0]
    return options[best_place(one_ply(evaluation, g, seat, options, rng))]


def best_place(values: Values) -> i64:
    """The first place of the greatest value."""
    best: i64 = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return best


def play_on(evaluation: Evaluation, g: Flow, rng: Rng, limit: i64) -> None:
    """Let everybody choose greedily until the turn is over or `limit` choices were made."""
    turn = evaluation.turn(g)
    while limit > 0 and g.decision is not None and evaluation.turn(g) == turn:
        limit -= step(evaluation, g, rng)


def play_out(evaluation: Evaluation, g: Flow, root: Flow, rng: Rng) -> None:
    """Let everybody choose greedily until another story begins than that of the root, however long it takes."""
    while g.decision is not None and not evaluation.left(g, root):
        step(evaluation, g, rng)


def step(evaluation: Evaluation, g: Flow, rng: Rng) -> i64:
    """What looks best at once; tells whether it was a choice (1) or the only option (0)."""
    seat = g.asked
    choice: i64 = 1 if len(g.legal) > 1 else 0
    g.take(seat, Option(best_option(evaluation, g, seat, rng)))
    g.settle(rng)
    return choice


def promising(values: Values, width: i64) -> Options:
    """The places of the `width` greatest values, best first."""
    chosen = vec[i64]()
    left = values[:]
    while len(chosen) < width and len(chosen) < len(values):
        best = best_place(left)
        chosen = append(chosen, best)
        left[best] = -1e30
    return chosen


def careful(evaluation: Evaluation, g: Flow, seat: Seat, options: Options, rng: Rng) -> Values:
    """Each option by the position after it; the promising ones by how the turn ends, over several rolls of chance."""
    found = one_ply(evaluation, g, seat, options, rng)
    if evaluation.foresees(g):
        return found
    chosen = promising(found, evaluation.width)
    looked = vec[float]()
    for place in chosen:
        value = followed(evaluation, g, seat, options[place], rng)
        looked = append(looked, value - evaluation.reluctance(g, options[place]))
    lowest = 1e30
    for value in looked:
        lowest = min(lowest, value)
    for i in range(len(found)):
        found[i] = min(found[i], lowest) - 1e-3  # what was not followed never beats what was
    for i in range(len(chosen)):
        found[chosen[i]] = looked[i]
    return found


def followed(evaluation: Evaluation, g: Flow, seat: Seat, option: i64, rng: Rng) -> float:
    """What an option leads to by the end of the turn, on average."""
    total = 0.0
    for _ in range(evaluation.samples):
        copy = after(g, seat, option, rng)
        finish_turn(evaluation, g, copy, rng)
        total += margin(evaluation.points(copy), seat)
    return total / float(evaluation.samples)


def finish_turn(evaluation: Evaluation, before: Flow, g: Flow, rng: Rng) -> None:
    """Play on greedily if the turn of the choice is not over yet."""
    if g.decision is not None and evaluation.turn(g) == evaluation.turn(before):
        play_on(evaluation, g, rng, evaluation.depth)
    resolve(evaluation, g, rng)
