"""`durbar verify`: were the dice of a record honest?"""

from __future__ import annotations

from typing import Annotated

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "verify", verify)


def verify(
    file: Annotated[str, speech.argument("file")],
    language: speech.Language = "",
) -> None:
    from durbar.match import record, replay

    checked = replay.verify(record.read(speech.read_file(file)))
    print(speech.say("cli-verify-good", draws=checked.draws, choices=checked.steps - checked.draws))
