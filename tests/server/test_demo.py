"""`make demo`: tables in every state, made by people at a real server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from visitors import Visitor

sys.path.insert(0, str(Path(__file__).parents[1]))
import demo

pytestmark = pytest.mark.release


async def listed(mira: Visitor, name: str) -> dict[str, Any]:
    """All tables of a list, page by page."""
    found: dict[str, Any] = {}
    after = ""
    while after is not None:
        page = await mira.get(f"/api/lists/{name}", after=after)
        found |= {table["id"]: table for table in page["tables"]}
        after = page["after"]
    return found


def test_twenty_tables_in_every_state(url: str) -> None:
    async def story() -> None:
        await demo.prepare(url)
        async with Visitor(url) as mira:
            await mira.post("/api/login", {"login": "mira", "password": demo.PASSWORD})
            tables = list((await listed(mira, "mine") | await listed(mira, "listed")).values())
        assert len(tables) >= 20
        assert {table["status"] for table in tables} == {"waiting", "playing", "over", "abandoned"}
        assert {table["pace"] and table["pace"]["kind"] for table in tables} == {None, "live", "days"}
        assert {table["game"] for table in tables} == set(demo.GAMES)
        assert len({tuple(table["turn"]) for table in tables}) > 2

    asyncio.run(story())
