"""A bot may be asked for advice where no other person plays: about one's own question, from what one's seat knows."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from test_bots import Recording
from test_tables import two_at
from test_undo import new_table
from visitors import Visitor

from durbar.engine.game import GAMES
from durbar.match import position
from durbar.server import bots
from durbar.server.hub import OpenTable
from durbar.server.pool import Pool


def test_a_bot_says_what_it_would_choose_and_the_page_may_go_on_meanwhile(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        async with ann:
            page = await ann.live((await ann.table("maharaja", "me", "random"))["id"])
            ask = (await page.state_where(lambda state: state["ask"]))["ask"]
            await page.send(type="advise", seat=ask["seat"], decision=ask["number"], ref="slow")
            impatient = await page.ask(type="advise", seat=ask["seat"], decision=ask["number"])
            assert impatient["key"] == "advice-awaited"
            advice = await page.until("advice", ref="slow")
            assert advice["number"] == ask["number"]
            told = [one["option"] for one in advice["alternatives"]]
            assert 1 < len(told) <= 4
            assert set(told) <= {option["id"] for option in ask["options"]}
            assert all(0 <= one["value"] <= 1 for one in advice["alternatives"])
            chances = [one["wins"] for one in advice["alternatives"]]
            assert chances == sorted(chances, reverse=True)
            assert 0 <= chances[-1] <= chances[0] <= 1
            assert (await page.choose(told[0]))["type"] == "done"

    asyncio.run(story())


def test_no_advice_about_another_question_or_seat_nor_where_other_people_play(url: str) -> None:
    async def story() -> None:
        one, other, table = await two_at(url, "ladder")
        async with one, other:
            page = await one.live(table)
            ask = (await page.state_where(lambda state: state["ask"]))["ask"]
            among_people = await page.ask(type="advise", seat=ask["seat"], decision=ask["number"])
            assert among_people["key"] == "no-advice"
            foreign = await page.ask(type="advise", seat=1 - ask["seat"], decision=ask["number"])
            assert foreign["key"] == "not-yours"
            alone = await one.live((await one.table("maharaja", "me", "random"))["id"])
            ask = (await alone.state_where(lambda state: state["ask"]))["ask"]
            late = await alone.ask(type="advise", seat=ask["seat"], decision=ask["number"] + 7)
            assert late["alternatives"] == []

    asyncio.run(story())


@pytest.mark.parametrize("name", ["veil", "maharaja"])
def test_an_adviser_is_given_nothing_the_seat_does_not_know(name: str) -> None:
    async def story() -> set[str]:
        game = GAMES[name]
        table = new_table(game, game.usual_seats)
        seat = table.turn()[0]
        thinking = bots.Bots(None, Pool(1), 0.0, Random(1))  # type: ignore[arg-type]
        recording = Recording()
        thinking.thinker.executor = lambda: recording  # type: ignore[assignment, method-assign, return-value]
        for _ in range(12):
            await thinking.advice(OpenTable(table), seat, table.questions[seat])
        assert len(recording.given) == 12
        for _, text, asked, _level, _seed in recording.given:
            kind, state = position.read(GAMES, text)
            assert asked == seat
            assert kind.view(state, seat) == game.view(table.match.state, seat)
        return {text for _, text, *_ in recording.given}

    texts = asyncio.run(story())
    assert len(texts) > 1 or name != "veil"
