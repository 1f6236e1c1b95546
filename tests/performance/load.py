"""200 tables, 500 connected clients, one real server: from click to update, at the chooser's page and at all others.

    python tests/performance/load.py [--tables 200] [--clients 500] [--seconds 20] [--think 1.0] [--as bare]
                                     [--game maharaja] [--settle 0]

For the first seconds (`--settle`) people come, and clicks are not counted. `--as page`: players send what a page sends
by itself, too: what few options would do, routes, hints, how far they have read; and now and then, why not.
`--as bare`: choices alone. Old servers are played as the pages of their time did.

A click ends for its chooser with the frame that confirms it, and for the others with the frame that shows it.

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


FEW = 16  # options of which a page asks beforehand what they would do
FARTHER = ("March",)  # questions of which it asks where several choices in a row lead
WONDERS = 0.1  # questions at which somebody points at what cannot be chosen
READING = 3.0  # seconds until what is on a page counts as read
PAUSE = 0.07  # seconds a page waits before it asks by itself


class How(NamedTuple):
    """Seconds to think, to settle, and in all; whether players send all that pages send."""

    think: float
    as_page: bool
    settle: float
    seconds: float


class Option(msgspec.Struct):
    id: int


class Ask(msgspec.Struct):
    """What a seat is asked; `untold` came with 0.3, and with it what pages of today do."""

    seat: int
    number: int
    options: list[Option]
    untold: int = -1

    @property
    def is_new(self) -> bool:
        return self.untold >= 0


class Decision(msgspec.Struct):
    name: str


class ForAll(msgspec.Struct):
    moment: int
    decision: Decision | None


class Own(msgspec.Struct):
    ask: Ask | None


class Message(msgspec.Struct):
    """The few things a load client reads, of a state or of a change."""

    type: str
    moment: int = 0
    ref: str = ""
    ask: Ask | None = None
    decision: Decision | None = None
    all: ForAll | None = None
    own: Own | None = None
    never: bool = False


decode = msgspec.json.Decoder(list[Message]).decode


class Shown(NamedTuple):
    """A page was shown all entries after one number up to another, at this time."""

    after: int
    until: int
    at: float


class Client(WSListener):
    """One page. A player thinks for a while, then chooses; a spectator looks on. `clicks`: by entry, when and whose."""

    def __init__(self, address: str, cookie: str, clicks: dict[int, tuple[float, Client]], how: How) -> None:
        self.address, self.cookie, self.clicks, self.how = address, cookie, clicks, how
        self.own: list[tuple[float, float]] = []  # when clicked, and how long it took
        self.shown: list[Shown] = []
        self.errors = self.sent = self.bytes = 0
        self.clicked: dict[str, float] = {}  # by ref
        self.answering = self.seen = 0
        self.reading = self.never = False

    async def run(self, until: float) -> None:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        try:
            self.socket, _ = await ws_connect(lambda: self, self.address, extra_headers=headers, max_frame_size=2**24)
            await asyncio.sleep(until - time.perf_counter())
            self.socket.disconnect()
        except (WSError, OSError):
            self.errors += 1

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            data = frame.get_payload_as_memoryview()
            self.bytes += len(data)
            for message in decode(data):
                self.heard(message, time.perf_counter())

    def heard(self, message: Message, now: float) -> None:
        match message:
            case Message(type="error"):
                self.errors += 1
            case Message(type="done", ref=ref, moment=moment) if ref in self.clicked:
                clicked = self.clicked.pop(ref)
                self.clicks[moment] = (clicked, self)
                self.own.append((clicked, now - clicked))
            case Message(type="hints", never=never):
                self.never = never
            case Message(type="state", moment=moment, ask=ask, decision=decision):
                self.look(moment, ask, decision, now)
            case Message(all=ForAll(moment=moment, decision=decision), own=Own(ask=ask)):
                self.look(moment, ask, decision, now)

    def look(self, moment: int, ask: Ask | None, decision: Decision | None, now: float) -> None:
        self.shown.append(Shown(self.seen, moment, now))
        self.seen = moment
        loop = asyncio.get_running_loop()
        if ask is not None and ask.number != self.answering:
            self.answering = ask.number
            loop.call_later(random.uniform(0.5, 1.5) * self.how.think, self.choose, ask)
            if self.how.as_page:
                loop.call_later(PAUSE, self.ask_about, ask, decision.name if decision is not None else "")
        if self.how.as_page and self.cookie and not self.reading:
            self.reading = True
            loop.call_later(READING, self.read)

    def ask_about(self, ask: Ask, question: str) -> None:
        """What a page asks by itself, unless the next question is there already."""
        if ask.number != self.answering:
            return
        here: dict[str, Any] = {"seat": ask.seat, "decision": ask.number}
        if question in FARTHER:
            self.send(type="ways", **here)
        options, at_once = [option.id for option in ask.options], FEW if ask.is_new else FEW // 2
        for start in range(0, len(options), at_once) if len(options) <= FEW else ():
            self.send(type="preview", options=options[start : start + at_once], **here)
        if not self.never:
            self.send(type="hints", **here)
        if ask.is_new and random.random() < WONDERS:
            self.send(type="why", **here)

    def read(self) -> None:
        self.reading = False
        self.send(type="seen", moment=self.seen)

    def choose(self, ask: Ask) -> None:
        option, ref = random.choice(ask.options).id, str(self.sent)
        self.clicked[ref] = time.perf_counter()
        self.sent += 1
        self.send(type="choose", option=option, seat=ask.seat, decision=ask.number, ref=ref)

    def send(self, **message: Any) -> None:
        self.socket.send(WSMsgType.TEXT, msgspec.json.encode(message))  # nothing once the time is up

    def waited(self, settled: float) -> list[float]:
        """How long others' clicks took until they were seen here."""
        found = []
        for shown in self.shown:
            for moment in range(shown.after + 1, shown.until + 1) if shown.after else ():
                clicked, whose = self.clicks.get(moment, (0.0, self))
                if whose is not self and clicked >= settled:
                    found.append(shown.at - clicked)
        return found


async def clients(url: str, tables: list[tuple[str, list[str]]], how: How) -> dict[str, Any]:
    """All clients of some tables: for each the id and the cookies of those connected."""
    begun = time.perf_counter()
    until, settled = begun + how.seconds, begun + how.settle
    found = []
    for table, cookies in tables:
        clicks: dict[int, tuple[float, Client]] = {}
        address = url.replace("http", "ws") + f"/api/tables/{table}/live?changes=1"
        found += [Client(address, cookie, clicks, how) for cookie in cookies]
    await asyncio.gather(*(client.run(until) for client in found))
    return {
        "own": [took for client in found for clicked, took in client.own if clicked >= settled],
        "others": [took for client in found for took in client.waited(settled)],
        "errors": sum(client.errors for client in found),
        "sent": sum(client.sent for client in found),
        "bytes": sum(client.bytes for client in found),
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
    what = {"own": "click to update, own page", "others": "click to update, others"}
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
    parser.add_argument("--as", dest="plays_as", choices=["bare", "page"], default="bare")
    parser.add_argument("--settle", type=float, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), DURBAR_RATES="off").start()
        try:
            spectators = given.clients - 2 * given.tables
            tables = asyncio.run(set_tables(server.url, given.game, given.tables, spectators))
            with ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn")) as pool:
                shares = [tables[n::PROCESSES] for n in range(PROCESSES)]
                how = How(given.think, given.plays_as == "page", given.settle, given.seconds)
                running = [pool.submit(in_process, server.url, share, how) for share in shares]
                before, until = worked(server), time.perf_counter() + given.seconds
                each = steady(server, given.clients, until)
                results = [task.result() for task in running]
                report(results, given.seconds, worked(server) - before, each)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
