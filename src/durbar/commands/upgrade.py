"""`durbar upgrade check`: would this release play every table of a database as it was played?"""

from __future__ import annotations

import asyncio
from typing import Annotated

import click

from durbar.commands import speech
from durbar.commands.export import existing
from durbar.engine.refusal import Problem


def add(app: click.Group) -> None:
    speech.command(app, "upgrade", upgrade)


def upgrade(
    action: Annotated[str, speech.argument("upgrade-action")] = "check",
    data: speech.Data = None,
    database: speech.Database = "",
    language: speech.Language = "",
) -> None:
    from durbar.server.host.upgrade import check
    from durbar.server.storage.database import Database

    if action != "check":
        raise Problem("upgrade-action", given=action)
    config = existing(data, database)
    count, found = asyncio.run(check(Database(config.url, "upgrade")))
    for table, entry, reason, detail in found:
        print(speech.say(f"cli-upgrade-{reason}", table=table, entry=entry, detail=detail))
    print(speech.say("cli-upgrade-done", count=count, differ=len(found)))
    if found:
        raise SystemExit(1)
