"""A scripted agent plays whole games of all three titles over the Model Context Protocol."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import durbar
from durbar.agents.mcp import Agents, server
from durbar.engine.game import GAMES


async def ask(client: Client, tool: str, **fields: Any) -> dict[str, Any]:
    answer = await client.call_tool(tool, fields)
    told = answer.structured_content
    assert isinstance(told, dict), answer
    return told.get("result", told) if set(told) == {"result"} else told


async def whole_game(client: Client, game: str, **terms: Any) -> dict[str, Any]:
    """Play the choice that comes first or last, in turn, until it is over."""
    told = await ask(client, "new", game=game, seed=5, opponents="random", **terms)
    match, made = told["match"], 0
    while not told["over"]:
        assert told["your_turn"]
        offered = (await ask(client, "choices", match=match))["options"]
        told = await ask(client, "play", match=match, choice=offered[0 if made % 3 else -1]["text"])
        made += 1
    assert made > 5
    return await ask(client, "record", match=match)


@pytest.mark.parametrize(
    ("game", "terms"),
    [
        ("maharaja", {"players": 2}),
        ("dice_charmers", {"players": 2, "seat": 1}),
        ("maharadjah", {"players": 3, "options": {"scenario": "short"}}),
    ],
)
def test_a_scripted_agent_plays_a_whole_game(game: str, terms: dict[str, Any]) -> None:
    async def play() -> None:
        async with Client(server(Agents(str, "en"))) as client:
            told = await whole_game(client, game, **terms)
            again = durbar.load(told["record"])
            assert again.over
            assert again.ending.ranks == tuple(told["result"]["ranks"])

    asyncio.run(play())


def test_refusals_name_the_rule_and_what_would_do() -> None:
    async def talk() -> None:
        async with Client(server(Agents(str, "en"))) as client:
            match = (await ask(client, "new", game="maharaja", players=2, seed=7))["match"]
            told = await ask(client, "play", match=match, choice="take c33")
            assert told["problem"] == "no-such-words"
            assert "take c3" in told["would_do"]
            assert (await ask(client, "why_not", match=match, choice="take c3"))["allowed"]
            assert "AGR" in (await ask(client, "look", match=match))["drawing"]
            (rule,) = (await ask(client, "rules", game="maharaja", number="5.4"))["rules"]
            assert rule["number"] == "MJ 5.4"
            assert (await ask(client, "advise", match=match, level="easy"))["advice"][0]["text"].startswith("take ")
            assert (await ask(client, "record", match=match))["problem"] == "not-over"
            assert "no match" in (await ask(client, "look", match=99))["say"]
            assert (await ask(client, "new", game="chess"))["problem"] == "unknown-game"
            assert (await ask(client, "new", game="maharaja", players=2, seat=9))["problem"] == "unknown-seat"

    asyncio.run(talk())


def test_the_command_speaks_over_standard_input_and_output() -> None:
    async def talk() -> None:
        async with Client(StdioServerParameters(command=sys.executable, args=["-m", "durbar", "mcp"])) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert {"new", "look", "choices", "play", "why_not", "rules", "advise", "record"} <= tools
            assert (await ask(client, "games"))["games"] == list(GAMES)

    asyncio.run(talk())
