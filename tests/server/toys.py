"""The toy games, made known to a process."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
for folder in (HERE, HERE.parent / "engine"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

from ladder import ladder  # noqa: E402
from veil import veil  # noqa: E402

from durbar.engine.game import GAMES, register  # noqa: E402


def register_toys() -> None:
    for make in (ladder, veil):
        game = make()
        if game.id not in GAMES:
            register(game)


def forget_toys() -> None:
    for name in ("ladder", "veil"):
        GAMES.pop(name, None)
