"""The library and the terminal need little; the rest is asked for by name, and its absence is one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from durbar.build.extras import EXTRAS

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {
    "prometheus-client": "prometheus_client",
    "argon2-cffi": "argon2",
    "open_spiel": "pyspiel",
    "vl-convert-python": "vl_convert",
    "dask": "distributed",
    "resvg-py": "resvg_py",
}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with Durbar and nothing that was not asked for; the versions are those of our own."""
    folder = tmp_path_factory.mktemp("bare")
    uv = [sys.executable, "-m", "uv", "-q"]
    subprocess.run([*uv, "venv", "--python", sys.executable, folder], check=True)
    env = {**os.environ, "DURBAR_COMPILE": "off", "DURBAR_CLIENT": "off"}
    pinned = ["--constraint", ROOT / "requirements" / "dev.txt"]
    subprocess.run([*uv, "pip", "install", "--python", folder / "bin" / "python", *pinned, ROOT], env=env, check=True)
    return folder


def run(bare: Path, *words: str, code: int = 0) -> str:
    """What the command prints in the new environment."""
    env = {"PATH": os.defpath, "LANG": "C.UTF-8"}
    done = subprocess.run([bare / "bin" / words[0], *words[1:]], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_library_and_the_terminal_are_at_most_eighteen_distributions(bare: Path) -> None:
    assert len(list(bare.glob("lib/python*/site-packages/*.dist-info"))) <= 18


def test_the_library_and_the_terminal_work_alone(bare: Path) -> None:
    assert "Maharaja" in run(bare, "durbar", "games")
    play = "import durbar; g = durbar.new('maharaja', players=2, seed=7); print(g.owing())"
    assert run(bare, "python", "-c", play).strip() == "[0]"
    assert "5.4" in run(bare, "durbar", "rules", "maharaja", "5.4")


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ((), "server"),
        (("serve", "--no-browser"), "server"),
        (("import", "some-file"), "server"),
        (("arena", "maharaja", "--bots", "random,easy", "--games", "1"), "lab"),
        (("report", "maharaja", "--games", "1"), "lab"),
    ],
)
def test_a_missing_extra_is_one_sentence(bare: Path, words: tuple[str, ...], extra: str) -> None:
    told = run(bare, "durbar", *words, code=2)
    assert f"'durbar[{extra}]'" in told
    assert len(told.strip().splitlines()) == 1


def test_a_missing_extra_is_told_to_those_who_import(bare: Path) -> None:
    assert "pip install 'durbar[env]'" in run(bare, "python", "-c", "import durbar.env.pettingzoo", code=1)


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_distribution_of_an_extra_is_known_by_its_module(extra: str) -> None:
    named = {Requirement(text).name for text in PROJECT["optional-dependencies"][extra]} - {"durbar"}
    assert {MODULES.get(name, name) for name in named} <= set(EXTRAS[extra])


def test_all_is_all() -> None:
    (everything,) = PROJECT["optional-dependencies"]["all"]
    assert Requirement(everything).extras == set(EXTRAS)
