"""Running a server until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn
import uvloop
from sqlalchemy.exc import SQLAlchemyError

from durbar.engine.refusal import Problem
from durbar.server.host import timeouts
from durbar.server.host.app import application
from durbar.server.host.config import Config
from durbar.server.host.gate import Gate
from durbar.server.host.logs import written
from durbar.server.host.server import Server
from durbar.server.host.timeouts import Attentive, patient

HUGE = 1024 * 1024  # a message beyond this closes the connection unread


def listening(config: Config) -> socket.socket:
    """A socket on the address asked for; refused with a sentence if it is taken."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((config.host, config.port))
    except (OSError, OverflowError):
        found.close()
        raise Problem("port-in-use", given=config.port, host=config.host) from None
    return found


def address_of(config: Config, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    host = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::1", "::") else config.host
    return f"http://{host}:{port}"


class Quiet(uvicorn.Server):
    """Stops when asked to, and leaves it to us to put everything away; uvicorn alone would die of the signal."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def heed_signals(self) -> None:
        """From before anybody is told that it serves."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)


async def serving(config: Config, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal says stop."""
    server = Server(config)
    web = Quiet(
        uvicorn.Config(
            Gate(application(server), config),
            lifespan="off",
            http=patient(0 if config.loopback else config.limits.connections),
            log_config=None,
            access_log=False,
            forwarded_allow_ips=list(config.proxies),
            ws=Attentive,
            ws_ping_interval=timeouts.PING,
            ws_ping_timeout=timeouts.PONG,
            ws_max_size=HUGE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
            server_header=False,
        )
    )
    try:
        await server.open()
    except (SQLAlchemyError, OSError) as problem:
        raise Problem("database-unreachable", reason=type(problem).__name__) from None
    async with server.running():
        web.heed_signals()
        listener.listen(2048)  # from here on nobody is turned away
        ready()
        await web.serve(sockets=[listener])


def serve_until_stopped(config: Config, ready: Callable[[str], None]) -> None:
    """Bind, open, serve. `ready` is told the address once people can come."""
    os.umask(0o077)  # what the server writes is nobody else's
    listener = listening(config)
    try:
        with written(sys.stderr):
            uvloop.run(serving(config, listener, lambda: ready(address_of(config, listener))))
    finally:
        listener.close()
