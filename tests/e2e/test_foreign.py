"""A game from elsewhere: its wheel is built and installed, and played to its end on the page in both languages."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from play import play
from playwright.sync_api import expect
from visitor import ROOT, Visitor

KEY = r"heap-[a-z]+|web-[a-z]+|problem-|refused-"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which the wheel of `examples/heap` was installed."""
    folder = tmp_path_factory.mktemp("heap")
    shutil.copytree(ROOT / "examples" / "heap", folder / "source")
    wheel = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(wheel, cwd=folder / "source", check=True, capture_output=True)
    uv = [
        str(Path(sys.executable).with_name("uv")),
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--target",
        str(folder / "here"),
    ]
    subprocess.run([*uv, *map(str, folder.glob("*.whl"))], check=True)
    command = [sys.executable, str(Path(__file__).with_name("serve.py")), str(folder / "data"), "0"]
    before = os.environ.get("PYTHONPATH", "")
    environment = {**os.environ, "DURBAR_RATES": "off", "PYTHONPATH": f"{folder / 'here'}{os.pathsep}{before}"}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert running.stdout is not None
    try:
        yield running.stdout.readline().strip().replace("localhost", "127.0.0.1")
    finally:
        running.terminate()
        running.wait(20)


@pytest.mark.parametrize(
    ("locale", "title", "left", "gone"),
    [
        ("en-GB", "Heap", "Stones left", "The heap is gone."),
        ("fr-FR", "Le tas", "Pierres restantes", "Le tas est épuisé."),
    ],
)
def test_a_game_from_elsewhere_is_played_to_its_end(
    visitors: Callable[..., Visitor], locale: str, title: str, left: str, gone: str
) -> None:
    mira = visitors(locale=locale)
    mira.page.goto(mira.address)
    expect(mira.page.locator(".game", has_text=title)).to_be_visible()
    assert not re.search(KEY, mira.page.inner_text("body"))
    mira.shot(f"foreign-lobby-{locale[:2]}")
    mira.sit_at(mira.create("heap", ["me", "bot:easy"]))
    expect(mira.page.locator(".board pre")).to_contain_text(left)
    expect(mira.page).to_have_title(f"● {title} · Durbar")
    mira.shot(f"foreign-table-{locale[:2]}")
    assert play(mira, random.Random(3), 20) == "over"
    expect(mira.page.locator("body")).to_contain_text(gone)
    assert not re.search(KEY, mira.page.inner_text("body"))
    mira.shot(f"foreign-over-{locale[:2]}")
