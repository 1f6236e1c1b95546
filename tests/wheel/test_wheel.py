"""The wheel of `make wheel`, in a new environment without Node or compiler: installed, opened, played, verified."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.release

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "tests" / "server"))

from visitors import Visitor  # noqa: E402  tests/server is no package

WHEEL = next((ROOT / "dist").glob("durbar-*.whl"))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel and what its table needs."""
    folder, begun = tmp_path_factory.mktemp("place") / "venv", time.monotonic()
    uv = [sys.executable, "-m", "uv", "-q"]
    subprocess.run([*uv, "venv", "--python", sys.executable, folder], check=True)
    how = ["--python", folder / "bin" / "python", "--only-binary", ":all:"]
    pinned = ["--constraint", ROOT / "requirements" / "dev.txt", f"durbar[server] @ {WHEEL.as_uri()}"]
    subprocess.run([*uv, "pip", "install", *how, *pinned], env=alone(folder), check=True)
    print(f"\ninstalled in {time.monotonic() - begun:.1f} s")
    return folder


def alone(folder: Path) -> dict[str, str]:
    """No program of this machine is found, but those of the new environment."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DURBAR", "CC"))}
    return {**kept, "PATH": str(folder / "bin"), "LANG": "C.UTF-8"}


def run(place: Path, *words: object) -> str:
    command = [place / "bin" / "durbar", *map(str, words)]
    return subprocess.run(command, env=alone(place), capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def url(place: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    begun, data = time.monotonic(), tmp_path_factory.mktemp("data")
    command = [place / "bin" / "durbar", "serve", "--port", "0", "--no-browser", "--data", data]
    server = subprocess.Popen(command, env=alone(place), stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = next(line for line in server.stdout if "http://" in line)
    print(f"\nopen in {time.monotonic() - begun:.1f} s")
    yield line[line.index("http://") :].strip().replace("localhost", "127.0.0.1")
    server.terminate()
    assert server.wait(60) == 0


def test_it_is_compiled_and_has_the_page() -> None:
    names = ZipFile(WHEEL).namelist()
    assert any(name.endswith((".so", ".pyd")) and "flow" in name for name in names)
    assert "durbar/static/index.html" in names


def test_it_runs_compiled(place: Path) -> None:
    assert "(compiled build)" in run(place, "--version")


def test_a_table_opens_and_a_bot_plays(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        assert "<script" in (await ann.http.get("/")).text
        page = await ann.live((await ann.table("maharaja", "me", "easy"))["id"])
        for _ in range(3):
            await page.state_where(lambda state: state["ask"])
            assert (await page.choose())["type"] == "done"

    asyncio.run(story())


@pytest.mark.parametrize("record", sorted((ROOT / "tests" / "golden").rglob("01.durbar")), ids=str)
def test_reference_games_verify(place: Path, record: Path) -> None:
    assert "honest" in run(place, "verify", record)
