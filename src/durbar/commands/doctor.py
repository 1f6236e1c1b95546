"""`durbar doctor`: is a server set up as it should be? A sentence for each thing; 1 if something is wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import click

from durbar.commands import speech

BACKUPS = "/var/backups/durbar"


def add(app: click.Group) -> None:
    speech.command(app, "doctor", doctor)


def doctor(
    name: Annotated[str, speech.option("name", show_default=False)] = "",
    port: Annotated[int, speech.option("port", min=1, max=65535)] = 8000,
    mail: Annotated[str, speech.option("mail", show_default=False)] = "",
    backups: Annotated[str, speech.option("backups")] = BACKUPS,
    data: speech.Data = None,
    database: speech.Database = "",
    language: speech.Language = "",
) -> None:
    from durbar.server.host.config import Config, channels_asked_for, mail_asked_for, usual_data
    from durbar.server.host.doctor import Examinee, examined

    folder, post = (data or usual_data()).expanduser(), mail or mail_asked_for()
    config = Config(folder, database, port=port, name=name, mail=post, **channels_asked_for())
    told = asyncio.run(examined(Examinee(config, Path(backups))))
    for one in told:
        click.echo(f"{speech.say(f'doctor-is-{one.state}')} {speech.say(f'doctor-{one.key}', **one.facts)}")
    if any(one.state == "wrong" for one in told):
        raise SystemExit(1)
