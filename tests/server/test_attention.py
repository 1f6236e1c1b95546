"""Pages that never read what they are sent are cut off, and whoever reads is not."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from visitors import Visitor

from durbar.server.host import timeouts
from durbar.server.host.config import Config
from durbar.server.host.limits import limits_asked_for
from durbar.server.host.serving import listening, serving


def masked(message: dict[str, object]) -> bytes:
    """A text frame as a client sends it, with a mask of nothing but zeros."""
    body = json.dumps(message).encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body


def small_socket(url: str) -> socket.socket:
    """A connection that takes little before it is read."""
    address = urlsplit(url)
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.connect((str(address.hostname), int(address.port or 0)))
    return found


async def deaf_page(url: str, table: str) -> socket.socket:
    """A page that talks nonsense, is told so again and again with all it may know, and never reads it."""
    found = small_socket(url)
    head = [
        f"GET /api/tables/{table}/live HTTP/1.1", f"Host: {urlsplit(url).netloc}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    found.sendall("\r\n".join([*head, "", ""]).encode())
    found.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_recv(found, 10)
    await loop.sock_sendall(found, masked({"type": "x"}) * 12_000)
    return found


async def talk_on(page: socket.socket, what: bytes) -> None:
    while True:
        await asyncio.get_running_loop().sock_sendall(page, what)
        await asyncio.sleep(0.05)


async def sockets(url: str) -> int:
    async with httpx.AsyncClient() as client:
        text = (await client.get(f"{url}/metrics")).text
    return int(float(next(line for line in text.splitlines() if line.startswith("durbar_sockets ")).split()[1]))


async def with_server(folder: Path, story: Callable[[str], Awaitable[None]]) -> None:
    """A server in this process, whose patience a test may shorten."""
    config = Config(data=folder, port=0, limits=limits_asked_for())
    listener = listening(config)
    ready = asyncio.Event()
    running = asyncio.create_task(serving(config, listener, ready.set))
    await ready.wait()
    await story(f"http://127.0.0.1:{listener.getsockname()[1]}")
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def test_a_page_that_never_reads_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("PING", 1.0), ("PONG", 10.0), ("GOODBYE", 1.0)):
        monkeypatch.setattr(timeouts, name, seconds)
    monkeypatch.setenv("DURBAR_RATES", "off")

    async def story(url: str) -> None:
        ann = await Visitor(url).named("Ann")
        table = (await ann.table("ladder", "me", "me"))["id"]
        page = await ann.live(table)
        deaf = await deaf_page(url, table)
        while await sockets(url) != 2:
            await page.next()
        while await sockets(url) != 1:
            await asyncio.sleep(0.1)
        with pytest.raises(ConnectionError):
            await talk_on(deaf, masked({"type": "x"}))
        deaf.close()
        assert (await page.ask(type="chat", text="still here"))["type"] == "done"
        await page.close()

    asyncio.run(with_server(tmp_path, story))


def test_whoever_asks_and_never_takes_the_answers_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a request more, sent before the first answer stops, does not buy any time."""
    monkeypatch.setattr(timeouts, "TAKING", 1.0)
    monkeypatch.setenv("DURBAR_RATES", "off")

    async def story(url: str) -> None:
        ask = f"GET /api/schema/openapi.json HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\n\r\n".encode()
        deaf = small_socket(url)
        deaf.setblocking(False)
        with pytest.raises(ConnectionError):
            await talk_on(deaf, ask * 50)
        deaf.close()

    asyncio.run(with_server(tmp_path, story))


def test_connections_that_have_ended_are_gone_without_a_collection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole memory is looked through once an hour only: until then rings of closed connections would pile up."""
    monkeypatch.setattr(timeouts, "GOODBYE", 0.1)
    monkeypatch.setenv("DURBAR_RATES", "off")

    def held() -> int:
        return sum(issubclass(type(one), timeouts.Attentive | timeouts.Patient) for one in gc.get_objects())

    async def story(url: str) -> None:
        ann = await Visitor(url).named("Ann")
        table = (await ann.table("ladder", "me", "me"))["id"]
        gc.collect()
        gc.disable()
        before = held()
        for _ in range(5):
            page = await ann.live(table)
            await page.next()
            await page.close()
            await sockets(url)
        try:
            async with asyncio.timeout(20):
                while held() > before:
                    await asyncio.sleep(0.1)
        finally:
            gc.enable()

    asyncio.run(with_server(tmp_path, story))


OVERRIDDEN = {
    timeouts.Attentive: (
        *("keepalive_timeout", "on_task_complete", "handle_connect", "connection_lost"),
        "send_receive_event_to_app",
    ),
    timeouts.Patient: (
        *("connection_made", "connection_lost", "on_message_begin", "on_message_complete", "pause_writing"),
        *("resume_writing", "handle_websocket_upgrade"),
    ),
}


def test_what_we_override_in_uvicorn_is_still_there() -> None:
    """These are not part of what it promises: `pyproject.toml` keeps it below its next minor version."""
    for ours, names in OVERRIDDEN.items():
        own = {name for name, value in vars(ours).items() if callable(value)} - {"expect", "relax", "gone", "push"}
        assert own == set(names)
        assert all(callable(getattr(ours.__mro__[1], name)) for name in names)
