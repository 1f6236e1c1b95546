"""Compiling the rules beside an open table: at the lowest priority, once, whole or not at all."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from durbar.build.build import BESIDE, digest, digest_of, finished_build

UNFINISHED = "unfinished-"
FAILED = "failed-"


def compiler_at_hand() -> bool:
    names = os.environ.get("CC", "cc gcc clang").split()
    return os.name == "posix" and any(shutil.which(name) for name in names)


def begin(source: Path) -> bool:
    """Compile this checkout in a process of its own, which goes on to its end even if this one is stopped.

    False if that is not possible, or has failed for these files before."""
    if not compiler_at_hand() or not digest() or (BESIDE / (FAILED + digest())).exists():
        return False
    command = [
        sys.executable,
        "-c",
        "import sys, durbar.build.compiling as it; it.compile_beside(sys.argv[1])",
        str(source),
    ]
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    return True


def compile_beside(source: str) -> None:
    """In a process of its own, at the lowest priority: compile, check that it is the same source, move it in."""
    os.nice(19)
    BESIDE.mkdir(exist_ok=True)
    with only_one() as alone:
        if not alone or finished_build() is not None:
            return
        for old in BESIDE.glob(f"{UNFINISHED}*"):
            shutil.rmtree(old, ignore_errors=True)
        made = Path(tempfile.mkdtemp(prefix=UNFINISHED, dir=BESIDE))
        if installed_into(made, source) and digest_of(made) == digest():
            made.rename(BESIDE / digest())
            tidy(digest())
        else:
            (BESIDE / (FAILED + digest())).touch()
            shutil.rmtree(made, ignore_errors=True)


def installed_into(target: Path, source: str) -> bool:
    env = {**os.environ, "DURBAR_COMPILE": "require", "DURBAR_CLIENT": "off", "UV_COMPILE_BYTECODE": "1"}
    command = [sys.executable, "-m", "uv", "pip", "install", "-q", "--no-deps", "--target", str(target), source]
    with (BESIDE / "log").open("w", encoding="utf-8") as log:
        return subprocess.run(command, env=env, stdout=log, stderr=log, check=False).returncode == 0


def tidy(kept: str) -> None:
    """Builds of earlier sources go."""
    for old in BESIDE.iterdir():
        if old.is_dir() and old.name != kept:
            shutil.rmtree(old, ignore_errors=True)
        elif old.name.startswith(FAILED):
            old.unlink()


@contextmanager
def only_one() -> Iterator[bool]:
    """Whether this is the only process that compiles; the lock ends with the process, however it ends."""
    import fcntl

    with (BESIDE / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True
