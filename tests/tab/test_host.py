"""The host of the tab, in this process: whole games, what is kept, and what it imports."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest

from durbar.match.record import read
from durbar.match.replay import replay
from durbar.server.bots import think
from durbar.server.table.journal import StorageProblem
from durbar.tab.disk import MemoryDisk
from durbar.tab.host import Tab, TabLine
from durbar.tab.thinking import thought

KEY = b"k" * 32


async def elsewhere(text: str) -> str:
    return thought(text)


class Page:
    """A page without a browser: asks, and chooses at random where it owes a choice."""

    def __init__(self, tab: Tab, seed: int = 1) -> None:
        self.tab, self.chance = tab, Random(seed)
        self.heard: list[dict[str, Any]] = []

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        found, text = await self.tab.ask(method, f"/api{path}", "en", "" if body is None else json.dumps(body))
        assert found == status, text
        return json.loads(text)

    async def begin(self, game: str, *bots: str, people: int = 1) -> str:
        seats = [{"kind": "me"}] * people + [{"kind": "bot", "level": level} for level in bots]
        table = await self.ask("POST", "/tables", {"game": game, "seats": seats, "start": True})
        return str(table["id"])

    async def play(self, table: str, most: int = 10_000) -> dict[str, Any]:
        """Until it is over, or so many choices: the last state."""
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        line = TabLine(lambda kind, what: [heard.put_nowait(one) for one in json.loads(what)] if kind == "data" else 0)
        serving = asyncio.create_task(self.tab.live(f"/api/tables/{table}/live?since=0", "en", line))
        made, asked, state = 0, -1, {}
        while made < most:
            message = await asyncio.wait_for(heard.get(), 60)
            self.heard.append(message)
            assert message["type"] != "error", message
            if message["type"] != "state":
                continue
            state = message
            if state["table"]["status"] == "over":
                break
            ask = state.get("ask")
            if ask is not None and ask["number"] != asked:
                asked, made = ask["number"], made + 1
                option = self.chance.choice(ask["options"])["id"]
                choice = {"type": "choose", "ref": "", "seat": ask["seat"], "decision": asked, "option": option}
                line.inbox.put_nowait(json.dumps(choice))
        line.inbox.put_nowait(None)
        await serving
        return state


def tab_on(disk: MemoryDisk) -> Tab:
    return Tab(disk, KEY, elsewhere, pace=0.0)


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 120))


async def newcomer(disk: MemoryDisk) -> Page:
    tab = tab_on(disk)
    await tab.open(dict(disk.files))
    page = Page(tab)
    await page.ask("POST", "/guest", {"name": "Mira", "language": "en"})
    return page


@pytest.mark.whole_games
@pytest.mark.parametrize("game", ["dice_charmers", "maharadjah", "maharaja"])
def test_a_whole_game_is_played_kept_and_told_as_a_record_that_replays(game: str) -> None:
    async def story() -> None:
        disk = MemoryDisk()
        page = await newcomer(disk)
        table = await page.begin(game, "random", "random")
        assert (await page.play(table))["table"]["status"] == "over"
        told = (await page.ask("GET", f"/tables/{table}/record"))["record"]
        match = replay(read(told).plain(), trusted=False)
        assert match.over
        again = tab_on(disk)
        assert await again.open(dict(disk.files)) == []
        assert (await again.hub.table(table)).table.match.position() == match.position()
        assert (await Page(again).ask("GET", "/me/statistics"))["alone"][0]["games"] == 1

    run(story())


def test_a_tab_opened_again_asks_the_same_question() -> None:
    async def story() -> None:
        disk = MemoryDisk()
        page = await newcomer(disk)
        table = await page.begin("dice_charmers", "easy")
        await page.play(table, most=4)
        before = await settled(page.tab, table)
        again = tab_on(disk)
        await again.open(dict(disk.files))
        after = await settled(again, table)
        assert (after.number, after.questions, after.match.position()) == (
            before.number,
            before.questions,
            before.match.position(),
        )
        lists = await Page(again).ask("GET", "/tables")
        assert [one["id"] for one in lists["mine"]] == [table] == lists["waiting"]

    run(story())


async def settled(tab: Tab, table: str) -> Any:
    """The table once its bots have chosen."""
    opened = await tab.hub.table(table)
    while table in tab.bots.busy:
        await asyncio.wait([tab.bots.busy[table]])
    return tab.hub.open.get(table, opened).table


@pytest.mark.parametrize(("cut", "told"), [(20, []), (None, ["table"])])
def test_a_torn_last_line_is_dropped_and_other_damage_is_set_aside(cut: int | None, told: list[str]) -> None:
    async def story() -> None:
        disk = MemoryDisk()
        page = await newcomer(disk)
        table = await page.begin("dice_charmers", people=2)
        await page.play(table, most=0)
        for _ in range(3):
            await choose_any(page.tab, table)
        file = f"table-{table}"
        text = disk.files[file]
        lines = text.splitlines(keepends=True)
        flipped = [*lines[:-2], lines[-2].replace('"data"', '"dato"'), lines[-1]]
        disk.files[file] = text[:-cut] if cut else "".join(flipped)
        again = tab_on(disk)
        assert [name.partition("-")[0] for name in await again.open(dict(disk.files))] == told
        assert (await again.hub.table(table)).table.number == len(lines) - (1 if cut else 2)
        assert (f"damaged-{file}" in disk.files) == bool(told)
        await choose_any(again, table)

    run(story())


async def choose_any(tab: Tab, table: str) -> None:
    from durbar.server.table import commands

    opened = await tab.hub.table(table)
    seat, number = next(iter(opened.table.questions.items()))
    me = tab.person.me
    assert me is not None
    option, secret = opened.table.match.options(seat)[0], tab.hub.secret_of(table)
    await tab.hub.carry_out(opened, commands.choose(commands.Actor(me.id, me.name), seat, number, option, secret))


def test_what_is_not_stored_is_not_shown_and_says_so() -> None:
    class Full(MemoryDisk):
        full = False

        async def append(self, file: str, line: str) -> None:
            if self.full:
                raise OSError("quota")
            await super().append(file, line)

    async def story() -> None:
        disk = Full()
        page = await newcomer(disk)
        table = await page.begin("dice_charmers", people=2)
        number = (await page.tab.hub.table(table)).table.number
        disk.full = True
        answer = await page.ask("PUT", f"/tables/{table}/notes", {"text": "a"}, status=503)
        assert answer["key"] == "storage"
        with pytest.raises(StorageProblem):
            await choose_any(page.tab, table)
        disk.full = False
        assert (await page.tab.hub.table(table)).table.number == number
        await choose_any(page.tab, table)

    run(story())


def test_lessons_go_on_where_they_were_left() -> None:
    async def story() -> None:
        disk = MemoryDisk()
        page = await newcomer(disk)
        first = (await page.ask("GET", "/learn/dice_charmers"))["lessons"][0]["id"]
        table = await page.ask("POST", f"/learn/dice_charmers/lessons/{first}", {})
        again = Page(tab_on(disk))
        await again.tab.open(dict(disk.files))
        assert (await again.ask("POST", f"/learn/dice_charmers/lessons/{first}", {}))["id"] == table["id"]
        await again.ask("POST", "/learn/dice_charmers/forget", {})
        assert not any(name.startswith("table-") for name in disk.files)

    run(story())


def test_what_only_a_server_has_is_answered_with_a_sentence() -> None:
    async def story() -> None:
        page = await newcomer(MemoryDisk())
        for method, path in (("GET", "/me/mail"), ("POST", "/account"), ("GET", "/deadlines")):
            assert (await page.ask(method, path, {}, status=404))["key"] == "not-here"

    run(story())


def test_bots_think_in_text() -> None:
    async def story() -> None:
        page = await newcomer(MemoryDisk())
        table = await page.begin("dice_charmers", people=2)
        match = (await page.tab.hub.table(table)).table.match
        seat = next(iter((await page.tab.hub.table(table)).table.questions))
        given = (match.game.id, match.position(), seat, "easy", 7)
        assert await page.tab.bots.thinker.think(think, *given) == think(*given)

    run(story())
