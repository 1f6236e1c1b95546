"""Fixtures every test may use."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from durbar.engine.game import GAMES, Game, register

sys.path.insert(0, str(Path(__file__).parent / "engine"))

settings.register_profile("house", deadline=None, derandomize=True)  # the same run on every machine, slow ones too
settings.load_profile("house")


@pytest.fixture
def climbing() -> Iterator[Game]:
    """The ladder, a game small enough to check by hand, among the games."""
    from ladder import ladder

    yield register(ladder())
    del GAMES["ladder"]
