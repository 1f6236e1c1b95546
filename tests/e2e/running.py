"""A server for browsers, in a process of its own; it is ended by its own pid."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(data: Path, **environment: str) -> Iterator[str]:
    command = [sys.executable, str(Path(__file__).with_name("serve.py")), str(data), "0"]
    environment = {**os.environ, "DURBAR_RATES": "off", **environment}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert running.stdout is not None
    try:
        address = running.stdout.readline().strip()
        assert address.startswith("http"), "the server did not start"
        yield address.replace("localhost", "127.0.0.1")
    finally:
        running.terminate()
        running.wait(20)
