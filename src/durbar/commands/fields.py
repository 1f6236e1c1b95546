"""`durbar fields`: write the generated part of a game's state from its declaration."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "fields", fields)


def fields(
    folder: Annotated[str, speech.argument("fields-folder")] = "",
    language: speech.Language = "",
) -> None:
    import durbar
    from durbar.commands.state_writer import write

    games = Path(durbar.__file__).parent / "games"
    for path in [Path(folder)] if folder else sorted(found.parent for found in games.glob("*/fields.py")):
        print(write(path))
