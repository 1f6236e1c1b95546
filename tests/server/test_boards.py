"""Boards over the wire: ours to look at, one's own checked, played on, and brought elsewhere."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from test_tables import play_to_the_end
from visitors import Visitor

import durbar
from durbar.engine.game import game_of
from durbar.match.record import read
from durbar.match.replay import verify
from durbar.server.table import entries
from durbar.server.table.entries import SeatPlan
from durbar.server.table.journal import write_of
from durbar.server.table.table import Table


def test_our_boards_are_shown_and_have_no_problems(url: str) -> None:
    async def story() -> None:
        ann = Visitor(url)
        for game in ("maharaja", "maharadjah", "dice_charmers"):
            board = await ann.get(f"/api/boards/{game}")
            assert board["problems"] == []
            assert board["data"]["format"].startswith(game.replace("_", "-"))
        assert (await ann.get("/api/boards/ladder", status=400))["key"] == "no-board-setting"

    asyncio.run(story())


def test_every_problem_is_told_with_its_place_and_line(url: str) -> None:
    async def story() -> None:
        ann = Visitor(url)
        board = await ann.get("/api/boards/maharaja")
        board["data"]["city"][0]["top"] = "9 camels"
        board["data"]["city"][1]["name"] = "<script>"
        told = await ann.post("/api/boards/maharaja/check", {"data": board["data"]})
        assert [problem["where"] for problem in told["problems"]] == ["city.1.name"]  # shapes first
        board["data"]["city"][1]["name"] = "Dilli"
        told = await ann.post("/api/boards/maharaja/check", {"data": board["data"]})
        assert [problem["where"] for problem in told["problems"]] == ["city.0.top"]
        assert "9 camels" in told["problems"][0]["text"]
        assert told["text"].splitlines()[told["problems"][0]["line"] - 1] == 'top = "9 camels"'
        broken = await ann.post("/api/boards/maharaja/check", {"text": "format = "})
        assert [problem["key"] for problem in broken["problems"]] == ["board-toml"]
        assert broken["data"] == {}

    asyncio.run(story())


def test_a_file_is_neither_too_large_nor_a_path(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        await ann.post("/api/boards/maharaja/check", {"text": "#" * 2_500_000}, status=413)
        await ann.post("/api/boards/maharaja/check", {"text": "#" * 60_001}, status=400)
        refused = await ann.post(
            "/api/tables", {"game": "maharaja", "seats": [{"kind": "me"}, {"kind": "me"}], "board": "/etc/passwd"}, 400
        )
        assert refused["key"] == "not-over-the-net"

    asyncio.run(story())


@pytest.mark.parametrize("game", ["maharaja", "maharadjah", "dice_charmers"])
def test_a_board_of_ones_own_is_kept_with_the_first_entry_and_not_written_again_with_every_choice(game: str) -> None:
    board = game_of(game).boards.text()
    table = Table("t")
    seats = [SeatPlan("open")] * game_of(game).usual_seats
    first = entries.Created(1.0, game, game_of(game).rules_version, seats, {"board": board}, "ann", "")
    write = write_of(table, table.apply(first))
    assert len(write.data) > len(board) > 2000
    assert write.summary.settings == {}


def test_a_table_on_a_board_of_ones_own_replays_where_its_file_never_was(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        board: Any = await ann.get("/api/boards/dice_charmers")
        data = board["data"]
        data["sun"]["market"]["values"] = [9, 9, 9, 9, 9, 9]
        data["names"] = {"tiger": {"en": "swan", "fr": "cygne"}}
        own = (await ann.post("/api/boards/dice_charmers/check", {"data": data}))["text"]
        table = await ann.table("dice_charmers", "me", "random", board=own)
        assert "board" not in table["settings"]  # no whole file in lists
        page = await ann.live(table["id"])
        await play_to_the_end(page)
        record = (await ann.get(f"/api/tables/{table['id']}/record"))["record"]
        assert verify(read(record)).over
        assert list(durbar.load(record).state.board.prices) == [9] * 6
        brought = await ann.post("/api/import", {"record": record})
        again = await ann.get(f"/api/tables/{brought['id']}/history/0", static=True)
        assert data["names"].items() <= again["static"]["names"].items()

    asyncio.run(story())


HEAD = 'format = "maharaja-board-1"\n'
ODD = {
    "lists in lists": "a = " + "[" * 5000,
    "lists in lists that end": "a = " + "[" * 500 + "]" * 500,
    "tables in tables": "a = " + "{b = " * 3000,
    "a key of many parts": "a" + ".a" * 20_000 + " = 1",
    "a key of some parts": "a" + ".a" * 1500 + " = 1",
    "a table of many parts": "[a" + ".' '" * 12_000 + "]",
    "a number of many digits": "a = " + "9" * 5000,
    "a number of many bits": "a = 0x" + "f" * 50_000,
}


@pytest.mark.parametrize("odd", ODD)
def test_a_file_that_nobody_means_is_refused_in_a_sentence(url: str, odd: str) -> None:
    async def story() -> None:
        ann, text = await Visitor(url).named("Ann"), f"{HEAD}{ODD[odd]}\n"
        told = await ann.post("/api/boards/maharaja/check", {"text": text})
        assert told["problems"][0]["key"] in ("board-toml", "board-deep")
        seats = [{"kind": "me"}, {"kind": "me"}]
        await ann.post("/api/tables", {"game": "maharaja", "seats": seats, "board": text}, status=400)
        lines = "\n".join(f"board| {line}" for line in text.splitlines())
        record = f"durbar record 1\nmaharaja seats=2 rules=2\n{lines}\n"
        await ann.post("/api/import", {"record": record}, status=400)

    asyncio.run(story())


def test_a_file_is_no_larger_in_a_record_or_as_data(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        lines = "\n".join(["board| #" + "x" * 70] * 1000)
        record = f"durbar record 1\nmaharaja seats=2 rules=2\n{lines}\n"
        assert (await ann.post("/api/import", {"record": record}, status=413))["key"] == "too-large"
        await ann.post("/api/boards/maharaja/check", {"data": {"a": [0] * 30_000}}, status=413)

    asyncio.run(story())


def test_many_problems_are_found_at_once() -> None:
    """The file is looked through once for all their lines, not once for each."""
    game = game_of("maharaja")
    text = game.boards.text() + "\n[names]\n" + "\n".join(f"q{n} = 'x'" for n in range(4500))
    began = time.process_time()
    assert len(game.boards.check(text)) == 50
    assert time.process_time() - began < 0.5
