"""Connections that never come to the point: each has so long to ask, and to take its answer; an address has so many."""

from __future__ import annotations

import asyncio
from collections import Counter
from struct import pack
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SILENT = 10.0  # seconds before the first letter; after an answer uvicorn waits for five
ASKING = 30.0  # seconds from the first letter of a request to its last
TAKING = 60.0  # seconds without taking any more of an answer
PING = 20.0  # seconds between a sign of life and the next question for one
PONG = 20.0  # seconds for the answer
GOODBYE = 10.0  # seconds to take what is left when it is over
UNREAD = 8  # messages of a page that may wait for us before it must
TEXT = 0x81  # the first byte of a frame that is a whole text


class Attentive(WebSocketsSansIOProtocol):
    """A page must read what it is sent: uvicorn would wait for ever to say goodbye to one that never does.

    Whoever serves it finds it in `scope["state"]["line"]`, and may write to it at once, without a task of their own.
    """

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["state"].pop("line", None)  # it knows us, and we it

    def send_receive_event_to_app(self) -> None:
        """Stop reading where messages pile up, not after each: to stop and go on again asks the kernel twice."""
        waiting = self.queue.qsize() < UNREAD
        paused, self.read_paused = self.read_paused, waiting or self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = paused if waiting else self.read_paused

    @property
    def is_free(self) -> bool:
        """May something be written at once? Not while what was sent before waits to be taken."""
        open_ = self.handshake_complete and not self.close_sent and not self.disconnected
        return open_ and self.writable.is_set() and not self.transport.is_closing()

    def push(self, text: bytes) -> None:
        """A text as one frame; only while it is free."""
        self.transport.write(frame_head(len(text)) + text)

    def keepalive_timeout(self) -> None:
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(GOODBYE, self.transport.abort)


def frame_head(size: int) -> bytes:
    """What comes before the letters of a text (RFC 6455, 5.2)."""
    if size < 126:
        return pack("!BB", TEXT, size)
    return pack("!BBH", TEXT, 126, size) if size < 65_536 else pack("!BBQ", TEXT, 127, size)


class Patient(HttpToolsProtocol):
    """HTTP with an end to patience, and at most `most` connections for each address; 0: as many as it likes."""

    most = 0
    addresses: Counter[str]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.address = self.client[0] if self.client else ""
        self.addresses[self.address] += 1
        self.expect("asking", SILENT)
        if self.most and self.addresses[self.address] > self.most:
            transport.abort()

    def expect(self, what: str, seconds: float) -> None:
        self.relax(what)
        self.timers[what] = self.loop.call_later(seconds, self.transport.abort)

    def relax(self, *what: str) -> None:
        for timer in [self.timers.pop(name) for name in what if name in self.timers]:
            timer.cancel()

    def on_message_begin(self) -> None:
        self.expect("asking", ASKING)
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.relax("asking")
        super().on_message_complete()

    def pause_writing(self) -> None:
        self.expect("taking", TAKING)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.relax("taking")
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        self.gone()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        super().connection_lost(exc)

    def gone(self) -> None:
        del self.parser  # it knows us, and we it: such a ring would wait an hour for the garbage collector
        self.relax(*self.timers)
        self.addresses[self.address] -= 1
        if self.addresses[self.address] <= 0:
            del self.addresses[self.address]


def patient(most: int) -> type[asyncio.Protocol]:
    """The protocol of one server, which counts its own connections."""

    class Counting(Patient):
        addresses: Counter[str] = Counter()

    Counting.most = most
    return Counting
