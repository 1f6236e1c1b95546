"""`durbar board`: the board file of a game to begin with, and whether a game can be played on a file of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import click
import msgspec

from durbar.commands import speech
from durbar.engine.refusal import Problem


def add(app: click.Group) -> None:
    group = speech.Group("board", help=speech.say("cli-board"), no_args_is_help=True)
    speech.command(group, "check", check, key="cli-board-check")
    speech.command(group, "export", export, key="cli-board-export")
    app.add_command(group)


def export(
    game: Annotated[str, speech.argument("game")],
    out: Annotated[str, speech.option("board-out", "--out", show_default=False)] = "",
    language: speech.Language = "",
) -> None:
    from durbar.boards.numbers import with_numbers
    from durbar.engine.game import GAMES, game_of

    kind = game_of(game)
    if not kind.boards.text():
        known = ", ".join(other.id for other in GAMES.values() if other.boards.text())
        raise Problem("no-board-setting", given=game, known=known or "-")
    text = with_numbers(kind.boards.text(), kind.boards.numbers)
    if not out:
        print(text, end="")
        return
    speech.write_file(Path(out), text)
    print(speech.say("cli-board-exported", game=kind.id, given=out))


def check(
    file: Annotated[str, speech.argument("file")],
    game: Annotated[str, speech.option("board-game", "--game", show_default=False)] = "",
    language: speech.Language = "",
) -> None:
    from durbar.engine.game import GAMES, game_of

    known = [kind for kind in GAMES.values() if any(setting.name == "board" for setting in kind.settings)]
    tried = [game_of(game)] if game else known
    if not set(tried) <= set(known) or not tried:
        raise Problem("no-board-setting", given=game, known=", ".join(kind.id for kind in known) or "-")
    text = speech.read_file(file)
    named = [kind for kind in tried if f'format = "{kind.id}' in text.replace("-", "_")]
    problems = []
    for kind in named or tried:
        try:
            g = kind.new(kind.usual_seats, {"board": file})
        except Problem as problem:
            problems.append(problem)
        else:
            return praise(file, kind.id, msgspec.to_builtins(kind.static(g))["labels"])
    raise problems[-1]


def praise(file: str, game: str, labels: dict[str, list[str]]) -> None:
    """The board is good: what is on it."""
    print(speech.say("cli-board-good", game=game, given=file))
    print("  " + ", ".join(f"{name} {len(words)}" for name, words in labels.items()))
