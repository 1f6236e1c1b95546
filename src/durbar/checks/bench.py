"""Speed, measured the same way everywhere: one core, CPU seconds, and a calibration loop to compare machines by."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

from durbar.bots import Budget, SeatView, level_bot
from durbar.bots.evaluations import evaluation_of
from durbar.bots.levels import deal_of
from durbar.bots.native.playouts import PlayoutSearch
from durbar.build.build import compiled
from durbar.checks.idle import asking, idling
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Flow, Option, playout
from durbar.engine.game import Game

ROUNDS = 3
TURNS = 20
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


def cpu_seconds(work: Callable[[], Any]) -> float:
    """CPU seconds of one run."""
    start = time.process_time()
    work()
    return time.process_time() - start


def calibration() -> float:
    """Seconds of the calibration loop, best of three."""
    return min(cpu_seconds(calibration_loop) for _ in range(3))


def micros(work: Callable[[], Any], seconds: float) -> float:
    """Microseconds of one call: the median of some rounds."""
    work()
    count = max(1, int(seconds / ROUNDS / max(cpu_seconds(work), 1e-7)))

    def often() -> None:
        for _ in range(count):
            work()

    return median(cpu_seconds(often) / count for _ in range(ROUNDS)) * 1e6


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
        "observation_us": over_all(lambda g: game.learning.observe(g, int(g.asked))),
    }


def middle(game: Game, seats: int) -> Any:
    """A position from the middle of a game with something to choose."""
    found = positions(game, seats)
    later = found[len(found) // 2 :] + found
    return next(g for g in later if len(g.legal) > 1)


def search_speed(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Iterations of the hard bot's search from the middle of a game."""
    g = middle(game, seats)
    view = SeatView(game, game.determinize(g, int(g.asked), Rng(5)), int(g.asked))
    bot = level_bot("hard", 6, Budget(seconds=seconds))
    spent = cpu_seconds(lambda: bot.choose(view))
    return {"search_iterations_per_second": sum(each.visits for each in bot.explain()) / spent}


def inside_search(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """A search whose every iteration is a random game to the end, against the same random games without a search.

    The search deals, walks and grows its tree, backs up; both start from the same middle of a game. Of the decisions
    on the way down the tree only those between several options are counted.
    """
    g = middle(game, seats)
    count = max(10, int(seconds / TURNS * 10 / playouts(game, g, 10, 0)[1]))
    alone, inside, iterations = [0.0, 0.0], [0.0, 0.0], 0  # decisions, CPU seconds; in turns: both meet one machine
    for n in range(TURNS):
        made, spent = playouts(game, g, count, n)
        alone = [alone[0] + made, alone[1] + spent]
        search = PlayoutSearch(evaluation_of(game.id), deal_of(game), g, int(g.asked), n, game.bound)
        spent = cpu_seconds(partial(search.run, count, 0.0))
        inside = [inside[0] + int(search.made), inside[1] + spent]
        iterations += int(search.iterations)  # it stops before its budget is spent once its choice is sure
    kept = 100 * (inside[0] / inside[1]) / (alone[0] / alone[1])
    return {"playouts_per_second": iterations / inside[1], "kept_in_search": kept}


def playouts(game: Game, g: Any, count: int, seed: int) -> tuple[int, float]:
    """Decisions made by random games to the end from one position, and the CPU seconds they took."""
    copies, rng = [g.clone() for _ in range(count)], Rng(seed)
    start = time.process_time()
    made = sum(int(playout(copy, rng, game.bound)) for copy in copies)
    return made, time.process_time() - start


def quarters(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Microseconds a decision in each quarter of a game, to see whether a game slows down as it goes on."""
    spent, made, seed, until = [0.0] * 4, [0] * 4, 0, time.process_time() + seconds
    while time.process_time() < until or not seed:
        length = playout(game.new(seats), Rng(seed), game.bound)
        g, rng = game.new(seats), Rng(seed)
        for quarter in range(4):
            due = length * (quarter + 1) // 4 - length * quarter // 4
            start = time.process_time()
            made[quarter] += playout(g, rng, due)
            spent[quarter] += time.process_time() - start
        seed += 1
    return {f"quarter_{n + 1}_us": spent[n] / made[n] * 1e6 for n in range(4)}


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Everything about one game at its largest number of seats."""
    seats = max(game.seats)
    before = calibration()
    row: dict[str, float] = {"seats": seats, **random_play(game, seats, seconds), **shape(game, seats)}
    loop = median([before, calibration()])
    row["per_calibration_loop"] = row["decisions_per_second"] * loop
    row |= quarters(game, seats, seconds / 2) | looks(game, seats, seconds / 4)
    return row | search_speed(game, seats, seconds) | inside_search(game, seats, seconds)


# --- the engine alone --------------------------------------------------------------------------------------------


def engine_cost(seconds: float) -> dict[str, float]:
    """What the engine itself costs: a step that does nothing, and a decision between two options, in nanoseconds."""
    steps = 10_000

    def per(work: Callable[[], Flow]) -> float:
        return micros(lambda: work(), seconds) * 1000 / steps

    return {"empty_step_ns": per(lambda: idling(steps)), "bare_decision_ns": per(lambda: asking(steps))}


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
