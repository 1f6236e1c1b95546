"""`durbar play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "play", play)


def play(
    game: Annotated[str, speech.argument("game")] = "maharaja",
    seats: Annotated[int | None, speech.option("seats", show_default=False)] = None,
    seat: Annotated[str, speech.option("seat")] = "A",
    seed: Annotated[int | None, speech.option("seed", show_default=False)] = None,
    opponents: Annotated[str, speech.option("opponents")] = "medium",
    option: Annotated[list[str] | None, speech.option("option", "--option", "-o", show_default=False)] = None,
    resume: Annotated[str, speech.option("resume", show_default=False)] = "",
    save: Annotated[str, speech.option("save", show_default=False)] = "",
    language: speech.Language = "",
) -> None:
    import secrets

    from durbar import load, new
    from durbar.terminal.table import Screen

    chosen = secrets.randbits(48) if seed is None else seed
    if resume:
        match = load(speech.read_file(resume), chosen)
    else:
        match = new(game, seats, chosen, speech.settings_of(option or []))
    table = Screen(match, seat, opponents, speech.Voice.language, speech.console(), chosen)
    table.play()
    if save:
        speech.write_file(Path(save), match.record())
