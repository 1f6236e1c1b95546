"""Fixtures every test may use."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from durbar.engine.game import GAMES, Game, register

sys.path.insert(0, str(Path(__file__).parent / "engine"))


@pytest.fixture
def climbing() -> Iterator[Game]:
    """The ladder, a game small enough to check by hand, among the games."""
    from ladder import ladder

    yield register(ladder())
    del GAMES["ladder"]
