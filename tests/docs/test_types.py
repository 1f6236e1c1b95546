"""What type checkers say of the library: views are those of their game."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest

pytestmark = pytest.mark.release  # a type checker reads the whole library
SAID = """
from typing import assert_type
import durbar
from durbar.games.maharaja.shown import View
assert_type(durbar.new("maharaja", players=2).fork().view(0), View)
durbar.new("maharaja").view(0).coinz
durbar.new("a game from elsewhere").view(0).anything
"""


def test_a_view_is_that_of_its_game(tmp_path: Path) -> None:
    file = tmp_path / "said.py"
    file.write_text(SAID, encoding="utf-8")
    told = run(
        [sys.executable, "-m", "mypy", "--strict", str(file)], capture_output=True, text=True, check=False
    ).stdout
    assert [line.partition(": ")[0].rpartition(":")[2] for line in told.splitlines()[:-1]] == ["6"]
    assert 'maybe "coins"' in told
