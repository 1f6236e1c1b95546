"""A page may ask what a choice would do: it gets what its seat may know, of its own question only."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from test_tables import two_at


@asynccontextmanager
async def asked(url: str) -> AsyncIterator[tuple[Any, dict[str, Any]]]:
    """A page whose seat owes a choice, and the state it was sent."""
    one, other, table = await two_at(url, "ladder")
    async with one, other:
        page = await one.live(table)
        yield page, await page.state_where(lambda state: state["ask"])


def test_a_page_asks_what_its_options_would_do(url: str) -> None:
    async def story() -> None:
        async with asked(url) as (page, state):
            seat, number = state["ask"]["seat"], state["ask"]["number"]
            answer = await page.ask(type="preview", seat=seat, decision=number, options=[0, 1, 9])
            assert answer["type"] == "preview"
            assert answer["number"] == number
            label = state["table"]["seats"][seat]["label"]
            assert answer["previews"] == [
                {"option": 0, "events": [["climbed", label, "0"]], "next": "draw", "more": 0, "promises": []},
                {"option": 1, "events": [["climbed", label, "1"]], "next": "draw", "more": 0, "promises": []},
            ]

    asyncio.run(story())


def test_a_preview_of_another_question_or_seat_tells_nothing(url: str) -> None:
    async def story() -> None:
        async with asked(url) as (page, state):
            seat, number = state["ask"]["seat"], state["ask"]["number"]
            late = await page.ask(type="preview", seat=seat, decision=number + 7, options=[0])
            assert late["previews"] == []
            foreign = await page.ask(type="preview", seat=1 - seat, decision=number, options=[0])
            assert foreign["key"] == "not-yours"
            await page.send(type="preview", seat=seat, decision=number, options=list(range(20)))
            assert (await page.until("error"))["key"] == "bad-message"

    asyncio.run(story())
