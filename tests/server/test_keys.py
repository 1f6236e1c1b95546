"""The secret key: whole or not there at all."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import pytest
from visitors import CHILD, Server


def full_disk() -> None:
    """Nothing can be written to files any more."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def test_a_full_disk_at_the_first_start_leaves_no_key(data: Path) -> None:
    command = [sys.executable, str(CHILD), "serve", "--port", "0", "--no-browser", "--data", str(data)]
    done = subprocess.run(command, preexec_fn=full_disk, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "secret.key cannot be written" in done.stderr
    assert list(data.glob("secret.key*")) == []
    server = Server(data).start()
    server.stop()
    assert len((data / "secret.key").read_text()) == 64


@pytest.mark.parametrize("text", ["", "short", "\n"])
def test_a_short_key_is_refused(data: Path, text: str) -> None:
    data.mkdir()
    (data / "secret.key").write_text(text)
    with pytest.raises(AssertionError, match="too short or empty"):
        Server(data).start()
