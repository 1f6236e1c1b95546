"""The ladder game of the engine's tests, seen from a seat: nothing is hidden."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))

import ladder

from durbar.engine.agenda import steps_of


class Climbing(ladder.Ladder):
    steps = steps_of(ladder)

    def determinize(self, g: Any, seat: int, rng: Any) -> Any:
        return g.clone()

    def static(self, g: Any) -> dict[str, Any]:
        return {"labels": {"seat": list(self.labels(g, "seat"))}, "board": {}}
