"""Real servers as processes, and people who visit them over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from forking import Forked, Source, can_fork
from websockets.asyncio.client import ClientConnection, connect

CHILD = Path(__file__).parent / "serving_child.py"
SOURCES = Path(__file__).parents[2] / "src"
SOURCE = Source()


class Server:
    """One `durbar serve` process."""

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        self.data = data
        self.log = data.parent / f"{data.name}.log"
        self.arguments = arguments
        self.environment = environment
        self.process: subprocess.Popen[str] | Forked | None = None
        self.url = ""

    def start(self) -> Server:
        path = os.environ.get("PYTHONPATH", str(SOURCES))
        environment = {**os.environ, "PYTHONPATH": path, "DURBAR_LANGUAGE": "en", **self.environment}
        arguments = ["serve", "--port", "0", "--no-browser", "--data", str(self.data), *self.arguments]
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            if can_fork(self.environment):
                self.process = SOURCE.start(arguments, environment, log)
            else:
                command = [sys.executable, str(CHILD), *arguments]
                self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.url = line[line.index("http://") :].strip().replace("localhost", "127.0.0.1")
                return self
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            code = self.process.wait(60)
            assert how is signal.SIGKILL or code == 0, code
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60)

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def move_to(self, url: str) -> None:
        """The same browser at another server."""
        cookies = self.http.cookies
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60, cookies=cookies)

    async def named(self, name: str) -> Visitor:
        await self.post("/api/guest", {"name": name})
        return self

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self.checked(await self.http.get(path, params=query), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.checked(await self.http.post(path, json={} if body is None else body), status)

    def checked(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, (response.status_code, response.text)
        return response.json()

    async def table(self, game: str, *seats: Any, start: bool = True, **more: Any) -> Any:
        """A new table; a seat is "me", "open", or the level of a bot."""
        forms = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
        return await self.post("/api/tables", {"game": game, "seats": forms, "start": start, **more})

    async def live(self, table: str, since: int = 0) -> Live:
        address = self.url.replace("http", "ws") + f"/api/tables/{table}/live?since={since}&changes=1"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect(address, additional_headers={"Cookie": cookie} if cookie else {}, max_size=2**24)
        return Live(socket)


class Live:
    """A page at a table: puts states together, remembers the last one and everything it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Any = None
        self.base: Any = None  # the last state, changes put in
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.raw: list[str] = []
        self.unread: list[Any] = []

    async def next(self, seconds: float = 60) -> Any:
        while not self.unread:
            text = await asyncio.wait_for(self.socket.recv(), seconds)
            assert isinstance(text, str)
            self.raw.append(text)
            self.unread = json.loads(text)
        message = self.unread.pop(0)
        if message["type"] == "change":
            message = joined(self.base, message)
        if message["type"] == "state":
            self.state = self.base = message
            self.log += message["log"]
        if message["type"] in ("state", "chat"):
            self.chat += message["chat"]
        return message

    async def until(self, *kinds: str, **wanted: Any) -> Any:
        """Read on until a message of this kind, with these values."""
        while True:
            message = await self.next()
            if message["type"] in kinds and all(message.get(name) == value for name, value in wanted.items()):
                return message

    async def state_where(self, test: Any) -> Any:
        """Read on until the state is so."""
        while self.state is None or not test(self.state):
            await self.next()
        return self.state

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: Any) -> Any:
        """Send with a ref, and read on until that is answered."""
        ref = f"r{random.randrange(10**9)}"
        await self.send(ref=ref, **message)
        return await self.until("done", "error", "preview", "advice", "why", ref=ref)

    async def choose(self, option: int | None = None) -> Any:
        """Choose an option (the first) of what is asked now."""
        ask = self.state["ask"]
        chosen = ask["options"][0]["id"] if option is None else option
        return await self.ask(type="choose", seat=ask["seat"], decision=ask["number"], option=chosen)

    async def close(self) -> None:
        await self.socket.close()


def joined(state: Any, change: Any) -> Any:
    """A state as it is after a change, as the page puts it together."""
    everybody, own = change["all"], change["own"]
    assert state["moment"] == change["since"], (state["moment"], change)
    moment, step, turn, touched = (everybody[name] for name in ("moment", "step", "turn", "touched"))
    outlook = state["outlook"] if everybody["outlook"] is None else everybody["outlook"]
    return state | {
        "moment": moment,
        "step": step,
        "table": state["table"] | {"turn": turn, "moment": moment, "steps": step, "touched": touched},
        "view": state["view"] | own["view"],
        "outlook": outlook,
        "decision": everybody["decision"],
        "ask": own["ask"],
        "undo": own["undo"],
        "log": own["log"] if everybody["log"] is None else everybody["log"],
        "chat": [],
        "earlier": False,
        "nudge": everybody["nudge"],
        "static": None,
        "story": None,
    }


def eventually(test: Any, seconds: float = 60) -> None:
    """Wait until something is so; a generous bound, since machines are busy."""
    end = time.monotonic() + seconds
    while not test():
        assert time.monotonic() < end
        time.sleep(0.05)
