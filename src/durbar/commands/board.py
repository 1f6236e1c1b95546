"""`durbar board check`: can a game be played on this board file?"""

from __future__ import annotations

from typing import Annotated

import typer

from durbar.commands import speech
from durbar.engine.refusal import Problem


def add(app: typer.Typer) -> None:
    group = typer.Typer(help=speech.say("cli-board"), no_args_is_help=True, add_completion=False)
    speech.command(group, "check", check, key="cli-board-check")

    @group.callback()
    def board() -> None:
        """Keeps `check` a command of its own."""

    app.add_typer(group, name="board")


def check(
    file: Annotated[str, speech.argument("file")],
    game: Annotated[str, speech.option("board-game", "--game")] = "maharaja",
    language: Annotated[str, speech.option("language", show_default=False)] = "",
) -> None:
    from durbar.engine.game import GAMES, game_of

    kind = game_of(game)
    known = [each.id for each in GAMES.values() if any(setting.name == "board" for setting in each.settings)]
    if kind.id not in known:
        raise Problem("no-board-setting", given=kind.id, known=", ".join(known) or "-")
    speech.read_file(file)
    g = kind.new(kind.usual_seats, {"board": file})
    kinds = {name: len(words) for name, words in kind.static(g)["labels"].items()}
    print(speech.say("cli-board-good", game=kind.id, given=file))
    print("  " + ", ".join(f"{name} {count}" for name, count in kinds.items()))
