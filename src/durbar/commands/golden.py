"""`durbar golden`: write the reference games; `durbar digest`: compare two builds of the same sources."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from durbar.commands import speech


def add(app: typer.Typer) -> None:
    speech.command(app, "golden", golden)
    speech.command(app, "digest", digest)


def golden(
    game: Annotated[str, speech.argument("game-or-all")] = "all",
    tries: Annotated[int, speech.option("tries", min=1)] = 300,
    out: Annotated[Path, speech.option("golden-out", "--out")] = Path("tests/golden"),
    language: Annotated[str, speech.option("language", show_default=False)] = "",
) -> None:
    from durbar import golden as goldens
    from durbar.commands.progress import progress
    from durbar.engine.game import GAMES, game_of

    for kind in GAMES.values() if game == "all" else [game_of(game)]:
        with progress(speech.say("cli-fuzz-running", game=kind.id), tries) as step:
            kept = goldens.collect(kind, tries, step)
        missing = goldens.write(kind, out / kind.id, kept)
        print(speech.say("cli-golden-done", game=kind.id, count=len(kept), missing=len(missing)), " ".join(missing))


def digest(
    game: Annotated[str, speech.argument("game-or-all")] = "all",
    games: Annotated[int, speech.option("games", min=1)] = 10,
    seed: Annotated[int, speech.option("seed", min=0)] = 1,
    language: Annotated[str, speech.option("language", show_default=False)] = "",
) -> None:
    from durbar import fuzzing
    from durbar.engine.game import GAMES, game_of

    for kind in GAMES.values() if game == "all" else [game_of(game)]:
        for line in fuzzing.digest(kind, games, seed):
            print(line)
