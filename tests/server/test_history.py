"""Any step from one's own viewpoint, records in and out, playing on from there, luck, notes."""

from __future__ import annotations

import asyncio
from importlib import resources

import pytest
from test_recap import played
from test_tables import play_to_the_end, two_at
from test_undo import choose, new_table
from visitors import Visitor

import durbar
from durbar.engine.chance import Rng
from durbar.engine.game import GAMES
from durbar.match import record
from durbar.match.match import Match
from durbar.match.replay import verify
from durbar.server.projections.review import luck_of
from durbar.server.projections.table import moment


def test_any_step_from_ones_own_viewpoint(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "veil")
        page, other = await ann.live(table), await bob.live(table)
        await page.state_where(lambda state: state["ask"])
        path = f"/api/tables/{table}/history"
        first = await ann.get(f"{path}/0", seat=0, static=1)
        assert first["view"]["token"] == [-1, -1]
        assert first["static"]["labels"]["seat"] == ["A", "B"]
        assert first["chosen"] is None  # a token dealt in secret
        assert (await ann.get(f"{path}/2", seat=0))["view"]["token"][0] >= 0
        assert (await ann.get(f"{path}/2"))["view"]["token"] == [-1, -1]
        assert (await bob.get(f"{path}/2", 403, seat=0))["key"] == "still-secret"
        assert (await ann.get(f"{path}/999", 404))["key"] == "no-such-step"
        assert (await ann.get(f"/api/tables/{table}/record", 403))["key"] == "still-secret"
        await play_to_the_end(page, other)
        ended = await bob.get(f"{path}/0", seat=0)
        assert ended["chosen"][0] == "deal"
        last = await bob.get(f"{path}/{ended['steps']}", seat=0)
        assert last["result"]["reason"] == "rounds"
        lines = (await Visitor(url).get(f"/api/tables/{table}/luck"))["lines"]
        assert [(line["seat"], line["kind"], line["draws"]) for line in lines] == [(0, "pips", 4)]
        assert lines[0]["expected"] == 14

    asyncio.run(story())


def test_records_out_and_in(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder", planning="advice")
        page, other = await ann.live(table), await bob.live(table)
        await page.state_where(lambda state: state["ask"])
        await page.choose()
        unfinished = (await ann.get(f"/api/tables/{table}/record"))["record"]
        assert "secret" not in unfinished
        again = await ann.post("/api/import", {"record": unfinished})
        assert (again["status"], again["mine"], again["steps"]) == ("playing", [0, 1], 3)
        await other.state_where(lambda state: state["ask"])
        await play_to_the_end(page, other)
        record = (await ann.get(f"/api/tables/{table}/record"))["record"]
        assert durbar.load(record).over
        copy = await ann.post("/api/import", {"record": record})
        assert copy["status"] == "over"
        assert copy["commitment"] == page.state["table"]["commitment"]
        text = (await bob.get(f"/api/tables/{copy['id']}/record"))["record"]
        choices = [line for line in record.splitlines() if line[1:2] == " "]
        assert [line for line in text.splitlines() if line[1:2] == " "] == choices
        assert (await ann.post("/api/import", {"record": record.replace("climb", "jump")}, 400))[
            "key"
        ] == "record-choice"
        assert (await ann.post("/api/import", {"record": "hello"}, 400))["key"] == "record-head"

    asyncio.run(story())


def test_playing_on_from_a_step_against_bots(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "veil", planning="advice")
        page = await ann.live(table)
        await page.state_where(lambda state: state["ask"])
        body = {"step": page.state["step"], "seat": 0, "level": "random"}
        forked = await ann.post(f"/api/tables/{table}/fork", body)
        assert forked["forked"]
        assert [seat["kind"] for seat in forked["seats"]] == ["person", "bot"]
        new = await ann.live(forked["id"])
        state = await new.state_where(lambda state: state["ask"])
        assert state["view"]["token"] == page.state["view"]["token"]
        assert (await bob.post(f"/api/tables/{table}/fork", body, 403))["key"] == "still-secret"
        await play_to_the_end(new)
        told = record.read((await ann.get(f"/api/tables/{forked['id']}/record"))["record"])
        assert told.start.startswith("veil seats=2")
        assert verify(told).over  # from its own beginning, with its own dice

    asyncio.run(story())


def test_notes_are_mine_alone_and_the_log_has_pages(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        written = await ann.http.put(f"/api/tables/{table}/notes", json={"text": "beware"})
        assert written.status_code == 200
        assert (await ann.get(f"/api/tables/{table}/notes"))["text"] == "beware"
        assert (await bob.get(f"/api/tables/{table}/notes"))["text"] == ""
        page = await bob.get(f"/api/tables/{table}/log")
        assert page["log"][-1]["kind"] == "start"
        assert not page["earlier"]

    asyncio.run(story())


def test_md_8_3_luck_counts_hits_by_seat_against_the_average() -> None:
    table = new_table(GAMES["maharadjah"], 4)
    rng = Rng(3)
    for _ in range(400):
        table, _ = choose(table, rng)
    lines = luck_of(table.match)
    dice = [logged.words for logged in table.log if logged.words[:1] == ("die",)]
    assert {line.kind for line in lines} == {"hits"}
    assert sum(line.actual for line in lines) == sum(int(words[4]) for words in dice) > 0
    expected = sum(max(0, min(6, 7 - 5 + int(words[3]))) / 6 for words in dice)  # all but colonial and hiland targets
    assert sum(line.expected for line in lines) <= expected + 0.01
    assert all(abs(line.deviation) < 6 for line in lines)


def test_steps_to_be_played_next_come_with_the_first_and_are_those_asked_for_one_by_one(url: str) -> None:
    match = durbar.new("maharaja", 3, 1)
    for _ in range(40):
        seat = match.owing()[0]
        match.play(seat, match.options(seat)[0])

    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = (await ann.post("/api/import", {"record": match.record()}))["id"]
        together = await ann.get(f"/api/tables/{table}/history/5", seat=1, ahead=29)
        assert [one["step"] for one in together["following"]] == list(range(6, 35))
        for one in together["following"]:
            assert one == await ann.get(f"/api/tables/{table}/history/{one['step']}", seat=1)
        last = await ann.get(f"/api/tables/{table}/history/{match.steps - 1}", ahead=29)
        assert [one["step"] for one in last["following"]] == [match.steps]
        await ann.get(f"/api/tables/{table}/history/0", 400, ahead=30)

    asyncio.run(story())


def test_a_record_on_a_board_of_ones_own_is_brought_with_its_board(url: str) -> None:
    house = (resources.files("durbar.games.maharaja") / "data" / "board.toml").read_text(encoding="utf-8")
    match = durbar.new("maharaja", 2, 1, {"board": house.replace('id = "DEL"', 'id = "DLI"').replace('"DEL"', '"DLI"')})
    for _ in range(6):
        match.play(match.owing()[0], match.options(match.owing()[0])[0])

    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        for brought in (match.record(), match.fork().imagined(0, Rng(1)).record()):
            table = await ann.post("/api/import", {"record": brought})
            assert "DLI" not in str(table["settings"])
            page = await ann.live(table["id"])
            await page.send(type="look", seat=table["turn"][0])
            await page.state_where(lambda state: state["ask"])
            assert "DLI" in str((await ann.get(f"/api/tables/{table['id']}/history/0", static=1))["static"]["labels"])
            assert (await page.choose())["type"] == "done"
            await page.close()

    asyncio.run(story())


def test_a_record_that_ends_before_a_draw_is_played_on(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = await ann.post("/api/import", {"record": "durbar record 1\nladder seats=2 rules=1\n"})
        assert table["turn"] == [0]
        page = await ann.live(table["id"])
        await page.send(type="look", seat=0)
        await page.state_where(lambda state: state["ask"])
        assert (await page.choose())["type"] == "done"
        await page.close()

    asyncio.run(story())


def test_a_game_of_one_screen_that_was_imported_counts_once(url: str) -> None:
    """Begun in a terminal with both seats, brought here and played to its end: one game, however many seats it had."""

    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        begun = durbar.new("ladder", players=2, seed=1)
        begun.play(0, begun.options(0)[0])
        table = await ann.post("/api/import", {"record": begun.record()})
        page = await ann.live(table["id"])
        state = await page.state_where(lambda state: state["table"])
        while state["result"] is None:
            await page.send(type="look", seat=state["table"]["turn"][0])
            asked = await page.state_where(lambda state: state["ask"])
            assert (await page.choose(asked["ask"]["options"][-1]["id"]))["type"] == "done"
            state = await page.state_where(lambda state, moment=asked["moment"]: state["moment"] > moment)
        told = await ann.get("/api/me/statistics")
        assert [(line["game"], line["games"]) for line in told["alone"]] == [("ladder", 1)]
        assert (told["people"], told["part"]["games"], told["opponents"]) == ([], 0, [])
        await page.close()

    asyncio.run(story())


def test_steps_that_come_together_are_not_each_played_from_the_last_state_that_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of a game that is over few states are kept: played from there for each step, thirty took a third of a second."""
    table = played("maharaja", 70)
    found: list[int] = []
    usual = Match.at
    monkeypatch.setattr(Match, "at", lambda match, step: found.append(step) or usual(match, step))
    shown = moment(table, 20, 0, False, 29)
    assert [one.step for one in shown.following] == list(range(21, 50))
    assert found == [20, 49]  # from where they begin, and the last of them


ENDLESS = {
    "more armies than anybody can count": "armies cholas bundelkhand=4611686018427387903",
    "more steps than anybody takes": "frame Points 4611686018427387903",
    "more armies than there are": "armies cholas bundelkhand=90",
}


@pytest.mark.parametrize("odd", ENDLESS)
def test_a_position_no_game_could_have_come_to_is_not_played_on(url: str, odd: str) -> None:
    """Rules count and deal with what is there: with such numbers for hours, and everybody would wait."""

    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        start = f"maharadjah seats=3 rules=4\nturn 2\nnation mauryans\n{ENDLESS[odd]}"
        lines = "\n".join(f"start {line}" for line in start.splitlines())
        record = f"durbar record 1\nmaharadjah seats=3 rules=4\n{lines}\n"
        assert (await ann.post("/api/import", {"record": record}, 400))["key"] == "position-impossible"

    asyncio.run(story())
