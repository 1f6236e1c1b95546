"""`make installs`: Durbar installed as the README says, on a machine without Node. Minutes, for it compiles.

The checkout is a new clone: nothing was built in it before.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.release

ROOT = Path(__file__).parent.parent.parent
NODE = ("node", "nodejs", "npm", "npx", "corepack")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a clone, and with all programs of this machine but Node's."""
    folder = tmp_path_factory.mktemp("place")
    (folder / "bin").mkdir()
    for found in ("/usr/local/bin", "/usr/bin", "/bin"):
        for program in Path(found).iterdir():
            if program.name not in NODE and not (folder / "bin" / program.name).is_symlink():
                (folder / "bin" / program.name).symlink_to(program)
    subprocess.run(["git", "clone", "-q", ROOT, folder / "clone"], check=True)
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    return folder


def environment(place: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DURBAR", "VIRTUAL"))}
    found = {**kept, "PATH": str(place / "bin"), "LANG": "C.UTF-8", "HOME": str(place / "home"), **more}
    assert all(shutil.which(name, path=found["PATH"]) is None for name in NODE)
    return found


@contextmanager
def opened(command: list[str | Path], env: dict[str, str], cwd: Path) -> Iterator[str]:
    """What the lobby's page holds once it answers."""
    server = subprocess.Popen(command, env=env, cwd=cwd, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    said = []
    for line in server.stdout:
        said.append(line)
        if "http://" in line:
            break
    address = said[-1][said[-1].index("http://") :].strip().replace("localhost", "127.0.0.1")
    try:
        with urllib.request.urlopen(address) as answer:
            yield answer.read().decode()
    finally:
        server.terminate()
        server.wait(60)


def serve(place: Path) -> list[str]:
    return ["serve", "--no-browser", "--port", "0", "--data", str(place / "data")]


def test_pip_installs_the_server_compiled_and_with_its_page(place: Path) -> None:
    env = environment(place)
    pip = [place / "venv" / "bin" / "python", "-m", "pip", "install", "-q", ".[server]"]
    subprocess.run(pip, env=env, cwd=place / "clone", check=True)
    durbar = place / "venv" / "bin" / "durbar"
    told = subprocess.run([durbar, "--version"], env=env, capture_output=True, text=True, check=True).stdout
    assert "(compiled build)" in told
    with opened([durbar, *serve(place)], env, place) as page:
        assert "<script" in page


def test_the_steps_of_the_containerfile(place: Path) -> None:
    """Without a container: what it runs to install Durbar, in folders of our own, and the command it ends with."""
    text = (ROOT / "docs" / "examples" / "hosting" / "Containerfile").read_text().replace("\\\n", " ")
    (step,) = [line.removeprefix("RUN ") for line in text.splitlines() if line.startswith("RUN python -m venv")]
    (command,) = [line.removeprefix("CMD ") for line in text.splitlines() if line.startswith("CMD ")]
    opt = str(place / "opt")
    ours = step.replace("/opt", opt).replace(" /durbar", f" {place / 'clone'}").replace("python -m", "python3 -m")
    subprocess.run(ours, shell=True, env=environment(place), check=True)
    served = [word.replace("/opt", opt).replace("/data", str(place / "data")) for word in json.loads(command)]
    served[served.index("0.0.0.0")] = "127.0.0.1"
    with opened([*served, "--port", "0"], environment(place), place) as page:
        assert "<script" in page


def test_pipx_runs_the_server_and_leaves_nothing_behind(place: Path) -> None:
    subprocess.run([place / "venv" / "bin" / "python", "-m", "pip", "install", "-q", "pipx"], check=True)
    env = environment(place, DURBAR_COMPILE="off")
    run = [place / "venv" / "bin" / "pipx", "run", "--spec", ".[server]", "durbar", *serve(place)]
    with opened(run, env, place / "clone") as page:
        assert "<script" in page
    left = subprocess.run([run[0], "list", "--short"], env=env, capture_output=True, text=True, check=True).stdout
    assert "durbar" not in left
