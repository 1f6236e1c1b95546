"""`durbar board check`: can a game be played on this board file?"""

from __future__ import annotations

from typing import Annotated

import click
import msgspec

from durbar.commands import speech
from durbar.engine.refusal import Problem


def add(app: click.Group) -> None:
    group = speech.Group("board", help=speech.say("cli-board"), no_args_is_help=True)
    speech.command(group, "check", check, key="cli-board-check")
    app.add_command(group)


def check(
    file: Annotated[str, speech.argument("file")],
    game: Annotated[str, speech.option("board-game", "--game", show_default=False)] = "",
    language: Annotated[str, speech.option("language", show_default=False)] = "",
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
