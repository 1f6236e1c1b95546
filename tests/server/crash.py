"""Kill a real server under load, again and again, and compare it with what its clients were told."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, NamedTuple

from postgres import Postgres
from visitors import Live, Server, Visitor
from websockets import WebSocketException

from durbar.server.storage.database import Database
from durbar.server.table import entries


class Stored(NamedTuple):
    """A choice: when it was made, the question and the answer."""

    moment: int
    seat: int
    question: int
    words: str


class Player:
    """Plays both seats of a table as fast as it can, and remembers every choice that was confirmed."""

    def __init__(self, url: str, game: str) -> None:
        self.visitor = Visitor(url)
        self.game = game
        self.table = ""
        self.moment = 0
        self.confirmed: list[Stored] = []
        self.pending: dict[str, Any] | None = None
        self.words = ""
        self.wrong: list[str] = []

    async def sit(self) -> None:
        await self.visitor.named("Crash")
        self.table = (await self.visitor.table(self.game, "me", "me"))["id"]
        self.confirmed, self.pending, self.moment = [], None, 0

    async def play(self, url: str) -> None:
        """Until the server is gone."""
        self.visitor.move_to(url)
        try:
            page = await self.visitor.live(self.table, self.moment)
            await page.state_where(lambda state: True)
            await self.finish_pending(page)
            while True:
                await self.choose(page)
        except (TimeoutError, WebSocketException, OSError, EOFError):
            return

    async def finish_pending(self, page: Live) -> None:
        """A choice that was sent but not confirmed: sent again it is applied once, stored before or not."""
        if self.pending is not None:
            await self.answered(page, await page.ask(**self.pending))

    async def choose(self, page: Live) -> None:
        state = page.state
        if state["table"]["status"] != "playing":
            raise EOFError
        seat = state["table"]["turn"][0]
        await page.send(type="look", seat=seat)
        await page.state_where(lambda state: state["looking"] == seat and state["ask"])
        ask = page.state["ask"]
        option = ask["options"][0]
        self.words = " ".join(option["words"])
        self.pending = {"type": "choose", "seat": seat, "decision": ask["number"], "option": option["id"]}
        await self.answered(page, await page.ask(**self.pending))

    async def answered(self, page: Live, answer: Any) -> None:
        pending = self.pending
        assert pending is not None
        if answer["type"] != "done":
            self.wrong.append(f"{answer['key']}: {pending}")
        else:
            self.confirmed.append(Stored(answer["moment"], pending["seat"], pending["decision"], self.words))
        self.pending = None
        await page.state_where(lambda state: state["moment"] >= answer.get("moment", 0))
        self.moment = page.state["moment"]


async def journal_of(url: str, table: str) -> list[Stored]:
    """What is on disk: every choice of a table."""
    database = Database(url, "reader")
    found = [(number, entries.decode(data)) for number, data in enumerate(await database.entries(table), 1)]
    await database.close()
    return [Stored(number, e.seat, e.question, e.words) for number, e in found if isinstance(e, entries.Chose)]


async def lost_and_doubled(url: str, player: Player) -> tuple[int, int]:
    """Confirmed choices that are not on disk, and questions that were answered twice."""
    stored = await journal_of(url, player.table)
    lost = [choice for choice in set(player.confirmed) if choice not in stored]
    numbers = [(choice.seat, choice.question) for choice in stored]
    return len(lost), len(numbers) - len(set(numbers))


async def one_life(server: Server, players: list[Player], choices: int, delay: float) -> None:
    """Everybody plays; after so many confirmed choices, at a moment nobody expects, the server is killed."""
    before = confirmed(players)
    tasks = [asyncio.create_task(player.play(server.url)) for player in players]
    while confirmed(players) < before + choices and not all(task.done() for task in tasks):
        await asyncio.sleep(0.002)
    await asyncio.sleep(delay)
    server.kill()
    await asyncio.gather(*tasks)


def confirmed(players: list[Player]) -> int:
    return sum(len(player.confirmed) for player in players)


def crash(
    data: Path, kills: int, tables: int, game: str, told: Any = None, postgres: Postgres | None = None
) -> dict[str, int]:
    """Kill so many times; what was confirmed, lost and applied twice in all. Every third kill is PostgreSQL's too."""
    url = postgres.url if postgres is not None else f"sqlite:///{data / 'durbar.sqlite3'}"
    address = ["--database", url] if postgres is not None else []
    totals = {"kills": 0, "confirmed": 0, "lost": 0, "doubled": 0, "wrong": 0}
    chance = random.Random(1)
    players: list[Player] = []
    counted = 0

    async def story() -> None:
        nonlocal players, counted
        for kill in range(kills):
            server = await asyncio.to_thread(Server(data, "--pace", "0.01", *address, DURBAR_RATES="off").start)
            if kill % 5 == 0:
                counted += confirmed(players)
                players = [Player(server.url, game) for _ in range(tables)]
                await asyncio.gather(*(player.sit() for player in with_url(players, server.url)))
            await one_life(server, players, chance.randrange(1, 3 * tables), chance.random() * 0.02)
            if postgres is not None and kill % 3 == 2:
                await asyncio.to_thread(postgres.crash)
            await check(url, players, totals)
            totals["kills"] += 1
            totals["confirmed"] = counted + confirmed(players)
            if told is not None:
                told(totals)

    asyncio.run(story())
    return totals


def with_url(players: list[Player], url: str) -> list[Player]:
    for player in players:
        player.visitor.move_to(url)
    return players


async def check(url: str, players: list[Player], totals: dict[str, int]) -> None:
    for player in players:
        lost, doubled = await lost_and_doubled(url, player)
        totals["lost"] += lost
        totals["doubled"] += doubled
        totals["wrong"] += len(player.wrong)
        player.wrong.clear()
