"""A server under a steady load for an hour: does its memory stay flat?

    python tests/performance/soak.py [--minutes 60] [--players 8] [--think 0.4] [--database postgresql://...]

Each player plays one game after the other against a bot while a stranger looks on; they talk, take back, lose the line
and come back. The memory of the server and its bots is read twice a minute. Printed at the end: memory after a third of
the time, when everything has been used once and idle tables have begun to be forgotten, and at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from visitors import Live, Server, Visitor
from websockets import WebSocketException

GAMES = ("maharaja", "dice_charmers", "maharadjah")
EVERY = 30.0  # seconds between two looks at the memory
LONGEST = 400  # choices before a player leaves a game


def resident(pid: int) -> float:
    """MiB that a process has written, and its children. Pages of libraries others may share."""
    total = 0.0
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Private_Dirty"):
            total += int(line.split()[1]) / 1024
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return total + sum(resident(int(child)) for child in children)


class Player:
    def __init__(self, url: str, number: int, think: float) -> None:
        self.url, self.think = url, think
        self.rng = random.Random(number)
        self.games = self.choices = self.lost = 0

    async def run(self, until: float) -> None:
        ann = await Visitor(self.url).named("Soak")
        while time.monotonic() < until:
            game = GAMES[self.games % len(GAMES)]
            table = (await ann.table(game, "me", "random", *(["random"] if game == "maharadjah" else [])))["id"]
            with contextlib.suppress(WebSocketException, TimeoutError):
                await self.play(ann, table, until)
            self.games += 1
            await ann.get("/api/tables")
        await ann.http.aclose()

    async def play(self, ann: Visitor, table: str, until: float) -> None:
        made = 0
        while made < LONGEST and time.monotonic() < until:
            page, looker = await ann.live(table), await Visitor(self.url).live(table)
            reading = asyncio.create_task(read_on(looker))
            try:
                made += await self.sit_at(page, self.rng.randrange(20, 80), until)
            finally:
                reading.cancel()
                await page.close()
                await looker.close()
            if page.state["table"]["status"] != "playing":
                return

    async def sit_at(self, page: Live, most: int, until: float) -> int:
        """So many choices, some taken back and some words between them, before the line is lost."""
        for made in range(most):
            await page.state_where(lambda state: state["ask"] or state["table"]["status"] != "playing")
            if page.state["table"]["status"] != "playing" or time.monotonic() > until:
                return made
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.think)
            ask = page.state["ask"]
            option = self.rng.choice(ask["options"])["id"]
            answer = await page.ask(type="choose", seat=ask["seat"], decision=ask["number"], option=option)
            self.choices += answer["type"] == "done"
            if self.rng.random() < 0.05:
                await page.ask(type="undo", seat=ask["seat"])
                await page.ask(type="chat", text="what a game " * 5)
        self.lost += 1
        return most


async def read_on(page: Live) -> None:
    with contextlib.suppress(WebSocketException, asyncio.CancelledError):
        while True:
            await page.next(600)
            page.raw.clear()
            page.log.clear()
            page.chat.clear()


async def watch(pid: int, until: float, began: float, players: list[Player]) -> list[tuple[float, float]]:
    """(minutes, MiB), read again and again."""
    found = []
    while time.monotonic() < until:
        found.append(((time.monotonic() - began) / 60, resident(pid)))
        choices = sum(player.choices for player in players)
        print(f"{found[-1][0]:6.1f} min  {found[-1][1]:7.1f} MiB  {choices} choices", file=sys.stderr, flush=True)
        await asyncio.sleep(EVERY)
    return found


async def story(server: Server, given: argparse.Namespace) -> None:
    assert server.process is not None
    began = time.monotonic()
    until = began + given.minutes * 60
    players = [Player(server.url, n, given.think) for n in range(given.players)]
    watching = watch(server.process.pid, until, began, players)
    seen, *_ = await asyncio.gather(watching, *(player.run(until) for player in players))
    report(seen, players, given.minutes)


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def report(seen: list[tuple[float, float]], players: list[Player], minutes: float) -> None:
    third = len(seen) // 3
    early, late = middle([m for _, m in seen[third : third + 6]]), middle([m for _, m in seen[-6:]])
    totals = {name: sum(getattr(player, name) for player in players) for name in ("games", "choices", "lost")}
    print(f"{minutes:g} minutes, {totals['games']} games, {totals['choices']} choices, {totals['lost']} lines lost")
    print(f"memory of server and bots: {early:.1f} MiB after a third, {late:.1f} MiB at the end")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--think", type=float, default=0.4)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    address = ["--database", given.database] if given.database else []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", "--pace", "0.05", *address, DURBAR_RATES="off").start()
        try:
            asyncio.run(story(server, given))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
