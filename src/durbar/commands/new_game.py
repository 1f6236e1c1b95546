"""`durbar new-game`: a game from elsewhere, to begin with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import click

from durbar.commands import speech
from durbar.engine.refusal import Problem

NAME = re.compile(r"[a-z][a-z0-9_]*")
TEMPLATE = Path(__file__).parents[1] / "templates" / "game"


def add(app: click.Group) -> None:
    speech.command(app, "new-game", new_game)


def new_game(
    name: Annotated[str, speech.argument("new-game-name")],
    language: speech.Language = "",
) -> None:
    from durbar.engine.game import GAMES

    if not NAME.fullmatch(name) or name in GAMES:
        raise Problem("bad-game-name", given=name, known=", ".join(GAMES))
    folder = Path(name)
    if folder.exists():
        raise Problem("folder-there", given=name)
    write_game(name, folder)
    print(speech.say("cli-new-game-done", folder=str(folder), name=name))


def write_game(name: str, folder: Path) -> None:
    """The template with the game's own name in files and texts."""
    for source in sorted(TEMPLATE.rglob("*.txt")):
        target = folder / str(source.relative_to(TEMPLATE)).replace("NAME", name).removesuffix(".txt")
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8").replace("NAME", name).replace("TITLE", title_of(name))
        target.write_text(text, encoding="utf-8")


def title_of(name: str) -> str:
    return name.replace("_", " ").capitalize()
