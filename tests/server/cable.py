"""A way to the database that can be cut and mended."""

from __future__ import annotations

import contextlib
import socket
import threading


class Cable:
    """The way to a PostgreSQL, which can be cut. `through`: how many new connections get through; None: all."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.through: int | None = None
        self.came = 0
        self.carrying = threading.Event()
        self.carrying.set()
        self.open: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"postgresql://durbar@127.0.0.1:{self.listener.getsockname()[1]}/postgres"

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near = self.listener.accept()[0]
                self.came += 1
                if self.through is not None and self.through <= 0:
                    near.close()
                    continue
                self.through = None if self.through is None else self.through - 1
                far = socket.create_connection(("127.0.0.1", self.port))
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=(one, other, self.carrying), daemon=True).start()

    def cut(self, through: int) -> None:
        """All connections end now, and only so many new ones get through."""
        self.through = through
        for end in self.open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.open = []
        self.came = 0

    def silence(self) -> None:
        """Nothing is cut, and nothing gets through."""
        self.carrying.clear()

    def mend(self) -> None:
        self.through = None
        self.carrying.set()

    def close(self) -> None:
        self.cut(0)
        self.carrying.set()
        self.listener.close()


def carry(one: socket.socket, other: socket.socket, carrying: threading.Event) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            carrying.wait()
            other.sendall(data)
        other.shutdown(socket.SHUT_RDWR)
