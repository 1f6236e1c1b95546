"""`durbar export` and `durbar import`: backup and restore."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from durbar.commands import speech
from durbar.engine.refusal import Problem

if TYPE_CHECKING:
    from durbar.server.host.config import Config


def add(app: click.Group) -> None:
    speech.command(app, "export", export)
    speech.command(app, "import", restore)


def config_of(data: Path | None, database: str) -> Config:
    from durbar.server.host.config import Config, usual_data

    return Config((data or usual_data()).expanduser(), database)


def existing(data: Path | None, database: str) -> Config:
    """The same, but there must be something there."""
    config = config_of(data, database)
    if not database and not (config.data / "durbar.sqlite3").exists():
        raise Problem("file-unreadable", given=str(config.data / "durbar.sqlite3"), reason="-")
    return config


def export(
    file: Annotated[str, speech.argument("file")],
    data: speech.Data = None,
    database: speech.Database = "",
    language: speech.Language = "",
) -> None:
    from durbar.server.host.backup import save

    config = existing(data, database)
    try:
        counts = asyncio.run(save(config, Path(file)))
    except OSError as reason:
        raise Problem("file-unwritable", given=file, reason=reason.strerror or str(reason)) from None
    told = {name: counts[name] for name in ("people", "tables", "entries")}
    print(speech.say("server-exported", **told, file=file, secret=str(config.data / "secret.key")))


def restore(
    file: Annotated[str, speech.argument("file")],
    data: speech.Data = None,
    database: speech.Database = "",
    language: speech.Language = "",
) -> None:
    from durbar.server.host.backup import restore as read_back

    config = config_of(data, database)
    config.data.mkdir(parents=True, exist_ok=True)
    counts = asyncio.run(read_back(config, Path(file)))
    told = {name: counts[name] for name in ("people", "tables", "entries")}
    print(speech.say("server-imported", **told, data=str(config.data)))
