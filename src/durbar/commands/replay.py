"""`durbar replay`: a record, told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "replay", replay)


def replay(
    file: Annotated[str, speech.argument("file")],
    to: Annotated[int | None, speech.option("to", show_default=False)] = None,
    seat: Annotated[str, speech.option("view-seat", "--seat", show_default=False)] = "",
    quiet: Annotated[bool, speech.option("quiet", show_default=False)] = False,
    svg: Annotated[str, speech.option("svg", show_default=False)] = "",
    position: Annotated[bool, speech.option("position", show_default=False)] = False,
    variations: Annotated[bool, speech.option("variations", show_default=False)] = False,
    language: speech.Language = "",
) -> None:
    from durbar.match.record import ended_by_agreement
    from durbar.match.replay import load
    from durbar.terminal.picture import Picture

    text = speech.read_file(file)
    match = load(text, to=to)
    if position:
        print(match.position(), end="")
        return
    if svg:
        eyes = Picture(match, speech.Voice.language, speech.console()).seat_of(seat) if seat else None
        speech.write_file(Path(svg), match.svg(eyes, language=speech.Voice.language))
        return
    picture = Picture(match, speech.Voice.language, speech.console())
    viewer = picture.seat_of(seat) if seat else None
    if variations:
        picture.variations()
    elif not quiet:
        picture.story()
    picture.board(viewer)
    picture.standing(agreed=to is None and ended_by_agreement(text))
