"""After an update: does every table of a database still replay, and tell people what it told them then?"""

from __future__ import annotations

import asyncio
import json
from typing import NamedTuple

import structlog

from durbar import __version__
from durbar.engine.game import GAMES
from durbar.server.storage.database import Database
from durbar.server.storage.migrations.versions.v0002_words import Retelling
from durbar.server.table import entries
from durbar.server.table.table import Table

IN_NUMBERS = "0001"  # the schema whose journals were not in words yet
PAUSE = 0.02  # seconds between two tables: people play meanwhile
log = structlog.get_logger("durbar.upgrade")


class Difference(NamedTuple):
    """A table that this release plays otherwise: from which entry on, and how."""

    table: str
    entry: int
    reason: str  # `refused` (the entry cannot be played) or `told` (people would be told something else)
    detail: str


def difference(id: str, stored: list[str]) -> Difference | None:
    """Replay a journal; nothing is stored, nothing changed."""
    table = Table(id)
    for number, data in enumerate(stored, 1):
        entry = entries.decode(data)
        try:
            table.apply(entry)
        except Exception as problem:  # whatever goes wrong is what we are looking for
            return Difference(id, number, "refused", f"{type(problem).__name__} {problem}")
        if isinstance(entry, entries.Chose) and entry.told and entry.told != table.digest():
            return Difference(id, number, "told", entry.words)
    return None


async def check(database: Database) -> tuple[int, list[Difference]]:
    """Replay every table; how many there are, and what would differ. The last used come first."""
    found: list[Difference] = []
    ids = await database.table_ids()
    retell = await database.revision() == IN_NUMBERS
    for id in ids:  # noqa: A001
        stored = await database.entries(id)
        differs = await asyncio.to_thread(difference, id, in_words(id, stored) if retell else stored)
        if differs is not None:
            log.warning("table replays otherwise", **differs._asdict())
            found.append(differs)
        await asyncio.sleep(PAUSE)
    return len(ids), found


def in_words(id: str, stored: list[str]) -> list[str]:
    """A journal as the migration would write it."""
    told = Retelling(id)
    return [told.entry(json.loads(data)) for data in stored]


def release_name() -> str:
    return " ".join([__version__, *(f"{name}={game.rules_version}" for name, game in GAMES.items())])


async def check_once(database: Database) -> None:
    """In the background after an update: once for each release and database."""
    release = release_name()
    if await database.fact("replayed by") != release:
        count, found = await check(database)
        log.info("tables replayed", tables=count, differ=len(found))
        await database.note("replayed by", release)
