"""200 tables, 500 connected clients, one real server: from click to update, at the chooser's page and at all others.

    python tests/performance/load.py [--tables 200] [--clients 500] [--seconds 20] [--think 1.0] [--previews 0]
                                     [--game maharaja] [--settle 0]

For the first seconds (`--settle`) people come, and clicks are not counted. With previews, players point at so many
options before they choose, and each asks the server what it would do.

Clients run in processes of their own on the same machine, so that they take their share of its cores: as small a
share as they can (picows), for people bring machines of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from visitors import Server, Visitor

PROCESSES = 2


class How(NamedTuple):
    """Seconds to think, to settle, and in all; how many options each player points at."""

    think: float
    previews: int
    settle: float
    seconds: float


class Option(msgspec.Struct):
    id: int


class Ask(msgspec.Struct):
    seat: int
    number: int
    options: list[Option]


class Message(msgspec.Struct):
    """The few things a load client reads."""

    type: str
    moment: int = 0
    ask: Ask | None = None


decode = msgspec.json.Decoder(list[Message]).decode


class Client(WSListener):
    """One page. A player thinks for a while, then chooses; a spectator looks on."""

    def __init__(self, address: str, cookie: str, clicks: dict[int, float], how: How, settled: float) -> None:
        self.address, self.cookie, self.clicks, self.settled = address, cookie, clicks, settled
        self.think, self.previews = how.think, how.previews
        self.own: list[float] = []
        self.others: list[float] = []
        self.pointing: list[float] = []
        self.errors = 0
        self.sent = 0
        self.clicked: float | None = None
        self.pointed = 0.0
        self.answering = 0

    async def run(self, until: float) -> None:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        try:
            self.socket, _ = await ws_connect(lambda: self, self.address, extra_headers=headers, max_frame_size=2**24)
            await asyncio.sleep(until - time.perf_counter())
            self.clicked = None
            self.socket.disconnect()
        except (WSError, OSError):
            self.errors += 1

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            for message in decode(frame.get_payload_as_memoryview()):
                self.heard(message)

    def heard(self, message: Message) -> None:
        if message.type == "error":
            self.errors += 1
        elif message.type == "preview":
            self.pointing.append(time.perf_counter() - self.pointed)
        elif message.type == "state":
            self.seen(message)
            if message.ask is not None and message.ask.number != self.answering:
                self.answering = message.ask.number
                self.point(message.ask, self.previews)

    def seen(self, message: Message) -> None:
        now = time.perf_counter()
        if self.clicked is not None:
            if self.clicked >= self.settled:
                self.own.append(now - self.clicked)
            self.clicks[message.moment] = self.clicked
            self.clicked = None
        elif self.clicks.get(message.moment, 0.0) >= self.settled:
            self.others.append(now - self.clicks[message.moment])

    def point(self, ask: Ask, previews: int) -> None:
        """After a while point at another option, or choose."""
        pause = random.uniform(0.5, 1.5) * self.think / (self.previews + 1)
        asyncio.get_running_loop().call_later(pause, self.choose, ask, previews)

    def choose(self, ask: Ask, previews: int) -> None:
        option, now = random.choice(ask.options).id, time.perf_counter()
        if previews:
            self.pointed = now
            self.send(type="preview", options=[option], seat=ask.seat, decision=ask.number)
            self.point(ask, previews - 1)
        else:
            self.clicked = now
            self.sent += 1
            self.send(type="choose", option=option, seat=ask.seat, decision=ask.number)

    def send(self, **message: Any) -> None:
        self.socket.send(WSMsgType.TEXT, msgspec.json.encode(message))  # nothing once the time is up


async def clients(url: str, tables: list[tuple[str, list[str]]], how: How) -> dict[str, Any]:
    """All clients of some tables: for each the id and the cookies of those connected."""
    begun = time.perf_counter()
    until, settled = begun + how.seconds, begun + how.settle
    found = []
    for table, cookies in tables:
        clicks: dict[int, float] = {}
        address = url.replace("http", "ws") + f"/api/tables/{table}/live"
        found += [Client(address, cookie, clicks, how, settled) for cookie in cookies]
    await asyncio.gather(*(client.run(until) for client in found))
    return {
        "own": [t for client in found for t in client.own],
        "others": [t for client in found for t in client.others],
        "pointing": [t for client in found for t in client.pointing],
        "errors": sum(client.errors for client in found),
        "sent": sum(client.sent for client in found),
    }


def in_process(*given: Any) -> dict[str, Any]:
    return uvloop.run(clients(*given))


async def set_tables(url: str, game: str, tables: int, spectators: int) -> list[tuple[str, list[str]]]:
    """Tables of two players each, and spectators spread over them."""
    made = []
    for n in range(tables):
        ann, bob = await Visitor(url).named(f"Ann {n}"), await Visitor(url).named(f"Bob {n}")
        table = (await ann.table(game, "me", "open", start=False))["id"]
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        cookies = [f"durbar={visitor.http.cookies['durbar']}" for visitor in (ann, bob)]
        made.append((table, cookies + [""] * (spectators // tables + (n < spectators % tables))))
        await ann.http.aclose()
        await bob.http.aclose()
        if n % 20 == 19:
            print(f"  {n + 1} tables set", file=sys.stderr)
    return made


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000 if times else 0.0


def worked(server: Server) -> float:
    """Processor seconds the server has used."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def figure(server: Server, name: str) -> float:
    """One of the server's own figures."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def steady(server: Server, connected: int, until: float) -> float:
    """Processor milliseconds of a choice once all are connected, and before the first leaves."""
    while figure(server, "durbar_sockets") < connected and time.perf_counter() < until:
        time.sleep(0.5)
    work, choices = worked(server), figure(server, "durbar_command_seconds_count")
    time.sleep(max(0.0, until - time.perf_counter() - 1))
    return (worked(server) - work) / max(1, figure(server, "durbar_command_seconds_count") - choices) * 1000


def report(results: list[dict[str, Any]], seconds: float, work: float, each: float) -> None:
    what = {"own": "click to update, own page", "others": "click to update, others", "pointing": "pointing to preview"}
    for who, named in what.items():
        times = [t for result in results for t in result[who]]
        shown = ", ".join(f"p{int(p * 1000) / 10:g} {percentile(times, p):.1f}" for p in (0.5, 0.9, 0.99, 0.999))
        print(f"{named}: {len(times)}, ms: {shown}, max {percentile(times, 1):.1f}")
    sent, errors = (sum(result[name] for result in results) for name in ("sent", "errors"))
    print(f"{sent} choices, {sent / seconds:.0f} a second, {errors} errors")
    own, others = (sum(len(result[who]) for result in results) for who in ("own", "others"))
    print(f"server: {work:.1f} CPU s in {seconds:.0f} s, {work / max(1, sent) * 1000:.2f} ms a choice", end="")
    print(f" with {(own + others) / max(1, own):.1f} pages updated; load of the machine {os.getloadavg()[0]:.1f}")
    print(f"with all connected: {each:.3f} ms a choice, {1000 / max(each, 1e-3):.0f} choices a CPU second")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="maharaja")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--previews", type=int, default=0)
    parser.add_argument("--settle", type=float, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), DURBAR_RATES="off").start()
        try:
            spectators = given.clients - 2 * given.tables
            tables = asyncio.run(set_tables(server.url, given.game, given.tables, spectators))
            with ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn")) as pool:
                shares = [tables[n::PROCESSES] for n in range(PROCESSES)]
                how = How(given.think, given.previews, given.settle, given.seconds)
                running = [pool.submit(in_process, server.url, share, how) for share in shares]
                before, until = worked(server), time.perf_counter() + given.seconds
                each = steady(server, given.clients, until)
                results = [task.result() for task in running]
                report(results, given.seconds, worked(server) - before, each)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
