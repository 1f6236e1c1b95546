"""Servers forked from a process that has imported what they need: of a start from nothing, most is importing.

    the tests  --(arguments, environment, where to write)-->  the source  --fork-->  a warden  --fork-->  a server

The warden waits for its server and tells the tests how it ended. A server is a process of its own, as one started
from nothing is: it is killed by its own pid, and nothing it does reaches another.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import pkgutil
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO

CHILD = Path(__file__).with_name("serving_child.py")
ALSO = ("sqlalchemy.dialects.sqlite.aiosqlite", "sqlalchemy.dialects.postgresql.asyncpg", "alembic.command")
MOST = 1 << 20  # bytes of an order


class Forked:
    """A server: what tests ask of a process."""

    def __init__(self, pid: int, stdout: int, ended: int) -> None:
        self.pid = pid
        self.stdout = os.fdopen(stdout, encoding="utf-8")
        self.ended = ended

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """How it ended, as of a process; a warden tells it once."""
        if not select.select([self.ended], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("a forked server", timeout)
        code = int(os.read(self.ended, 20))
        os.close(self.ended)
        return code


class Source:
    """The process that servers are forked from, begun when the first one is wanted; it ends with the tests."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.line: socket.socket | None = None

    def begin(self) -> socket.socket:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            end = theirs.fileno()
            subprocess.Popen([sys.executable, str(CHILD), "--fork", str(end)], stdin=subprocess.DEVNULL, pass_fds=[end])
        return ours

    def start(self, arguments: list[str], environment: dict[str, str], log: IO[str]) -> Forked:
        heard, stdout = os.pipe()
        ended, told = os.pipe()
        order = json.dumps([arguments, environment, str(Path.cwd())]).encode()
        with self.lock:
            self.line = self.line or self.begin()
            socket.send_fds(self.line, [order], [stdout, log.fileno(), told])
            pid = int(self.line.recv(20))
        for end in (stdout, told):
            os.close(end)
        return Forked(pid, heard, ended)


def can_fork(environment: dict[str, str]) -> bool:
    """Whether a server with this environment may be forked: for what the loader or Python reads it is too late then.

    Never where something is measured.
    """
    tested = "PYTEST_CURRENT_TEST" in os.environ and sys.platform == "linux"
    return tested and all(name.startswith("DURBAR_") for name in environment)


# --- in the source ---------------------------------------------------------------------------------------------------


def import_all() -> None:
    import durbar.commands
    import durbar.server

    for package in (durbar.server, durbar.commands):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".migrations." not in module.name:
                importlib.import_module(module.name)
    for name in ALSO:
        importlib.import_module(name)
    assert len([*Path("/proc/self/task").iterdir()]) == 1, "a thread would not come with a fork"
    gc.collect()
    gc.freeze()


def forked(end: int) -> None:
    """Fork a server for each order; returns in the servers alone."""
    line = socket.socket(fileno=end)
    import_all()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for wardens
    while True:
        order, ends, _flags, _address = socket.recv_fds(line, MOST, 3)
        if not order:
            os._exit(0)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            server = os.fork()
            if server == 0:
                line.close()
                return become(order, *ends)
            watch(line, server, *ends)
        for each in ends:
            os.close(each)


def watch(line: socket.socket, server: int, stdout: int, log: int, told: int) -> None:
    """A warden: who the server is, and in the end how it ended."""
    line.send(str(server).encode())
    line.close()
    os.close(stdout)
    os.close(log)
    code = os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])
    os.write(told, str(code).encode())
    os._exit(0)


def become(order: bytes, stdout: int, log: int, told: int) -> None:
    """The process that would have been started with these arguments, this environment, and these to write to."""
    arguments, environment, folder = json.loads(order)
    os.close(told)
    for end, number in ((stdout, 1), (log, 2)):
        os.dup2(end, number)
        os.close(end)
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    os.chdir(folder)
    sys.argv = [str(CHILD), *arguments]
