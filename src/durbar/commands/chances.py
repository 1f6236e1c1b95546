"""`durbar chances`: make the judges of chances anew, and test them on games nobody has seen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from durbar.commands import speech
from durbar.engine.refusal import Problem

if TYPE_CHECKING:
    from durbar.lab.chances.fitting import FitMeasure, Recipe


def add(app: click.Group) -> None:
    group = speech.Group("chances", help=speech.say("cli-chances"), no_args_is_help=True)
    speech.command(group, "build", build, key="cli-chances-build")
    speech.command(group, "test", judge_test, key="cli-chances-test")
    app.add_command(group)


Folder = Annotated[Path, speech.option("chances-games", "--games")]
Jobs = Annotated[int, speech.option("jobs", min=0)]


def build(
    game: Annotated[str, speech.argument("game")],
    games: Folder = Path("chances"),
    out: Annotated[Path | None, speech.option("chances-out", "--out", show_default=False)] = None,
    jobs: Jobs = 1,
    language: speech.Language = "",
) -> None:
    from durbar.lab.chances import building
    from durbar.lab.play.executor import workers_here

    check_known(game)
    with workers_here(jobs, "") as workers:
        built = building.build(game, building.SelfPlayGames(games, workers), show_recipe)
    print(speech.say("cli-chances-chosen", recipe=named(built.recipe)))
    file = out or games / f"{game}.json"
    speech.write_file(file, building.text_of(built))
    print(speech.say("cli-chances-written", given=str(file)))


def judge_test(
    game: Annotated[str, speech.argument("game")],
    count: Annotated[int, speech.option("chances-count", "--count", min=1)] = 100,
    games: Folder = Path("chances"),
    jobs: Jobs = 1,
    language: speech.Language = "",
) -> None:
    from durbar.lab.chances import building
    from durbar.lab.play.executor import workers_here

    check_known(game)
    with workers_here(jobs, "") as workers:
        for tables, figures in building.tests(game, count, building.SelfPlayGames(games, workers)):
            settings = " ".join(tables.settings.values())
            title = speech.say("cli-par-running", game=game, seats=tables.seats, settings=settings)
            print(f"{title}: {told(figures)}")


def check_known(game: str) -> None:
    from durbar.lab.chances.building import PLANS

    if game not in PLANS:
        raise Problem("no-judge", given=game, known=", ".join(PLANS))


def show_recipe(recipe: Recipe, figures: FitMeasure) -> None:
    print(f"{named(recipe)}: {told(figures)}", flush=True)


def named(recipe: Recipe) -> str:
    return f"{recipe.hidden}/{recipe.epochs}/{recipe.rate:g}/{recipe.decay:g}"


def told(figures: FitMeasure) -> str:
    numbers = {"loss": figures.loss, "calibration": figures.calibration, "points": figures.points}
    spelled = {name: f"{value:.3f}" for name, value in numbers.items()}
    return speech.say("cli-chances-figures", games=figures.games, positions=figures.positions, **spelled)
