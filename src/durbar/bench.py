"""Speed, measured the same way everywhere: one core, CPU seconds, and a calibration loop to compare machines by."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Flow, Option, playout
from durbar.engine.game import Game
from durbar.engine.idle import asking, idling

ROUNDS = 3
POSITIONS = 40


def scramble(x: int) -> int:
    return (x * 3 + 1) & 1023


def calibration_loop() -> None:
    """A fixed piece of plain Python: 33 ms on the machine the goals were set on."""
    f = scramble
    a = list(range(1024))
    s = 0
    for i in range(300_000):
        j = (i * 7) & 1023
        s += a[j]
        if s & 1:
            a[j] = f(s)
        else:
            a[j] = s & 255


def timed(work: Callable[[], Any]) -> float:
    """CPU seconds of one run."""
    start = time.process_time()
    work()
    return time.process_time() - start


def calibration() -> float:
    """Seconds of the calibration loop, best of three."""
    return min(timed(calibration_loop) for _ in range(3))


def micros(work: Callable[[], Any], seconds: float) -> float:
    """Microseconds of one call: the median of some rounds."""
    work()
    count = max(1, int(seconds / ROUNDS / max(timed(work), 1e-7)))

    def often() -> None:
        for _ in range(count):
            work()

    return median(timed(often) / count for _ in range(ROUNDS)) * 1e6


# --- one game ----------------------------------------------------------------------------------------------------


def random_play(game: Game, seats: int, seconds: float, seed: int = 1) -> dict[str, float]:
    """Random games: every decision finds its options, picks one and carries it out; chance is resolved, not counted."""
    rng, rates, games, decisions = Rng(seed), [], 0, 0
    for _ in range(ROUNDS):
        start, made, played = time.process_time(), 0, 0
        while time.process_time() - start < seconds / ROUNDS or not played:
            made += playout(game.new(seats), rng, game.bound)
            played += 1
        rates.append(made / (time.process_time() - start))
        games, decisions = games + played, decisions + made
    rate = median(rates)
    return {"decisions_per_second": rate, "games_per_second": rate * games / decisions, "decisions": decisions / games}


def shape(game: Game, seats: int, seed: int = 2) -> dict[str, float]:
    """The mean number of options of a decision, and of draws in a game."""
    rng, options, decisions, draws = Rng(seed), 0, 0, 0
    for _ in range(3):
        g = game.new(seats)
        while (decision := g.decision) is not None:
            if isinstance(decision, Chance):
                g.take(CHANCE, decision.sample(g, rng))
                draws += 1
            else:
                options, decisions = options + len(g.legal), decisions + 1
                g.take(g.asked, Option(g.legal[rng.below(len(g.legal))]))
    return {"options": options / decisions, "draws": draws / 3}


def positions(game: Game, seats: int, seed: int = 3) -> list[Any]:
    """Positions spread over a random game, a player to choose."""
    length = playout(game.new(seats), Rng(seed), game.bound)
    g, rng, found = game.new(seats), Rng(seed), []
    for _ in range(POSITIONS):
        playout(g, rng, max(1, length // POSITIONS))
        g.settle(rng)
        if g.decision is None:
            break
        found.append(g.clone())
    return found


def looks(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """What search and doors pay for each position: microseconds, averaged over a game."""
    found, rng = positions(game, seats), Rng(4)

    def over_all(look: Callable[[Any], Any]) -> float:
        def work() -> None:
            for g in found:
                look(g)

        return micros(work, seconds) / len(found)

    return {
        "clone_us": over_all(lambda g: g.clone()),
        "view_us": over_all(lambda g: game.view(g, int(g.asked))),
        "determinize_us": over_all(lambda g: game.determinize(g, int(g.asked), rng)),
        "observation_us": over_all(lambda g: game.observe(g, int(g.asked))),
    }


def search_speed(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Iterations of the hard bot's search from the middle of a game, where bots are installed."""
    if find_spec("durbar.bots") is None:
        return {}
    bots = import_module("durbar.bots")
    found = positions(game, seats)
    g = found[len(found) // 2]
    view = bots.SeatView(game, game.determinize(g, int(g.asked), Rng(5)), int(g.asked))
    if len(view.options()) < 2:
        view = next(v for v in (bots.SeatView(game, h, int(h.asked)) for h in found) if len(v.options()) > 1)
    bot = bots.level_bot("hard", 6, bots.Budget(seconds=seconds))
    spent = timed(lambda: bot.choose(view))
    return {"search_iterations_per_second": sum(each.visits for each in bot.explain()) / spent}


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Everything about one game at its largest number of seats."""
    seats = max(game.seats)
    before = calibration()
    row: dict[str, float] = {"seats": seats, **random_play(game, seats, seconds), **shape(game, seats)}
    loop = median([before, calibration()])
    row["per_calibration_loop"] = row["decisions_per_second"] * loop
    return {**row, **looks(game, seats, seconds / 4), **search_speed(game, seats, seconds)}


# --- the engine alone --------------------------------------------------------------------------------------------


def engine_cost(seconds: float) -> dict[str, float]:
    """What the engine itself costs: a step that does nothing, and a decision between two options, in nanoseconds."""
    steps = 10_000

    def per(work: Callable[[], Flow]) -> float:
        return micros(lambda: work(), seconds) * 1000 / steps

    return {"empty_step_ns": per(lambda: idling(steps)), "bare_decision_ns": per(lambda: asking(steps))}


def compiled() -> bool:
    """Is this the compiled build?"""
    return not import_module("durbar.engine.flow").__file__.endswith(".py")  # type: ignore[union-attr]


def measure_all(games: list[Game], seconds: float, told: Callable[[], None]) -> dict[str, Any]:
    """The whole report, ready for JSON."""
    report: dict[str, Any] = {
        "compiled": compiled(),
        "calibration_ms": calibration() * 1000,
        "engine": engine_cost(seconds / 4),
        "games": {},
    }
    for game in games:
        report["games"][game.id] = measure(game, seconds)
        told()
    return report
