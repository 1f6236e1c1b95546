"""Honest players while somebody sends what no page sends, twenty times a second: an older server and this one in turn.

    python tests/performance/attacked.py OLD_CHECKOUT [--rounds 3] [--seconds 8]

The old checkout has an environment of its own (`make .venv-dev/.ok` there). Both servers run all the time and are asked
in turns, so that a busy machine is as unkind to one as to the other. Printed: how long a choice takes with and without
the attack, and processor time of the server for each bad request.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
sys.path.insert(0, str(Path(__file__).parent))
from load import percentile, worked
from visitors import Server, Visitor
from websockets import WebSocketException

PLAYERS = 6
THINK = 0.1
A_SECOND = 20


def bad_requests(host: str) -> list[bytes]:
    """What gave an answer of 500, and a page of local variables in the log, once."""
    plain = f"Host: {host}\r\nConnection: close\r\n\r\n"
    return [
        f"GET /%00 HTTP/1.1\r\n{plain}".encode(),
        f"GET /{'a' * 300} HTTP/1.1\r\n{plain}".encode(),
        b"GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n",
        f"POST /api/guest HTTP/1.1\r\nOrigin: http://[\r\nContent-Length: 0\r\n{plain}".encode(),
    ]


async def attack(url: str, until: float) -> int:
    address, sent, running = urlsplit(url), 0, set()

    async def one(request: bytes) -> None:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            writer.write(request)
            await reader.read()
            writer.close()

    while time.perf_counter() < until:
        requests = bad_requests(address.netloc)
        running.add(asyncio.create_task(one(requests[sent % len(requests)])))
        sent += 1
        await asyncio.sleep(1 / A_SECOND)
    await asyncio.wait(running, timeout=60)
    return sent


class Honest:
    """Plays both seats of a table, and measures from each choice to its answer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.state: Any = None
        self.lost = 0

    async def sit(self) -> None:
        self.visitor = await Visitor(self.url).named("Ann")
        self.table = (await self.visitor.table("maharaja", "me", "me"))["id"]

    async def play(self, until: float, times: list[float]) -> None:
        """A line that is lost because the server answers nothing for so long is counted."""
        try:
            await self.sat(until, times)
        except (WebSocketException, TimeoutError):
            self.lost += 1

    async def sat(self, until: float, times: list[float]) -> None:
        page = await self.visitor.live(self.table)
        self.state = None
        await self.heard(page.socket, lambda message: message["type"] == "state")
        while time.perf_counter() < until and self.state["table"]["status"] == "playing":
            await asyncio.sleep(THINK)
            seat = self.state["table"]["turn"][0]
            await page.send(type="look", seat=seat)
            await self.heard(page.socket, lambda _, seat=seat: self.state["looking"] == seat and self.state["ask"])
            ask, began = self.state["ask"], time.perf_counter()
            option = ask["options"][0]["id"]
            await page.send(type="choose", seat=seat, decision=ask["number"], option=option, ref="x")
            await self.heard(page.socket, lambda message: message.get("ref") == "x")
            times.append(time.perf_counter() - began)
            await self.heard(page.socket, lambda _, ask=ask: self.state["ask"] != ask, at_once=True)
        if self.state["table"]["status"] != "playing":
            await self.sit()
        await page.close()

    async def heard(self, socket: Any, test: Any, at_once: bool = False) -> None:
        """Read on until a message is so; earlier releases sent one in a frame, this one all there are."""
        if at_once and test(None):
            return
        while True:
            told = json.loads(await socket.recv())
            for message in told if isinstance(told, list) else [told]:
                if message["type"] == "state":
                    self.state = message
                if self.state is not None and test(message):
                    return


class Checkout(Server):
    """A server of another checkout, in the environment of that checkout."""

    def __init__(self, checkout: Path, data: Path) -> None:
        super().__init__(data, PYTHONPATH=str(checkout / "src"))
        self.child = [str(checkout / ".venv-dev" / "bin" / "python"), "-m", "durbar"]
        self.said = 0

    def start(self) -> Server:
        super().start()
        threading.Thread(target=self.listen, daemon=True).start()
        return self

    def listen(self) -> None:
        """Whatever it goes on to print: earlier releases wrote their log there, and would wait for a reader."""
        assert self.process is not None
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += len(line)


class Side:
    def __init__(self, name: str, checkout: Path, folder: Path) -> None:
        self.name = name
        self.server = Checkout(checkout, folder / name)
        self.quiet: list[float] = []
        self.under: list[float] = []
        self.sent = 0
        self.work = [0.0, 0.0]

    async def open(self) -> None:
        await asyncio.to_thread(self.server.start)
        self.players = [Honest(self.server.url) for _ in range(PLAYERS)]
        for player in self.players:
            await player.sit()

    async def turn(self, seconds: float, attacked: bool) -> None:
        until, before = time.perf_counter() + seconds, worked(self.server)
        times = self.under if attacked else self.quiet
        acts = [player.play(until, times) for player in self.players]
        if attacked:
            sent, *_ = await asyncio.gather(attack(self.server.url, until), *acts)
            self.sent += sent
        else:
            await asyncio.gather(*acts)
        self.work[attacked] += worked(self.server) - before

    def report(self) -> None:
        for name, times in (("alone", self.quiet), ("under attack", self.under)):
            shown = ", ".join(f"p{p * 100:g} {percentile(times, p):.0f}" for p in (0.5, 0.9, 0.99))
            print(f"{self.name}, {name}: {len(times)} choices, ms: {shown}, max {percentile(times, 1):.0f}")
        each = self.work[0] / max(1, len(self.quiet))
        cost = (self.work[1] - each * len(self.under)) / max(1, self.sent)
        log = (self.server.log.stat().st_size + self.server.said) / 1024
        lost = sum(player.lost for player in self.players)
        print(f"{self.name}: {self.sent} bad requests, about {cost * 1000:.1f} ms of processor time each", end="; ")
        print(f"{lost} lines lost; {log:.0f} kB of log")


async def story(sides: list[Side], given: argparse.Namespace) -> None:
    for side in sides:
        await side.open()
    for _ in range(given.rounds):
        for attacked in (False, True):
            for side in sides:
                await side.turn(given.seconds, attacked)
    for side in sides:
        side.report()
    print(f"load of the machine {os.getloadavg()[0]:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("old", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        here = Path(__file__).parents[2]
        sides = [Side("old", given.old, Path(folder)), Side("new", here, Path(folder))]
        try:
            asyncio.run(story(sides, given))
        finally:
            for side in sides:
                side.server.kill()


if __name__ == "__main__":
    main()
