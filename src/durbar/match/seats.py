"""Which seats owe a choice."""

from __future__ import annotations

from typing import Any

from durbar.engine.flow import members


def owing(g: Any) -> list[int]:
    """The seats that owe a choice in this state; chance has none."""
    return [] if g.decision is None else list(members(g.decision.players(g)))
