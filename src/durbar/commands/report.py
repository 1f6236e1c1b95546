"""`durbar report`: a balance report, one page and its data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "report", report)


def report(
    game: Annotated[str, speech.argument("game")],
    games: Annotated[int, speech.option("games", min=1)] = 100,
    out: Annotated[Path, speech.option("report-out", "--out")] = Path("report"),
    bots: Annotated[str, speech.option("bots")] = "medium",
    seats: Annotated[int | None, speech.option("seats", show_default=False)] = None,
    option: Annotated[list[str] | None, speech.option("option", "--option", "-o", show_default=False)] = None,
    sweep: Annotated[list[str] | None, speech.option("sweep")] = None,
    seed: speech.Seed = 1,
    jobs: Annotated[int, speech.option("jobs", min=0)] = 0,
    cluster: Annotated[str, speech.option("cluster", show_default=False)] = "",
    language: speech.Language = "",
) -> None:
    from durbar.bots.spec import specs_of
    from durbar.commands.progress import resumable
    from durbar.lab.play.executor import workers_of
    from durbar.lab.reports.balance import report_on, variants_of

    chosen = speech.settings_of(option or ())
    variants = variants_of(game, specs_of(bots), seats, chosen, sweep or (), seed)
    title = speech.say("cli-report-running", game=game)
    with workers_of(jobs, cluster) as workers, resumable(title, games * len(variants)) as step:
        told = report_on(variants, games, out, workers, speech.Voice.language, step)
    print(*told.verdict, told.page, sep="\n")
