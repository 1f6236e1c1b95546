"""`durbar dataset`: games as open data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "dataset", dataset)


def dataset(
    game: Annotated[str, speech.argument("game")],
    games: Annotated[int, speech.option("games", min=1)] = 100,
    out: Annotated[Path, speech.option("dataset-out", "--out")] = Path("dataset"),
    bots: Annotated[str, speech.option("bots")] = "medium",
    seats: Annotated[int | None, speech.option("seats", show_default=False)] = None,
    option: Annotated[list[str] | None, speech.option("option", "--option", "-o", show_default=False)] = None,
    seed: speech.Seed = 1,
    jobs: Annotated[int, speech.option("jobs", min=0)] = 0,
    cluster: Annotated[str, speech.option("cluster", show_default=False)] = "",
    language: speech.Language = "",
) -> None:
    from durbar.bots.spec import specs_of
    from durbar.commands.progress import resumable
    from durbar.lab.dataset import write_dataset
    from durbar.lab.play.executor import workers_of
    from durbar.lab.play.luck import MEASURED
    from durbar.lab.play.tournament import arena_of

    arena = arena_of(game, specs_of(bots), seats, speech.settings_of(option or ()), seed, luck=game in MEASURED)
    title = speech.say("cli-arena-running", game=game, bots=", ".join(arena.bots))
    with workers_of(jobs, cluster) as workers, resumable(title, games) as step:
        files = write_dataset(arena, games, out, workers, lambda _game: step())
    print(speech.say("cli-dataset-written", games=games, files=len(files), given=str(out)))
