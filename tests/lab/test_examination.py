"""A scripted agent is measured over the Model Context Protocol."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

import durbar
from durbar.cli import main
from durbar.engine.refusal import Problem
from durbar.lab.play.examination import OPPONENTS, Examination, door, trials_of
from durbar.lab.play.folder import record_of

pytestmark = pytest.mark.whole_games
TERMS = ("dice_charmers", 2, {}, 1, 3)


async def ask(client: Client, tool: str, **fields: Any) -> dict[str, Any]:
    told = (await client.call_tool(tool, fields)).structured_content
    assert isinstance(told, dict)
    return told


async def play_all(client: Client) -> dict[str, Any]:
    """The first choice each time, and something that cannot be chosen once a game."""
    while not (told := await ask(client, "new")).get("done"):
        match = told["match"]
        assert "would_do" in await ask(client, "play", match=match, choice="win at once")
        while not told["over"]:
            offered = (await ask(client, "choices", match=match))["options"]
            told = await ask(client, "play", match=match, choice=offered[0]["text"])
    return told["result"]


def test_blocks_are_fixed_and_each_level_has_the_same_dice() -> None:
    games = trials_of(2, 3, 7)
    assert [one.level for one in games] == [*OPPONENTS] * 3
    assert len({one.seed for one in games[:4]}) == len({one.seat for one in games[:4]}) == 1
    assert [games[n].seat for n in (0, 4, 8)] == [0, 1, 0]
    assert len({one.seed for one in games}) == 3
    assert trials_of(2, 1, 7) == games[:4]


def test_an_agent_is_measured_against_the_four_levels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    examination = Examination(str, "en", tmp_path, *TERMS)

    async def talk() -> dict[str, Any]:
        async with Client(door(examination)) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert "advise" not in tools
            return await play_all(client)

    told = asyncio.run(talk())
    assert [mark["against"] for mark in told["marks"]] == [*OPPONENTS, "all"]
    assert all(mark["low"] <= mark["value"] <= mark["high"] for mark in told["marks"])
    games = examination.folder.in_order()
    assert [game.cost[0] for game in games] == [1, 1, 1, 1]
    made = sum(game.choices[0] for game in games)
    assert told["cost"]["refused"] == 4 / (made + 4)
    assert told["cost"]["characters_read"] > told["cost"]["characters_written"] > 0
    assert all(durbar.load(record_of(tmp_path, game)).over for game in games)
    with pytest.raises(SystemExit):
        main(f"bench-agent dice_charmers --seats 2 --blocks 1 --seed 3 --out {tmp_path} --show --language en".split())
    shown = capsys.readouterr().out
    assert "Against hard:300: wins" in shown
    assert "Rating over 4 games" in shown
    with pytest.raises(Problem):
        Examination(str, "en", tmp_path, "dice_charmers", 3, {}, 1, 3)
