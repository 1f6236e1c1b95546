"""`durbar upgrade check`: would this release play every table of a database as it was played?"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import click

from durbar.commands import speech
from durbar.commands.export import existing
from durbar.engine.refusal import Problem


def add(app: click.Group) -> None:
    speech.command(app, "upgrade", upgrade)


def upgrade(
    action: Annotated[str, speech.argument("upgrade-action")] = "check",
    data: Annotated[Path | None, speech.option("data", show_default=False)] = None,
    database: Annotated[str, speech.option("database", show_default=False)] = "",
    language: Annotated[str, speech.option("language", show_default=False)] = "",
) -> None:
    from durbar.server.storage import Database
    from durbar.server.upgrade import check

    if action != "check":
        raise Problem("upgrade-action", given=action)
    config = existing(data, database)
    count, found = asyncio.run(check(Database(config.url, "upgrade")))
    for table, entry, reason, detail in found:
        print(speech.say(f"cli-upgrade-{reason}", table=table, entry=entry, detail=detail))
    print(speech.say("cli-upgrade-done", count=count, differ=len(found)))
    if found:
        raise SystemExit(1)
