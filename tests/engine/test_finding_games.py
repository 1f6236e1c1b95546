"""The games are looked for when somebody first asks; whoever asks meanwhile waits for all of them."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

from durbar.engine.game import GameRegister


def test_nobody_sees_half_of_the_games() -> None:
    games = GameRegister()

    def look() -> None:
        for name in ("first", "second", "third"):
            games[name] = game(name)
            assert name in games  # whoever registers may ask
            time.sleep(0.02)

    games.search.append(look)
    with ThreadPoolExecutor(8) as pool:
        seen = list(pool.map(lambda _: len(games), range(8)))
    assert seen == [3] * 8


def game(name: str) -> Any:
    return SimpleNamespace(id=name)
