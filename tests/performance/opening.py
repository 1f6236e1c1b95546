"""How long until somebody can sit down: `make play` in a new clone, the second time, and the quick commands.

`make opening` runs it. Node's packages are fetched anew; Python's may come from the caches of uv and pip unless
`--cold` is given. The clone holds what is committed. Seconds by the wall clock: leave the machine alone meanwhile.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TRIES = 7


def environment(folder: Path, cold: bool) -> dict[str, str]:
    """As somebody has it who comes here for the first time."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("DURBAR", "VIRTUAL_ENV", "MAKE", "PYTHON"))
    }
    kept |= {"npm_config_cache": str(folder / "npm"), "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    return kept | ({"UV_CACHE_DIR": str(folder / "uv"), "PIP_NO_CACHE_DIR": "1"} if cold else {})


@contextmanager
def played(clone: Path, env: dict[str, str]) -> Iterator[tuple[float, list[str]]]:
    """`make play` until the lobby answers with a page: how long that took, and what was said."""
    begun = time.monotonic()
    arguments = f"ARGS=serve --no-browser --port 0 --data {clone.parent / 'data'}"
    make = subprocess.Popen(
        ["make", "-C", clone, "play", arguments], env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert make.stdout is not None
    said: list[str] = []
    for line in make.stdout:
        said.append(f"{time.monotonic() - begun:5.1f} s  {line.strip()}")
        if "http://" in line:
            break
    with urllib.request.urlopen(said[-1][said[-1].index("http://") :].replace("localhost", "127.0.0.1")) as answer:
        assert b"<script" in answer.read(), said
    took = time.monotonic() - begun
    try:
        yield took, said
    finally:
        os.killpg(make.pid, signal.SIGINT)
        make.wait(30)


def builds(clone: Path) -> list[str]:
    """What lies beside the installed package: unfinished builds, and finished ones by the digest of their sources."""
    found = clone.glob(".venv/lib/python3.*/site-packages/durbar.compiled/*")
    return sorted(path.name for path in found if path.is_dir())


def seconds(command: list[str | Path], env: dict[str, str]) -> float:
    took = []
    for _ in range(TRIES):
        begun = time.monotonic()
        subprocess.run(command, env=env, stdout=subprocess.DEVNULL, check=True)
        took.append(time.monotonic() - begun)
    return statistics.median(took)


def until_compiled(clone: Path, patience: float) -> float:
    """How long the build beside the table takes from here."""
    begun = time.monotonic()
    while not builds(clone) or any(name.startswith("unfinished") for name in builds(clone)):
        if time.monotonic() - begun > patience:
            return float("inf")
        time.sleep(0.2)
    return time.monotonic() - begun


def measured(folder: Path, cold: bool, patience: float) -> None:
    clone, env = folder / "clone", environment(folder, cold)
    subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
    quick = clone / ".venv" / "bin" / "durbar"
    with played(clone, env) as (took, said):
        print(f"first `make play`, until the lobby answers: {took:.1f} s", *said, sep="\n  ")
    with played(clone, env) as (took, _):
        print(f"second `make play`, while the first's build goes on: {took:.1f} s")
    for words in (["--version"], ["games"]):
        print(f"durbar {words[0]}, meanwhile: {seconds([quick, *words], env):.2f} s")
    print(f"compiled after another {until_compiled(clone, patience):.0f} s: {builds(clone)}")
    with played(clone, env) as (took, said):
        print(f"third `make play`, on the compiled build: {took:.1f} s", *said, sep="\n  ")
    for words in (["--version"], ["games"]):
        print(f"durbar {words[0]}: {seconds([quick, *words], env):.2f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cold", action="store_true", help="Python's packages are fetched anew too")
    parser.add_argument("--patience", type=float, default=600, help="seconds to wait for the compiled build")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        measured(Path(made), given.cold, given.patience)
