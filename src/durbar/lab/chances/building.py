"""Make the judge of a game anew: play, fit, choose among recipes on games not fitted to, write the file.

Three ranges of numbers keep apart what games are for: to fit, to choose between recipes, and to test once. What is
kept of a game are its choices, in the folder given: a build that was interrupted goes on, and so does a test.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import numpy as np

from durbar.bots.chances import kept_of
from durbar.bots.native.judge import Judge
from durbar.lab.chances.fitting import FitMeasure, Recipe, Weights, fit, measure, numbers_of
from durbar.lab.chances.nations import fitted_table
from durbar.lab.chances.selfplay import Finished, Tables, play_tables, positions_of
from durbar.lab.play.executor import Workers, results

TRAIN, CHOOSE, TEST = 1_000, 100_000, 200_000
"""The first number of each range of games."""
SCALE = 15.0
"""Points that count as 1 while fitting."""
VERSION = 1


class Plan(NamedTuple):
    """What a judge is made from: how many games of which tables, and the recipes to choose among."""

    tables: tuple[tuple[int, dict[str, str], int], ...]  # seats, settings, games to fit
    usual: int  # seats of the tables that are chosen on
    choose: int  # games to choose with
    recipes: tuple[Recipe, ...]


def tables_of(*counts: tuple[int, int]) -> tuple[tuple[int, dict[str, str], int], ...]:
    return tuple((seats, {}, games) for seats, games in counts)


PLANS = {
    "dice_charmers": Plan(
        (*tables_of((4, 2400), (2, 300), (3, 300), (5, 300), (1, 200)), (4, {"sheet": "moon"}, 150)),
        4,
        500,
        (Recipe(16, 40, 0.01, 0.03), Recipe(24, 40, 0.01, 0.03), Recipe(16, 40, 0.01, 0.06)),
    ),
    "maharaja": Plan(
        (*tables_of((4, 456), (3, 120), (2, 120), (1, 120)), (4, {"edition": "draft"}, 50)),
        4,
        150,
        tuple(Recipe(hidden, 25, 0.006, decay) for hidden in (0, 4, 8) for decay in (0.03, 0.1, 0.3)),
    ),
    "maharadjah": Plan(
        (*tables_of((4, 350), (5, 120), (3, 120)), (3, {"scenario": "short"}, 100), (4, {"allotment": "bidding"}, 50)),
        4,
        200,
        tuple(Recipe(hidden, 30, 0.01, decay) for hidden in (0, 6, 12) for decay in (0.03, 0.1)),
    ),
}


class Built(NamedTuple):
    """A judge, the recipe it was made by, and every recipe that was tried with its figures on the games to choose."""

    judge: Judge
    recipe: Recipe
    numbers: list[float]
    table: list[float]
    tried: list[tuple[Recipe, FitMeasure]]


Played = list[tuple[Tables, list[Finished]]]


class SelfPlayGames:
    """Games of medium bots, kept in a folder."""

    def __init__(self, folder: Path, workers: Workers, told: Callable[[int], object] = lambda count: None) -> None:
        self.folder = folder
        self.workers = workers
        self.told = told
        folder.mkdir(parents=True, exist_ok=True)

    def of(self, tables: Tables) -> tuple[Tables, list[Finished]]:
        """All games of these tables; those that are missing are played."""
        name = "-".join((tables.game, str(tables.seats), *tables.settings.values(), str(tables.first)))
        file = self.folder / f"{name}.jsonl"
        found = {one.number: one for one in read(file)} if file.exists() else {}
        missing = [
            one for one in tables.parts() if any(n not in found for n in range(one.first, one.first + one.games))
        ]
        self.told(tables.games - sum(one.games for one in missing))
        for part, games in results(self.workers, play_tables, missing):
            with file.open("a", encoding="utf-8") as out:
                for one in games:
                    if one.number not in found:
                        out.write(json.dumps(one, separators=(",", ":")) + "\n")
                        found[one.number] = one
            self.told(part.games)
        return tables, [found[number] for number in range(tables.first, tables.first + tables.games)]


def read(file: Path) -> list[Finished]:
    """The games of a file; a line that was cut short is left out."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.endswith("\n"):
            number, moves, ranks, scores = json.loads(line)
            found.append(Finished(number, tuple((p, o) for p, o in moves), tuple(ranks), tuple(scores)))
    return found


def judge_without(game: str) -> Judge:
    """The judge of a game as its file in `native` has it, not fitted yet."""
    judge: Judge = import_module(f"durbar.bots.native.judge_{game}").JUDGE
    return judge


def build(game: str, games: SelfPlayGames, tried: Callable[[Recipe, FitMeasure], object]) -> Built:
    """Fit every recipe and keep the one that says most about the games to choose with."""
    plan, judge = PLANS[game], judge_without(game)
    played = [games.of(Tables(game, seats, settings, TRAIN, count)) for seats, settings, count in plan.tables]
    chosen = [games.of(Tables(game, plan.usual, {}, CHOOSE, plan.choose))]
    table = fitted_table(played, judge) if game == "maharadjah" else []
    judge.fit_table(table)
    data, fresh = positions_of(played, judge), positions_of(chosen, judge)
    found: list[tuple[float, Recipe, Weights, FitMeasure]] = []
    for recipe in plan.recipes:
        weights = fit(data, recipe, SCALE)
        figures = measure(weights, fresh, SCALE)
        tried(recipe, figures)
        found.append((figures.loss, recipe, weights, figures))
    _, recipe, weights, _ = min(found, key=lambda one: one[0])
    numbers = numbers_of(weights, SCALE)
    judge.fit(recipe.hidden, numbers, table)
    return Built(judge, recipe, numbers, table, [(one[1], one[3]) for one in found])


def text_of(built: Built) -> str:
    """The file of a judge."""
    told = {"version": VERSION, "hidden": built.recipe.hidden, "recipe": built.recipe._asdict()}
    return json.dumps({**told, "numbers": built.numbers, "table": built.table}, separators=(",", ":")) + "\n"


def tests(game: str, count: int, games: SelfPlayGames) -> Iterator[tuple[Tables, FitMeasure]]:
    """The judge as it is shipped, on fresh games of every kind of table it was fitted to."""
    judge, kept = judge_without(game), kept_of(game)
    judge.fit(kept.hidden, kept.numbers, kept.table)
    weights = weights_of(int(judge.width), kept.hidden, kept.numbers)
    for seats, settings, _ in PLANS[game].tables:
        tables = Tables(game, seats, settings, TEST, count)
        yield tables, measure(weights, positions_of([games.of(tables)], judge), SCALE)


def weights_of(width: int, hidden: int, numbers: Sequence[float]) -> Weights:
    """The other way round: weights from the numbers of a net."""
    by = np.array([1.0, SCALE])
    row = np.array(numbers)
    units = row[2 + 2 * width :].reshape(hidden, 3 + width)
    straight = row[2 : 2 + 2 * width].reshape(2, width).T / by
    return Weights(straight, units[:, 3:].T, units[:, 2], units[:, :2] / by, row[:2] / by)
