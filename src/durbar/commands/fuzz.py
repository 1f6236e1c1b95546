"""`durbar fuzz`: random games until something breaks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import click

from durbar.commands import speech
from durbar.engine.refusal import Problem


def add(app: click.Group) -> None:
    speech.command(app, "fuzz", fuzz)


def fuzz(
    game: speech.GameOrAll = "all",
    games: Annotated[int, speech.option("games", min=1)] = 200,
    seed: speech.Seed = 1,
    out: Annotated[Path, speech.option("crashes", "--out")] = Path("crashes"),
    language: speech.Language = "",
) -> None:
    from durbar.checks import fuzzing
    from durbar.commands.progress import progress
    from durbar.engine.game import GAMES, game_of

    saved: list[Path] = []
    for kind in GAMES.values() if game == "all" else [game_of(game)]:
        with progress(speech.say("cli-fuzz-running", game=kind.id), games) as step:
            report = fuzzing.fuzz(kind, games, seed, step)
        endings = ", ".join(f"{name} {count}" for name, count in sorted(report.endings.items()))
        facts = {"game": kind.id, "games": report.games, "decisions": report.decisions, "longest": report.longest}
        print(speech.say("cli-fuzz-done", endings=endings, **facts))
        for failure in report.failures:
            saved.append(out / f"{failure.game}-{failure.seed}.durbar")
            speech.write_file(saved[-1], failure.record)
            print(f"{saved[-1]}: {failure.reason}")
    if saved:
        raise Problem("fuzz-failed", count=len(saved), given=str(saved[0]))
