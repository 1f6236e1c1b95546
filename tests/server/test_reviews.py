"""[study 2] Reviews of finished games: begun once, kept for everybody, refused while anything is secret."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from visitors import Server, Visitor

import durbar
from durbar.engine.chance import Rng


def played(game: str, players: int) -> str:
    """A game of nobody in particular, to its end."""
    match, rng = durbar.new(game, players=players, seed=6), Rng(6)
    while not match.over:
        seat = match.owing()[0]
        options = match.options(seat)
        match.play(seat, options[int(rng.below(len(options)))])
    return match.record()


async def finished(visitor: Visitor, table: str) -> dict[str, Any]:
    async with asyncio.timeout(300):
        while (found := (await visitor.http.get(f"/api/tables/{table}/reviewed")).json())["state"] != "done":
            assert found["state"] == "working"
            await asyncio.sleep(0.2)
    return dict(found)


def entered(seat: dict[str, Any], unit: str) -> float:
    parts = [seat["luck"], seat["own"], seat["met"], *seat["others"]]
    return float(sum(part[unit] for part in parts))


async def ask_again(ann: Visitor, table: str, verdict: dict[str, Any]) -> None:
    """A mistake is a question whose right answer is the better option, never what was chosen; others are none."""
    status = 200 if verdict["name"] else 404
    asked = await ann.get(f"/api/tables/{table}/better/{verdict['step']}", status)
    if status == 200:
        words = {option["id"]: " ".join(option["words"]) for option in asked["options"]}
        right = {words[option] for option in asked["right"]}
        assert verdict["better"] in right
        assert verdict["chosen"] not in right
        assert (asked["moment"]["step"], asked["moment"]["looking"]) == (verdict["step"], verdict["seat"])


@pytest.mark.whole_games
def test_a_review_is_done_once_adds_up_and_is_kept(tmp_path: Path) -> None:
    """Whoever asks again, after a restart too, is told the same."""

    async def begun(url: str) -> tuple[str, dict[str, Any]]:
        ann = await Visitor(url).named("Ann")
        table = (await ann.post("/api/import", {"record": played("dice_charmers", 2)}))["id"]
        assert (await ann.http.get(f"/api/tables/{table}/reviewed")).json()["state"] == "none"
        await ann.post(f"/api/tables/{table}/reviewed")
        found = await finished(ann, table)
        for verdict in found["told"]["verdicts"]:
            await ask_again(ann, table, verdict)
        return str(table), found

    server = Server(tmp_path / "data").start()
    try:
        table, found = asyncio.run(begun(server.url))
        for seat in found["told"]["seats"]:
            for unit in ("share", "points"):
                assert entered(seat, unit) == pytest.approx(seat["result"][unit] - seat["start"][unit], abs=1e-9)
        server.stop()
        server.start()
        again = asyncio.run(finished(Visitor(server.url), table))
        assert again == found
    finally:
        server.stop()


def test_a_game_under_way_is_not_reviewed(url: str) -> None:
    """What a review knows is still secret then."""

    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = (await ann.table("dice_charmers", "me", "random"))["id"]
        for asked in (ann.http.get, ann.http.post):
            refused = await asked(f"/api/tables/{table}/reviewed")
            assert refused.json()["key"] == "still-secret"

    asyncio.run(story())
