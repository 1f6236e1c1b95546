"""[study 3] Boards to study any position on: the real rules, all hands open, mine to change, by link to read."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from standing_time import place
from test_replay import browser, finished, played

import durbar


async def posted(page: httpx.AsyncClient, path: str, form: dict[str, Any], status: int = 200) -> Any:
    answer = await page.post(f"/api/studies{path}", json=form)
    assert answer.status_code == status, answer.text
    return answer.json()


def choice(board: dict[str, Any], option: int | None = None) -> dict[str, Any]:
    """The first option of whoever is asked, or the first outcome of a draw."""
    asked = board["asks"][0] if board["asks"] else {"seat": -1, "options": board["outcomes"]}
    number = asked["options"][0]["id"] if option is None else option
    return {"version": board["version"], "node": board["at"], "player": asked["seat"], "option": number}


def test_a_step_of_a_finished_game_is_gone_on_from_by_the_rules(tmp_path: Path) -> None:
    """The position is that of the game; what the rules forbid is refused; others may read it and change nothing."""

    async def story() -> None:
        match = played("maharaja", 2)
        async with place(tmp_path) as here, browser(here, "Ann") as ann, browser(here, "Bob") as bob:
            await finished(here, "tone", match)
            board = await posted(ann, "", {"table": "tone", "step": 20})
            assert durbar.load((await ann.get(f"/api/studies/{board['id']}/text")).json()["record"]).position() == (
                durbar.load(match.position(20)).position()
            )
            assert None not in board["view"]["pp"]
            await posted(ann, f"/{board['id']}/choose", choice(board, 10**6), 400)
            board = await posted(ann, f"/{board['id']}/choose", choice(board))
            assert board["nodes"][1]["assumed"] is False
            read = (await bob.get(f"/api/studies/{board['id']}?node=1")).json()
            assert (read["own"], read["view"]) == (False, board["view"])
            refused = await posted(bob, f"/{board['id']}/choose", choice(board), 403)
            assert refused["key"] == "not-yours"
            assert [one["id"] for one in (await ann.get("/api/studies")).json()] == [board["id"]]
            assert (await bob.get("/api/studies")).json() == []
            assert (await ann.get("/api/tables/tone/plans")).status_code == 409  # a study is no private board

    asyncio.run(story())


def test_texts_and_new_games_are_studied_too(tmp_path: Path) -> None:
    """A position, a record with its lines, a new game; a bad text is refused with its line."""

    async def story() -> None:
        begun = durbar.new("dice_charmers", players=2, seed=3)
        begun.play(begun.owing()[0], begun.options(begun.owing()[0])[0])
        async with place(tmp_path) as here, browser(here, "Ann") as ann:
            board = await posted(ann, "", {"text": begun.position()})
            assert (board["game"], board["names"]) == ("dice_charmers", ["A", "B"])
            board = await posted(ann, "", {"text": begun.record()})
            assert len(board["nodes"]) == begun.steps + 1
            board = await posted(ann, "", {"game": "maharaja", "players": 3})
            assert len(board["names"]) == 3
            refused = await posted(ann, "", {"text": f"{begun.position()}\nnonsense 3"}, 400)
            assert refused["key"] == "position-field"
            path = await posted(ann, "", {"text": "maharaja seats=2 board=/etc/passwd"}, 400)
            assert path["key"] == "not-over-the-net"
            going_on = (await ann.post("/api/tables", json=under_way())).json()["id"]
            assert (await posted(ann, "", {"table": going_on}, 403))["key"] == "still-secret"

    asyncio.run(story())


def under_way() -> dict[str, Any]:
    return {"game": "dice_charmers", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}


@pytest.mark.whole_games
def test_bots_say_what_options_are_worth_and_know_more_each_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with place(tmp_path) as here, browser(here, "Ann") as ann:
            board = await posted(ann, "", {"game": "dice_charmers", "players": 2})
            while not board["asks"]:
                board = await posted(ann, f"/{board['id']}/edit", edit(board))
            asked = {"node": board["at"], "seat": board["asks"][0]["seat"]}
            first = await posted(ann, f"/{board['id']}/values", asked)
            later = first
            while not any(one["games"] for one in later["values"]):  # as soon as the machine has time for a game
                later = await posted(ann, f"/{board['id']}/values", asked)
            options = {option["id"] for option in board["asks"][0]["options"]}
            assert {value["option"] for value in first["values"]} == options
            assert sum(one["tries"] for one in later["values"]) > sum(one["tries"] for one in first["values"]) > 0
            nobody = await posted(ann, f"/{board['id']}/values", {**asked, "seat": 1 - asked["seat"]}, 409)
            assert nobody["key"] == "nobody-asked"

    asyncio.run(story())


def edit(board: dict[str, Any]) -> dict[str, Any]:
    return {"version": board["version"], "node": board["at"], "what": "until-me"}
