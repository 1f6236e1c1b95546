"""Games as numbers for learners (compiled). Each game's `encode.py` says how."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import Seat
from durbar.engine.refusal import DeadEnd


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """What learners choose by, and what they see."""

    def ids(self, g: Any, options: vec[i64]) -> vec[i64]:
        """The stable ids of these options of the present decision, in their order."""
        raise DeadEnd(type(self).__name__)

    def see(self, row: vec[float], at: i64, g: Any, seat: Seat) -> None:
        """Write what the seat sees into a row, from `at` on, over zeros: most numbers are 0 in most positions."""
        raise DeadEnd(type(self).__name__)
