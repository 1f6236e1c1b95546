"""Connections that never come to the point: each has so long to ask for something, and an address has so many."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SILENT = 10.0  # seconds before the first letter; after an answer uvicorn waits for five
ASKING = 30.0  # seconds from the first letter of a request to its last


def patient(most: int) -> type[asyncio.Protocol]:
    """HTTP with an end to patience, and so many connections for each address; 0: as many as it likes."""

    class Patient(HttpToolsProtocol):
        addresses: Counter[str] = Counter()
        timer: asyncio.TimerHandle | None = None
        address = ""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.address = self.client[0] if self.client else ""
            self.addresses[self.address] += 1
            self.expect(SILENT)
            if most and self.addresses[self.address] > most:
                transport.abort()

        def expect(self, seconds: float) -> None:
            self.relax()
            self.timer = self.loop.call_later(seconds, lambda: self.transport.abort())

        def relax(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def on_message_begin(self) -> None:
            self.expect(ASKING)
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self.relax()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self.gone()
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self.gone()
            super().connection_lost(exc)

        def gone(self) -> None:
            self.relax()
            self.addresses[self.address] -= 1
            if self.addresses[self.address] <= 0:
                del self.addresses[self.address]

    return Patient
