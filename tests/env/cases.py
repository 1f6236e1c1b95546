"""What the suites go through: every game, every number of seats, every value of every setting."""

from __future__ import annotations

from durbar.engine.game import GAMES

CASES = [(game.id, seats, settings) for game in GAMES.values() for seats, settings in game.option_sets()]
NAMES = ["-".join([game, str(seats), *settings.keys(), *settings.values()]) for game, seats, settings in CASES]
