"""Backup and restore: everything the database holds as lines of JSON. The secret key stays out of it."""

from __future__ import annotations

import base64
import gzip
import json
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

from sqlalchemy import LargeBinary, MetaData, func, select
from sqlalchemy.exc import OperationalError

from durbar.engine.refusal import Problem
from durbar.server.host.config import Config
from durbar.server.storage import schema
from durbar.server.storage.database import Database, upgrade
from durbar.server.table.journal import StorageProblem

HEAD = {"durbar": "backup 14"}
REVISIONS = (
    "0001",
    "0003",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
    "0011",
    "0012",
    "0013",
    "0015",
    "0016",
    "0018",
)
SCHEMAS = {f"backup {n}": revision for n, revision in enumerate(REVISIONS, 1)}  # what the rows of each look like
TABLES = (
    schema.META,
    schema.PEOPLE,
    schema.LOGINS,
    schema.TABLES,
    schema.ENTRIES,
    schema.MEMBERS,
    schema.NOTES,
    schema.SEEN,
    schema.LESSONS,
    schema.HINTS,
    schema.POLICIES,
    schema.DOWN,
    schema.ADDRESSES,
    schema.MUTES,
    schema.OUTBOX,
    schema.PUSHES,
    schema.HOOKS,
    schema.USES,
    schema.RESULTS,
    schema.ORDERS,
    schema.STUDIES,
    schema.REVIEWS,
)
BATCH = 1000


def plain(table: Any, row: Any) -> dict[str, Any]:
    """A row as JSON can hold it."""
    kinds = {column.name: column.type for column in table.columns}
    return {
        name: base64.b64encode(value).decode() if isinstance(kinds[name], LargeBinary) else value
        for name, value in row._mapping.items()
    }


def unplain(table: Any, row: dict[str, Any]) -> dict[str, Any]:
    kinds = {column.name: column.type for column in table.columns}
    return {
        name: base64.b64decode(value) if isinstance(kinds[name], LargeBinary) else value for name, value in row.items()
    }


async def save(config: Config, path: Path) -> Counter[str]:
    """Write a backup; how many rows of each kind. It is one moment of the database, even while a server runs."""
    store = Database(config.url, "export")
    counts: Counter[str] = Counter()
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade)
    path.touch(0o600)
    path.chmod(0o600)  # what people said and where they live is nobody else's
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(json.dumps(HEAD) + "\n")
        async with store.engine.connect() as connection:
            if store.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("begin")  # Python's driver begins no transaction for reading
            for table in TABLES:
                async for row in await connection.stream(select(table)):
                    file.write(json.dumps({"in": table.name, "row": plain(table, row)}) + "\n")
                    counts[table.name] += 1
    await store.engine.dispose()
    return counts


async def restore(config: Config, path: Path) -> Counter[str]:
    """Read a backup into an empty database: all of it or nothing."""
    version, lines = read_lines(path)
    store = Database(config.url, "import")
    try:
        return await read_back(store, version, lines)
    except Problem:
        raise
    except (OSError, OperationalError):
        raise StorageProblem from None
    except Exception as problem:  # whatever is wrong with its rows: nothing of them stays
        raise Problem("backup-broken", reason=type(problem).__name__) from None
    finally:
        await store.engine.dispose()


async def read_back(store: Database, version: str, lines: list[dict[str, Any]]) -> Counter[str]:
    then = MetaData()
    counts: Counter[str] = Counter()
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, SCHEMAS[version])
        await connection.run_sync(then.reflect)
        for table in [then.tables[table.name] for table in TABLES if table.name in then.tables]:
            if await connection.scalar(select(func.count()).select_from(table)):
                raise Problem("backup-not-empty")
        for name, rows in batches(lines):
            await connection.execute(then.tables[name].insert(), [unplain(then.tables[name], row) for row in rows])
            counts[name] += len(rows)
        await connection.run_sync(upgrade)
    return counts


def read_lines(path: Path) -> tuple[str, list[dict[str, Any]]]:
    """The version of a backup, and its rows."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            first, *lines = [json.loads(line) for line in file]
    except (OSError, ValueError, EOFError, zlib.error, RecursionError):
        raise Problem("backup-head") from None
    version = str(first.get("durbar")) if isinstance(first, dict) else ""
    if version not in SCHEMAS or not all(map(is_row, lines)):
        raise Problem("backup-head")
    return version, lines


def is_row(line: Any) -> bool:
    kinds = [table.name for table in TABLES]
    return isinstance(line, dict) and line.get("in") in kinds and isinstance(line.get("row"), dict)


def batches(lines: list[dict[str, Any]]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Rows of one kind together, a thousand at a time."""
    found: list[tuple[str, list[dict[str, Any]]]] = []
    for line in lines:
        if not found or found[-1][0] != line["in"] or len(found[-1][1]) >= BATCH:
            found.append((line["in"], []))
        found[-1][1].append(line["row"])
    return found
