"""What the suites go through: every game, every number of seats, every value of every setting."""

from __future__ import annotations

import pytest

from durbar.engine import flow
from durbar.engine.game import GAMES

COMPILED = not (flow.__file__ or "").endswith(".py")
FEW = 8
"""On the sources, twenty times slower, suites that play whole games take one option set in so many."""
CASES = [(game.id, seats, settings) for game in GAMES.values() for seats, settings in game.option_sets()]
NAMES = ["-".join([game, str(seats), *settings.keys(), *settings.values()]) for game, seats, settings in CASES]


def cases() -> list[object]:
    """Every option set where the rules are compiled; on the sources some of each game."""
    last = {game: n for n, (game, _seats, _settings) in enumerate(CASES)}  # of each game at least one
    return [
        pytest.param(*case, id=name)
        for n, (case, name) in enumerate(zip(CASES, NAMES, strict=True))
        if COMPILED or n % FEW == 0 or n == last[case[0]]
    ]
